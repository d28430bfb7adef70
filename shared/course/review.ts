import type { Fact } from '../fact/fact.ts';
import type { Course, Skill } from './course.ts';
import {
  courseLabels,
  factKey,
  fieldsOf,
  languageLabels,
  rowLists,
  type CourseField,
  type FactList,
  type RowList,
} from './fields.ts';
import { doubtsOf, rowName } from './rules.ts';

export interface ReviewItem {
  key: string;
  label: string;
  /** Null for an empty list. */
  field: CourseField | null;
  /** The value that the document does not support; '' when there is none. */
  value: string;
  fact: Fact | undefined;
}

/** The values that wait for the lecturer: of the course itself (`row` ''), of one of its rows, or of an empty list (`row` '' and no field). */
export interface ReviewGroup {
  list: FactList;
  row: string;
  title: string;
  items: ReviewItem[];
}

/** Fields that every course has: when one is absent, that waits for the lecturer too. All others may be absent. */
const needed: Record<FactList, readonly CourseField['key'][]> = {
  course: ['courseCode', 'courseName', 'credit'],
  clos: ['level'],
  assessments: ['weight'],
  topics: [],
};

export function valueText(course: Course, key: CourseField['key'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (key === 'cloIds') return numbersOf(course, value as string[]);
  if (key === 'language') return languageLabels[value as Course['language']];
  if (key === 'skills')
    return (value as (string | Skill)[])
      .map((skill) => (typeof skill === 'string' ? skill : `${skill.code} ${skill.name}`.trim()))
      .join(', ');
  if (Array.isArray(value)) return value.join(key === 'references' ? '\n' : ', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const numbersOf = ({ clos }: Course, ids: readonly string[]): string =>
  clos.flatMap(({ id, cloNumber }) => (ids.includes(id) ? [cloNumber] : [])).join(', ');

/** All of a course that waits for the lecturer: values that the document does not support, and those that it lacks (design law 9). */
export function toReview(course: Course): ReviewGroup[] {
  const groupOf = (list: FactList, row: string, title: string, values: object): ReviewGroup => ({
    list,
    row,
    title,
    items: itemsOf(course, list, row, values),
  });
  const groups = rowLists.flatMap((list) =>
    course[list].length === 0
      ? emptyList(course, list)
      : course[list].map((row) => groupOf(list, row.id, rowName(row), row)),
  );
  return [groupOf('course', '', 'Maklumat kursus', course), ...groups].filter(({ items }) => items.length > 0);
}

function emptyList({ facts }: Course, list: RowList): ReviewGroup {
  const [label, fact] = [courseLabels[list], facts[list]];
  const item = { key: list, label, field: null, value: '', fact };
  return { list, row: '', title: label, items: fact?.state === 'lecturer' ? [] : [item] };
}

function itemsOf(course: Course, list: FactList, row: string, values: object): ReviewItem[] {
  return fieldsOf[list].flatMap((field) => {
    const key = factKey(list, row, field.key);
    const { label } = field;
    const stated = (values as Record<string, unknown>)[field.key];
    const value = valueText(course, field.key, stated);
    const fact = course.facts[key];
    const isMissing = needed[list].includes(field.key) && value === '' && fact?.state !== 'lecturer';
    if (fact?.state === 'unconfirmed' || isMissing) return [{ key, label, field, value, fact }];
    // The items of the course's own lists: 'references.2'.
    const items = list === 'course' && field.kind === 'lines' ? (stated as string[]) : [];
    return items.flatMap((item, i): ReviewItem[] => {
      const own = course.facts[`${key}.${i}`];
      return own?.state === 'unconfirmed'
        ? [{ key: `${key}.${i}`, label: `${label} ${i + 1}`, field, value: item, fact: own }]
        : [];
    });
  });
}

/** How much of a course waits for the lecturer: single values, and what does not add up. */
export const waitingIn = (course: Course): number =>
  toReview(course).flatMap(({ items }) => items).length + doubtsOf(course).length;

/** Names of the values that the document does not support and the lecturer has not accepted: 'Kuiz', 'Kuiz, Wajaran (%)', 'Rujukan 3'. */
export const unconfirmedOf = (course: Course): string[] =>
  toReview(course).flatMap(({ row, title, items }) =>
    items
      .filter(({ value }) => value !== '')
      .map(({ key, label }) => [...(row === '' ? [] : [title]), ...(key === row ? [] : [label])].join(', ')),
  );
