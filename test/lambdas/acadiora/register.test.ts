import { describe, expect, test } from '@jest/globals';
import { assert, double, integer, property } from 'fast-check';
import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import { registerRemarks } from '../../../lambdas/acadiora/register/checks/index.ts';
import { withTables } from '../../../lambdas/acadiora/register/checks/tables.ts';
import { probabilityRange } from '../../../lambdas/acadiora/register/probability.ts';
import { registerAnswerSchema, type RegisterAnswer } from '../../../lambdas/acadiora/register/schema.ts';
import { joinedAnswers, settledRegister, wrongField } from '../../../lambdas/acadiora/register/settle.ts';
import { shownRegister } from '../../../lambdas/acadiora/register/shown.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareRegister } from '../../support/reviewer.ts';

/** Blocks 1 to 14. */
const paper = documentOf(`
# Kesan Padi
# Abstrak
Kajian ini melibatkan 64 orang murid.
# Metodologi
Seramai enam puluh dua orang murid dikaji; soal selidik (alfa .61) berskala 1 hingga 5.
# Dapatan
Lelaki 30 (48.4%) dan perempuan 32 (60.0%).
Min motivasi 4.27 (tinggi), ujian t(60) = 1.61, p = .031.
Min motivasi 4.72; 5.40 bagi minat (p < .001); SPM, SPM, SPM dan SPM.
# Kesimpulan
Padi meningkatkan pencapaian semua murid di Malaysia pada 2023.
Temu bual pada September 2024.
Darjah kebebasan ialah 58; PBPM dinilai.
Kajian tiga tahun ini meliputi 5 penggal.
`);

const settled = (rows: Partial<RegisterAnswer>, corrections: Parameters<typeof settledRegister>[2] = null) =>
  settledRegister({ ...bareRegister, ...rows }, paper, corrections);
const { facts } = countPaper(paper);
const remarksOn = (rows: Partial<RegisterAnswer>) =>
  registerRemarks({ register: settled(rows), facts, kind: 'quantitative', document: paper });
const foundBy = (check: string, rows: Partial<RegisterAnswer>): string[] =>
  remarksOn(rows)
    .filter((remark) => remark.check === check)
    .map(({ text }) => text);

const sample = { who: 'murid', role: 'analysed' as const, n: 62, at: ['5'] };
const split = {
  of: 'murid mengikut jantina',
  whole: 62,
  parts: [
    { name: 'Lelaki', n: 30, percent: 48.4 },
    { name: 'Perempuan', n: 32, percent: 51.6 },
  ],
  isComplete: true,
  at: ['7', '5', '9'],
};
const measure = {
  of: 'motivasi',
  group: '',
  kind: 'mean' as const,
  value: 4.27,
  level: '',
  scale: null,
  parts: [],
  at: ['8'],
};
const ttest = {
  kind: 't' as const,
  of: 'motivasi',
  value: 1.61,
  df: [60],
  p: { sign: '=' as const, value: 0.031 },
  n: null,
  isPaired: false,
  tails: null,
  at: ['8'],
};
const instrument = {
  name: 'Soal selidik',
  construct: '',
  items: null,
  scale: { from: 1, to: 5 },
  reliability: { kind: 'alfa Cronbach', value: 0.61 },
  isValidated: true,
  isScored: true,
  at: ['5'],
};
const claim = { kind: 'generality' as const, text: 'Padi baik bagi semua', restsOn: [], at: ['11'] };
const term = { short: 'SPM', long: '', at: ['9'] };
const conflict = { what: 'Tempoh', one: 'tiga tahun', other: '5 penggal', at: ['14'] };

type Rows = Partial<RegisterAnswer>;
/** Rows of one kind that differ so from the usual one. */
const rowsOf =
  <R extends object>(kind: keyof Rows, usual: R) =>
  (...changes: Partial<Record<keyof R, unknown>>[]): Rows => ({ [kind]: changes.map((one) => ({ ...usual, ...one })) });
