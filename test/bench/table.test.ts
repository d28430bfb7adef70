import { describe, expect, test } from '@jest/globals';
import { median, percentile } from './figures.ts';
import { atMost, isMissed, render, sameWithin } from './table.ts';

describe('A table of figures', () => {
  const table = {
    title: 'speed',
    columns: ['', 'ms'],
    rows: [{ cells: ['a file', '5'] }, { cells: ['a list', '120'], goal: atMost(120, 100) }],
    notes: ['On an idle machine.'],
  };

  test('aligns numbers to the right and says which goal is not met', () => {
    expect(render(table)).toBe(
      ['speed', '           ms  goal', '  a file    5', '  a list  120  <= 100 NOT MET', '  On an idle machine.'].join(
        '\n',
      ),
    );
  });

  test('counts a row as missed only when its goal is', () => {
    expect(table.rows.map(isMissed)).toEqual([false, true]);
  });
});

test('A goal of sameness fails on either side', () => {
  expect([0.89, 0.95, 1, 1.1, 1.2].map((ratio) => sameWithin(ratio, 0.1 + 1e-9).isMet)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('A percentile is one of the values, by nearest rank', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7]);
  expect(median([9, 1, 5])).toBe(5);
  expect(() => median([])).toThrow('No values');
});
