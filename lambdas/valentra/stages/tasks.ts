import { isBorneOut } from '../../../shared/fact/labels.ts';
import { statedTimes } from '../../../shared/valentra/course/valueFacts.ts';
import { mqfOutcomes } from '../../../shared/terms/mqf.ts';
import { pick, recordOf } from '../../../shared/values/pick.ts';
import {
  type Jst,
  type Pentaksiran,
  type PentaksiranTask,
  type RubrikItem,
  rubrikLevels,
} from '../../../shared/valentra/schemas.ts';
import { hpCode } from '../../../shared/valentra/counting/hp.ts';
import { cloSharesOf } from '../../../shared/valentra/paper/topics.ts';
import { marksOfTask } from '../../../shared/valentra/paper/form.ts';
import { type TaskAnswer, taskPrompt } from '../prompts/pentaksiran.ts';
import type { Check } from '../../platform/model/prompt.ts';
import { withValueAt } from '../../platform/stages/editableKind.ts';
import { rubricProblems, taskProblems } from '../problems.ts';
import { linesOfNotes } from '../notes.ts';
import { deliberateIn } from '../../../shared/valentra/items/taken.ts';
import { ladderFaults } from '../../../shared/valentra/held/levels.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { levelCodes, ownOutcomes, rowStage, type StageSource } from './documentStage.ts';
import { rubricOf } from '../../../shared/valentra/tasks/rubric.ts';
import { type RubrikAnswer, rubrikPrompt } from '../prompts/rubrik.ts';

/** A task of the JST with all that its row says. */
const tasksOf = ({ tasks, assessments }: Pick<Jst, 'tasks' | 'assessments'>) =>
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
const taskData = ({ row, ...task }: Task) => ({
  ...task,
  ...pick(row, 'topics', 'description', 'objective', 'criteria'),
  ...(row.fact?.state === 'found' && { document: row.fact.quote }),
});

/** What document or lecturer state of a task's time, so that its writer invents none, and the levels that it is planned for. */
const planOf = ({ row }: Task, { clos }: Pick<Course, 'clos'>) => ({
  ...Object.fromEntries(statedTimes(row)),
  ...(row.slt !== null && isBorneOut(row.facts['slt']) && { slt: `${row.slt} jam` }),
  levels: levelsOf(row).flatMap((level) => {
    const [fault] = ladderFaults([], [level], row.clo, clos);
    return fault === undefined ? [level] : (fault.offered ?? []);
  }),
});

const levelsOf = ({ domains }: Task['row']): string[] => [
  ...domains.cognitive,
  ...domains.psychomotor,
  ...domains.affective,
];

/** The HPs of a task with their names and shares, as the prompts are told. */
const hpData = ({ row }: Task, { info: { outcomeNames = {} } }: Course) =>
  Object.entries(row.hpAllocation).map(([hp, percent]) => ({
    hp,
    name: outcomeNames[hp] ?? mqfOutcomes[hp] ?? hp,
    percent,
  }));

const taskOf = (task: Task, { question, ...answer }: TaskAnswer, { read }: Course): PentaksiranTask => ({
  ...namesOf(task),
  clo: task.clo,
  ...answer,
  question: {
    marks: marksOfTask(read, task.row),
    statement: question.statement,
    description: question.description,
    // A task of skills or values has levels of these.
    domains: {
      cognitive: question.cognitive.length > 0 ? levelCodes(question.cognitive) : levelsOf(task.row),
      outcomes: ownOutcomes(question.outcomes, task.hp),
    },
  },
});

/** What a second reader is shown of a task, and what it follows. */
const askedOf = ({ question, stimulus, ...task }: PentaksiranTask) => ({
  ...pick(question, 'statement', 'description'),
  stimulus: stimulus.content,
  source: stimulus.source,
  ...deliberateIn(task, [stimulus.content]),
});
const originOf = (task: Task, course: Course) => ({
  code: task.taskCode,
  ...pick(task.row, 'description', 'objective'),
  ...planOf(task, course),
});

type Checked = Pick<StageSource, 'course' | 'notes'>;
async function checkOfTask(task: Task, { course, notes }: Checked): Promise<Check<TaskAnswer>> {
  const lines = linesOfNotes(await notes());
  return (answer) => taskProblems(answer, taskOf(task, answer, course), task.row, course, lines);
}

/** Soalan pentaksiran berterusan: one call a task. */
export const pentaksiranStage = rowStage('pentaksiran', {
  rows: async ({ made }) => tasksOf(await made('jst')),
  prompt: taskPrompt,
  data: async ({ course }, task) => ({ tugasan: taskData(task), rancangan: planOf(task, course) }),
  check: (source, task) => checkOfTask(task, source),

  async document({ course, made }, answers) {
    const { objectives } = await made('jst');
    const tasks = answers.map(([task, answer]) => taskOf(task, answer, course));
    return { cloList: course.clos, objectives, tasks };
  },

  async shownRow({ course, made }, row) {
    const own = tasksOf(await made('jst')).filter(({ taskCode }) => taskCode === row.taskCode);
    return { baris: [{ code: row.taskCode, ...askedOf(row) }], asal: own.map((task) => originOf(task, course)) };
  },

  isOf: ({ taskCode }, { present }) => taskCode === present.taskCode,

  async rewrite(source, task, { again }, ask) {
    const { answer } = await ask(
      taskPrompt,
      { tugasan: taskData(task), rancangan: planOf(task, source.course), ...again },
      await checkOfTask(task, source),
    );
    return taskOf(task, answer, source.course);
  },
});