const samples = rowsOf('samples', sample);
const splits = rowsOf('splits', split);
const measures = rowsOf('measures', measure);
const tests = rowsOf('tests', ttest);
const instruments = rowsOf('instruments', instrument);
const claims = rowsOf('claims', claim);
const terms = rowsOf('terms', term);
const conflicts = rowsOf('conflicts', conflict);
const groupsAt = (...at: string[]) => samples(...[30, 32].map((n) => ({ who: `kumpulan ${n}`, role: 'group', n, at })));
const [men] = split.parts;
const uncounted = split.parts.map((part) => ({ ...part, percent: null }));
const wrongShare = { name: 'Perempuan', n: 32, percent: 60 };
const literacy = { name: 'Soal selidik literasi', isValidated: false };

describe('a row of the register', () => {
  test('stands where its figures are printed, in digits or in words', () => {
    expect(settled({ samples: [sample, { ...sample, n: 64, at: ['3'] }] }).samples.map(({ n }) => n)).toEqual([62, 64]);
  });

  test.each<[string, Partial<RegisterAnswer>]>([
    ['a sample of another size', { samples: [{ ...sample, n: 63 }] }],
    ['a place that the paper does not have', { samples: [{ ...sample, at: ['99'] }] }],
    ['a p that is not printed', { tests: [{ ...ttest, p: { sign: '<', value: 0.01 } }] }],
  ])('is kept as unconfirmed, and used by no check: %s', (_, rows) => {
    const register = settled(rows);
    expect([...register.samples, ...register.tests]).toEqual([]);
    expect(shownRegister(register).map(({ state }) => state)).toEqual(['unconfirmed']);
  });

  test('is what its author sets, and is gone when he removes it', () => {
    const corrections = { title: null, author: null, year: null, wrong: [] };
    const own = { ...corrections, rows: { samples_1: { n: 63 }, samples_2: null } };
    const register = settled({ samples: [sample, sample] }, own);
    expect(register.samples.map(({ n, id }) => [id, n])).toEqual([['samples_1', 63]]);
    expect(shownRegister(register).map(({ id, state }) => [id, state])).toEqual([
      ['samples_1', 'lecturer'],
      ['samples_2', 'removed'],
    ]);
    expect(shownRegister(register)[0]?.cells[2]).toMatchObject({ text: '63', read: '62', isFigure: true });
  });

  test.each([
    ['samples_1', { n: 63 }, null],
    ['samples_1', null, null],
    ['samples_1', { who: 'murid', n: 'enam puluh' }, 'n'],
    ['tests_1', { df: '2; 87', p: '< ,001' }, null],
    ['tests_1', { df: '', p: '' }, null],
    ['tests_1', { df: 'dua' }, 'df'],
    ['tests_1', { p: 'kecil' }, 'p'],
    ['tests_1', { df: '2', p: '7' }, 'p'],
    ['tests_1', { p: '1' }, null],
    ['instruments_1', { scale: '1 hingga 5', reliability: 'alfa Cronbach .84' }, null],
    ['instruments_1', { scale: 'lima' }, 'scale'],
    ['samples_1', { at: '3' }, 'at'],
    ['samples_1', { umur: 3 }, 'umur'],
    ['lain_1', { n: 63 }, 'lain_1'],
  ])('%s takes the correction %j but for %j', (id, own, field) => {
    expect(wrongField(id, own as Parameters<typeof wrongField>[1])).toBe(field);
  });
});

test('degrees of freedom, p, scale and reliability are those that the author sets, and are shown so', () => {
  const own = {
    title: null,
    author: null,
    year: null,
    wrong: [],
    rows: { tests_1: { df: '2, 87', p: 'p < .001' }, instruments_1: { scale: '1-4', reliability: 'KR-20 = .72' } },
  };
  const register = settled({ tests: [ttest], instruments: [instrument] }, own);
  expect(register.tests[0]).toMatchObject({ df: [2, 87], p: { sign: '<', value: 0.001 } });
  expect(register.instruments[0]).toMatchObject({
    scale: { from: 1, to: 4 },
    reliability: { kind: 'KR-20', value: 0.72 },
  });
  const texts = shownRegister(register).flatMap(({ cells }) => cells.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['2, 87', '<\u00A0.001', '1 hingga 4', 'KR-20 .72']));
});

