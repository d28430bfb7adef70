import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changesBetween, isSure, pathOf, pointerOf } from '../../shared/values/changes.ts';
import { valueAt } from '../../shared/values/pointer.ts';
import { linesOfChanges, pathWords } from '../../shared/text/changeLines.ts';
import { fieldLabels } from '../../shared/valentra/labels.ts';

const task = (id: string, type: string, weight: number | null) => ({ id, type, weight, cloIds: ['clo_1'] });
const before = {
  synopsis: 'Pengenalan.',
  assessments: [task('task_1', 'Kuiz 1', 20), task('task_2', 'Kuiz 1', 80)],
  facts: { synopsis: 'found' },
};
const [first, second] = before.assessments;

type Told = [at: string, kind: string, before: string | null, after: string | null];

test.each<[string, object, Told[]]>([
  ['nothing', before, []],
  ['a note of code', { ...before, facts: {} }, []],
  [
    'a value',
    { ...before, assessments: [{ ...first, weight: 30 }, second] },
    [['/assessments/=Kuiz 1/weight', 'changed', '20', '30']],
  ],
  [
    'a value that is not there any more',
    { ...before, assessments: [{ ...first, weight: null }, second] },
    [['/assessments/=Kuiz 1/weight', 'changed', '20', '']],
  ],
  ['what a second reader says of it', { ...before, look: [{ row: 'T1', words: 'x', reason: 'Salah.' }] }, []],
  ['the order of rows', { ...before, assessments: [second, first] }, []],
  [
    'a row less and another more',
    { ...before, assessments: [second, task('task_3', 'Projek', 20)] },
    [
      ['/assessments/=Projek', 'added', null, null],
      ['/assessments/=Kuiz 1', 'removed', null, null],
    ],
  ],
  ['a long text', { ...before, synopsis: 'Panjang. '.repeat(20) }, [['/synopsis', 'changed', 'Pengenalan.', null]]],
])('what has changed is told of %s', (_, changed, told) => {
  expect(changesBetween(before, changed)).toEqual(
    told.map(([at, kind, was, after]) => ({ at, kind, before: was, after })),
  );
});

test('rows that nothing tells apart are compared by place, and as a whole when their number is another', () => {
  const questions = [
    { number: 1, marks: 2 },
    { number: 2, marks: 2 },
  ];
  expect(changesBetween({ questions }, { questions: [questions[0], { number: 2, marks: 5 }] })).toMatchObject([
    { at: '/questions/1/marks' },
  ]);
  expect(changesBetween({ questions }, { questions: questions.slice(1) })).toMatchObject([{ at: '/questions' }]);
});

test.each([
  ['/questions/1/options/=A/text', 'Soalan 2, Pilihan Jawapan A, Teks'],
  ['/questions/6/parts/=(c)/answer', 'Soalan 7, (c), Jawapan'],
])('%s is told by the letter that the paper prints', (at, words) => {
  const [, kind = '', label = ''] = /(options|parts)\/=([^/]+)/.exec(at) ?? [];
  const row = { [kind === 'options' ? 'key' : 'label']: label, text: 'x', answer: 'x' };
  const now = { ...row, [at.split('/').at(-1) ?? '']: 'y' };
  const [change] = changesBetween({ [kind]: [row] }, { [kind]: [now] });
  expect(at.endsWith(change?.at ?? '?')).toBe(true);
  expect(pathWords(at, fieldLabels)).toBe(words);
});

test('the text of a question is told by the question', () => {
  expect(['/questions/6/stem', '/questions/6/marks'].map((at) => pathWords(at, fieldLabels))).toEqual([
    'Soalan 7',
    'Soalan 7, Markah',
  ]);
});

