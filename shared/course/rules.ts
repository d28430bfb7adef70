import type { Course } from './course.ts';
import { sumOf } from '../fact/units.ts';
import { warningLabel } from '../text/labels.ts';
import type { FactList } from './fields.ts';
import { labelKind } from './vocabulary.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
const cloLimits = { min: 3, max: 5 } as const;

export interface Weighed {
  type: string;
  weight: number | null;
}

/** The sum of the stated weights in percent, or null when none is stated. */
export function totalWeight(assessments: readonly Pick<Weighed, 'weight'>[]): number | null {
  const weights = assessments.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : sumOf(weights);
}

/** 'Pentaksiran Berterusan', 'Kerja Kursus': the name of a group of assessments. */
const isGroup = ({ type }: Weighed): boolean => labelKind(type) === 'assessment' && type.trim().includes(' ');

/** Whether rows that follow each other from the first of `others` have this weight together; several, unless the name says that it is a group's. */
function isSumOf(one: Weighed, others: readonly Weighed[]): boolean {
  const least = isGroup(one) ? 1 : 2;
  return others.some((_, last) => last + 1 >= least && totalWeight(others.slice(0, last + 1)) === one.weight);
}

/** The rows that sum others beside them, by place, where the weights exceed the whole: without its sums a list comes to 100. */
export function sumsIn(assessments: readonly Weighed[]): number[] {
  if ((totalWeight(assessments) ?? 0) <= 100) return [];
  const isLikely = (one: Weighed, i: number): boolean =>
    one.weight !== null &&
    (isSumOf(one, assessments.slice(i + 1)) || isSumOf(one, assessments.slice(0, i).toReversed()));
  const likely = assessments.flatMap((one, i) => (isLikely(one, i) ? [i] : []));
  const groups = likely.filter((i) => isGroup(assessments[i] ?? { type: '', weight: null }));
  const choices = [groups, likely, ...likely.map((i) => [i])];
  const isWhole = (sums: readonly number[]): boolean =>
    totalWeight(assessments.filter((_, i) => !sums.includes(i))) === 100;
  return choices.find(isWhole) ?? groups;
}

export const sumText = 'Baris ini jumlah bagi butiran lain.';

/** What is odd about the weights of a list; null where nothing is. While some are not stated, only a total above 100 is odd. */
export function weightFault(assessments: readonly Weighed[], of = 'pentaksiran'): string | null {
  const total = totalWeight(assessments);
  const isOpen = assessments.some(({ weight }) => weight === null);
  if (total === null || total === 100 || (isOpen && total < 100)) return null;
  const sums = sumsIn(assessments).map((i) => assessments[i]?.type);
  const why = sums.length === 0 ? 'Sila semak dokumen kursus.' : `Jumlah bagi butiran lain: ${sums.join(', ')}.`;
  return `Jumlah wajaran ${of} ialah ${total}%, bukan 100%. ${why}`;
}

const partNames = { clos: 'hasil pembelajaran (CLO)', topics: 'topik', assessments: 'pentaksiran' } as const;

/** Why nothing can be made from courses yet, with the way to go on; null where something can (design law 9). */
export function courseGap(courses: readonly Course[], needed: readonly (keyof typeof partNames)[]): string | null {
  const gaps = courses.flatMap((course) => {
    const missing = needed.filter((list) => course[list].length === 0).map((list) => partNames[list]);
    return missing.length === 0
      ? []
      : [`Kursus ${courseTitle(course, course.sourceDocument)} belum mempunyai ${missing.join(' dan ')}.`];
  });
  return gaps.length === 0 ? null : `${gaps.join(' ')} Buka Semak Fakta dan tambahkannya, kemudian cuba lagi.`;
}

/** Heads a course: 'EDUP3033 Psikologi', or what is known of it; else `otherwise`. */
export const courseTitle = ({ courseCode, courseName }: Pick<Course, 'courseCode' | 'courseName'>, otherwise: string) =>
  [courseCode, courseName].filter((part) => part !== null && part.trim() !== '').join(' ') || otherwise;

/** What of a course does not add up, counted by code, with the list in which it is settled. */
export function doubtsOf({ courseCode, clos, assessments, topics }: Course): { list: FactList; message: string }[] {
  const weights = weightFault(assessments);
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

/** What a lecturer should look at in a course beside single values: what does not add up, and what was noticed of its document. */
export const findingsOf = (course: Course): string[] => [
  ...doubtsOf(course).map(({ message }) => message),
  ...course.warnings.map(warningLabel),
];

/** The courses that stand in a course's document and that none of these courses is, by their places there. */
export const unreadSections = (course: Course, courses: readonly Course[]): { section: number; title: string }[] =>
  course.sections.flatMap((one, section) => {
    const isRead = courses.some((each) => each.sourceDocument === course.sourceDocument && each.section === section);
    return isRead ? [] : [{ section, title: courseTitle(one, `Kursus ${section + 1}`) }];
  });
