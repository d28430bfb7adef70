import { levelNames, orderOf } from '../../../shared/valentra/levels.ts';
import { specificationOf } from '../../../shared/valentra/specification.ts';
import type { Course, Jst, JsuQuestion } from '../../../shared/valentra/schemas.ts';
import { jsuAnswerSchema, jsuPrompt } from '../prompts/jsu.ts';
import { seriesOf, type DocumentStage, unchecked } from './documentStage.ts';

const part = 'rows';

/** Rows asked for in all; the specification takes what it needs. */
const rowsWanted = 24;

/** What is tested: the course's topics, or those the tests name, or the CLOs where a document has no topics. */
function testedTitles({ topics, clos }: Course, jst: Pick<Jst, 'assessments'>): string[] {
  const stated = topics.map(({ title }) => title);
  const named = jst.assessments.filter(({ isTest }) => isTest).flatMap((assessment) => assessment.topics);
  return [stated, named, clos.map(({ statement }) => statement)].find((titles) => titles.length > 0) ?? [];
}

/** Jadual Spesifikasi Ujian: a model suggests subtopics, CLOs and levels; code decides questions, marks, hours and balance. */
export const jsuStage: DocumentStage<'jsu'> = {
  ...unchecked,
  parts: async () => [part],

  async write({ course, made }, _part, ask) {
    const titles = testedTitles(course, await made('jst'));
    const rows = Math.max(1, Math.ceil(rowsWanted / Math.max(1, titles.length)));
    return ask(jsuPrompt, { agihan: titles.slice(0, 40).map((topic) => ({ topic, rows })) });
  },

  async assemble({ course, made }, parts) {
    const { answers, notice } = await seriesOf(parts, [part], jsuAnswerSchema);
    const specification = specificationOf(course, await made('jst'), answers[0]?.rows ?? []);
    return { courseInfo: course.info, ...specification, engineNotice: notice };
  },

  async rewrite({ course }, { artefact, places: [i = -1], again }, ask) {
    const present = artefact.questions[i];
    if (present === undefined) throw new Error('No such row');
    const schema = jsuAnswerSchema.refine(({ rows }) => rows.length > 0, 'satu baris diperlukan');
    const { answer } = await ask({ ...jsuPrompt, schema }, { agihan: [{ topic: present.topic, rows: 1 }], ...again });
    const [row] = answer.rows;
    if (row === undefined) throw new Error('No row came back');
    const clo = course.clos.some(({ code }) => code === row.clo) ? row.clo : present.clo;
    const rewritten: JsuQuestion = {
      ...present,
      clo,
      subtopic: row.subtopic,
      cognitiveLevel: row.cognitiveLevel,
      cognitiveDescription: row.cognitiveDescription || levelNames[row.cognitiveLevel],
      questionType: orderOf(row.cognitiveLevel),
    };
    return rewritten;
  },
};
