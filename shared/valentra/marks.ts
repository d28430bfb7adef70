import type { RubrikCriterion, RubrikItem } from './schemas.ts';

/** HP shares of a task as whole percentages that total 100, whatever was claimed; HPs the course does not tie to it fall away. */
export const hpShares = (
  _claimed: Readonly<Record<string, number>>,
  _hp: readonly string[],
): Record<string, number> => ({});

/** A task's rubric put right: one criterion an HP, five levels with the ranges of spec 2 §9, marks that total the task's. */
export function rubricOf(
  _task: Pick<RubrikItem, 'taskNumber' | 'taskType' | 'taskCode' | 'taskPercentage'> & {
    hpAllocation: Readonly<Record<string, number>>;
  },
  _claimed: readonly Omit<RubrikCriterion, 'marks'>[],
): RubrikItem {
  throw new Error('not yet');
}
