import { describe, expect, test } from '@jest/globals';
import * as any from 'fast-check';
import { hpOfClos, hpShares, inHpOrder } from '../../../../shared/valentra/counting/hp.ts';
import { rubricOf } from '../../../../shared/valentra/tasks/rubric.ts';
import { apportion, apportionEach, toTenth } from '../../../../shared/valentra/counting/apportion.ts';
import { jsuSummary } from '../../../../shared/valentra/counting/levels.ts';
import { cognitiveLevels } from '../../../../shared/valentra/schemas.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const anyHp = any.constantFrom('HP1', 'HP2', 'HP4', 'HP9', 'HP11');

describe('HP shares', () => {
  test.each([
    ['as claimed when they total 100', { HP2: 60, HP5: 40 }, ['HP2', 'HP5'], { HP2: 60, HP5: 40 }],
    ['scaled to 100', { HP1: 70, HP2: 70, HP3: 70 }, ['HP1', 'HP2', 'HP3'], { HP1: 34, HP2: 33, HP3: 33 }],
    ["without HPs that are not the course's", { HP1: 50, HP9: 50 }, ['HP1'], { HP1: 100 }],
    ['open when none is left', { HP9: 100 }, ['HP11', 'HP2'], { HP2: null, HP11: null }],
    ['whole where there is but one', {}, ['HP2'], { HP2: 100 }],
    ['as typed beside one that is open', { HP1: 40, HP2: null }, ['HP1', 'HP2'], { HP1: 40, HP2: null }],
    [
      'at most 100 beside one that is open',
      { HP1: 90, HP2: 60, HP4: null },
      ['HP1', 'HP2', 'HP4'],
      { HP1: 59, HP2: 40, HP4: null },
    ],
    ['by code, however it is written', { 'hp 2': 1, 'HP5 Komunikasi': 3 }, ['HP2', 'HP5'], { HP2: 25, HP5: 75 }],
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

  test('total 100 in whole numbers, none of them 0, or are all open', () => {
    any.assert(
      any.property(
        any.dictionary(anyHp, any.float({ noNaN: true })),
        any.uniqueArray(anyHp, { minLength: 1 }),
        (claimed, hp) => {
          const shares = hpShares(claimed, hp);
          const stated = Object.values(shares).filter((share) => share !== null);
          expect(stated.length === 0 ? 100 : sum(stated)).toBe(100);
          expect(stated.every((share) => Number.isInteger(share) && share > 0)).toBe(true);
          expect(inHpOrder([...hp, ...Object.keys(shares)])).toEqual(inHpOrder(hp));
          expect(hpShares(shares, hp)).toEqual(shares);
        },
      ),
    );
  });
});

const named = { taskNumber: 1, taskType: 'Projek', taskCode: 'T1', taskPercentage: 30 };
const task = { ...named, totalMarks: 100, criteria: [] as string[] };
const written = (name: string, hp: string, lemah = 'Lemah sekali.', weight = 1) => {
  const bests = { amatCemerlang: 'Lima bukti.', cemerlang: 'Empat bukti.', kepujian: 'Tiga bukti.' };
  return { name, hp, domains: [], weight, levels: { ...bests, sederhana: 'Memadai.', lemah } };
};

describe('a rubric', () => {
  test('shares out the marks of each HP among its criteria by weight, in the order of the HPs', () => {
    const made = rubricOf({ ...task, criteria: ['analisis', 'Rujukan'], hpAllocation: { HP11: 30, HP2: 70 } }, [
      written('Etika', 'HP11'),
      written('Analisis isu', 'HP2', 'Lemah sekali.', 4),
      written('Lain', 'HP7', 'Lemah sekali.', 3),
    ]);
    const shared = made.criteria.map(({ name, hp, marks }) => `${name} ${hp} ${marks}`);
    expect(shared).toEqual(['Analisis isu HP2 40', 'Lain HP2 30', 'Etika HP11 30']);
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

  test('keeps what the document gives each outcome, whatever programme outcomes have a criterion', () => {
    const outcomes = [
      { name: 'Menganalisis isu media', share: 70, hp: ['HP1', 'HP2'] },
      { name: 'Membentangkan dapatan secara berkesan', share: 30, hp: ['HP4', 'HP5', 'HP6'] },
    ];
    const hpAllocation = { HP1: 35, HP2: 35, HP4: 10, HP5: 10, HP6: 10 };
    const made = rubricOf({ ...task, hpAllocation, outcomes }, [
      written('Analisis', 'HP2'),
      written('Membentangkan dapatan', 'HP1'),
    ]);
    expect(made.criteria.map(({ name, marks }) => `${name} ${marks}`)).toEqual([
      'Analisis 70',
      'Membentangkan dapatan 30',
    ]);
    // One of another programme outcome has that of its own outcome.
    const stray = rubricOf({ ...task, hpAllocation, outcomes }, [written('Membentangkan dapatan', 'HP9')]);
    expect(stray.criteria.map(({ hp }) => hp)).toEqual(['HP4']);
  });

  test('has no criterion of its own for an HP that nobody wrote one for: the others have its marks', () => {
    const made = rubricOf({ ...task, hpAllocation: { HP4: 50, HP2: 50 } }, [written('Analisis', 'HP2')]);
    for (const { levels } of made.criteria) expect(levels.lemah.range).toBe('0-49%');
    expect(made.criteria.map(({ name, marks }) => [name, marks])).toEqual([['Analisis', 100]]);
    expect([made.summary.validation.criteriaMatchHP, made.flags]).toEqual([false, []]);
  });

  test('of a task without HPs keeps what was written, in equal parts, and says so', () => {
    const own = ['Isi', 'Bahasa', 'Gaya'].map((name) => written(name, ''));
    const made = rubricOf({ ...task, hpAllocation: {} }, own);
    expect(made.criteria.map(({ name, marks }) => `${name} ${marks}`)).toEqual(['Isi 34', 'Bahasa 33', 'Gaya 33']);
    expect(made.flags.map(({ code }) => code)).toEqual(['no_hp']);
  });

  test.each([
    ['3 3 2', 100, '40 40 20'],
    ['2 2 2 2 1', 100, '22 22 22 22 12'],
    ['2 1 1 1', 100, '40 20 20 20'],
    ['3 2 1', 100, '50 35 15'],
    ['2 3 3 2', 60, '12 18 18 12'],
  ])(
    'of weights %s gives equal ones equal parts of %i marks, as they are or in fives',
    (weights, totalMarks, marks) => {
      const own = weights.split(' ').map((weight, i) => written(`Kriteria ${i}`, 'HP2', 'Lemah.', Number(weight)));
      const made = rubricOf({ ...task, totalMarks, hpAllocation: { HP2: 100 } }, own);
      expect(made.criteria.map((one) => one.marks).join(' ')).toEqual(marks);
    },
  );

  test('says which descriptors are missing and which are alike', () => {
    const made = rubricOf({ ...task, hpAllocation: { HP1: 50, HP2: 50 } }, [
      written('Fakta', 'HP1', ' '),
      written('Analisis', 'HP2', 'memadai'),
    ]);
    expect(made.flags).toMatchObject([
      { code: 'missing_descriptor', message: 'Kriteria "Fakta" tiada deskriptor bagi aras Lemah.' },
      {
        code: 'same_descriptor',
        message:
          'Kriteria "Analisis" menyatakan perkara yang sama, atau berbeza pada kata gred sahaja, bagi aras Sederhana, Lemah.',
      },
    ]);
    expect(made.summary.validation).toEqual({ criteriaMatchHP: true, fiveLevels: false });
  });

  test("has marks that total the task's for any allocation", () => {
    any.assert(
      any.property(any.dictionary(anyHp, any.constantFrom(0, 1, 33, 50, 100)), (claimed) => {
        const hpAllocation = hpShares(claimed, Object.keys(claimed));
        const made = rubricOf({ ...task, hpAllocation }, [written('Analisis', 'HP2')]);
        expect(sum(made.criteria.map(({ marks }) => marks))).toBe(made.totalMarks);
      }),
    );
  });
});

test('HP codes are put in the order of their numbers, each once', () => {
  const codes = inHpOrder(['PLO10', 'HPP3', 'HP12', 'HP11', 'HP2 Kognitif', 'hp2', 'CLO1', 'HP 1', 'plo-2']);
  expect(codes.join(' ')).toBe('HP1 HP2 HP11 HPP3 PLO2 PLO10');
});

test.each([
  ['CLO1', 'HP2'],
  ['CLO2', ''],
  ['CLO9', ''],
  ['CLO1 CLO3', 'HP2 HP10'],
])('a task of %s has the HPs %j of its own CLOs that MQF 2.0 has', (clo, expected) => {
  const cloList = [
    { code: 'CLO1', hp: ['HP2'] },
    { code: 'CLO2', hp: ['HP12', 'HP0'] },
    { code: 'CLO3', hp: ['HP10', 'HP99'] },
  ];
  expect(hpOfClos(clo.split(' '), cloList).join(' ')).toBe(expected);
});

const item = (cognitiveLevel: (typeof cognitiveLevels)[number], marks: number) => ({ cognitiveLevel, marks });

describe('the summary of a specification', () => {
  test('counts of a section with a choice as much as is answered of it', () => {
    const section = { n: 1, questions: 3, answered: 2 };
    const chosen = [1, 2, 3].map(() => ({ cognitiveLevel: 'C3' as const, marks: 10, section }));
    const { totalMarks, lotsMarks, hotsMarks, hotsPercentage, kbatCompliance } = jsuSummary([
      { cognitiveLevel: 'C1', marks: 30 },
      ...chosen,
    ]);
    expect([totalMarks, lotsMarks, hotsMarks, hotsPercentage, kbatCompliance]).toEqual([50, 30, 20, 40, 'YES']);
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
    const anyItem = any.record({
      cognitiveLevel: any.constantFrom(...cognitiveLevels),
      marks: any.integer({ min: 1, max: 100 }),
    });
    any.assert(
      any.property(any.array(anyItem, { minLength: 1, maxLength: 50 }), (items) => {
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

  test.each([
    [10, [1, 1], [5, 5]],
    [10, [98, 1, 1], [8, 1, 1]],
    [3, [0, 0, 0], [1, 1, 1]],
    [2, [1, 5, 3], [0, 1, 1]],
    [3, [2, 2, 9, 2, 2], [0, 1, 1, 0, 1]],
    [7, [0, 0, 5], [1, 1, 5]],
    [4, [], []],
  ])('of at least one of %i by %j are %j', (total, weights, parts) => {
    expect(apportionEach(total, weights)).toEqual(parts);
  });

  test('add up to the whole and are each within one of their exact share', () => {
    any.assert(
      any.property(any.nat(500), any.array(any.nat(50), { minLength: 1, maxLength: 40 }), (total, weights) => {
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
