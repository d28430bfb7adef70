import { describe, expect, test } from '@jest/globals';
import { assert, double, property } from 'fast-check';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { aiBand, extraLabels, extraTexts, gradeBand, scoreBand } from '../../../shared/acadiora/labels.ts';
import { gradeOf } from '../../../shared/acadiora/rules.ts';
import { extras } from '../../../shared/acadiora/schemas.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { bareSession, evaluated } from './fixtures.ts';

describe('the colours (spec 2 §9)', () => {
  test('change at their bounds', () => {
    expect([80, 79.9, 69.9, 59.9, 49.9].map(scoreBand)).toEqual(['green', 'blue', 'yellow', 'orange', 'red']);
    expect([29.9, 30, 69.9, 70].map(aiBand)).toEqual(['green', 'yellow', 'yellow', 'red']);
    expect(['F', ''].map(gradeBand)).toEqual(['red', 'red']);
  });

  test('of a grade is that of its score', () => {
    assert(
      property(double({ min: 0, max: 100, noNaN: true }), (score) => {
        expect(gradeBand(gradeOf(score).grade)).toBe(scoreBand(score));
      }),
    );
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
      { label: 'Teori yang digunakan', texts: [notFoundText], isEmpty: true },
      { label: 'Teori yang dicadangkan', texts: ['Tiada cadangan'], isEmpty: true },
    ]);
  });
});
