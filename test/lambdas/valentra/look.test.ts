import { expect, test } from '@jest/globals';
import type { Ask, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import { jstStage } from '../../../lambdas/valentra/stages/jst.ts';
import { course, jst, jsu } from '../../shared/valentra/fixtures.ts';

test('Of rows that are alike in topic, subtopic and level the second look is told each its own description', async () => {
  const [first] = jsu.questions;
  const questions = [1, 2, 3, 4, 5].map((number) => ({
    ...first!,
    number,
    marks: 4,
    kind: 'struktur' as const,
    cognitiveDescription: `Huraian ${number}`,
  }));
  const items = questions.map(({ number, marks }) => ({
    number,
    cites: [],
    stem: `Rangsangan ${number}`,
    parts: [{ text: 'Huraikan.', marks, answer: 'Isi.' }],
  }));
  const source: StageSource = {
    course,
    settings: { questionType: 'struktur', numberOfQuestions: questions.length },
    test: () => Promise.reject(new Error('It is asked for no test')),
    made: (async () => ({ ...jsu, questions, questionType: 'struktur' })) as unknown as StageSource['made'],
    notes: async () => [],
    now: new Date(0),
  };
  const told: unknown[] = [];
  const ask: Ask = async (_, data) => {
    told.push(data['rancangan']);
    return { answer: { items: [] }, notice: null } as never;
  };
  const batch = { answer: { items }, notice: null };
  await examStage.look?.write(source, 'look-0', ask, async (name) => (name === 'batch-0' ? batch : null));
  expect(told).toEqual([
    questions.map(({ number }) => expect.objectContaining({ number, levelDescription: `Huraian ${number}` })),
  ]);
});

test('The second look at a row of the JST is told its outcomes with their levels', async () => {
  const [row] = jst.assessments;
  const told: unknown[] = [];
  const ask: Ask = async (_, data) => {
    told.push(data['baris']);
    return { answer: { remarks: [] }, notice: null } as never;
  };
  const source = { course, made: async () => jst } as unknown as StageSource;
  await jstStage.lookAtRow?.write(source, row, '/assessments/0', ask);
  const clo = course.clos.filter(({ code }) => row?.clo.includes(code));
  expect(told).toEqual([
    [expect.objectContaining({ clo: clo.map(({ code, statement, domains }) => ({ code, statement, domains })) })],
  ]);
});
