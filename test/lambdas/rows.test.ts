import { describe, expect, test } from '@jest/globals';
import { kindOf as pedagonaKind } from '../../lambdas/pedagona/store.ts';
import { type EditableKind, withPart, withRow } from '../../lambdas/platform/stages/editableKind.ts';
import { kindOf as valentraKind } from '../../lambdas/valentra/editing.ts';
import { valueAt } from '../../shared/values/pointer.ts';
import type { RowAction } from '../../shared/session/rows.ts';
import { dlo, report } from '../shared/pedagona/fixtures/chain.ts';
import { rubrik, shortEssayExam, structuredExam } from '../shared/valentra/fixtures.ts';

/** A list, its document, and the document after an action on a row. */
type Trial = [string, object, (pointer: string, action: RowAction) => object];
const trial = <T extends object>(list: string, kind: EditableKind<T>, before: T): Trial => [
  list,
  before,
  (pointer, action) => withRow(kind, before, pointer, action),
];
const trials: Trial[] = [
  ...['/learningObjectives', '/activities', '/assessmentMethods'].map((list) => trial(list, pedagonaKind('dlo'), dlo)),
  trial('/evidenceBase', pedagonaKind('report'), report),
  trial('/rubriks/0/criteria', valentraKind('rubrik'), rubrik),
  trial('/questions/0/parts', valentraKind('exam'), structuredExam),
  trial('/questions/0/scheme', valentraKind('exam'), shortEssayExam),
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
  const shorter = withRow(pedagonaKind('dlo'), dlo, '/activities/0', 'remove') as typeof dlo;
  expect(shorter.durationMinutes).toBe(dlo.durationMinutes - (first?.duration ?? 0));
  expect(shorter.activities).toEqual(others);
  const exam = withRow(valentraKind('exam'), structuredExam, '/questions/0/parts/0', 'down');
  const question = valueAt(exam, '/questions/0') as (typeof structuredExam)['questions'][number];
  if (question.kind !== 'struktur') throw new Error('A structured question has parts');
  expect(question.parts.map(({ label }) => label)).toEqual(question.parts.map((_, i) => `(${'abcdefgh'.charAt(i)})`));
  expect(question.marks).toBe(question.parts.reduce((sum, { marks }) => sum + marks, 0));
});

test.each([
  ['parts', structuredExam],
  ['scheme', shortEssayExam],
] as const)('an edit of the marks in the %s of a question makes those of the question', (list, before) => {
  const edit = (pointer: string) => withPart(valentraKind('exam'), before, pointer, 30);
  const after = edit(`/questions/0/${list}/0/marks`);
  const sumAt = (rows: string) =>
    (valueAt(after, rows) as { marks: number }[]).reduce((sum, row) => sum + row.marks, 0);
  expect(sumAt(`/questions/0/${list}`)).toBeGreaterThan(30);
  expect(after.questions[0]?.marks).toBe(sumAt(`/questions/0/${list}`));
  expect(() => edit('/questions/0/marks')).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('rows of other lists stay as they are', () => {
  for (const pointer of ['/questions/0', '/questions/0/options/0', '/warnings/0'])
    expect(() => withRow(valentraKind('exam'), structuredExam, pointer, 'remove')).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
});
