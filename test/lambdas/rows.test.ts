import { describe, expect, test } from '@jest/globals';
import { withRow as pedagonaRow } from '../../lambdas/pedagona/editing.ts';
import { withRow as valentraRow } from '../../lambdas/valentra/editing.ts';
import { dloSchema, reportSchema } from '../../shared/pedagona/stages.ts';
import { valueAt } from '../../shared/pointer.ts';
import type { RowAction } from '../../shared/rows.ts';
import { dlo, report } from '../shared/pedagona/fixtures/chain.ts';
import { rubrik, shortEssayExam, structuredExam } from '../shared/valentra/fixtures.ts';

/** A list, its document, and the document after an action on a row. */
type Trial = [string, object, (pointer: string, action: RowAction) => object];
const ofDlo = (list: string): Trial => [
  list,
  dlo,
  (pointer, action) => pedagonaRow({ name: 'dlo', schema: dloSchema }, dlo, pointer, action),
];
const ofExam = (list: string, exam: object): Trial => [
  list,
  exam,
  (pointer, action) => valentraRow('exam', exam, pointer, action),
];
const trials: Trial[] = [
  ...['/learningObjectives', '/activities', '/assessmentMethods'].map(ofDlo),
  [
    '/evidenceBase',
    report,
    (pointer, action) => pedagonaRow({ name: 'report', schema: reportSchema }, report, pointer, action),
  ],
  ['/rubriks/0/criteria', rubrik, (pointer, action) => valentraRow('rubrik', rubrik, pointer, action)],
  ofExam('/questions/0/parts', structuredExam),
  ofExam('/questions/0/scheme', shortEssayExam),
];

describe.each(trials)('The rows of %s', (list, before, after) => {
  /** Without what counts along with the rows. */
  const rowsOf = (document: object) =>
    (valueAt(document, list) as Record<string, unknown>[]).map(({ label: _, ...row }) => row);
  const rows = rowsOf(before);

  test('are added, removed and moved, and nothing else of the list changes', () => {
    expect(rows.length).toBeGreaterThan(1);
    expect(rowsOf(after(`${list}/-`, 'add')).slice(0, -1)).toEqual(rows);
    expect(rowsOf(after(`${list}/0`, 'remove'))).toEqual(rows.slice(1));
    expect(rowsOf(after(`${list}/1`, 'up'))).toEqual([rows[1], rows[0], ...rows.slice(2)]);
    expect(rowsOf(after(`${list}/${rows.length - 1}`, 'down'))).toEqual(rows);
  });

  test.each(['/-', '/99', '/-1', '/0/0', '/__proto__', ''])('at %j are refused', (step) => {
    expect(() => after(`${list}${step}`, 'remove')).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

test('what is counted follows the rows: minutes of a DLO, marks and labels of a question', () => {
  const [first, ...others] = dlo.activities;
  const shorter = pedagonaRow({ name: 'dlo', schema: dloSchema }, dlo, '/activities/0', 'remove');
  expect(shorter.durationMinutes).toBe(dlo.durationMinutes - (first?.duration ?? 0));
  expect(shorter.activities).toEqual(others);
  const exam = valentraRow('exam', structuredExam, '/questions/0/parts/0', 'down');
  const question = valueAt(exam, '/questions/0') as (typeof structuredExam)['questions'][number];
  if (question.kind !== 'struktur') throw new Error('A structured question has parts');
  expect(question.parts.map(({ label }) => label)).toEqual(question.parts.map((_, i) => `(${'abcdefgh'.charAt(i)})`));
  expect(question.marks).toBe(question.parts.reduce((sum, { marks }) => sum + marks, 0));
});

test('rows of other lists stay as they are', () => {
  for (const pointer of ['/questions/0', '/questions/0/options/0', '/warnings/0'])
    expect(() => valentraRow('exam', structuredExam, pointer, 'remove')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
});
