import { sumOf } from './apportion.ts';
import { hotsThreshold, orderOf } from './levels.ts';
import type { JsuQuestion } from './schemas.ts';

/** How many of `total` (questions or marks) must be HOTS at least. */
export const hotsWanted = (total: number): number => Math.ceil((total * hotsThreshold) / 100);

/** Whether levels C3 to C6 reach the threshold both by marks and by count, without rounding (spec 2 §4). */
export const reachesHots = (items: readonly Pick<JsuQuestion, 'cognitiveLevel' | 'marks'>[]): boolean => {
  const hots = items.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS');
  return (
    hots.length >= hotsWanted(items.length) &&
    sumOf(hots, ({ marks }) => marks) >= hotsWanted(sumOf(items, ({ marks }) => marks))
  );
};
