import * as z from 'zod';
import { isRecord } from '../../../shared/values/pick.ts';
import { hoursOf } from '../../../shared/fact/units.ts';

interface Reading {
  /** Name and description of the field that is read, in lower case. */
  told: string;
  /** Whether a text that was left out is taken as empty: yes when a document is read, no when a text is written. */
  fillsTexts: boolean;
  /** Malay sentences for the lecturer about values that could not be kept. */
  notices: string[];
}

/**
 * An answer in the form that its schema wants. Slips of form are understood before it is validated: "10%" for a number, one value for a list,
 * JSON in a text, a choice in English. The meaning of a value never changes: a text that is no number, an unknown choice or a number out of bounds
 * stays as it is, fails the schema, and is asked for again. The whole schema is not tried here: one that counts its trials is tried by the caller.
 */
export function understand(schema: z.ZodType, answer: unknown, fillsTexts: boolean) {
  const reading: Reading = { told: '', fillsTexts, notices: [] };
  const value = schema instanceof z.ZodObject ? objectIn(schema, answer, reading, true) : read(schema, answer, reading);
  return { value, notices: reading.notices };
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Words by which models say that there is nothing. */
const nothing = /^(?:|-|–|n\/?a|null|none|nil|tiada|tidak dinyatakan|not (?:stated|found))$/i;
const isNothing = (value: unknown): boolean =>
  isMissing(value) || (typeof value === 'string' && nothing.test(value.trim()));

function read(schema: z.ZodType, value: unknown, reading: Reading): unknown {
  if (schema.safeParse(value).success) return value;
  if (schema instanceof z.ZodNullable)
    return isNothing(value) ? null : read(schema.unwrap() as z.ZodType, value, reading);
  if (schema instanceof z.ZodOptional)
    return isNothing(value) ? undefined : read(schema.unwrap() as z.ZodType, value, reading);
  if (schema instanceof z.ZodObject) return objectIn(schema, value, reading, false);
  if (schema instanceof z.ZodArray) return listIn(schema, value, reading);
  if (schema instanceof z.ZodRecord) {
    const given = fromJson(value);
    const inner = schema.valueType as z.ZodType;
    return isRecord(given)
      ? Object.fromEntries(Object.entries(given).map(([name, one]) => [name, read(inner, one, reading)]))
      : value;
  }
  if (schema instanceof z.ZodUnion) {
    const readings = schema.options.map((option) => read(option as z.ZodType, value, reading));
    return readings.find((one) => schema.safeParse(one).success) ?? value;
  }
  const meant = scalarIn(schema, value, reading);
  return schema.safeParse(meant).success ? meant : value;
}

function scalarIn(schema: z.ZodType, value: unknown, { fillsTexts, told }: Reading): unknown {
  if (schema instanceof z.ZodString) return isMissing(value) ? (fillsTexts ? '' : value) : textIn(value);
  if (schema instanceof z.ZodNumber) return typeof value === 'string' ? numberIn(value, schema.maxValue, told) : value;
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const choices = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    return choiceIn(
      choices.filter((choice) => typeof choice === 'string'),
      String(textIn(value)),
    );
  }
  if (schema instanceof z.ZodBoolean && typeof value === 'string') {
    const choice = choiceIn(['true', 'false', 'ya', 'tidak', 'yes', 'no'], value);
    return choice === null ? value : ['true', 'ya', 'yes'].includes(choice);
  }
  return value;
}

/** A fraction is not taken for a text: 12.1 may have been the place '12.10'. */
function textIn(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value;
  if (isRecord(value) && typeof value['value'] === 'string') return value['value'];
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string')) return value;
  return value.join(value.every(({ length }) => length < 40) ? ', ' : '\n');
}

/** Words of units that are taken in any field, for no other number is told with them. */
const anywhere = ['', 'jam', 'hour', 'hours', 'hr', 'hrs', 'h', 'kredit', 'credit', 'credits', 'sks'];
const percent = ['%', 'peratus', 'percent'];
/** Units, with the words for each, that are taken only when the field's name or description names them. */
const units = [percent, ['markah', 'mark', 'marks'], ['minggu', 'week', 'weeks'], ['minit', 'minute', 'minutes']];

/**
 * A number with its unit: a duration in the minutes or hours that the field is told in, percent also where the limit is 100. Three digits after
 * a comma or point may be thousands, and are not taken for either.
 */
