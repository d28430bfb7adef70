import type { Assessment, Course } from './course.ts';
import type { Warning } from '../session.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
export const cloLimits = { min: 3, max: 5 } as const;

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

type Facts = Omit<Course, 'warnings'>;

/** What a lecturer should look at in the facts of a course, counted by code: the sentence, or false where there is nothing to say. */
const counted: Record<string, (course: Facts) => string | false> = {
  not_a_course: ({ courseCode, clos, assessments, topics }) =>
    clos.length === 0 &&
    assessments.length === 0 &&
    (courseCode === null || topics.length === 0) &&
    'Dokumen ini nampaknya bukan maklumat kursus: tiada hasil pembelajaran dan tiada pentaksiran ditemui. Teruskan dengan mengisi fakta sendiri, atau gunakan fail lain.',
  no_code: ({ courseCode }) => courseCode === null && 'Kod kursus tidak ditemui dalam dokumen.',
  no_name: ({ courseName }) => courseName === null && 'Nama kursus tidak ditemui dalam dokumen.',
  no_clos: ({ clos }) => clos.length === 0 && 'Hasil pembelajaran kursus (HPK/CLO) tidak ditemui dalam dokumen.',
  clo_count: ({ clos: { length } }) =>
    length > 0 &&
    (length < cloLimits.min || length > cloLimits.max) &&
    `Kursus ini mempunyai ${length} hasil pembelajaran; ${cloLimits.min} hingga ${cloLimits.max} dijangka.`,
  no_assessments: ({ assessments }) =>
    assessments.length === 0 && 'Pentaksiran dan wajarannya tidak ditemui dalam dokumen.',
  weight_total({ assessments }) {
    const total = totalWeight(assessments);
    return (
      total !== null && total !== 100 && `Wajaran pentaksiran berjumlah ${total}%, bukan 100%. Semak semula wajarannya.`
    );
  },
  weight_missing: ({ assessments }) =>
    assessments.some(({ weight }) => weight === null) && 'Sekurang-kurangnya satu pentaksiran tidak mempunyai wajaran.',
  no_topics: ({ topics }) => topics.length === 0 && 'Kandungan atau topik mingguan tidak ditemui dalam dokumen.',
  unconfirmed({ facts }) {
    const count = Object.values(facts).filter(({ state }) => state === 'unconfirmed').length;
    return count > 0 && `${count} nilai belum disahkan oleh dokumen. Semak yang bertanda “Belum disahkan”.`;
  },
};

export const countedWarnings = (course: Facts): Warning[] =>
  Object.entries(counted).flatMap(([code, messageOf]) => {
    const message = messageOf(course);
    return message === false ? [] : [{ code, message, document: course.sourceDocument, place: null, quote: null }];
  });

/** The course with its counted warnings as its facts now call for; those about its document stay. */
export const recounted = <C extends Course>(course: C): C => ({
  ...course,
  warnings: [...countedWarnings(course), ...course.warnings.filter(({ code }) => !Object.hasOwn(counted, code))],
});