describe('a check', () => {
  test.each<[check: string, wrong: Rows, right: Rows]>([
    ['sampleToldTwice', samples({ n: 64, at: ['3'] }, {}), samples({}, {})],
    ['sampleRoles', samples({ role: 'given' }, { n: 64, at: ['3'] }), samples({ role: 'given', n: 64, at: ['3'] }, {})],
    // One size told twice is one size; two sizes are told as such.
    [
      'sampleRoles',
      samples({ role: 'returned' }, { role: 'returned' }, { n: 64, at: ['3'] }),
      samples({ role: 'returned' }, { role: 'returned', n: 30, at: ['7'] }, { n: 64, at: ['3'] }),
    ],
    [
      'sampleRoles',
      samples({ role: 'returned' }, { who: 'guru', n: 64, at: ['3'] }, { n: 64, at: ['3'] }),
      samples({ role: 'returned' }, { who: 'guru', n: 64, at: ['3'] }),
    ],
    ['partsAndWhole', splits({ whole: 64, at: ['7', '3'], parts: uncounted }), splits({ parts: uncounted })],
    ['percentAndCount', splits({ parts: [men, wrongShare] }), splits({ parts: [men] })],
    // Most of them are of another whole.
    [
      'percentAndCount',
      splits({ parts: [wrongShare] }),
      splits({ whole: 64, at: ['3', '7'], parts: [men, wrongShare] }),
    ],
    [
      'figureToldTwice',
      measures({}, { value: 4.72, at: ['9'] }),
      measures({}, { group: 'kawalan', value: 4.72, at: ['9'] }),
    ],
    [
      'outOfScale',
      measures({ value: 5.4, scale: { from: 1, to: 5 }, at: ['9'] }),
      measures({ scale: { from: 1, to: 5 } }),
    ],
    ['wrongProbability', tests({}), tests({ tails: 'one', p: { sign: '<', value: 0.031 } }, { p: null })],
    ['wrongFreedom', tests({ n: 60 }), tests({ n: 62, at: ['8', '5'] })],
    [
      'fewFreedoms',
      { ...samples({}), ...tests({ df: [30], at: ['7', '8'] }) },
      { ...samples({}), ...tests({ df: [30], isPaired: null, at: ['7', '8'] }) },
    ],
    [
      'fewFreedoms',
      { ...samples({}), ...tests({ kind: 'F', df: [1, 30], at: ['5', '7', '8'] }) },
      {
        ...samples({}),
        ...tests(...['kaedah', 'jantina'].map((of) => ({ kind: 'F', of, df: [1, 30], at: ['5', '7', '8'] }))),
      },
    ],
    // The two groups that its own sentence names are those that it compares.
    [
      'fewFreedoms',
      { ...groupsAt('7'), ...tests({ df: [58], at: ['7', '8', '13'] }) },
      { ...groupsAt('5', '7'), ...tests({ df: [58], at: ['13', '8'] }) },
    ],
    ['reliabilityLow', instruments({}), instruments({ reliability: null })],
    ['reliabilityMissing', instruments({ reliability: null }), instruments({})],
    [
      'reliabilityMissing',
      instruments({ construct: 'minat', reliability: null }, { construct: 'usaha' }),
      {
        ...instruments({ construct: 'minat (MB)', reliability: null }, { construct: 'MB' }),
        ...terms({ short: 'MB', long: 'minat' }),
      },
    ],
    [
      'reliabilityMissing',
      instruments({}, { name: 'Ujian', reliability: null }),
      instruments({ name: 'Soal selidik literasi' }, { reliability: null }),
    ],
    [
      'reliabilityMissing',
      instruments({ name: 'Soal selidik minat', reliability: null }),
      instruments({ name: 'Soal selidik minat', reliability: null }, {}),
    ],
    ['validityMissing', instruments({ isValidated: false }), instruments({ isValidated: false, isScored: false })],
    ['validityMissing', instruments(literacy, { name: 'Ujian literasi' }), instruments(literacy, {})],
    ['validityMissing', instruments(literacy), instruments(literacy, { name: 'Soal selidik literasi (SL)' })],
    ['claimTooWide', claims({}), claims({ kind: 'recommendation' })],
    ['causeWithoutControl', claims({ kind: 'cause', restsOn: ['8'] }), claims({ kind: 'cause' })],
    [
      'causeWithoutControl',
      claims({ kind: 'cause', restsOn: ['8'] }),
      { ...claims({ kind: 'cause', restsOn: ['8'] }), hasControl: true },
    ],
    ['claimOfNothing', claims({ kind: 'cause' }), claims({ kind: 'cause', restsOn: ['8'] })],
    ['unexpandedTerms', terms({}), terms({ long: 'Sijil Padi Malaysia' })],
    ['conflict', conflicts({}), conflicts({ other: '6 penggal' })],
    [
      'conflict',
      conflicts({ one: '2023', other: 'September 2024', at: ['11', '12'] }),
      conflicts({ one: '2023', other: 'Mac 2024', at: ['11', '12'] }),
    ],
    [
      'announcedOtherwise',
      { announced: [{ what: 'theme', count: 62, given: ['satu'], at: ['5'] }] },
      { announced: [{ what: 'theme', count: 62, given: [], at: ['5'] }] },
    ],
  ])('%s finds what is wrong and nothing in what is right', (check, wrong, right) => {
    expect(foundBy(check, wrong)).toHaveLength(1);
    expect(foundBy(check, right)).toEqual([]);
  });

  test('of two words without a figure that differ is no fault that comes first', () => {
    const words = { what: 'Label', one: 'murid', other: 'Temu bual', at: ['11', '12'] };
    const told = remarksOn(conflicts(words, {})).filter(({ check }) => check === 'conflict');
    expect(told.map(({ priority, cap }) => `${priority} ${cap}`)).toEqual(['3 3', '1 2']);
  });

  test('tells a share or a count that is wrong, and not beside it that the shares do not come to 100', () => {
    const shares = [men, wrongShare];
    expect(foundBy('percentAndCount', splits({ parts: shares }))).toHaveLength(1);
    expect(foundBy('percentTotal', splits({ parts: shares }))).toEqual([]);
    expect(foundBy('percentTotal', splits({ parts: shares.map((part) => ({ ...part, n: null })) }))).toHaveLength(1);
    const counts = [30, 32].map((n) => ({ name: 'Murid', n, percent: 48.4 }));
    const counted = splits({ of: 'murid', whole: 64, at: ['7', '3'], parts: counts });
    expect(foundBy('partsAndWhole', counted)).toEqual(['Murid: 30 + 32 = 62, bukan 64 seperti yang dinyatakan.']);
    expect(foundBy('percentTotal', counted)).toEqual([]);
  });

  test('of more analysed than came back cites the place of each', () => {
    const told = remarksOn(samples({ role: 'returned' }, { n: 64, at: ['3'] }));
    expect(told.filter(({ check }) => check === 'sampleRoles')).toMatchObject([
      {
        text: 'Bilangan yang dianalisis (64) melebihi bilangan yang mengembalikannya (62).',
        evidence: { at: ['3'] },
        against: { at: ['5'] },
      },
    ]);
  });

  test('tells one cause once: what a reader saw is left out where a comparison found it', () => {
    const seen = conflicts({ what: 'Bilangan', one: '64 orang', other: 'enam puluh dua', at: ['3', '5'] });
    const rows = { ...samples({ n: 64, at: ['3'] }, {}), ...seen };
    expect(foundBy('sampleToldTwice', rows)).toHaveLength(1);
    expect(foundBy('conflict', rows)).toEqual([]);
  });
});