/** The outcomes of a task with what the document gives them; none where it gives nothing, or the lecturer has shared the marks out anew. */
function outcomesOf({ row }: Task, { clos }: Course) {
  const isShared = row.facts['hpAllocation']?.state === 'lecturer';
  const shares = (isShared ? null : cloSharesOf({ assessments: [{ ...row, isTest: true }] })) ?? {};
  return clos.flatMap(({ code, statement: name, hp }) => {
    const share = shares[code];
    return share === undefined ? [] : [{ name, share, hp: hp.map(hpCode) }];
  });
}

const rubricFor = (task: Task, { criteria }: RubrikAnswer, course: Course) =>
  rubricOf(
    {
      ...namesOf(task),
      totalMarks: marksOfTask(course.read, task.row),
      outcomes: outcomesOf(task, course),
      ...pick(task.row, 'hpAllocation', 'criteria'),
    },
    criteria.map((one) => ({ ...one, domains: levelCodes(one.domains) })),
  );

const writtenFor = ({ taskCode }: Task, { tasks }: Pentaksiran) => tasks.find((task) => task.taskCode === taskCode);

const dataOf = (task: Task, pentaksiran: Pentaksiran, course: Course) => {
  const { question, stimulus } = writtenFor(task, pentaksiran) ?? {};
  return {
    tugasan: taskData(task),
    soalan: { statement: question?.statement ?? '', description: question?.description ?? '' },
    rangsangan: stimulus?.content ?? '',
    hp: hpData(task, course),
  };
};

/** Rubrics with their tasks, beside what these follow. */
async function shownOf({ course, made }: StageSource, rubriks: readonly RubrikItem[]) {
  const [jst, { tasks }] = [await made('jst'), await made('pentaksiran')];
  return {
    baris: rubriks.map(({ taskCode, criteria }) => {
      const task = tasks.find((one) => one.taskCode === taskCode);
      const levels = criteria.map((one) => ({
        name: one.name,
        ...recordOf(rubrikLevels, (level) => one.levels[level].descriptor),
      }));
      return { code: taskCode, ...(task && askedOf(task)), criteria: levels };
    }),
    asal: tasksOf(jst).flatMap((task) =>
      rubriks.some(({ taskCode }) => taskCode === task.taskCode) ? [originOf(task, course)] : [],
    ),
  };
}

/** Rubrik: one call a task. */
export const rubrikStage = rowStage('rubrik', {
  rows: async ({ made }) => tasksOf(await made('jst')),
  prompt: rubrikPrompt,
  data: async ({ made, course }, task) => dataOf(task, await made('pentaksiran'), course),
  async check({ course, made, notes }, task) {
    const written = writtenFor(task, await made('pentaksiran'));
    const lines = linesOfNotes(await notes());
    return (answer) => rubricProblems(answer, task.row, written, course, lines);
  },

  async document({ course }, answers) {
    return { rubriks: answers.map(([task, answer]) => rubricFor(task, answer, course)) };
  },

  shown: (source, { rubriks }) => shownOf(source, rubriks),
  async shownRow(source, criterion, pointer) {
    const { rubriks } = withValueAt(await source.made('rubrik'), pointer, criterion);
    const place = Number(pointer.split('/')[2]);
    return shownOf(source, rubriks.slice(place, place + 1));
  },

  isOf: ({ taskCode }, { artefact, places: [i = -1] }) => taskCode === artefact.rubriks[i]?.taskCode,

  async rewrite({ course, made, notes }, task, { present, again }, ask) {
    const pentaksiran = await made('pentaksiran');
    const lines = linesOfNotes(await notes());
    const data = dataOf(task, pentaksiran, course);
    const own = data.hp.filter(({ hp }) => hp === present.hp);
    const alone = { ...task, row: { ...task.row, criteria: [], hpAllocation: { [present.hp]: 100 } } };
    const row = { ...task.row, criteria: [], hpAllocation: {} };
    const check: Check<RubrikAnswer> = (answer) =>
      rubricProblems(answer, row, writtenFor(task, pentaksiran), course, lines);
    const { answer } = await ask(rubrikPrompt, { ...data, hp: own, ...again }, check);
    const written = { criteria: answer.criteria.slice(0, 1).map((one) => ({ ...one, hp: present.hp })) };
    const [criterion] = rubricFor(alone, written, course).criteria;
    return { ...criterion, marks: present.marks };
  },
});
