import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, double, integer, option, property, record } from 'fast-check';
import {
  criteria,
  criterionKeys,
  highestLevel,
  levels as levelTable,
  type CriterionKey,
} from '../../../shared/acadiora/criteria.ts';
import {
  gradeOf,
  gradeOfReview,
  maxScoreOf,
  percentageOf,
  scoreOf,
  scoreTotal,
} from '../../../shared/acadiora/rules.ts';

const anyCriterion = constantFrom(...criterionKeys);
const anyLevel = option(integer({ min: 0, max: highestLevel }));
/** Levels for as many items as the largest criterion has. */
const anyLevels = array(anyLevel, { minLength: 5, maxLength: 5 });
const levelsFor = (key: CriterionKey, levels: readonly (number | null)[]): Record<string, number | null> =>
  Object.fromEntries(criteria[key].items.map(({ id }, index) => [id, levels[index] ?? null]));
const allAt = (key: CriterionKey, level: number | null) => scoreOf(key, levelsFor(key, Array(5).fill(level)));
const scoresAt = (scoreFor: (key: CriterionKey) => number) =>
  Object.fromEntries(
    criterionKeys.map((key) => [key, { score: scoreFor(key), maxScore: criteria[key].weight }]),
  ) as Parameters<typeof scoreTotal>[0];

describe('the criteria (spec 2 §1, §3)', () => {
  test('weigh 100 together', () => {
    expect(criterionKeys.reduce((sum, key) => sum + criteria[key].weight, 0)).toBe(100);
  });
});

describe('percentageOf', () => {
  test.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 9, 0],
    [9, 9, 100],
    [6.5, 9, 72.2],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [8.05, 100, 8.1],
  ])('%d of %d is %d%%', (score, maxScore, expected) => {
    expect(percentageOf(score, maxScore)).toBe(expected);
  });

  test('is within a rounding of score / maxScore and has one decimal at most', () => {
    assert(
      property(double({ min: 0, max: 1, noNaN: true }), integer({ min: 1, max: 100 }), (share, maxScore) => {
        const percentage = percentageOf(share * maxScore, maxScore);
        expect(Math.abs(percentage - share * 100)).toBeLessThanOrEqual(0.0501);
        expect(percentage).toBe(Number(percentage.toFixed(1)));
      }),
    );
  });
});

describe('maxScoreOf', () => {
  test.each(criterionKeys)('%s counts for its weight when any of its items does, else for nothing', (key) => {
    for (const level of [4, 0]) expect(maxScoreOf(key, levelsFor(key, [null, level]))).toBe(criteria[key].weight);
    expect(maxScoreOf(key, levelsFor(key, []))).toBe(0);
  });

  test('of a paper that some criteria do not apply to makes a total of the others', () => {
    const scores = Object.fromEntries(
      criterionKeys.map((key) => [
        key,
        key === 'methodology'
          ? { score: 0, maxScore: 0 }
          : { score: criteria[key].weight, maxScore: criteria[key].weight },
      ]),
    ) as Parameters<typeof scoreTotal>[0];
    expect(scoreTotal(scores)).toEqual({ totalScore: 85, maxScore: 85, percentage: 100 });
  });
});

describe('scoreOf', () => {
  test.each(criterionKeys)('%s runs from 0 to its weight', (key) => {
    expect(allAt(key, 0)).toBe(0);
    expect(allAt(key, highestLevel)).toBe(criteria[key].weight);
  });

  test('does not count what does not apply', () => {
    // Of 15, half of full marks and half of .65; counted as 0, the three others would pull it to 5.
    expect(scoreOf('methodology', { rekaBentuk: 4, persampelan: null, instrumen: 2 })).toBe(12.4);
  });

  test('does not count an item of another criterion', () => {
    expect(scoreOf('findings', { lengkap: 2, ketepatan: 2, persembahan: 2, bahasa: 4 })).toBe(7.2);
  });

  test('never falls when a level rises', () => {
    assert(
      property(anyCriterion, anyLevels, integer({ min: 0, max: 4 }), (key, levels, place) => {
        const level = levels[place];
        if (level === null || level === undefined || level === highestLevel) return;
        const raised = levels.with(place, level + 1);
        expect(scoreOf(key, levelsFor(key, raised))).toBeGreaterThanOrEqual(scoreOf(key, levelsFor(key, levels)));
      }),
    );
  });
});

/** Ten items of which so many were judged. */
const itemsOf = (judged: number) => Array.from({ length: 10 }, (_, i) => ({ level: i < judged ? 3 : null }));

test('a review that judged fewer than half of the items has no grade', () => {
  expect(gradeOfReview(75, itemsOf(5)).grade).toBe('B');
  expect(gradeOfReview(75, itemsOf(4))).toMatchObject({
    grade: '-',
    publishability: 'Belum dapat ditentukan: hanya 4 daripada 10 butiran rubrik dapat dinilai',
  });
});

describe('gradeOf', () => {
  test.each([
    [100, 'A'],
    [80, 'A'],
    [79.9, 'B'],
    [70, 'B'],
    [69.9, 'C'],
    [60, 'C'],
    [59.9, 'D'],
    [50, 'D'],
    [49.9, 'E'],
    [0, 'E'],
    [-1, 'E'],
  ])('%d%% is %s', (percentage, grade) => {
    expect(gradeOf(percentage).grade).toBe(grade);
  });
});

describe('totalOf', () => {
  test.each([1, 2, 3, highestLevel])('a paper at level %i throughout has the grade that is called so', (level) => {
    const { percentage } = scoreTotal(scoresAt((key) => allAt(key, level)));
    expect(gradeOf(percentage).interpretation).toBe(levelTable[level]?.label);
  });

  test('is the sum of the scores, and its percentage is of the maximum', () => {
    const allLevels = record(
      Object.fromEntries(criterionKeys.map((key) => [key, anyLevels])) as Record<CriterionKey, typeof anyLevels>,
    );
    assert(
      property(allLevels, (all) => {
        const scores = scoresAt((key) => scoreOf(key, levelsFor(key, all[key])));
        const { totalScore, maxScore, percentage } = scoreTotal(scores);
        const sum = criterionKeys.reduce((total, key) => total + scores[key].score, 0);
        expect(totalScore).toBeCloseTo(sum, 5);
        expect(totalScore).toBe(Number(totalScore.toFixed(1)));
        expect(maxScore).toBe(100);
        expect(percentage).toBe(percentageOf(totalScore, maxScore));
      }),
    );
  });
});
