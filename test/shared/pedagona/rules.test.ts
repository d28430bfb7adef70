import { describe, expect, test } from '@jest/globals';
import { merangkaiFault, orNotFound, suggestionOf } from '../../../shared/pedagona/rules.ts';
import { totalWeight } from '../../../shared/course/rules.ts';

describe('linking courses (spec 1 §5)', () => {
  test.each([
    [1, false, 'Minimum 2 kursus diperlukan untuk merangkai'],
    [4, false, null],
    [5, false, 'Maximum 4 kursus sahaja boleh dirangkai'],
    [3, true, 'Merangkai sudah wujud untuk sesi ini'],
  ])('%i courses, linked before: %s', (courses, exists, fault) => {
    expect(merangkaiFault(courses, exists)).toBe(fault);
  });
});

const bare = { bigIdea: '', essentialQuestions: [], cloStatement: '', cloNumber: 'HPK2' };
const bigIdeaOf = (given: Partial<typeof bare>) => suggestionOf({ ...bare, ...given }, 'bigIdea');
const questionsOf = (...essentialQuestions: string[]) =>
  suggestionOf({ ...bare, essentialQuestions }, 'essentialQuestions');

describe('the fallbacks of a CLO (spec 1 §2, §9)', () => {
  const cloStatement = `${'a'.repeat(79)} b${'c'.repeat(40)}`;

  test.each(['', '  ', 'Tiada maklumat', 'tiada maklumat dalam dokumen'])(
    'a Big Idea of %j is made from 80 characters of the statement',
    (bigIdea) => {
      const texts = [`Idea besar: ${'a'.repeat(79)}...`];
      expect(bigIdeaOf({ bigIdea, cloStatement })).toEqual({ texts, isFallback: true });
    },
  );

  test('a Big Idea or a short statement that is there stays whole', () => {
    expect(bigIdeaOf({ cloStatement: 'Menghuraikan.' }).texts).toEqual(['Idea besar: Menghuraikan.']);
    expect(bigIdeaOf({ bigIdea: 'Bimbingan.', cloStatement })).toEqual({ texts: ['Bimbingan.'], isFallback: false });
  });

  test('questions that are there stay without the empty ones; where there are none, three name the CLO', () => {
    expect(questionsOf('Mengapa?', ' ')).toEqual({ texts: ['Mengapa?'], isFallback: false });
    const { texts, isFallback } = questionsOf('', 'Tiada maklumat');
    expect([texts.length, isFallback]).toEqual([3, true]);
    expect(texts.every((question) => question.includes('HPK2') && question.endsWith('?'))).toBe(true);
  });
});

test.each<[(number | null)[], number | null]>([
  [[], null],
  [[null, null], null],
  [[60, null], 60],
  [[0.1, 0.2], 0.3],
  [[33.33, 33.33, 33.34], 100],
])('the sum of the weights %j is %j', (weights, total) => {
  expect(totalWeight(weights.map((weight) => ({ weight })))).toBe(total);
});

test('what is not found is said to be so', () => {
  const notFound = 'Tidak ditemui dalam dokumen';
  expect(['', 'Tiada maklumat', 'EDUP3153'].map(orNotFound)).toEqual([notFound, notFound, 'EDUP3153']);
});
