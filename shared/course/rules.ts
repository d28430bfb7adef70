import type { Assessment } from './course.ts';

/** 3 to 5 CLOs are expected of a course (spec 1 §9). */
export const cloLimits = { min: 3, max: 5 } as const;

/** The sum of the stated weights in percent, or null when none is stated. Rounded to 2 decimals against binary fractions. */
export function totalWeight(assessments: readonly Pick<Assessment, 'weight'>[]): number | null {
  const weights = assessments.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100;
}
