import { pick } from '../../../shared/pick.ts';
import { rubricOf } from '../../../shared/valentra/rubric.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import type { Pentaksiran } from '../../../shared/valentra/schemas.ts';
import { type RubrikAnswer, rubrikAnswerSchema, rubrikPrompt } from '../prompts/rubrik.ts';
import { answered, type DocumentStage, partNames, placeOf } from './documentStage.ts';
import { hpData, namesOf, type Task, taskData, tasksOf } from './tasks.ts';

const rubricFor = (task: Task, { criteria }: RubrikAnswer) =>
  rubricOf({ ...namesOf(task), ...pick(task.row, 'hpAllocation', 'criteria') }, criteria);

const dataOf = (task: Task, { tasks }: Pentaksiran) => {
  const question = tasks.find(({ taskCode }) => taskCode === task.taskCode)?.question;
  return {
    tugasan: taskData(task),
    soalan: { statement: question?.statement ?? '', description: question?.description ?? '' },
    hp: hpData(task),
  };
};

/** Rubrik: one call a task. */
export const rubrikStage: DocumentStage<'rubrik'> = {
  parts: async ({ made }) => partNames(tasksOf(await made('jst'))),

  async write({ made }, part, ask) {
    const task = tasksOf(await made('jst'))[placeOf(part)];
    if (task === undefined) throw new Error(`No such task: ${part}`);
    return ask(rubrikPrompt, dataOf(task, await made('pentaksiran')));
  },

  async assemble({ course, made }, parts) {
    const jst = await made('jst');
    const { answers, notice } = await answered(parts, tasksOf(jst), rubrikAnswerSchema);
    const rubriks = answers.map(([task, answer]) => rubricFor(task, answer));
    return recomputed('rubrik', {
      courseInfo: course.info,
      rubriks,
      totalRubriks: rubriks.length,
      warnings: [],
      engineNotice: notice,
    });
  },

  async rewrite({ made }, { artefact, places: [i = -1, j = -1], again }, ask) {
    const rubrik = artefact.rubriks[i];
    const present = rubrik?.criteria[j];
    const task = tasksOf(await made('jst')).find(({ taskCode }) => taskCode === rubrik?.taskCode);
    if (task === undefined || present === undefined) throw new Error('No such criterion');
    const data = dataOf(task, await made('pentaksiran'));
    const own = data.hp.filter(({ hp }) => hp === present.hp);
    const schema = rubrikAnswerSchema.refine(({ criteria }) => criteria.length > 0, 'satu kriteria diperlukan');
    const { answer } = await ask({ ...rubrikPrompt, schema }, { ...data, hp: own, ...again });
    const written = { criteria: answer.criteria.slice(0, 1).map((one) => ({ ...one, hp: present.hp })) };
    const [criterion] = rubricFor(
      { ...task, row: { ...task.row, criteria: [], hpAllocation: { [present.hp]: 100 } } },
      written,
    ).criteria;
    return { ...criterion, marks: present.marks };
  },
};
