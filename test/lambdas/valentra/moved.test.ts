import { expect, test } from '@jest/globals';
import type { Ask, DocumentStage, Row, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { topicWished } from '../../../lambdas/valentra/stages/documentStage.ts';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import { jsuStage } from '../../../lambdas/valentra/stages/jsu.ts';
import { type Documents, jsuSchema, type StageName } from '../../../shared/valentra/schemas.ts';
import { multipleChoice } from '../../support/writer.ts';
import { course, jst, jsu, mcqExam } from '../../shared/valentra/fixtures.ts';

test.each([
  ['Tukar kepada topik “Etika Media”.', 'Etika Media'],
  ['Sila pindahkan soalan KBAT ini ke topik Etika Media, aras sama.', 'Etika Media'],
  ['Tukar topiknya kepada Etika Media', 'Etika Media'],
  ['Ubah topik soalan ini daripada Semiotik kepada Etika Media.', 'Etika Media'],
  ['Gunakan topik Etika.', 'Etika'],
  ['Gantikan topik kepada Etika Media.', 'Etika Media'],
  ['Alihkan soalan ke topik Etika Media', 'Etika Media'],
  ['Beralih kepada topik Etika Media', 'Etika Media'],
  ['Fokuskan soalan kepada topik Etika Media', 'Etika Media'],
  ['Menukar kepada topik Etika Media', 'Etika Media'],
  ['Switch to topic Etika Media', 'Etika Media'],
  ['Kepada topik Etika Media', 'Etika Media'],
  ['Change this question to the topic Etika Media, please.', 'Etika Media'],
  ['Soalan ini patut ditukar kepada topik Etika Media', 'Etika Media'],
  ['Jangan kekalkan topik lama, tukar kepada topik Etika Media.', 'Etika Media'],
  ['Beri contoh yang merujuk kepada topik Etika Media.', 'Semiotik'],
  ['Kaitkan soalan ini kepada topik Etika Media', 'Semiotik'],
  ['Tukar situasi. Kaitkan soalan kepada topik Etika Media.', 'Semiotik'],
  ['Ubah ayat supaya merujuk kepada topik Etika Media.', 'Semiotik'],
  ['Jangan tukar kepada topik Etika Media', 'Semiotik'],
  ['Jangan sekali-kali gunakan topik Etika Media', 'Semiotik'],
  ['Do not move it to topic Etika Media.', 'Semiotik'],
  ['Tukar topik Etika Media', 'Semiotik'],
])('a row whose lecturer wishes "%s" is of the topic %s', (permintaan, topic) => {
  const topics = ['Etika', 'Etika Media', 'Semiotik'].map((title) => ({ title }));
  expect(topicWished({ semasa: null, permintaan }, 'Semiotik', topics)).toBe(topic);
});

const [first, , third = ''] = course.topics.map(({ title }) => title);

/** What a stage asks of a model, and the row that it makes of its answer, where a row is to be moved to the third topic. */
async function moving<N extends StageName>(
  stage: DocumentStage<N>,
  source: Partial<StageSource>,
  row: Pick<Row<N>, 'artefact' | 'present'>,
  answer: unknown,
) {
  const asked: Record<string, unknown>[] = [];
  const ask: Ask = async ({ schema }, data) => {
    asked.push(data);
    return { answer: schema.parse(answer), notice: null };
  };
  const all = { course, settings: {}, notes: async () => [], now: new Date(0), ...source } as StageSource;
  const again = { semasa: row.present, permintaan: `Tukar kepada topik ${third}.` };
  return { row: await stage.rewrite(all, { ...row, places: [0], again }, ask), asked: asked[0] };
}

const made =
  (documents: Partial<Documents>): StageSource['made'] =>
  async (stage) =>
    documents[stage] as never;

const suggestion = {
  topic: third,
  subtopic: 'Sumber',
  clo: 'CLO2',
  cognitiveLevel: 'C4',
  cognitiveDescription: 'Menilai',
};

test('a row of a specification that is moved may have what the course now ties to its topic, whatever was stored of it', async () => {
  // As a specification parses that was stored before topics had outcomes.
  const stored = jsuSchema.parse({ ...jsu, topics: jsu.topics.map(({ clo: _, ...topic }) => topic) });
  const [present] = stored.questions;
  const exam = jst.assessments.find(({ type }) => type === 'Peperiksaan Akhir');
  if (present === undefined || exam === undefined)
    throw new Error('The specification should have rows, the JST an exam');
  expect([present.topic, present.clo]).toEqual([first, 'CLO1']);
  const source: Partial<StageSource> = { made: made({ jst }), test: async () => ({ assessments: [exam] }) };
  const { asked, row } = await moving(jsuStage, source, { artefact: stored, present }, { rows: [suggestion] });
  expect(asked?.['agihan']).toEqual([{ topic: third, rows: 1, clo: ['CLO2'] }]);
  expect(row).toMatchObject({ topic: third, clo: 'CLO2' });
});

test('a question that is moved to a topic without rows has an outcome of that topic, and no subtopic', async () => {
  const [present] = mcqExam.questions;
  if (present === undefined) throw new Error('The paper should have questions');
  expect(present.topic).toBe(first);
  const without = { ...jsu, questions: jsu.questions.filter(({ topic }) => topic !== third) };
  const source = { made: made({ jsu: without }) };
  const answer = { items: [multipleChoice(present)] };
  const { asked, row } = await moving(examStage, source, { artefact: mcqExam, present }, answer);
  const place = { topic: third, clo: 'CLO2', subtopic: '' };
  expect(asked?.['pelan']).toMatchObject([place]);
  expect(row).toMatchObject(place);
});
