import { expect, test } from '@jest/globals';
import type { Ask } from '../../../lambdas/valentra/stages/documentStage.ts';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import { jstStage } from '../../../lambdas/valentra/stages/jst.ts';
import { jsuStage } from '../../../lambdas/valentra/stages/jsu.ts';
import { pick } from '../../../shared/values/pick.ts';
import { jst, jsu } from '../../shared/valentra/fixtures.ts';
import { course, examSettings, sourceOf } from './held.ts';

/** Answers all requests so, and keeps what they are told of one name. */
function askedOf(name: string, answer: object) {
  const told: unknown[] = [];
  const ask: Ask = async (_, data) => {
    told.push(data[name]);
    return { answer, notice: null } as never;
  };
  return { ask, told };
}

test('Of rows that are alike in topic, subtopic and level the second look is told each its own description', async () => {
  const questions = Array.from({ length: 10 }, (_, i) => ({
    ...jsu.questions[0]!,
    number: i + 1,
    marks: 4,
    kind: 'struktur' as const,
    cognitiveDescription: `Huraian ${i + 1}`,
  }));
  const items = questions.map(({ number, marks }) => ({
    number,
    cites: [],
    stem: `Rangsangan ${number}`,
    parts: [{ text: 'Huraikan.', marks, answer: 'Isi.' }],
  }));
  const source = sourceOf({ jsu: { ...jsu, questions, questionType: 'struktur' } }, examSettings('struktur'));
  const { ask, told } = askedOf('rancangan', { items: [] });
  await examStage.look?.write(source, 'look-0', ask, async (name) =>
    name.startsWith('batch') ? { answer: { items }, notice: null } : null,
  );
  const descriptions = questions.map(({ number, cognitiveDescription: levelDescription }) => ({
    number,
    levelDescription,
  }));
  expect(told).toMatchObject([descriptions]);
});

test('The second look at a row of the JST is told its outcomes with their levels', async () => {
  const [row] = jst.assessments;
  const { ask, told } = askedOf('baris', { remarks: [] });
  await jstStage.lookAtRow?.write(sourceOf({ jst }), row, '/assessments/0', ask);
  const clo = course.clos.filter(({ code }) => row?.clo.includes(code));
  expect(told).toMatchObject([[{ clo: clo.map((one) => pick(one, 'code', 'statement', 'domains')) }]]);
});

const [first, , third = ''] = course.topics.map(({ title }) => title);
test.each([
  ['that topic, with what the course ties to it', third, { topic: third, clo: 'CLO2' }],
  ['its own topic where the answer names none of the test', 'Topik lain', { topic: first, clo: 'CLO1' }],
])('a row of a specification that a wish moves is of %s', async (_, topic, expected) => {
  const [present] = jsu.questions;
  if (present === undefined) throw new Error('The specification should have rows');
  const row = { topic, subtopic: 'Sumber', clo: 'CLO2', cognitiveLevel: 'C4', cognitiveDescription: 'Menilai' };
  const again = { semasa: present, permintaan: `Tukar kepada topik ${third}.` };
  const { ask } = askedOf('agihan', { rows: [row] });
  const written = await jsuStage.rewrite(sourceOf({ jst }), { artefact: jsu, present, places: [0], again }, ask);
  expect([present.topic, present.clo, written]).toMatchObject([first, 'CLO1', expected]);
});
