import * as z from 'zod';
import { isRecord } from './pick.ts';
import { stepsOf, valueAt } from './pointer.ts';

/**
 * What has changed between two versions of an artefact, and where a part of one is in another. A path is a JSON pointer whose steps into a
 * list of rows name the row ('=T1|Kuiz') where something tells the rows apart, and its place ('3') where nothing does.
 */

type Fields = Record<string, unknown>;

/** What tells the rows of a list apart, by the list's key; rows with an id are told apart by that. */
const identities: Record<string, readonly string[]> = {
  assessments: ['code', 'type'],
  criteria: ['hp'],
  objectives: ['clo'],
  rubric: ['criterion'],
  rubrics: ['courseCode', 'assessmentType'],
  rubriks: ['taskCode', 'taskType'],
  selectedAssessments: ['courseCode', 'assessmentType'],
  skills: ['code'],
  tasks: ['taskCode', 'taskType'],
};

const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isRecord);

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What names each row of a list; null where that does not tell them apart. */
function namesOf(key: string, rows: readonly Fields[]): string[] | null {
  const keys = rows.every(({ id }) => typeof id === 'string') ? ['id'] : (identities[key] ?? []);
  const names = rows.map((row) => keys.map((each) => wordOf(row[each])).join('|'));
  return keys.length > 0 && new Set(names).size === rows.length ? names : null;
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** Follows steps into a value; `stepIn` gives the next step's place in a list of rows, as it is written in the result. */
function follow(
  value: unknown,
  path: string,
  stepIn: (names: readonly string[] | null, step: string) => { place: number; written: string } | null,
): string | null {
  let at = value;
  let key = '';
  let result = '';
  for (const step of stepsOf(path)) {
    const found = isRows(at) && at.length > 0 ? stepIn(namesOf(key, at), step) : { place: Number(step), written: step };
    if (found === null || typeof at !== 'object' || at === null) return null;
    at = Array.isArray(at) ? (at as unknown[])[found.place] : (at as Fields)[step];
    if (at === undefined) return null;
    key = Array.isArray(at) ? step : key;
    result += `/${escaped(found.written)}`;
  }
  return result;
}

/** The path of the part at a pointer; null where there is none. */
export const pathOf = (value: unknown, pointer: string): string | null =>
  follow(value, pointer, (names, step) => {
    const name = names?.[Number(step)];
    return { place: Number(step), written: name === undefined ? step : `=${name}` };
  });

/** The pointer of the part at a path; null where this value has no such row. */
export const pointerOf = (value: unknown, path: string): string | null =>
  follow(value, path, (names, step) => {
    const place = step.startsWith('=') ? (names?.indexOf(step.slice(1)) ?? -1) : Number(step);
    return place === -1 ? null : { place, written: String(place) };
  });

/** Whether a path means the same part in any version: no row of it is known by its place alone. */
export const isSure = (path: string): boolean => !stepsOf(path).some((step) => /^\d+$/.test(step));

const stepOf = (row: Fields, place: number): string => {
  const label = labelOf(row);
  return label === '' ? String(place) : escaped(`=${label}`);
};

/** Where changes tell the part at a pointer, by the words that its rows are called by. */
export function labelledPath(value: unknown, pointer: string): string {
  let at = value;
  let path = '';
  for (const step of stepsOf(pointer)) {
    const isRow = isRows(at);
    at = valueAt(at, `/${escaped(step)}`);
    path += `/${isRow && isRecord(at) ? stepOf(at, Number(step)) : escaped(step)}`;
  }
  return path;
}

/**
 * One change between two versions. `at`: a path whose rows carry the words that people call them by. `before` and `after`: values of a few
 * words; '' for none, null for a longer text.
 */
export const changeSchema = z.object({
  at: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * What code adds to an artefact, and how the document or the lecturer bears it out: these change with the values or say nothing of them.
 * Faculty and semester are printed on covers only: nothing is written from them.
 */
const notes = new Set([
  'accepted',
  'confirmation',
  'engineNotice',
  'fact',
  'facts',
  'faculty',
  'flags',
  'look',
  'metadata',
  'semester',
  'warnings',
]);

/** Texts that people call a row by, the first that it has. */
const labels = [
  'cloNumber',
  'assessmentType',
  'taskType',
  'type',
  'title',
  'activityName',
  'criterion',
  'objective',
  'name',
  'code',
  // As a paper prints them: the letter of a part or of a choice.
  'label',
  'key',
];

/** What people call a row by; '' where it has no such text. */
export function labelOf(row: Fields): string {
  const label = labels.map((key) => wordOf(row[key])).find((text) => text !== '') ?? '';
  return label === '' ? '' : `${wordOf(row['courseCode'])} ${label}`.trim();
}

/** Longer values are not shown in a change, unless more are asked for (characters). */
const longest = 60;

function shown(key: string, value: unknown, most: number): string | null {
  // Ids say nothing to people, and a part of several fields is no value.
  if (key === 'cloIds' || [value].flat().some((each) => isRecord(each))) return null;
  const text = Array.isArray(value) ? value.join(', ') : String((value as string | number | null | undefined) ?? '');
  return text.length > most ? null : text;
}

/** What differs between two versions of an artefact; a value that is what it was does not count. */
export function changesBetween(before: unknown, after: unknown, most = longest, at = '', key = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((each) => !notes.has(each))
      .flatMap((each) => changesBetween(before[each], after[each], most, `${at}/${each}`, each));
  if (isRows(before) && isRows(after)) return rowChanges(before, after, most, at, key);
  return [{ at, kind: 'changed', before: shown(key, before, most), after: shown(key, after, most) }];
}

function rowChanges(
  before: readonly Fields[],
  after: readonly Fields[],
  most: number,
  at: string,
  key: string,
): Change[] {
  const earlier = namesOf(key, before);
  const later = namesOf(key, after);
  const isNamed = earlier !== null && later !== null;
  if (!isNamed && before.length !== after.length) return [{ at, kind: 'changed', before: null, after: null }];
  const stepTo = (row: Fields, place: number): string => `${at}/${stepOf(row, place)}`;
  const rowChange = (kind: 'added' | 'removed') => (row: Fields, place: number) => ({
    at: stepTo(row, place),
    kind,
    before: null,
    after: null,
  });
  const placeBefore = (place: number): number => (isNamed ? earlier.indexOf(later[place] ?? '') : place);
  return [
    ...after.flatMap((row, place) => {
      const old = before[placeBefore(place)];
      return old === undefined ? [rowChange('added')(row, place)] : changesBetween(old, row, most, stepTo(row, place));
    }),
    ...before.flatMap((row, place) =>
      isNamed && !later.includes(earlier[place] ?? '') ? [rowChange('removed')(row, place)] : [],
    ),
  ];
}
