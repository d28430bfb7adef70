import { pick } from '../../../shared/values/pick.ts';
import { rowCounts, specificationOf } from '../../../shared/valentra/paper/specification.ts';
import { asksOf } from '../../../shared/valentra/counting/sections.ts';
import { paperInfo } from '../../../shared/valentra/course/courseView.ts';
import { sectionsFor, statedForm } from '../../../shared/valentra/paper/form.ts';
import {
  cloAmong,
  cloSharesOf,
  type PaperTopic,
  paperTopics,
  type SuggestedRow,
} from '../../../shared/valentra/paper/topics.ts';
import { jsuProblems, settledRows } from '../problems.ts';
import { jsuAnswerSchema, jsuPrompt } from '../prompts/jsu.ts';
import { required, rowStage, type StageSource } from './documentStage.ts';

const wantedOf = async ({ course, test, settings }: StageSource) => {
  const [row] = (await test()).assessments;
  return { ...settings, sections: sectionsFor(statedForm(course.read, row), settings) };
};

/** Jadual Spesifikasi Ujian: a model suggests subtopics, CLOs and levels; code decides questions, marks, hours and balance. */
export const jsuStage = rowStage('jsu', {
  rows: async ({ course, test }) => [paperTopics(course, await test())],
  prompt: jsuPrompt,

  async asks(source, topics, written) {
    const { course } = source;
    if (written !== undefined) {
      const { topic } = written.present;
      return {
        prompt: {
          ...jsuPrompt,
          schema: jsuAnswerSchema.refine(({ rows }) => rows.length > 0, 'satu baris diperlukan'),
        },
        data: { agihan: [{ topic, rows: 1, clo: cloOf(topics, topic) }] },
        check: ({ rows }) => jsuProblems(rows, new Map(), topics, course),
      };
    }
    const [own, wanted] = [await source.test(), await wantedOf(source)];
    const counts = rowCounts(topics, wanted);
    const agihan = topics.map(({ title, clo }, i) => ({ topic: title, rows: counts[i] ?? 0, clo }));
    const shares = cloSharesOf(own);
    const planned = (settled: readonly SuggestedRow[]) =>
      specificationOf(course, own, settled, { ...wanted, isAsked: true });
    return {
      data: { agihan: agihan.filter(({ rows }) => rows > 0), ...(shares && { markahClo: shares }) },
      check: ({ rows }) =>
        jsuProblems(rows, new Map(agihan.map((one) => [one.topic, one.rows])), topics, course, planned),
    };
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
    const asked = made.questions.flatMap(asksOf).map(({ subtopic }) => subtopic);
    const left = suggested.map(({ subtopic }) => subtopic).filter((one) => !asked.includes(one));
    return { ...made, courseInfo, unasked: [...new Set(left)] };
  },

  /** Rows beside their outcomes; whether a topic has a subtopic code has compared. */
  shown: async ({ course: { clos } }, all) => ({
    baris: all.map(({ number, cognitiveLevel: level, cognitiveDescription: description, ...row }) => ({
      code: `${number}`,
      ...pick(row, 'topic', 'subtopic', 'clo'),
      level,
      description,
    })),
    asal: clos.flatMap((one) => (all.some(({ clo }) => clo === one.code) ? [pick(one, 'code', 'statement')] : [])),
  }),

  isOf: () => true,

  rewritten({ course }, topics, answer, { artefact, present }) {
    const row = required(settledRows(answer.rows, topics, course)[0], 'row in the answer');
    // A lecturer may have asked for another topic of the test.
    const topic = artefact.topics.some(({ title }) => title === row.topic) ? row.topic : present.topic;
    return {
      ...present,
      topic,
      ...pick(row, 'subtopic', 'cognitiveLevel', 'cognitiveDescription'),
      // A row that was moved to this topic may have a CLO of its former one.
      clo: cloAmong(cloOf(topics, topic), row.clo, present.clo),
    };
  },
});

const cloOf = (topics: readonly PaperTopic[], topic: string): string[] =>
  topics.find(({ title }) => title === topic)?.clo ?? [];