describe('the path of a part', () => {
  const tasks = [
    { taskCode: 'T1', taskType: 'Esei/laporan', question: { statement: 'satu' } },
    { taskCode: 'T2', taskType: 'Projek', question: { statement: 'dua' } },
  ];

  test('names its row where something tells it apart: it is found wherever the row is, and nowhere else', () => {
    const path = pathOf({ tasks }, '/tasks/0/question/statement') ?? '';
    expect([path, isSure(path)]).toEqual(['/tasks/=T1|Esei~1laporan/question/statement', true]);
    expect(pointerOf({ tasks: tasks.toReversed() }, path)).toBe('/tasks/1/question/statement');
    expect(pointerOf({ tasks: tasks.slice(1) }, path)).toBeNull();
    const other = tasks.map((each) => ({ ...each, taskType: 'Kuiz' }));
    expect(pointerOf({ tasks: other }, path)).toBeNull();
  });

  test('is a place where nothing does, which may be another part in another version', () => {
    const twins = tasks.map((each) => ({ ...each, taskCode: 'T1', taskType: 'Kuiz' }));
    expect(isSure(pathOf({ tasks: twins }, '/tasks/1/question/statement') ?? '')).toBe(false);
    expect(isSure(pathOf({ questions: [{ stem: 'a' }] }, '/questions/0/stem') ?? '')).toBe(false);
    expect(isSure(pathOf({ combinedBigIdea: 'a' }, '/combinedBigIdea') ?? '')).toBe(true);
  });

  test('leads back to the same part of the same version', () => {
    const rows = fc.array(fc.record({ taskCode: fc.string(), taskType: fc.string(), texts: fc.array(fc.string()) }));
    fc.assert(
      fc.property(rows, fc.nat(5), (given, n) => {
        const value = { tasks: given, activities: given };
        for (const pointer of [`/tasks/${n}/texts`, `/activities/${n}/texts`]) {
          const path = pathOf(value, pointer);
          const isThere = valueAt(value, pointer) !== undefined;
          expect([path !== null, path && pointerOf(value, path)]).toEqual([isThere, isThere ? pointer : null]);
        }
      }),
    );
  });
});

describe('a change in words', () => {
  test.each<[string, object, object, string[]]>([
    [
      'a part of a question',
      { questions: [{ parts: [{ label: 'a', text: 'Apakah x?' }] }] },
      { questions: [{ parts: [{ label: 'a', text: 'Apakah y?' }] }] },
      ['Soalan 1, Bahagian a, Soalan: Apakah x? → Apakah y?'],
    ],
    [
      'a field of its list',
      { tasks: [{ taskCode: 'T1', taskType: 'Esei', stimulus: { title: 'Lama' } }] },
      { tasks: [{ taskCode: 'T1', taskType: 'Esei', stimulus: { title: 'Baharu' } }] },
      ['Esei, Rangsangan, Tajuk: Lama → Baharu'],
    ],
    ['a code', { hpAllocation: { HP1: 40 } }, { hpAllocation: { HP1: 60 } }, ['Agihan HP, HP1: 40 → 60']],
    [
      'a field without a name',
      { criteria: [{ hp: 'HP1', name: 'Isi', levels: { lemah: { descriptor: 'x' } } }] },
      { criteria: [{ hp: 'HP1', name: 'Isi', levels: { lemah: { descriptor: 'y' } } }] },
      ['Isi, Lemah diubah'],
    ],
    [
      'a row of a list without a name',
      { questions: [{ bits: [1] }] },
      { questions: [{ bits: [2] }] },
      ['Soalan 1 diubah'],
    ],
    ['a part that was empty', { question: null }, { question: { statement: 'x' } }, ['Soalan diubah']],
    ['nothing that has a name', { more: 1 }, { more: 2 }, ['Bahagian lain diubah']],
  ])('%s', (_, was, is, lines) => {
    expect(linesOfChanges(changesBetween(was, is), fieldLabels)).toEqual(lines);
  });

  test('no change goes untold', () => {
    const values = fc.object({
      key: fc.constantFrom('text', 'title', 'tasks', 'questions', 'stem', 'bits'),
      maxDepth: 4,
    });
    fc.assert(
      fc.property(values, values, (was, is) => {
        const changes = changesBetween(was, is);
        expect(linesOfChanges(changes, fieldLabels).length > 0).toBe(changes.length > 0);
      }),
    );
  });
});
