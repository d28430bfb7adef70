import type { Course } from './course.ts';
import { sumOf } from '../values/sum.ts';
import { warningLabel } from '../text/labels.ts';
import type { FactList, RowList } from './fields.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
const cloLimits = { min: 3, max: 5 } as const;

/** Heads a CLO: its number as the document writes it, or its place among the course's CLOs (`index` from 0). */
export const cloTitle = (clo: { cloNumber: string }, index: number): string =>
  /^\d+$/.test(clo.cloNumber.trim()) ? `CLO${clo.cloNumber.trim()}` : clo.cloNumber.trim() || `CLO${index + 1}`;

/** The name by which people call a row. */
export function rowName(row: Course[RowList][number]): string {
  if ('cloNumber' in row) return row.cloNumber === '' ? 'CLO' : cloTitle(row, 0);
  return 'type' in row ? row.type : row.title;
}

export interface Weighed {
  type: string;
  weight: number | null;
}

/** The sum of the stated weights in percent, or null when none is stated. */
export function totalWeight(assessments: readonly Pick<Weighed, 'weight'>[]): number | null {
  const weights = assessments.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : sumOf(weights);
}

export const sumText = 'Baris ini jumlah bagi butiran lain.';

/**
 * A fault in the weights of a list; null when there is none. While some weights are not stated, only a total above 100 is a fault. `sums`: the names
 * of assessments that sum others.
 */
export function weightFault(
  assessments: readonly Pick<Weighed, 'weight'>[],
  sums: readonly string[] = [],
  of = 'pentaksiran',
): string | null {
  const total = totalWeight(assessments);
  const isOpen = assessments.some(({ weight }) => weight === null);
  if (total === null || total === 100 || (isOpen && total < 100)) return null;
  const why = sums.length === 0 ? 'Sila semak wajaran setiap satu.' : `Jumlah bagi butiran lain: ${sums.join(', ')}.`;
  return `Jumlah wajaran ${of} ialah ${total}%, bukan 100%. ${why}`;
}

const partNames = { clos: 'hasil pembelajaran (CLO)', topics: 'topik', assessments: 'pentaksiran' } as const;

/** Why nothing can be made from courses yet, with the way to go on; null when something can be made (design law 9). */
export function courseGap(courses: readonly Course[], needed: readonly (keyof typeof partNames)[]): string | null {
  const gaps = courses.flatMap((course) => {
    const missing = needed.filter((list) => course[list].length === 0).map((list) => partNames[list]);
    return missing.length === 0
      ? []
      : [`Kursus ${courseTitle(course, course.sourceDocument)} belum mempunyai ${missing.join(' dan ')}.`];
  });
  return gaps.length === 0 ? null : `${gaps.join(' ')} Buka Semak Fakta dan tambahkannya, kemudian cuba lagi.`;
}

/** The title of a course: 'EDUP3033 Psikologi', or its code or name alone; else `otherwise`. */
export const courseTitle = ({ courseCode, courseName }: Pick<Course, 'courseCode' | 'courseName'>, otherwise: string) =>
  [courseCode, courseName].filter((part) => part !== null && part.trim() !== '').join(' ') || otherwise;

/** The assessments that sum others, as they were settled. */
export const sumsOf = ({ assessments, facts }: Pick<Course, 'assessments' | 'facts'>): string[] =>
  assessments.flatMap(({ id, type }) => (facts[id]?.note === sumText ? [type] : []));

/** Figures of a course that do not add up, counted by code, with the list in which the lecturer settles them. */
export function doubtsOf({
  courseCode,
  clos,
  assessments,
  topics,
  facts,
}: Course): { list: FactList; message: string }[] {
  const weights = weightFault(assessments, sumsOf({ assessments, facts }));
  const { min, max } = cloLimits;
  const isNone = clos.length + assessments.length === 0 && (courseCode === null || topics.length === 0);
  const isUnusual = clos.length > 0 && (clos.length < min || clos.length > max);
  const outcomes = `Kursus ini mempunyai ${clos.length} hasil pembelajaran; ${min} hingga ${max} dijangka.`;
  return [
    ...(isNone ? [{ list: 'course' as const, message: noCourse }] : []),
    ...(isUnusual ? [{ list: 'clos' as const, message: outcomes }] : []),
    ...(weights === null ? [] : [{ list: 'assessments' as const, message: weights }]),
  ];
}
const noCourse =
  'Dokumen ini nampaknya bukan maklumat kursus: tiada hasil pembelajaran dan tiada pentaksiran ditemui. Teruskan dengan mengisi fakta sendiri, atau gunakan fail lain.';

/** Sentences that a lecturer should read about a course, beside its single values: what does not add up, and remarks about its document. */
export const findingsOf = (course: Course): string[] => [
  ...doubtsOf(course).map(({ message }) => message),
  ...course.warnings.map(warningLabel),
];

/** The courses of a course's document that are not among `courses`, by their places there. */
export const unreadSections = (course: Course, courses: readonly Course[]): { section: number; title: string }[] =>
  course.sections.flatMap((one, section) => {
    const isRead = courses.some((each) => each.sourceDocument === course.sourceDocument && each.section === section);
    return isRead ? [] : [{ section, title: courseTitle(one, `Kursus ${section + 1}`) }];
  });