function numberIn(text: string, limit: number | null, told: string): unknown {
  const hours = hoursOf(text);
  if (hours !== null && told.includes('minit')) return Math.round(hours * 60);
  if (hours !== null && /jam|hour/.test(told)) return hours;
  const [, whole, fraction = '', unit = ''] = /^([+-]?\d+)(?:[.,](\d+))?\s*(%|\p{L}*)$/u.exec(text.trim()) ?? [];
  const words = units.find((each) => each.includes(unit.toLowerCase())) ?? [];
  const isTaken = anywhere.includes(unit.toLowerCase()) || words.some((word) => told.includes(word));
  if (whole === undefined || fraction.length === 3 || !(isTaken || (words === percent && limit === 100))) return text;
  return Number(`${whole}.${fraction}0`);
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // A text that only begins like JSON.
    return value;
  }
}

/** The object that is meant: a model may give it as text, as the only one of a list, or in a wrapper such as `{answer: {...}}`. */
function unwrapped({ shape }: z.ZodObject, value: unknown): unknown {
  let given = fromJson(value);
  if (Array.isArray(given) && given.length === 1) given = fromJson(given[0]);
  const isAnswer = !isRecord(given) || Object.keys(given).some((name) => name in shape);
  const inside = isAnswer ? [] : Object.values(given as object);
  const inner = inside.length === 1 ? fromJson(inside[0]) : null;
  return isRecord(inner) ? inner : given;
}

/**
 * A field that was left out becomes empty when the schema accepts an empty value. A whole answer that leaves out more than half of its fields
 * is invalid, not an answer with nothing to say.
 */
function objectIn(schema: z.ZodObject, value: unknown, reading: Reading, isWhole: boolean): unknown {
  const given = unwrapped(schema, value);
  if (!isRecord(given)) return value;
  const fields = Object.entries(schema.shape);
  const known = fields.filter(([name]) => given[name] !== undefined).length;
  const isFilled = known > 0 && (!isWhole || known * 2 >= fields.length);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (given[name] === undefined && !isFilled) return [];
      const told = `${name} ${(field as z.ZodType).description ?? ''}`.toLowerCase();
      const one = read(field as z.ZodType, given[name], { ...reading, told });
      return one === undefined ? [] : [[name, one]];
    }),
  );
}

function listIn(schema: z.ZodArray, value: unknown, reading: Reading): unknown {
  const element = schema.element as z.ZodType;
  if (isNothing(value)) return schema.safeParse([]).success ? [] : value;
  const items = itemsIn(element, value)
    .filter((item) => !isMissing(item))
    .map((item) => read(element, item, reading));
  const most = mostOf(schema);
  if (items.length <= most) return items;
  reading.notices.push(
    `Jawapan AI memberikan ${items.length} butiran dalam satu senarai; ${most} yang pertama disimpan.`,
  );
  return items.slice(0, most);
}

function itemsIn(element: z.ZodType, value: unknown): unknown[] {
  const given = fromJson(value);
  if (Array.isArray(given)) return given;
  if (
    isRecord(given) &&
    !(element instanceof z.ZodObject && Object.keys(given).some((name) => name in element.shape))
  ) {
    const [inner, ...others] = Object.values(given);
    if (Array.isArray(inner) && others.length === 0) return inner;
  }
  // Choices may come as one text: 'Kognitif, Afektif'.
  if (element instanceof z.ZodEnum && typeof given === 'string') return given.split(/[,;/&]|\bdan\b|\band\b/u);
  return [given];
}

const mostOf = (schema: z.ZodArray): number =>
  (schema.def.checks ?? []).reduce((most, { _zod: { def } }) => {
    const limit = def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : most;
    return Math.min(most, limit);
  }, Number.POSITIVE_INFINITY);

/** For each choice of a schema, the words that models write in its place; compared without case, accents and punctuation. */
const synonyms: Record<string, readonly string[]> = {
  // Domains of learning, also by the letter of their levels (C4, P3, A2).
  Kognitif: ['cognitive', 'c'],
  Psikomotor: ['psychomotor', 'psikomotorik', 'p'],
  Afektif: ['affective', 'a'],
  ms: ['malay', 'melayu', 'bahasa melayu', 'bahasa malaysia', 'bm', 'msa', 'ms-my'],
  en: ['english', 'inggeris', 'bahasa inggeris', 'bi', 'eng'],
  id: ['indonesian', 'indonesia', 'bahasa indonesia', 'ind', 'id-id'],
  // Whether a revision has answered a remark.
  selesai: ['sudah selesai', 'resolved', 'addressed'],
  separa: ['sebahagian', 'separa selesai', 'partial', 'partly', 'partially addressed'],
  belum: ['belum selesai', 'unresolved', 'not addressed'],
};

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The one of these choices that a text means; null when it means none, or more than one. */
function choiceIn(choices: readonly string[], text: string): string | null {
  const meant = bare(text);
  const found = choices.filter((choice) =>
    [choice, ...(synonyms[choice] ?? [])].some((word) => bare(word) === meant && meant !== ''),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
