import { expect, test } from '@jest/globals';
import type { Ask, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { jsuStage } from '../../../lambdas/valentra/stages/jsu.ts';
import { course, jst, jsu } from '../../shared/valentra/fixtures.ts';

const [first, , third = ''] = course.topics.map(({ title }) => title);

const suggestion = {
  topic: third,
  subtopic: 'Sumber',
  clo: 'CLO2',
  cognitiveLevel: 'C4',
  cognitiveDescription: 'Menilai',
};

test.each([
  ['that topic, with what the course ties to it', third, { topic: third, clo: 'CLO2' }],
  ['its own topic where the answer names none of the test', 'Topik lain', { topic: first, clo: 'CLO1' }],
])('a row of a specification that a wish moves is of %s', async (_, topic, expected) => {
  const [present] = jsu.questions;
  const exam = jst.assessments.find(({ type }) => type === 'Peperiksaan Akhir');
  if (present === undefined || exam === undefined)
    throw new Error('The specification should have rows, the JST an exam');
  expect([present.topic, present.clo]).toEqual([first, 'CLO1']);
  const ask: Ask = async ({ schema }) => ({ answer: schema.parse({ rows: [{ ...suggestion, topic }] }), notice: null });
  const source = { course, settings: {}, test: async () => ({ assessments: [exam] }) } as unknown as StageSource;
  const again = { semasa: present, permintaan: `Tukar kepada topik ${third}.` };
  expect(await jsuStage.rewrite(source, { artefact: jsu, present, places: [0], again }, ask)).toMatchObject(expected);
});
