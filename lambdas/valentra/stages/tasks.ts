import { mqfOutcomes } from '../../../shared/mqf.ts';
import { pick } from '../../../shared/pick.ts';
import type { Jst } from '../../../shared/valentra/schemas.ts';

/** A task of the JST with all that its row says. */
export const tasksOf = ({ tasks, assessments }: Pick<Jst, 'tasks' | 'assessments'>) =>
  tasks.flatMap((task) => {
    const row = assessments.find(({ code }) => code === task.taskCode);
    return row === undefined ? [] : [{ ...task, row }];
  });
export type Task = ReturnType<typeof tasksOf>[number];

/** As its question and its rubric name it. */
export const namesOf = ({ percentage, ...task }: Task) => ({
  ...pick(task, 'taskNumber', 'taskType', 'taskCode'),
  taskPercentage: percentage,
});

/** As the prompts are told of a task. */
export const taskData = ({ row, ...task }: Task) => ({
  ...task,
  ...pick(row, 'topics', 'description', 'objective', 'criteria'),
});

/** The HPs of a task with their names and shares, as the prompts are told. */
export const hpData = ({ row }: Task) =>
  Object.entries(row.hpAllocation).map(([hp, percent]) => ({ hp, name: mqfOutcomes[hp] ?? hp, percent }));