const profile = documentOf(
  '# Dapatan\nResponden ialah 132 perempuan dan 52 lelaki daripada 186 orang.\nJadual 1: Profil responden (n = 186)\n| Jantina | Bilangan | Peratus |\n| Perempuan | 132 | 71.0 |\n| Lelaki | 52 | 29.0 |',
);

const countedOfProfile = countPaper(profile).facts;
function remarksOnProfile(
  rows: Partial<RegisterAnswer> = {},
  corrections: Parameters<typeof settledRegister>[2] = null,
): string[] {
  const answer = withTables({ ...bareRegister, ...rows }, profile, countedOfProfile.sections, corrections);
  const register = settledRegister(answer, profile, corrections);
  const paperRead = { register, facts: countedOfProfile, kind: 'quantitative' as const, document: profile };
  return registerRemarks(paperRead).flatMap(({ check, isAbsence }) => (isAbsence ? [] : [check]));
}

test('the sum of a table is told once, also where it was read in the table or beside it', () => {
  const parts = [132, 52].map((n) => ({ name: 'jantina', n, percent: null }));
  const readAt = (...at: string[]) => ({ splits: [{ ...split, whole: 186, parts, at }] });
  for (const rows of [{}, readAt('2'), readAt('3', '4.2', '4.3')])
    expect(remarksOnProfile(rows)).toEqual(['partsAndWhole']);
});

