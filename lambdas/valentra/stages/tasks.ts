import { isBorneOut } from '../../../shared/fact/labels.ts';
import { statedTimes } from '../../../shared/valentra/course/valueFacts.ts';
import { mqfOutcomes } from '../../../shared/terms/mqf.ts';
import { pick, recordOf } from '../../../shared/values/pick.ts';
import { type Jst, type Pentaksiran, type PentaksiranTask, rubrikLevels } from '../../../shared/valentra/schemas.ts';
import { hpCode } from '../../../shared/valentra/counting/hp.ts';
import { cloSharesOf } from '../../../shared/valentra/paper/topics.ts';
import { marksOfTask } from '../../../shared/valentra/paper/form.ts';
import { type TaskAnswer, taskPrompt } from '../prompts/pentaksiran.ts';
import { rubricProblems, taskProblems } from '../problems.ts';
import { linesOfNotes } from '../notes.ts';
import { deliberateIn } from '../../../shared/valentra/items/taken.ts';
import { ladderFaults } from '../../../shared/valentra/held/levels.ts';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { levelCodes, ownOutcomes, rowStage } from './documentStage.ts';
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
const originsOf = (jst: Jst, rows: readonly { taskCode: string }[], course: Course) =>
  tasksOf(jst)
    .filter(({ taskCode: code }) => rows.some(({ taskCode }) => taskCode === code))
    .map((task) => ({
      code: task.taskCode,
      ...pick(task.row, 'description', 'objective'),
      ...planOf(task, course),
    }));

/** Soalan pentaksiran berterusan: one call a task. */
export const pentaksiranStage = rowStage('pentaksiran', {
  rows: async ({ made }) => tasksOf(await made('jst')),
  prompt: taskPrompt,

  async asks({ course, notes }, task) {
    const lines = linesOfNotes(await notes());
    return {
      data: { tugasan: taskData(task), rancangan: planOf(task, course) },
      check: (answer) => taskProblems(answer, taskOf(task, answer, course), task.row, course, lines),
    };
  },

  async document({ course, made }, answers) {
    const { objectives } = await made('jst');
    const tasks = answers.map(([task, answer]) => taskOf(task, answer, course));
    return { cloList: course.clos, objectives, tasks };
  },

  shown: async ({ course, made }, tasks) => ({
    baris: tasks.map((task) => ({ code: task.taskCode, ...askedOf(task) })),
    asal: originsOf(await made('jst'), tasks, course),
  }),
  isReadLater: true,

  isOf: ({ taskCode }, { present }) => taskCode === present.taskCode,
  rewritten: ({ course }, task, answer) => taskOf(task, answer, course),
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

const writtenFor = ({ taskCode }: { taskCode: string }, { tasks }: Pentaksiran) =>
  tasks.find((task) => task.taskCode === taskCode);

const dataOf = (task: Task, pentaksiran: Pentaksiran, course: Course) => {
  const { question, stimulus } = writtenFor(task, pentaksiran) ?? {};
  return {
    tugasan: taskData(task),
    soalan: { statement: question?.statement ?? '', description: question?.description ?? '' },
    rangsangan: stimulus?.content ?? '',
    hp: hpData(task, course),
  };
};

/** Rubrik: one call a task. */
export const rubrikStage = rowStage('rubrik', {
  rows: async ({ made }) => tasksOf(await made('jst')),
  prompt: rubrikPrompt,

  async asks({ made, course, notes }, task, written) {
    const pentaksiran = await made('pentaksiran');
    const lines = linesOfNotes(await notes());
    const data = dataOf(task, pentaksiran, course);
    // One criterion is of its own outcome, and need not be one that the JST names.
    const own = written && { hp: data.hp.filter(({ hp }) => hp === written.present.hp) };
    const row = written ? { ...task.row, criteria: [], hpAllocation: {} } : task.row;
    return {
      data: { ...data, ...own },
      check: (answer) => rubricProblems(answer, row, writtenFor(task, pentaksiran), course, lines),
    };
  },

  async document({ course }, answers) {
    return { rubriks: answers.map(([task, answer]) => rubricFor(task, answer, course)) };
  },

  /** Rubrics with their tasks, beside what these follow. */
  async shown({ course, made }, rubriks) {
    const pentaksiran = await made('pentaksiran');
    return {
      baris: rubriks.map((item) => {
        const task = writtenFor(item, pentaksiran);
        const criteria = item.criteria.map(({ name, levels }) => ({
          name,
          ...recordOf(rubrikLevels, (level) => levels[level].descriptor),
        }));
        return { code: item.taskCode, ...(task && askedOf(task)), criteria };
      }),
      asal: originsOf(await made('jst'), rubriks, course),
    };
  },

  isOf: ({ taskCode }, { artefact, places: [i = -1] }) => taskCode === artefact.rubriks[i]?.taskCode,

  rewritten({ course }, task, answer, { present }) {
    const alone = { ...task, row: { ...task.row, criteria: [], hpAllocation: { [present.hp]: 100 } } };
    const written = { criteria: answer.criteria.slice(0, 1).map((one) => ({ ...one, hp: present.hp })) };
    const [criterion] = rubricFor(alone, written, course).criteria;
    return { ...criterion, marks: present.marks };
  },
});
