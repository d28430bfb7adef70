import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, dictionary, float, property, uniqueArray } from 'fast-check';
import { hpOfClos, hpShares, inHpOrder } from '../../../shared/valentra/marks.ts';
import { rubricOf } from '../../../shared/valentra/rubric.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const anyHp = constantFrom('HP1', 'HP2', 'HP4', 'HP9', 'HP11');

describe('HP shares', () => {
  test.each([
    ['as claimed when they total 100', { HP2: 60, HP5: 40 }, ['HP2', 'HP5'], { HP2: 60, HP5: 40 }],
    ['scaled to 100', { HP1: 70, HP2: 70, HP3: 70 }, ['HP1', 'HP2', 'HP3'], { HP1: 34, HP2: 33, HP3: 33 }],
    ["without HPs that are not the course's", { HP1: 50, HP9: 50 }, ['HP1'], { HP1: 100 }],
    ['equal when none is left', { HP9: 100 }, ['HP11', 'HP2'], { HP2: 50, HP11: 50 }],
    [
      'by code, however it is written',
      { 'hp 2': 1, 'HP5 Kemahiran komunikasi': 3 },
      ['HP2', 'HP5'],
      { HP2: 25, HP5: 75 },
    ],
    [
      'without shares that are none',
      { HP1: -5, HP2: Number.NaN, HP3: 0, HP4: 2 },
      ['HP1', 'HP2', 'HP3', 'HP4'],
      { HP4: 100 },
    ],
    ['none without HPs', { HP1: 100 }, [], {}],
  ])('are %s', (_, claimed, hp, expected) => {
    expect(Object.entries(hpShares(claimed, hp))).toEqual(Object.entries(expected));
  });

  test('total 100 in whole numbers, none of them 0', () => {
    assert(
      property(dictionary(anyHp, float({ noNaN: true })), uniqueArray(anyHp, { minLength: 1 }), (claimed, hp) => {
        const shares = hpShares(claimed, hp);
        expect(sum(Object.values(shares))).toBe(100);
        expect(Object.values(shares).every((share) => Number.isInteger(share) && share > 0)).toBe(true);
        expect(inHpOrder([...hp, ...Object.keys(shares)])).toEqual(inHpOrder(hp));
        expect(hpShares(shares, hp)).toEqual(shares);
      }),
    );
  });
});

const task = { taskNumber: 1, taskType: 'Projek', taskCode: 'T1', taskPercentage: 30, criteria: [] as string[] };
const written = (name: string, hp: string, lemah = 'Lemah sekali.', weight = 1) => ({
  name,
  hp,
  domains: [],
  weight,
  levels: {
    amatCemerlang: 'Amat baik.',
    cemerlang: 'Baik.',
    kepujian: 'Agak baik.',
    sederhana: 'Memadai.',
    lemah,
  },
});

describe('a rubric', () => {
  test('shares out the marks of each HP among its criteria by weight, in the order of the HPs', () => {
    const made = rubricOf({ ...task, criteria: ['analisis', 'Rujukan'], hpAllocation: { HP11: 30, HP2: 70 } }, [
      written('Etika', 'HP11'),
      written('Analisis isu', 'HP2', 'Lemah sekali.', 4),
      written('Lain', 'HP7', 'Lemah sekali.', 3),
    ]);
    expect(made.criteria.map(({ name, hp, marks }) => [name, hp, marks])).toEqual([
      ['Analisis isu', 'HP2', 40],
      ['Lain', 'HP2', 30],
      ['Etika', 'HP11', 30],
    ]);
    expect([made.totalMarks, made.flags.map(({ message }) => message)]).toEqual([
      100,
      ['JST menamakan kriteria "Rujukan", tetapi rubrik ini tidak.'],
    ]);
    expect(made.summary).toEqual({
      totalCriteria: 3,
      hpInvolved: ['HP2', 'HP11'],
      promised: ['analisis', 'Rujukan'],
      validation: { criteriaMatchHP: true, fiveLevels: true },
    });
  });

  test('has a plain criterion for an HP that nobody wrote one for', () => {
    const made = rubricOf({ ...task, hpAllocation: { HP4: 50, HP2: 50 } }, [written('Analisis', 'HP2')]);
    for (const { levels } of made.criteria) expect(levels.lemah.range).toBe('0-49%');
    expect(made.criteria[1]?.name).toBe('Kemahiran interpersonal');
    expect(made.criteria[1]?.levels.lemah.descriptor).toBe(
      'Belum menunjukkan kemahiran interpersonal yang diperlukan dalam tugasan ini.',
    );
    expect(made.flags).toEqual([]);
  });

  test('of a task without HPs keeps what was written, in equal parts, and says so', () => {
    const made = rubricOf({ ...task, hpAllocation: {} }, [
      written('Isi', ''),
      written('Bahasa', ''),
      written('Gaya', ''),
    ]);
    expect(made.criteria.map(({ name, marks }) => [name, marks])).toEqual([
      ['Isi', 34],
      ['Bahasa', 33],
      ['Gaya', 33],
    ]);
    expect(made.flags.map(({ code }) => code)).toEqual(['no_hp']);
    expect(rubricOf({ ...task, hpAllocation: {} }, []).criteria.map(({ name, marks }) => [name, marks])).toEqual([
      ['Mutu keseluruhan tugasan', 100],
    ]);
  });

  test('says which descriptors are missing and which are alike', () => {
    const made = rubricOf({ ...task, hpAllocation: { HP1: 50, HP2: 50 } }, [
      written('Fakta', 'HP1', ' '),
      written('Analisis', 'HP2', 'memadai'),
    ]);
    expect(made.flags).toEqual([
      { code: 'missing_descriptor', message: 'Kriteria "Fakta" tiada deskriptor bagi aras Lemah.' },
      {
        code: 'same_descriptor',
        message: 'Kriteria "Analisis" mempunyai deskriptor yang sama bagi aras Sederhana dan Lemah.',
      },
    ]);
    expect(made.summary.validation).toEqual({ criteriaMatchHP: true, fiveLevels: false });
  });

  test("has marks that total the task's for any allocation", () => {
    assert(
      property(dictionary(anyHp, constantFrom(0, 1, 33, 50, 100)), (hpAllocation) => {
        const made = rubricOf({ ...task, hpAllocation }, [written('Analisis', 'HP2')]);
        expect(sum(made.criteria.map(({ marks }) => marks))).toBe(made.totalMarks);
        expect(inHpOrder(made.criteria.map(({ hp }) => hp))).toEqual(made.summary.hpInvolved);
      }),
    );
  });
});

test('HP codes are put in the order of their numbers, each once', () => {
  expect(inHpOrder(['PLO10', 'HP11', 'HP2 Kognitif', 'hp2', 'CLO1', 'HP 1', 'plo-2'])).toEqual([
    'HP1',
    'HP2',
    'HP11',
    'PLO2',
    'PLO10',
  ]);
});

test.each([
  [['CLO1'], ['HP2']],
  [['CLO2'], ['HP2', 'HP10']],
  [['CLO9'], ['HP2', 'HP10']],
  [
    ['CLO1', 'CLO3'],
    ['HP2', 'HP10'],
  ],
])('a task of %p has the HPs %p: the course’s where its own CLOs name none that MQF 2.0 has', (clo, expected) => {
  const cloList = [
    { code: 'CLO1', hp: ['HP2'] },
    { code: 'CLO2', hp: ['HP12', 'HP0'] },
    { code: 'CLO3', hp: ['HP10', 'HP99'] },
  ];
  expect(hpOfClos(clo, cloList)).toEqual(expected);
});