test('the author can say that a table is not so: what code has read in it is a row like any other', () => {
  const corrections = { title: null, author: null, year: null, wrong: [], rows: { splits_1: null } };
  expect(remarksOnProfile({}, corrections)).toEqual([]);
});

describe('the p of a test', () => {
  test.each([
    ['t', 2.1, [38], 0.0424],
    ['F', 3.2, [2, 87], 0.0456],
    ['chi2', 5.99, [2], 0.05],
    ['z', 1.96, [], 0.05],
    ['r', 0.45, [28], 0.0126],
  ] as const)('of %s = %d with %j is %d', (kind, value, df, p) => {
    const range = probabilityRange({ kind, value, df: [...df], n: null });
    expect(range && range.least <= p + 0.0001 && range.greatest >= p - 0.0001).toBe(true);
  });

  test('is never below 0 or above 1, and falls with the statistic', () => {
    assert(
      property(double({ min: 0.1, max: 30, noNaN: true }), integer({ min: 2, max: 400 }), (value, df) => {
        const [one, more] = [value, value + 1].map((t) => probabilityRange({ kind: 't', value: t, df: [df], n: null }));
        expect(one && one.least >= 0 && one.greatest <= 1 && one.least <= one.greatest).toBe(true);
        expect(more && one && more.least <= one.greatest).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

test('a statement that was not asked for is left out', () => {
  const answer = registerAnswerSchema.parse({ ...bareRegister, statements: { normality: ['5'], sumbangan: ['7'] } });
  expect(answer.statements).toEqual({ normality: ['5'] });
});

test('the pieces of a long paper are read as one: lists in their order, the first that says what is said once', () => {
  const title = { value: 'Kesan Padi', at: ['1'] };
  const whole = joinedAnswers([
    { ...bareRegister, title, samples: [sample], statements: { normality: ['5'] } },
    { ...bareRegister, title: { value: 'Lain', at: ['9'] }, samples: [{ ...sample, n: 64 }], studyKind: 'mixed' },
  ]);
  expect(whole).toMatchObject({ title, studyKind: 'mixed', statements: { normality: ['5'] } });
  expect(whole.samples.map(({ n }) => n)).toEqual([62, 64]);
});

test('advice on a figure names it', () => {
  const outside = measures({ value: 5.4, scale: { from: 1, to: 5 }, at: ['9'] });
  const [mean] = remarksOn(outside).filter(({ check }) => check === 'outOfScale');
  expect(mean?.advice).toMatch(/^Semak angka bagi motivasi dengan output analisis asal,/);
});
