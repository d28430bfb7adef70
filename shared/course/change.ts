import { domainsOfLevel } from '../terms/mqf.ts';
import { AppError } from '../errors.ts';
import type { Fact } from '../fact/fact.ts';
import type { Course } from './course.ts';
import type { CourseChange } from './changeSchema.ts';
import { type CourseField, factKey, type FactList, fieldAt, prefixOf, type RowList } from './fields.ts';
import { offeredValue } from './offered.ts';
import { toReview } from './review.ts';
import { isSame } from '../values/pick.ts';
import { moved } from '../session/rows.ts';

type Values = Readonly<Record<string, unknown>>;
type Setting = Extract<CourseChange, { do: 'set' }>;

/** What a module's new rows hold beside the facts. */
export type BlankRows = Partial<Record<RowList, Values>>;
/** A document's value as its field takes it; undefined where it does not fit. The server parses it, the page shows it as it is. */
type Fit = (field: CourseField, value: unknown) => unknown;

/**
 * A course after one decision of its lecturer: the values concerned get the state `lecturer` and keep the place that they were read from.
 * @throws {AppError} conflict when a value is no longer what the lecturer saw; not_found for a row that is gone
 */
export const changedCourse = <C extends Course>(
  course: C,
  change: Exclude<CourseChange, { do: 'undo' }>,
  blank: BlankRows = {},
  fit: Fit = (_, value) => value,
): C => ({ ...course, ...changesOf(course, change, blank, fit) });

function changesOf(
  course: Course,
  change: Exclude<CourseChange, { do: 'undo' }>,
  blank: BlankRows,
  fit: Fit,
): Partial<Course> {
  switch (change.do) {
    case 'accept': {
      const waiting = toReview(course).flatMap(({ items }) => items.map(({ key }) => key));
      const keys = change.keys.filter((key) => Object.hasOwn(course.facts, key) || waiting.includes(key));
      return { facts: factsDecided(course.facts, keys) };
    }
    case 'useDocument':
      return change.keys.reduce((now, key) => ({ ...now, ...asOffered(now, key, fit) }), course);
    case 'set':
      return valuesSet(course, change);
    case 'add': {
      const { list, values } = change;
      const first = nextNumber(course, list);
      const ids = values.map((_, i) => `${prefixOf[list]}_${first + i}`);
      const rows = values.map((row, i) => ({ ...blank[list], ...withKnownClos(course, row), id: ids[i] }));
      return { facts: factsDecided(course.facts, ids), [list]: [...course[list], ...rows] };
    }
    case 'remove':
      return rowRemoved(course, change.list, rowAt(course, change));
    case 'move':
      return { [change.list]: moved<unknown>(course[change.list], rowAt(course, change), change.by) };
  }
  return change satisfies never;
}

/** One value set to what its document offers for it; nothing changes where that does not fit the field, or the row is gone. */
function asOffered(course: Course, key: string, fit: Fit): Partial<Course> {
  const { list, row, field } = fieldAt(key) ?? {};
  const offered = course.facts[key]?.offered;
  if (list === undefined || field === undefined || offered === undefined) return {};
  const before = list === 'course' ? course : course[list].find(({ id }) => id === row);
  const value = fit(field, offeredValue(field, offered, course));
  if (before === undefined || value === undefined || isSame(value, [])) return {};
  const was = { [field.key]: (before as unknown as Values)[field.key] };
  return valuesSet(course, { do: 'set', list, row, values: { [field.key]: value }, was } as Setting);
}

const byLecturer = (before: Fact | undefined): Fact => ({
  state: 'lecturer',
  at: before?.at ?? [],
  quote: before?.quote ?? '',
  place: before?.place ?? '',
});

const factsDecided = (facts: Course['facts'], keys: readonly string[]): Course['facts'] => ({
  ...facts,
  ...Object.fromEntries(keys.map((key) => [key, byLecturer(facts[key])])),
});

function rowAt(course: Course, { list, row }: { list: RowList; row: string }): number {
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

/** Without links to outcomes that are not there. */
const withKnownClos = ({ clos }: Course, values: Values): Values =>
  Array.isArray(values['cloIds'])
    ? { ...values, cloIds: values['cloIds'].filter((id) => clos.some((clo) => clo.id === id)) as unknown }
    : values;

function valuesSet(course: Course, change: Setting): Partial<Course> {
  const { list, row, values, was } = change;
  const place = list === 'course' ? -1 : rowAt(course, { list, row });
  const before = (list === 'course' ? course : course[list][place]) as unknown as Values;
  const wanted = withKnownClos(course, values);
  const keys = Object.keys(wanted).filter((key) => !isSame(wanted[key], before[key]));
  if (keys.some((key) => !isSame(before[key], was[key])))
    throw new AppError(
      'conflict',
      'Fakta ini telah diubah di tempat lain semasa anda menyunting. Bandingkan, kemudian pilih.',
    );
  // Domains that followed from the level go on following it.
  const [level, domain] = [before, wanted].map((each) => domainsOfLevel(String(each['level'])));
  const isFollowing = keys.includes('level') && !keys.includes('domain') && isSame(before['domain'], level);
  const after = { ...wanted, ...(isFollowing && { domain }) };
  const touched = Object.keys(after).map((key) => factKey(list, row, key));
  const kept = list === 'course' ? withoutItems(course.facts, touched) : course.facts;
  const facts = { ...factsDecided(kept, touched), ...contradicting(course.facts, { list, row }, before, after) };
  if (list === 'course') return { ...after, facts };
  const rows: readonly object[] = course[list];
  return { [list]: rows.with(place, { ...before, ...after }), facts };
}

/** The states of numbers that are set to another than the document has. */
function contradicting(
  facts: Course['facts'],
  { list, row }: { list: FactList; row: string },
  before: Values,
  after: Values,
): Course['facts'] {
  return Object.fromEntries(
    Object.keys(after).flatMap((name) => {
      const key = factKey(list, row, name);
      const { state, offered = '' } = facts[key] ?? {};
      const stated = state === 'found' ? before[name] : state === 'lecturer' ? Number.parseFloat(offered) : null;
      if (typeof stated !== 'number' || Number.isNaN(stated) || stated === after[name]) return [];
      return [[key, { ...byLecturer(facts[key]), offered: `${stated}${name === 'weight' ? '%' : ''}` }]];
    }),
  );
}

/** The states of single items ('references.2') end with the list as it was read. */
const withoutItems = (facts: Course['facts'], lists: readonly string[]): Course['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !lists.some((list) => key.startsWith(`${list}.`))));

/** Links to an outcome go with it. */
function rowRemoved(course: Course, list: RowList, place: number): Partial<Course> {
  const id = course[list][place]?.id ?? '';
  const unlinked = <R extends { cloIds: string[] }>(rows: readonly R[]): R[] =>
    rows.map((row) => ({ ...row, cloIds: row.cloIds.filter((one) => one !== id) }));
  return {
    ...(list === 'clos' && { assessments: unlinked(course.assessments), topics: unlinked(course.topics) }),
    [list]: course[list].filter((_, i) => i !== place),
    facts: factsDecided(withoutItems(course.facts, [id]), [id]),
  };
}
