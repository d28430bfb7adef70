import type { Doubt } from '../../claims/doubt.ts';
import { sumOf } from '../counting/apportion.ts';
import { countedMarks } from '../counting/sections.ts';
import { paperTopics } from '../paper/topics.ts';
import type { Chain } from '../vetting/alignment.ts';
import type { Remark, StageName } from '../schemas.ts';
import type { Fault } from './fault.ts';
import { toldBy, toldByRow } from './figures.ts';
import { itemFaults } from './item.ts';
import { courseGround, rowGround, taskGround } from './knownOfAssessment.ts';
import {
  criterionFaults,
  jstRowFaults,
  jsuRowFaults,
  remarkFaults,
  taskFaults,
  textsOfCriteria,
  textsOfJsuRow,
  textsOfRow,
  textsOfTask,
} from './rows.ts';

/** The doubts of documents as they now are: an edit or a corrected fact is held at once, so none are kept. */

const doubtsAt = (row: string, faults: readonly Fault[]): Doubt[] =>
  faults.map(({ at, text, nth = 0, reason, offered }) => ({
    // A list of texts is one part of its page.
    at: [row, ...(typeof at.at(-1) === 'number' ? at.slice(0, -1) : at)].join('/'),
    text,
    nth,
    reason: reason.ms,
    en: reason.en,
    ...(offered !== undefined && { offered }),
  }));

const remarksOn = (code: string, document: { look?: Remark[] | undefined } | null): Remark[] =>
  (document?.look ?? []).filter(({ row }) => row === code);

const ofStage: Record<StageName, (chain: Chain, notes: readonly string[]) => Doubt[]> = {
  jst: ({ course, jst }) =>
    (jst?.assessments ?? []).flatMap((row, i) =>
      doubtsAt(`/assessments/${i}`, [
        ...jstRowFaults(row, rowGround(row, course), course),
        ...remarkFaults(textsOfRow(row), remarksOn(row.code, jst)),
      ]),
    ),
  jsu({ course, paper, jsu }) {
    // Of this test alone: a JSU that was made over all of them says so row by row.
    const topics = paper === undefined ? [] : paperTopics(course, { assessments: [paper] });
    return (jsu?.questions ?? []).flatMap((row, i) => [
      ...doubtsAt(`/questions/${i}`, [
        ...jsuRowFaults(row, course, topics),
        ...remarkFaults(textsOfJsuRow(row), remarksOn(`${row.number}`, jsu)),
      ]),
      ...(row.more ?? []).flatMap((one, n) => doubtsAt(`/questions/${i}/more/${n}`, jsuRowFaults(one, course, topics))),
    ]);
  },
  pentaksiran: ({ course, jst, pentaksiran, rubrik }, notes) =>
    (pentaksiran?.tasks ?? []).flatMap((task, i) => {
      const row = jst?.assessments.find(({ code }) => code === task.taskCode);
      const remarks = [pentaksiran, rubrik].flatMap((document) => remarksOn(task.taskCode, document));
      const own = row ? taskFaults(task, taskGround(row, course, null, notes), course.clos, toldByRow(row)) : [];
      return doubtsAt(`/tasks/${i}`, [...own, ...remarkFaults(textsOfTask(task), remarks)]);
    }),
  rubrik: ({ course, jst, pentaksiran, rubrik }, notes) =>
    (rubrik?.rubriks ?? []).flatMap(({ taskCode, criteria }, i) => {
      const row = jst?.assessments.find(({ code }) => code === taskCode);
      if (row === undefined) return [];
      const task = pentaksiran?.tasks.find((one) => one.taskCode === taskCode);
      const ground = taskGround(row, course, task, notes);
      const own = { clo: row.clo, told: toldBy(row, task) };
      const ofLook = remarkFaults(textsOfCriteria(criteria), remarksOn(taskCode, rubrik));
      return [
        ...criteria.flatMap((criterion, n) =>
          doubtsAt(`/rubriks/${i}/criteria/${n}`, criterionFaults(criterion, ground, own, course.clos)),
        ),
        ...doubtsAt(`/rubriks/${i}`, ofLook),
      ];
    }),
  exam({ course, exam }, notes) {
    if (exam === null) return [];
    const ground = courseGround(course, notes);
    const paper = { ...exam.examInfo, marks: sumOf(exam.questions, countedMarks) };
    return exam.questions.flatMap((question, i) =>
      doubtsAt(`/questions/${i}`, itemFaults(question, course, ground, paper)),
    );
  },
};

/** `notes`: lines of the lecturer's notes. */
export const doubtsOf = (stage: StageName, chain: Chain, notes: readonly string[]): Doubt[] =>
  ofStage[stage](chain, notes);
