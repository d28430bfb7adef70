import type { Fact } from '../fact/fact.ts';
import type { Course } from './course.ts';
import {
  courseLabels,
  factKey,
  fieldsOf,
  languageLabels,
  listOfRow,
  rowLists,
  rowName,
  type CourseField,
  type FactList,
  type RowList,
} from './fields.ts';

/** One value that waits for the lecturer. */
export interface ReviewItem {
  /** Of its fact. */
  key: string;
  label: string;
  field: CourseField['key'] | null;
  /** '' where there is none. */
  value: string;
  fact: Fact | undefined;
  state: 'unconfirmed' | 'notFound';
}

/** What waits of a course itself (`row` ''), of one of its rows, or of a list that is empty (`row` '' and no field). */
export interface ReviewGroup {
  list: FactList;
  row: string;
  title: string;
  items: ReviewItem[];
}

/** What no course goes without: its absence waits for the lecturer too. Everything else may be absent. */
const needed = {
  course: ['courseCode', 'courseName', 'credit'],
  clos: ['level'],
  assessments: ['weight'],
  topics: [],
} as const satisfies Record<FactList, readonly CourseField['key'][]>;

/** Counted warnings that no value of its own stands for, and where they are settled. */
const doubts: Record<string, FactList> = { not_a_course: 'course', clo_count: 'clos', weight_total: 'assessments' };

/** What of a course, or of one of its lists, does not add up. */
export const doubtsOf = ({ warnings }: Course, list?: FactList): Course['warnings'] =>
  warnings.filter(({ code }) => Object.hasOwn(doubts, code) && (list === undefined || doubts[code] === list));

/** A value as a text; '' where there is none. */
export function valueText(course: Course, key: CourseField['key'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (key === 'cloIds') return numbersOf(course, value as string[]);
  if (key === 'language') return languageLabels[value as Course['language']];
  if (key === 'skills')
    return (value as { code: string; name: string }[]).map(({ code, name }) => `${code} ${name}`.trim()).join(', ');
  if (Array.isArray(value)) return value.join(key === 'references' ? '\n' : ', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const numbersOf = ({ clos }: Course, ids: readonly string[]): string =>
  clos.flatMap(({ id, cloNumber }) => (ids.includes(id) ? [cloNumber] : [])).join(', ');

/** Everything of a course that waits for the lecturer: what the document does not bear out, and what it lacks (design law 9). */
export function toReview(course: Course): ReviewGroup[] {
  const ofCourse = itemsOf(course, 'course', '', course);
  const lists = rowLists.flatMap((list) => ofList(course, list));
  return [{ list: 'course' as const, row: '', title: 'Maklumat kursus', items: ofCourse }, ...lists].filter(
    ({ items }) => items.length > 0,
  );
}

function ofList(course: Course, list: RowList): ReviewGroup[] {
  const { [list]: fact } = course.facts;
  if (course[list].length === 0) {
    const item: ReviewItem = { key: list, label: courseLabels[list], field: null, value: '', fact, state: 'notFound' };
    return [{ list, row: '', title: courseLabels[list], items: fact?.state === 'lecturer' ? [] : [item] }];
  }
  return course[list].map((row) => ({
    list,
    row: row.id,
    title: rowName(row),
    items: itemsOf(course, list, row.id, row),
  }));
}

function itemsOf(course: Course, list: FactList, row: string, values: object): ReviewItem[] {
  return fieldsOf[list].flatMap(({ key: field }) => {
    const key = factKey(list, row, field);
    const value = valueText(course, field, (values as Record<string, unknown>)[field]);
    const fact = course.facts[key];
    const isNeeded = (needed[list] as readonly string[]).includes(field);
    const isMissing = isNeeded && value === '' && fact?.state !== 'lecturer';
    if (fact?.state === 'unconfirmed' || isMissing)
      return [{ key, label: courseLabels[field], field, value, fact, state: isMissing ? 'notFound' : 'unconfirmed' }];
    return listItems(course, field);
  });
}

/** The unconfirmed items of the course's own lists: 'references.2'. */
const listItems = (course: Course, field: CourseField['key']): ReviewItem[] =>
  field === 'methods' || field === 'references'
    ? course[field].flatMap((value, i) => {
        const key = `${field}.${i}`;
        const fact = course.facts[key];
        return fact?.state === 'unconfirmed'
          ? [{ key, label: `${courseLabels[field]} ${i + 1}`, field, value, fact, state: 'unconfirmed' as const }]
          : [];
      })
    : [];

/** How a fact is called: 'CLO2, Aras Kemahiran', 'Kuiz 1', 'Rujukan 3'. */
function factName(course: Course, key: string): string {
  const [row = '', field = ''] = key.split('.');
  const list = listOfRow(row);
  if (list === undefined) return [labelOf(row), field === '' ? '' : String(Number(field) + 1)].join(' ').trim();
  const found = course[list].find(({ id }) => id === row);
  return [found === undefined ? courseLabels[list] : rowName(found), labelOf(field)]
    .filter((part) => part !== '')
    .join(', ');
}

const labelOf = (field: string): string =>
  Object.hasOwn(courseLabels, field) ? courseLabels[field as keyof typeof courseLabels] : '';

/** What of a course its document does not bear out and the lecturer has not accepted, by name: 'Kuiz, Wajaran (%)'. */
export const unconfirmedOf = (course: Course): string[] =>
  Object.entries(course.facts).flatMap(([key, { state }]) => (state === 'unconfirmed' ? [factName(course, key)] : []));
