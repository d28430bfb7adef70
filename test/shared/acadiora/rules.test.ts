import { describe, expect, test } from '@jest/globals';
import { criteria, type CriterionKey, criterionKeys, levels as levelTable } from '../../../shared/acadiora/criteria.ts';
import { applies, rubricItems } from '../../../shared/acadiora/rubric.ts';
import { extras } from '../../../shared/acadiora/schemas.ts';
import { aiBand, extraTexts, gradeBand, scoreBand } from '../../../shared/acadiora/labels.ts';
import { gradeOf, gradeOfReview, percentageOf, scoreOf, scoreTotal } from '../../../shared/acadiora/rules.ts';
import { recordOf } from '../../../shared/values/pick.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import { bareSession, evaluated } from './fixtures.ts';

/** The score of a criterion whose items have these levels, as many as it has. */
const scoreAt = (key: CriterionKey, levels: readonly (number | null)[]) =>
  scoreOf(
    key,
    levels.slice(0, rubricItems[key].length).map((level) => ({ level })),
  );
const allAt = (key: CriterionKey, level: number) => scoreAt(key, Array(5).fill(level)).score;
const totalOf = (entry: (key: CriterionKey) => { score: number; maxScore: number }) =>
  scoreTotal(Object.fromEntries(criterionKeys.map((key) => [key, entry(key)])) as Parameters<typeof scoreTotal>[0]);

describe('a percentage', () => {
  test.each([
    [0, 0, 0],
    [5, 0, 0],
    [6.5, 9, 72.2],
    [2, 3, 66.7],
    [8.05, 100, 8.1],
  ])('of %d of %d is %d', (score, maxScore, expected) => {
    expect(percentageOf(score, maxScore)).toBe(expected);
  });
});

describe('the score of a criterion', () => {
  test.each(criterionKeys)('%s runs from 0 to its weight, and counts when any of its items does', (key) => {
    const { weight } = criteria[key];
    expect([allAt(key, 0), allAt(key, 4)]).toEqual([0, weight]);
    const highest = [[null, 4], [null, 0], [null]].map((levels) => scoreAt(key, levels).maxScore);
    expect(highest).toEqual([weight, weight, 0]);
  });

  test('does not count what does not apply', () => {
    // Of 15, half of full marks and half of .65; counted as 0, the three others would pull it to 5.
    expect(scoreAt('methodology', [4, null, 2, null, null])).toEqual({ score: 12.4, maxScore: 15, percentage: 82.7 });
  });
});

/** A review in which the last items of the rubric were not judged. */
function withoutLast(count: number) {
  const all = criterionKeys.flatMap((key) => rubricItems[key].map(({ id }) => `${key} ${id}`));
  const judged = new Set(all.slice(0, all.length - count));
  return recordOf(criterionKeys, (key) => ({
    items: rubricItems[key].map(({ id }) => ({ id, level: judged.has(`${key} ${id}`) ? 3 : null })),
  }));
}

describe('the total', () => {
  test('is of 100, by the criteria that were judged', () => {
    const whole = totalOf((key) => {
      const weight = key === 'methodology' ? 0 : criteria[key].weight;
      return { score: weight, maxScore: weight };
    });
    expect(whole).toEqual({ totalScore: 100, maxScore: 100, percentage: 100 });
    const none = totalOf(() => ({ score: 0, maxScore: 0 }));
    expect(none).toEqual({ totalScore: 0, maxScore: 0, percentage: 0 });
  });

  test.each([1, 2, 3, 4])('at level %i throughout has the grade that is called so', (level) => {
    const { percentage } = totalOf((key) => ({ score: allAt(key, level), maxScore: criteria[key].weight }));
    expect(gradeOf(percentage).interpretation).toBe(levelTable[level]?.label);
  });

  test.each([
    [100, 'A', 'green'],
    [80, 'A', 'green'],
    [79.9, 'B', 'blue'],
    [70, 'B', 'blue'],
    [69.9, 'C', 'yellow'],
    [60, 'C', 'yellow'],
    [59.9, 'D', 'orange'],
    [50, 'D', 'orange'],
    [49.9, 'E', 'red'],
    [-1, 'E', 'red'],
  ])('%d%% has grade %s in %s (spec 2 §9)', (percentage, grade, band) => {
    expect([gradeOf(percentage).grade, scoreBand(percentage), gradeBand(grade)]).toEqual([grade, band, band]);
  });

  test('of a review that judged fewer than 60 % of the items has no grade, and says by criterion what is missing', () => {
    expect(gradeOfReview(75, withoutLast(14), null).grade).toBe('B');
    const { grade, interpretation, publishability } = gradeOfReview(20, withoutLast(15), null);
    expect([grade, interpretation]).toEqual(['-', 'Belum dapat digredkan']);
    expect(publishability).toContain('Kesimpulan (3 daripada 3)');
    expect(publishability).not.toContain('Metodologi');
  });

  test.each(['concept', 'report'] as const)(
    'of a paper that is a %s is graded by the items that it calls for',
    (kind) => {
      const reviewed = recordOf(criterionKeys, (key) => ({
        items: rubricItems[key].map(({ id }) => ({ id, level: applies(kind, key, id) ? 3 : null })),
      }));
      expect(gradeOfReview(75, reviewed, kind).grade).toBe('B');
      expect(applies(kind, 'methodology', 'persampelan')).toBe(false);
    },
  );
});

test('the AI indication changes colour at its bounds, and a grade that is none is red (spec 2 §9)', () => {
  expect(['F', ''].map(gradeBand)).toEqual(['red', 'red']);
  expect([29.9, 30, 69.9, 70].map(aiBand)).toEqual(['green', 'yellow', 'yellow', 'red']);
});

describe('the extra fields (spec 2 §3)', () => {
  /** How many fields hold texts, those of groups counted too. */
  const fieldsIn = (shape: object): number =>
    Object.values(shape).reduce((sum: number, { shape: group }) => sum + (group ? fieldsIn(group) : 1), 0);

  test.each(criterionKeys)('of %s are given in their order, none left out', (key) => {
    const texts = extraTexts(evaluated[key]);
    const shuffled = Object.fromEntries(Object.entries(evaluated[key]).toReversed());
    expect(extraTexts(shuffled)).toEqual(texts);
    expect(texts).toHaveLength(fieldsIn(extras[key]));
  });

  test('that are empty say so, a suggestion otherwise than a thing sought in the paper', () => {
    const evaluation = bareSession.evaluation?.evaluation;
    expect(evaluation && extraTexts(evaluation.theoryFramework)).toEqual([
      { label: 'Teori yang digunakan', texts: [notFoundText], isAdvice: false },
      { label: 'Teori yang dicadangkan', texts: ['Tiada'], isAdvice: true },
    ]);
  });
});
