import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { apportion } from '../../../shared/valentra/apportion.ts';
import { jsuSummary, toTenth } from '../../../shared/valentra/levels.ts';
import { cognitiveLevels } from '../../../shared/valentra/schemas.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const item = (cognitiveLevel: (typeof cognitiveLevels)[number], marks: number) => ({ cognitiveLevel, marks });

describe('the summary of a specification', () => {
  test('counts questions and marks by order and level', () => {
    expect(jsuSummary([item('C1', 10), item('C2', 50), item('C3', 30), item('C6', 10)])).toMatchObject({
      lots: 2,
      lotsMarks: 60,
      hots: 2,
      hotsPercentage: 40,
      distribution: { C2: { count: 1, marks: 50, percentage: 50 }, C4: { count: 0, marks: 0, percentage: 0 } },
      kbatCompliance: 'YES',
    });
  });

  test.each([
    [1199, 3000, 'NO'],
    [1200, 3000, 'YES'],
    [3999, 10_000, 'NO'],
  ])('is not told to comply by rounding: %i HOTS of %i marks, %s', (hots, total, compliance) => {
    const made = jsuSummary([item('C3', hots), item('C2', total - hots)]);
    expect([made.hotsPercentage, made.kbatCompliance]).toEqual([40, compliance]);
  });

  test('adds up for any questions', () => {
    const anyItem = record({ cognitiveLevel: constantFrom(...cognitiveLevels), marks: integer({ min: 1, max: 100 }) });
    assert(
      property(array(anyItem, { minLength: 1, maxLength: 50 }), (items) => {
        const made = jsuSummary(items);
        const levels = Object.values(made.distribution);
        expect(made.lots + made.hots).toBe(items.length);
        expect(made.lotsMarks + made.hotsMarks).toBe(made.totalMarks);
        expect(toTenth(made.lotsPercentage + made.hotsPercentage)).toBe(100);
        expect(sum(levels.map(({ count }) => count))).toBe(items.length);
        expect(sum(levels.map(({ marks }) => marks))).toBe(made.totalMarks);
      }),
    );
  });
});

describe('whole parts', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 0], [5, 5]],
    [3, [5, 3, 1], [2, 1, 0]],
    [0, [1, 2], [0, 0]],
    [5, [], []],
  ])('of %i by %j are %j', (total, weights, parts) => {
    expect(apportion(total, weights)).toEqual(parts);
  });

  test('add up to the whole and are each within one of their exact share', () => {
    assert(
      property(nat(500), array(nat(50), { minLength: 1, maxLength: 40 }), (total, weights) => {
        const parts = apportion(total, weights);
        const all = sum(weights);
        expect(sum(parts)).toBe(total);
        const off = parts.map((part, i) =>
          Math.abs(part - (all === 0 ? total / weights.length : (total * (weights[i] ?? 0)) / all)),
        );
        expect(Math.max(...off)).toBeLessThan(1 + 1e-9);
      }),
    );
  });
});
