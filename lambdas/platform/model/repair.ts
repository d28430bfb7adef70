import * as z from 'zod';
import { withValueAt } from '../stages/editableKind.ts';
import { renderData } from './prompt.ts';
import type { PromptInput } from './strategies.ts';

/** A second call that asks for the faulty fields of an answer alone; all else of the answer is kept. */
interface Repair {
  /** Takes the faulty fields by their paths: 'clos.2.level'. */
  schema: z.ZodObject;
  input: PromptInput;
  /** The first answer with what the second call brought; a model that answers in full again is taken at its word. */
  merged: (answer: unknown) => unknown;
}

/** More faulty fields than this are asked for by the first field of their paths. */
const fieldsAtMost = 20;

/** What models take as the name of a field. */
const fieldName = /^[\w.-]{1,64}$/;

type Path = (string | number)[];

export function repairOf(schema: z.ZodType, input: PromptInput, value: unknown, error: z.ZodError): Repair {
  const fields = faultyFields(schema, error);
  const names = [...fields.keys()];
  const problems = error.issues.slice(0, fieldsAtMost).map(({ path: at, message }) => `- ${at.join('.')}: ${message}`);
  return {
    schema: z.object(Object.fromEntries(fields)),
    input: {
      stable: input.stable,
      request: [
        input.request,
        renderData('jawapan_pertama', value),
        'Jawapan pertama anda di atas tidak sah di tempat ini (dalam laluan, baris senarai dikira daripada 0):',
        ...problems,
        `Rekodkan medan ini sahaja, dengan laluannya sebagai nama: ${names.join(', ')}. Yang lain dikekalkan.`,
      ].join('\n'),
    },
    merged(answer) {
      const given = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
      const brought = names.filter((name) => Object.hasOwn(given, name));
      if (brought.length === 0) return answer;
      return brought.reduce(
        (whole, name) => withValueAt(whole, `/${name.replaceAll('.', '/')}`, given[name]),
        typeof value === 'object' && value !== null ? value : {},
      );
    },
  };
}

/** The schemas of the fields that are asked for again, by their paths. */
function faultyFields(schema: z.ZodType, error: z.ZodError): Map<string, z.ZodType> {
  const paths = error.issues.map(({ path }) => namablePath(schema, path as Path));
  const isWhole = paths.some(({ length }) => length === 0);
  const top = Object.keys(schema instanceof z.ZodObject ? schema.shape : {}).map((name): Path => [name]);
  const wanted = isWhole ? top : paths;
  const few = new Set(wanted.map((path) => path.join('.'))).size <= fieldsAtMost;
  const fields = new Map<string, z.ZodType>();
  for (const path of few ? wanted : wanted.map((all) => all.slice(0, 1))) {
    // A field within one that is asked for anyway is not asked for twice.
    const isWithin = wanted.some((other) => other.length < path.length && other.every((step, i) => step === path[i]));
    if (!isWithin) fields.set(path.join('.'), schemaAt(schema, path) ?? z.unknown());
  }
  return fields;
}

/** The longest beginning of a path that the schema knows and that a field can be named after. */
function namablePath(schema: z.ZodType, path: Path): Path {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    if (fieldName.test(part.join('.')) && schemaAt(schema, part) !== null) return part;
  }
  return [];
}

function schemaAt(schema: z.ZodType, [step, ...rest]: Path): z.ZodType | null {
  if (step === undefined) return schema;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return schemaAt(schema.unwrap() as z.ZodType, [step, ...rest]);
  const below = childOf(schema, step);
  return below === undefined ? null : schemaAt(below, rest);
}

function childOf(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[step] as z.ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}
