import { describe, expect, test } from '@jest/globals';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import {
  aiBand,
  changeLabel,
  countLabel,
  extraLabels,
  extraTexts,
  gradeBand,
  levelLabel,
  mainCriteria,
  scoreBand,
} from '../../../shared/acadiora/labels.ts';
import { extras } from '../../../shared/acadiora/schemas.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { bareSession, evaluated } from './fixtures.ts';

describe('the main criteria (spec 2 §1)', () => {
  test('are nine, the pairs under a title of their own', () => {
    expect(mainCriteria.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Tajuk dan Abstrak',
      '2 Pengenalan dan Objektif',
      '3 Teori dan Sorotan Literatur',
      '4 Metodologi',
      '5 Analisis Data',
      '6 Dapatan Kajian',
      '7 Perbincangan',
      '8 Kesimpulan',
      '9 Aspek Teknikal dan Penulisan',
    ]);
  });

  test('hold every entry once, in order', () => {
    expect(mainCriteria.flatMap(({ keys }) => keys)).toEqual([...criterionKeys]);
  });
});

describe('the colours (spec 2 §9)', () => {
  test.each([
    [100, 'green'],
    [80, 'green'],
    [79.9, 'blue'],
    [70, 'blue'],
    [69.9, 'yellow'],
    [60, 'yellow'],
    [59.9, 'orange'],
    [50, 'orange'],
    [49.9, 'red'],
    [0, 'red'],
  ])('a score of %d%% is %s', (percentage, band) => {
    expect(scoreBand(percentage)).toBe(band);
  });

  test.each([
    ['A', 'green'],
    ['B', 'blue'],
    ['C', 'yellow'],
    ['D', 'orange'],
    ['E', 'red'],
    ['F', 'red'],
    ['', 'red'],
  ])('a grade of %j is %s', (grade, band) => {
    expect(gradeBand(grade)).toBe(band);
  });

  test.each([
    [0, 'green'],
    [29.9, 'green'],
    [30, 'yellow'],
    [69.9, 'yellow'],
    [70, 'red'],
    [100, 'red'],
  ])('an AI indication of %d%% is %s', (percentage, band) => {
    expect(aiBand(percentage)).toBe(band);
  });
});

describe('the words', () => {
  test.each([
    [null, 'Tidak berkenaan'],
    [0, 'Tiada (0)'],
    [4, 'Cemerlang (4)'],
  ])('of level %s are %s', (level, label) => {
    expect(levelLabel(level)).toBe(label);
  });

  test('of numbers are as Malay print has them', () => {
    expect([changeLabel(3.5), changeLabel(0), changeLabel(-2)]).toEqual(['+3.5', '0', '-2']);
    expect(countLabel(5240)).toBe('5,240');
  });
});

describe('the extra fields (spec 2 §3)', () => {
  /** The names of the fields that hold texts, those of groups in their place. */
  const fieldsOf = (shape: object): string[] =>
    Object.entries(shape).flatMap(([name, field]: [string, { shape?: object }]) =>
      field.shape === undefined ? [name] : fieldsOf(field.shape),
    );

  test('all have a label', () => {
    expect(Object.keys(extraLabels)).toEqual(criterionKeys.flatMap((key) => fieldsOf(extras[key])));
  });

  test.each(criterionKeys)('of %s are given in their order, none left out', (key) => {
    const names = fieldsOf(extras[key]).map((field) => extraLabels[field as keyof typeof extraLabels]);
    const shuffled = Object.fromEntries(Object.entries(evaluated[key]).toReversed()) as (typeof evaluated)[typeof key];
    expect(extraTexts(shuffled).map(({ label }) => label)).toEqual(names);
  });

  test('that are empty say so, a suggestion otherwise than a thing sought in the paper', () => {
    const evaluation = bareSession.evaluation?.evaluation;
    expect(evaluation && extraTexts(evaluation.theoryFramework)).toEqual([
      { label: 'Teori yang digunakan', texts: [notFoundText] },
      { label: 'Teori yang dicadangkan', texts: ['Tiada cadangan'] },
    ]);
  });
});
