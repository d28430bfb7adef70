import type * as z from 'zod';
import type { Course } from '../../../shared/valentra/course/courseView.ts';
import { pick } from '../../../shared/values/pick.ts';
import { rowCounts, specificationOf } from '../../../shared/valentra/paper/specification.ts';
import { paperInfo } from '../../../shared/valentra/course/courseView.ts';
import { sectionsFor, statedForm } from '../../../shared/valentra/paper/form.ts';
import type { JsuQuestion } from '../../../shared/valentra/schemas.ts';
import { cloAmong, cloSharesOf, paperTopics } from '../../../shared/valentra/paper/topics.ts';
import type { Check } from '../../platform/model/prompt.ts';
import { jsuProblems, settledRows } from '../problems.ts';
import { jsuAnswerSchema, jsuPrompt } from '../prompts/jsu.ts';
import { required, rowStage, type StageSource } from './documentStage.ts';

const wantedOf = async ({ course, test, settings }: StageSource) => {
  const [row] = (await test()).assessments;
  return { ...settings, sections: sectionsFor(statedForm(course.read, row), settings) };
};

/** Rows beside their outcomes; whether a topic has a subtopic code has compared. */
const shownOf = (rows: readonly JsuQuestion[], { clos }: Course) => ({
  baris: rows.map(({ number, cognitiveLevel: level, cognitiveDescription: description, ...row }) => ({
    code: `${number}`,
    ...pick(row, 'topic', 'subtopic', 'clo'),
    level,
    description,
  })),
  asal: clos.flatMap((one) => (rows.some(({ clo }) => clo === one.code) ? [pick(one, 'code', 'statement')] : [])),
});

/** Jadual Spesifikasi Ujian: a model suggests subtopics, CLOs and levels; code decides questions, marks, hours and balance. */
export const jsuStage = rowStage('jsu', {
  rows: async ({ course, test }) => [paperTopics(course, await test())],
  prompt: jsuPrompt,

  async data({ settings, test }, topics) {
    const counts = rowCounts(topics, settings);
    const agihan = topics.map(({ title, clo }, i) => ({ topic: title, rows: counts[i] ?? 0, clo }));
    const shares = cloSharesOf(await test());
    return { agihan: agihan.filter(({ rows }) => rows > 0), ...(shares && { markahClo: shares }) };
  },

  async check(source, topics) {
    const { course, settings } = source;
    const [own, wanted] = [await source.test(), await wantedOf(source)];
    const counts = new Map(rowCounts(topics, settings).map((count, i) => [topics[i]?.title ?? '', count]));
    return ({ rows }) =>
      jsuProblems(rows, counts, topics, course, (settled) =>
        specificationOf(course, own, settled, { ...wanted, isAsked: true }),
      );
  },

  async document(source, answers) {
    const { course } = source;
    const own = await source.test();
    const suggested = answers.flatMap(([topics, { rows }]) => settledRows(rows, topics, course));
    const courseInfo = { ...course.info, ...paperInfo(own.assessments) };
    const wanted = await wantedOf(source);
    const written = specificationOf(course, own, suggested, wanted);
    // Levels that its writer did not put right when asked are raised all the same; their verbs are told.
    const made =
      written.summary.kbatCompliance === 'YES'
        ? written
        : specificationOf(course, own, suggested, { ...wanted, isAsked: true });
    const asked = made.questions.map(({ subtopic }) => subtopic);
    const left = suggested.map(({ subtopic }) => subtopic).filter((one) => !asked.includes(one));
    return { ...made, courseInfo, unasked: [...new Set(left)] };
  },

  shown: async ({ course }, { questions }) => shownOf(questions, course),
  shownRow: async ({ course }, row) => shownOf([row], course),

  isOf: () => true,

  async rewrite({ course }, topics, { artefact, present, again }, ask) {
    const schema = jsuAnswerSchema.refine(({ rows }) => rows.length > 0, 'satu baris diperlukan');
    const cloOf = (topic: string): string[] => topics.find(({ title }) => title === topic)?.clo ?? [];
    const wanted = { agihan: [{ topic: present.topic, rows: 1, clo: cloOf(present.topic) }], ...again };
    const check: Check<z.output<typeof schema>> = ({ rows }) => jsuProblems(rows, new Map(), topics, course);
    const { answer } = await ask({ ...jsuPrompt, schema }, wanted, check);
    const row = required(settledRows(answer.rows, topics, course)[0], 'row in the answer');
    // A lecturer may have asked for another topic of the test.
    const topic = artefact.topics.some(({ title }) => title === row.topic) ? row.topic : present.topic;
    return {
      ...present,
      topic,
      ...pick(row, 'subtopic', 'cognitiveLevel', 'cognitiveDescription'),
      // A row that was moved to this topic may have a CLO of its former one.
      clo: cloAmong(cloOf(topic), row.clo, present.clo),
    };
  },
});
