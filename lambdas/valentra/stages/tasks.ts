import { mqfOutcomes } from '../../../shared/mqf.ts';
import type { Jst } from '../../../shared/valentra/schemas.ts';

/** A task of the JST with all that its row says. */
export const tasksOf = ({ tasks, assessments }: Pick<Jst, 'tasks' | 'assessments'>) =>
  tasks.flatMap((task) => {
    const row = assessments.find(({ code }) => code === task.taskCode);
    return row === undefined ? [] : [{ ...task, row }];
  });
export type Task = ReturnType<typeof tasksOf>[number];

export const partNames = (jst: Pick<Jst, 'tasks' | 'assessments'>): string[] => tasksOf(jst).map((_, i) => `task-${i}`);

/** As the prompts are told of a task. */
export const taskData = ({ row, ...task }: Task) => ({
  ...task,
  topics: row.topics,
  description: row.description,
  objective: row.objective,
  criteria: row.criteria,
});

/** The HPs of a task with their names and shares, as the prompts are told. */
export const hpData = ({ row }: Task) =>
  Object.entries(row.hpAllocation).map(([hp, percent]) => ({ hp, name: mqfOutcomes[hp] ?? hp, percent }));
