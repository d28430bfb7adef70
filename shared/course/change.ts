import { domainsOfLevel } from '../mqf.ts';
import { AppError } from '../errors.ts';
import type { Fact } from '../fact/fact.ts';
import type { Course } from './course.ts';
import type { CourseChange } from './changeSchema.ts';
import { courseLabels, factKey, prefixOf, type RowList, rowLists } from './fields.ts';
import { moved } from '../rows.ts';
import { recounted } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Values & { id: string };

/** What a module's new rows hold beside the facts. */
export type BlankRows = Partial<Record<RowList, Values>>;

/**
 * A course after one decision of its lecturer: the values concerned get the state `lecturer` and keep the place that they were read from.
 * @throws {AppError} conflict when a value is no longer what the lecturer saw; not_found for a row that is gone
 */
export function changedCourse<C extends Course>(
  course: C,
  change: Exclude<CourseChange, { do: 'undo' }>,
  blank: BlankRows = {},
): C {
  switch (change.do) {
    case 'accept':
      return recounted({
        ...course,
        facts: decided(
          course.facts,
          change.keys.filter((key) => isKey(course, key)),
        ),
      });
    case 'set':
      return set(course, change.to);
    case 'add': {
      const { list, values } = change.rows;
      const first = nextNumber(course, list);
      const rows = values.map((row, i) => ({
        ...blank[list],
        ...linked(course, row),
        id: `${prefixOf[list]}_${first + i}`,
      }));
      const facts = decided(
        course.facts,
        rows.map(({ id }) => id),
      );
      return recounted({ ...course, facts, [list]: [...course[list], ...rows] });
    }
    case 'remove':
      return recounted(without(course, change.list, rowAt(course, change.list, change.row)));
    case 'move': {
      const place = rowAt(course, change.list, change.row);
      return { ...course, [change.list]: moved<unknown>(course[change.list], place, change.by) };
    }
  }
  return change satisfies never;
}

const byLecturer = (before: Fact | undefined): Fact => ({
  state: 'lecturer',
  at: before?.at ?? [],
  quote: before?.quote ?? '',
  place: before?.place ?? '',
});

const decided = (facts: Course['facts'], keys: readonly string[]): Course['facts'] => ({
  ...facts,
  ...Object.fromEntries(keys.map((key) => [key, byLecturer(facts[key])])),
});

/** Whether a fact can stand under a key: of the course, of a list or its item, of a row or a row's field. */
function isKey(course: Course, key: string): boolean {
  const [row = '', field] = key.split('.');
  if (Object.hasOwn(course.facts, key) || Object.hasOwn(courseLabels, key)) return true;
  const isRow = rowLists.some((list) => course[list].some(({ id }) => id === row));
  return isRow && (field === undefined || Object.hasOwn(courseLabels, field));
}

function rowAt(course: Course, list: RowList, row: string): number {
  const place = course[list].findIndex(({ id }) => id === row);
  if (place === -1) throw new AppError('not_found', 'Baris ini telah dibuang di tempat lain.');
  return place;
}

/** Ids of rows are numbered on from the highest there ever was: the fact of a removed row stays, for documents may still name it. */
const nextNumber = (course: Course, list: RowList): number =>
  1 +
  Math.max(
    0,
    ...[...course[list].map(({ id }) => id), ...Object.keys(course.facts)].flatMap((id) =>
      id.startsWith(`${prefixOf[list]}_`) ? [Number.parseInt(id.split('_')[1] ?? '', 10)] : [],
    ),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Without links to outcomes that are not there. */
const linked = (course: Course, values: object): Values =>
  'cloIds' in values && Array.isArray(values.cloIds)
    ? { ...values, cloIds: values.cloIds.filter((id) => course.clos.some((clo) => clo.id === id)) as unknown }
    : { ...values };

function set<C extends Course>(course: C, to: Extract<CourseChange, { do: 'set' }>['to']): C {
  const { list, values, was } = to;
  const row = to.list === 'course' ? '' : to.row;
  const place = to.list === 'course' ? -1 : rowAt(course, to.list, to.row);
  const before = (to.list === 'course' ? course : course[to.list][place]) as unknown as Values;
  const wanted: Values = linked(course, values);
  const keys = Object.keys(wanted).filter((key) => !isSame(wanted[key], before[key]));
  if (keys.some((key) => !isSame(before[key], was[key])))
    throw new AppError(
      'conflict',
      'Fakta ini telah diubah di tempat lain semasa anda menyunting. Bandingkan, kemudian pilih.',
    );
  const after: Record<string, unknown> = {
    ...before,
    ...Object.fromEntries(keys.map((key) => [key, wanted[key]])),
  };
  // Domains that followed from the level go on following it.
  if (
    keys.includes('level') &&
    !keys.includes('domain') &&
    isSame(before['domain'], domainsOfLevel(String(before['level'])))
  )
    after['domain'] = domainsOfLevel(String(after['level']));
  const whole =
    to.list === 'course' ? { ...course, ...after } : { ...course, [to.list]: replaced(course[to.list], place, after) };
  const changed = Object.keys(after).filter((key) => !isSame(after[key], before[key]));
  const touched = [...new Set([...Object.keys(values), ...changed])].map((key) => factKey(list, row, key));
  const facts = list === 'course' ? withoutItems(course.facts, touched) : course.facts;
  return recounted({ ...whole, facts: decided(facts, touched) });
}

const replaced = (rows: readonly unknown[], place: number, row: unknown): unknown[] => rows.with(place, row);

/** The states of single items ('references.2') end with the list as it was read. */
const withoutItems = (facts: Course['facts'], lists: readonly string[]): Course['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !lists.some((list) => key.startsWith(`${list}.`))));

/** Links to an outcome go with it. */
function without<C extends Course>(course: C, list: RowList, place: number): C {
  const id = course[list][place]?.id ?? '';
  const unlinked = <R extends Row & { cloIds: string[] }>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, cloIds: row.cloIds.filter((one) => one !== id) }));
  return {
    ...course,
    ...(list === 'clos' ? { assessments: unlinked(course.assessments), topics: unlinked(course.topics) } : {}),
    [list]: course[list].filter((_, i) => i !== place),
    facts: decided(Object.fromEntries(Object.entries(course.facts).filter(([key]) => !key.startsWith(`${id}.`))), [id]),
  };
}
