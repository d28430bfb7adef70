import { pick } from '../../../shared/pick.ts';
import { describe, rowCounts, specificationOf } from '../../../shared/valentra/paper/specification.ts';
import { paperInfo } from '../../../shared/valentra/course/courseView.ts';
import { cloAmong, paperTopics } from '../../../shared/valentra/paper/topics.ts';
import { jsuAnswerSchema, jsuPrompt } from '../prompts/jsu.ts';
import { known, rowStage, topicWished } from './documentStage.ts';

/** Jadual Spesifikasi Ujian: a model suggests subtopics, CLOs and levels; code decides questions, marks, hours and balance. */
export const jsuStage = rowStage('jsu', {
  rows: async ({ course, test }) => [paperTopics(course, await test())],
  prompt: jsuPrompt,

  async data({ settings }, topics) {
    const counts = rowCounts(topics, settings);
    const agihan = topics.map(({ title, clo }, i) => ({ topic: title, rows: counts[i] ?? 0, clo }));
    return { agihan: agihan.filter(({ rows }) => rows > 0) };
  },

  async document({ course, test, settings }, answers) {
    const own = await test();
    const suggested = answers.flatMap(([, { rows }]) => rows);
    const courseInfo = { ...course.info, ...paperInfo(own.assessments) };
    return { ...specificationOf(course, own, suggested, settings), courseInfo };
  },

  isOf: () => true,

  async rewrite({ course }, topics, { artefact, present, again }, ask) {
    const schema = jsuAnswerSchema.refine(({ rows }) => rows.length > 0, 'satu baris diperlukan');
    const topic = topicWished(again, present.topic, artefact.topics);
    const own = topics.find(({ title }) => title === topic)?.clo ?? [];
    const { answer } = await ask({ ...jsuPrompt, schema }, { agihan: [{ topic, rows: 1, clo: own }], ...again });
    const row = known(answer.rows[0], 'row in the answer');
    const written = { ...present, topic, ...pick(row, 'subtopic', 'cognitiveLevel') };
    return {
      ...written,
      // A row that was moved to this topic may have a CLO of its former one.
      clo: cloAmong(own, row.clo, present.clo),
      cognitiveDescription: row.cognitiveDescription.trim() || describe(written, course.cover),
    };
  },
});
