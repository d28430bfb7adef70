import type { Assessment, Course } from './course.ts';
import { warningLabel } from '../text/labels.ts';
import type { FactList } from './fields.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
const cloLimits = { min: 3, max: 5 } as const;

/** The sum of the stated weights in percent, or null when none is stated. Rounded to 2 decimals against binary fractions. */
export function totalWeight(assessments: readonly Pick<Assessment, 'weight'>[]): number | null {
  const weights = assessments.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100;
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
  const total = totalWeight(assessments);
  const { min, max } = cloLimits;
  const isNone = clos.length + assessments.length === 0 && (courseCode === null || topics.length === 0);
  const isUnusual = clos.length > 0 && (clos.length < min || clos.length > max);
  const outcomes = `Kursus ini mempunyai ${clos.length} hasil pembelajaran; ${min} hingga ${max} dijangka.`;
  const weights = `Wajaran pentaksiran berjumlah ${total}%, bukan 100%. Semak semula wajarannya.`;
  return [
    ...(isNone ? [{ list: 'course' as const, message: noCourse }] : []),
    ...(isUnusual ? [{ list: 'clos' as const, message: outcomes }] : []),
    ...(total === null || total === 100 ? [] : [{ list: 'assessments' as const, message: weights }]),
  ];
}
const noCourse =
  'Dokumen ini nampaknya bukan maklumat kursus: tiada hasil pembelajaran dan tiada pentaksiran ditemui. Teruskan dengan mengisi fakta sendiri, atau gunakan fail lain.';

/** What a lecturer should look at in a course beside single values: what does not add up, and what was noticed of its document. */
export const findingsOf = (course: Course): string[] => [
  ...doubtsOf(course).map(({ message }) => message),
  ...course.warnings.map(warningLabel),
];
