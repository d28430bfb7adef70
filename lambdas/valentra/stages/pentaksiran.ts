import { recomputed } from '../../../shared/valentra/recompute.ts';
import { taskMarks } from '../../../shared/valentra/rules.ts';
import type { PentaksiranTask } from '../../../shared/valentra/schemas.ts';
import { type TaskAnswer, taskAnswerSchema, taskPrompt } from '../prompts/pentaksiran.ts';
import { answered, type DocumentStage, ownOutcomes, partNames, placeOf } from './documentStage.ts';
import { namesOf, type Task, taskData, tasksOf } from './tasks.ts';

const taskOf = (task: Task, { question, ...answer }: TaskAnswer): PentaksiranTask => ({
  ...namesOf(task),
  clo: task.clo,
  ...answer,
  question: {
    marks: taskMarks,
    statement: question.statement,
    description: question.description,
    domains: { cognitive: question.cognitive, outcomes: ownOutcomes(question.outcomes, task.hp) },
  },
  flags: [],
});

/** A task that says nothing is none: the repair call hears which of its texts are empty. */
const prompt = {
  ...taskPrompt,
  schema: taskAnswerSchema.superRefine(({ theBigIdea, essentialQuestion, stimulus, question }, context) => {
    const texts: [text: string, ...path: string[]][] = [
      [theBigIdea, 'theBigIdea'],
      [essentialQuestion, 'essentialQuestion'],
      [stimulus.content, 'stimulus', 'content'],
      [question.statement, 'question', 'statement'],
    ];
    for (const [text, ...path] of texts)
      if (text.trim() === '') context.addIssue({ code: 'custom', path, message: 'tidak boleh kosong' });
  }),
};

/** Soalan pentaksiran berterusan: one call a task. */
export const pentaksiranStage: DocumentStage<'pentaksiran'> = {
  parts: async ({ made }) => partNames(tasksOf(await made('jst'))),

  async write({ made }, part, ask) {
    const task = tasksOf(await made('jst'))[placeOf(part)];
    if (task === undefined) throw new Error(`No such task: ${part}`);
    return ask(prompt, { tugasan: taskData(task) });
  },

  async assemble({ course, made }, parts) {
    const jst = await made('jst');
    const { answers, notice } = await answered(parts, tasksOf(jst), taskAnswerSchema);
    const tasks = answers.map(([task, answer]) => taskOf(task, answer));
    return recomputed('pentaksiran', {
      courseInfo: course.info,
      cloList: course.clos,
      objectives: jst.objectives,
      tasks,
      totalTasks: tasks.length,
      warnings: [],
      engineNotice: notice,
    });
  },

  async rewrite({ made }, { artefact, places: [i = -1], again }, ask) {
    const present = artefact.tasks[i];
    const task = tasksOf(await made('jst')).find(({ taskCode }) => taskCode === present?.taskCode);
    if (task === undefined) throw new Error('No such task');
    const { answer } = await ask(prompt, { tugasan: taskData(task), ...again });
    return taskOf(task, answer);
  },
};
