import { sumOf } from './apportion.ts';
import { hotsThreshold, isCompliant, orderOf } from './levels.ts';
import type { JsuQuestion } from './schemas.ts';

/** How many of `total` (questions or marks) must be HOTS at least. */
export const hotsWanted = (total: number): number => Math.ceil((total * hotsThreshold) / 100);

/**
 * Whether levels C3 to C6 reach the threshold both by marks and by count: what code plans a paper by. It asks more than compliance
 * (`isCompliant`, by marks alone), so a planned paper still complies when a lecturer shifts a few marks.
 */
export const reachesHots = (items: readonly Pick<JsuQuestion, 'cognitiveLevel' | 'marks'>[]): boolean => {
  const hots = items.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS');
  const [hotsMarks, totalMarks] = [hots, items].map((some) => sumOf(some, ({ marks }) => marks)) as [number, number];
  return hots.length >= hotsWanted(items.length) && isCompliant({ hotsMarks, totalMarks });
};
