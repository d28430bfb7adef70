import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { commonOf, hpOfCourse } from '../../../shared/pedagona/common.ts';
import { clo, course } from './fixtures/builders.ts';

const withHp = (...hpp: string[][]) => course({ clos: hpp.map((texts, i) => clo(`HPK${i + 1}`, texts)) });
const withDomains = (...domains: string[][]) =>
  course({ clos: domains.map((domain, i) => ({ ...clo(`HPK${i + 1}`, []), domain })) });

describe('the HP of a course', () => {
  test.each<[string, string[][], string[]]>([
    ['none without a CLO', [], []],
    ['none where a CLO names none', [['Pengetahuan dan kefahaman']], []],
    ['each once, in their order', [['HP10 Keusahawanan', 'HP2 Kognitif'], ['HP2'], ['HP1']], ['HP1', 'HP2', 'HP10']],
    ['two of one text', [['HP3, HP11']], ['HP3', 'HP11']],
    ['not an HPK, which is a CLO', [['HPK1']], []],
  ])('%s', (_, hpp, expected) => {
    expect(hpOfCourse(withHp(...hpp))).toEqual(expected);
  });

  test('come from the soft skills as well', () => {
    const skills = [
      { code: 'HP5', name: 'Komunikasi', details: '' },
      { code: 'KI2', name: 'Pemikiran kritis', details: '' },
    ];
    expect(hpOfCourse({ clos: [{ ...clo('HPK1', ['HP6']), skills }] })).toEqual(['HP5', 'HP6']);
  });
});

describe('what courses have in common', () => {
  test.each<[string, string[][], string[]]>([
    ['one course: all of it', [['HP2', 'HP1']], ['HP1', 'HP2']],
    [
      'two: what both have',
      [
        ['HP1', 'HP2'],
        ['HP2', 'HP6'],
      ],
      ['HP2'],
    ],
    ['two that share nothing: nothing', [['HP1'], ['HP6']], []],
    ['three: what all have, not what two have', [['HP1', 'HP2'], ['HP2', 'HP1'], ['HP2']], ['HP2']],
    ['three without one in all: those of two, in order', [['HP5'], ['HP1', 'HP2'], ['HP1', 'HP5']], ['HP1', 'HP5']],
    ['four without any in two: nothing', [['HP1'], ['HP2'], ['HP3'], ['HP4']], []],
    ['no courses: nothing', [], []],
  ])('%s', (_, sets, expected) => {
    expect(commonOf(sets.map((hpp) => withHp(hpp))).commonHP).toEqual(expected);
  });

  test('are taxonomy domains too', () => {
    const courses = [withDomains(['Kognitif'], ['Afektif']), withDomains(['Psikomotor'], ['Kognitif'])];
    expect(commonOf(courses).commonDomains).toEqual(['Kognitif']);
  });

  test('is in at least two of them, and is in all when anything is', () => {
    const sets = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 11 })), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(sets, (numbers) => {
        const texts = numbers.map((each) => each.map((n) => `HP${n}`));
        const { commonHP } = commonOf(texts.map((hpp) => withHp(hpp)));
        const holders = (code: string): number => texts.filter((hpp) => hpp.includes(code)).length;
        const isInAll = texts[0]?.some((code) => holders(code) === texts.length) ?? false;
        for (const code of commonHP) expect(holders(code)).toBeGreaterThanOrEqual(isInAll ? texts.length : 2);
        expect(commonHP).toEqual(commonHP.toSorted((a, b) => Number(a.slice(2)) - Number(b.slice(2))));
      }),
    );
  });
});
