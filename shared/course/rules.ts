import type { Assessment, Course } from './course.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
export const cloLimits = { min: 3, max: 5 } as const;

/** The sum of the stated weights in percent, or null when none is stated. Rounded to 2 decimals against binary fractions. */
export function totalWeight(assessments: readonly Pick<Assessment, 'weight'>[]): number | null {
  const weights = assessments.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100;
}

/** Why nothing can be made from a course yet, with the way to go on; null where something can (design law 9). */
export function courseGap({ clos, topics }: Pick<Course, 'clos' | 'topics'>): string | null {
  const missing = [
    ...(clos.length === 0 ? ['hasil pembelajaran (CLO)'] : []),
    ...(topics.length === 0 ? ['topik'] : []),
  ];
  return missing.length === 0
    ? null
    : `Kursus ini belum mempunyai ${missing.join(' dan ')}. Buka Semak Fakta dan tambahkannya, kemudian cuba lagi.`;
}
