import { figure, printedTest, roleLabels } from '../fields.ts';
import { decimalsOf } from '../printed.ts';
import { probabilityRange } from '../probability.ts';
import type { RegisterAnswer } from '../schema.ts';
import type { Register, Row } from '../settle.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import { blockText, type Citation } from '../../../../shared/document/citation.ts';
import { comparableWords, wordsIn } from '../../../../shared/text/comparable.ts';
import { type Check, type Finding, isOfAll, type OfRow, type Paper, readRows, rowsThat, toldTwice } from './check.ts';
import { sumOf } from '../../../../shared/values/sum.ts';

type Measure = Row<'measures'>;
const named = ({ of, group }: Measure): string => (group === '' ? of : `${of} (${group})`);
const valueOf = ({ kind, value }: Measure): string => `${figure(value)}${kind === 'percent' ? '%' : ''}`;

/** As far as the figure with fewer decimals goes. */
const isSameFigure = (one: number, other: number): boolean => {
  const decimals = Math.min(decimalsOf(one), decimalsOf(other));
  return Math.abs(one - other) <= 0.51 / 10 ** decimals;
};

const isOfOnePlace = (one: { evidence: Citation }, other: { evidence: Citation }): boolean =>
  one.evidence.at[0] === other.evidence.at[0];

const measuresToldTwice = ({ register }: Paper): Finding[] =>
  toldTwice(
    register.measures,
    ({ kind, of, group }) => `${kind} ${comparableWords(of)} ${comparableWords(group)}`,
    (one, other) => isSameFigure(one.value, other.value) || isOfOnePlace(one, other),
    (one, other) => ({
      subject: named(one),
      text: `${named(one)} dinyatakan ${valueOf(one)} di satu tempat dan ${valueOf(other)} di tempat lain.`,
    }),
  );

const outOfScale = rowsThat('measures', named, (row) => {
  const { scale, value, kind } = row;
  const isOutside = scale !== null && scale.from < scale.to && (value < scale.from || value > scale.to);
  return isOutside && (kind === 'mean' || kind === 'median')
    ? `${named(row)} dinyatakan ${figure(value)}, di luar skala ${scale.from} hingga ${scale.to}.`
    : null;
});

/** A mean called 'tinggi' whose band in the paper's own table is another. */
const wrongLevel = rowsThat('measures', named, (row, { register: { bands } }) => {
  const isNamed = ({ label }: Row<'bands'>): boolean => comparableWords(label) === comparableWords(row.level);
  // Scores of other tables may have bands of their own.
  const all = bands.filter(({ from, to }) => row.value >= from && row.value <= to);
  const [own] = all;
  if (row.kind !== 'mean' || own === undefined || !bands.some(isNamed) || all.some(isNamed)) return null;
  const text = `Min ${figure(row.value)} bagi ${named(row)} dinyatakan ${row.level}, tetapi menurut tafsiran skor kertas ini tahapnya ${own.label}.`;
  return { text, against: own.evidence };
});

const wrongDifference = rowsThat('measures', named, (row) => {
  const [one, other] = row.parts;
  if (row.kind !== 'difference' || one === undefined || other === undefined) return null;
  const real = Math.abs(one - other);
  const decimals = Math.min(...[row.value, one, other].map(decimalsOf));
  return Math.abs(real - Math.abs(row.value)) <= 1.1 / 10 ** decimals
    ? null
    : `Perbezaan bagi ${named(row)} dinyatakan ${figure(row.value)}, tetapi ${figure(one)} dan ${figure(other)} berbeza ${figure(Math.round(real * 1000) / 1000)}.`;
});

type Test = Row<'tests'>;
const bound = 0.05;
/** Whether p is below .05; null where its sign leaves it open. */
function isBelow({ p }: Test): boolean | null {
  if (p === null) return null;
  const { sign, value } = p;
  if (sign === '=') return value === bound ? null : value < bound;
  if (sign.startsWith('<')) return value <= bound ? true : null;
  return value >= bound ? false : null;
}

/** Procedures that lower the degrees of freedom. */
const loweringDegrees = ['greenhouse', 'huynh', 'welch', 'satterthwaite'];
/** Names of procedures that make p larger than its statistic gives. */
const adjustments = [...loweringDegrees, 'bonferroni', 'holm', 'tukey', 'fdr', 'benjamini'];
/** Of the list of references a name is an author's. */
function isAdjusted({ document, facts }: Paper, names = adjustments): boolean {
  const list = Number(facts.sections.find(({ kind }) => kind === 'references')?.at ?? Infinity);
  return document.blocks.some((block) => {
    const words = block.n < list ? wordsIn(blockText(block)) : [];
    return words.some((word) => names.some((name) => word.startsWith(name)));
  });
}

/** So far from the bound, or from the printed p, that no rounding explains it. */
const margin = 0.01;

/** The recomputed p is on the other side of .05, and no one-sided test or rounding makes it the printed one. */
const decisionError = rowsThat('tests', printedTest, (row, paper) => {
  const range = probabilityRange(row);
  const claimed = isBelow(row);
  if (range === null || claimed === null || row.p === null) return null;
  const { sign, value } = row.p;
  const isNear = (least: number, greatest: number): boolean =>
    sign === '=' ? value > least - margin && value < greatest + margin : claimed && least <= bound + margin;
  const isOneSided = row.tails !== 'two' && isNear(range.least / 2, range.greatest / 2);
  const isOpposite = claimed
    ? range.least > bound + margin
    : range.greatest < bound - margin && row.tails !== 'one' && !isAdjusted(paper);
  if (!isOpposite || isOneSided || isNear(range.least, range.greatest)) return null;
  const right = range.exact < 0.001 ? 'kurang daripada .001' : `kira-kira ${figure(+range.exact.toFixed(3))}`;
  return `"${printedTest(row)}" tidak mungkin: nilai p bagi statistik dan darjah kebebasan itu ${right}.`;
});

const freedomsOf = (row: Test): string => `${row.of} ${printedTest(row)}`;

/** More degrees of freedom than people. */
const tooManyDegrees = rowsThat('tests', freedomsOf, (row, { register }) => {
  const sample = register.samples
    .filter(isOfAll)
    .toSorted((a, b) => b.n - a.n)
    .at(0);
  const n = row.n ?? sample?.n;
  const [df] = row.df;
  // Of one group at two times a t has one less than there are people; an F of several times may have more than they are.
  const most = (n ?? Infinity) - (row.kind === 'r' || row.isPaired === false ? 2 : 1);
  if ((row.kind !== 't' && row.kind !== 'r') || n === undefined || df === undefined || df <= most) return null;
  const text = `Darjah kebebasan dalam "${printedTest(row)}" terlalu besar bagi ${n} orang.`;
  return { text, ...(sample && row.n === null ? { against: sample.evidence } : {}) };
});

/** So many people fewer than were studied may be explained by covariates and by answers that are missing. */
const spared = (n: number): number => Math.max(5, n * 0.05);

/** How many people whole degrees of freedom stand for; null where it is not told by them. */
function peopleOf({ kind, df, isPaired }: Test): number | null {
  const [one, other] = df;
  if (one === undefined || !df.every(Number.isInteger)) return null;
  if (kind === 'F') return other === undefined ? null : one + other + 1;
  return kind === 't' && isPaired === false ? one + 2 : null;
}

/** How many people two groups have that are told of where their test is; null where there are not two. */
function comparedIn({ samples }: Register, { at }: Test): number | null {
  const blocks = at.map(blockOf);
  const sizes = samples.flatMap(({ role, n, at: places }) =>
    role === 'group' && places.some((ref) => blocks.includes(blockOf(ref))) ? [n] : [],
  );
  return sizes.length === 2 ? sumOf(sizes) : null;
}

/**
 * Other degrees of freedom than the two groups beside a test give; else fewer than any number of people that the paper tells of, alone or in two groups,
 * gives.
 */
const tooFewDegrees = (paper: Paper): Finding[] => {
  const { register } = paper;
  if (isAdjusted(paper, loweringDegrees)) return [];
  const told = readRows(register, 'samples').filter(({ role }) => role !== 'population');
  const groups = told.filter(({ role }) => role === 'group').map(({ n }) => n);
  const sizes = [
    ...told.map(({ n }) => n),
    ...groups.flatMap((one, at) => groups.slice(at + 1).map((other) => one + other)),
  ];
  const studied = told.flatMap(({ role, n }) => (role === 'analysed' || role === 'returned' ? [n] : []));
  const isTold = (people: number, compared: number | null): boolean =>
    compared === null ? sizes.some((n) => Math.abs(n - people) <= spared(n)) : [compared, ...studied].includes(people);
  const [sample] = register.samples.filter(({ role }) => role === 'analysed').toSorted((a, b) => a.n - b.n);
  // Several F are of one design with several factors, whose degrees of freedom do not tell how many people there are.
  const ofF = readRows(register, 'tests').filter(({ kind, df }) => kind === 'F' && df.length > 0);
  const isFactorial = new Set(ofF.map(({ of }) => comparableWords(of))).size > 1;
  return rowsThat('tests', freedomsOf, (row) => {
    const people = row.kind === 'F' && isFactorial ? null : peopleOf(row);
    if (people === null || row.n !== null) return null;
    const compared = row.kind === 't' ? comparedIn(register, row) : null;
    const whole = compared ?? sample?.n ?? 0;
    if (isTold(people, compared) || (compared === null && people > whole)) return null;
    const who = compared === null ? 'yang dianalisis' : 'dalam dua kumpulan yang dibandingkan';
    const text = `Darjah kebebasan dalam "${printedTest(row)}" sepadan dengan ${people} orang, bukan ${whole} ${who}; jelaskan yang tidak termasuk.`;
    return { text, ...(compared === null && sample ? { against: sample.evidence } : {}) };
  })(paper);
};

const testsToldTwice = ({ register }: Paper): Finding[] =>
  toldTwice(
    register.tests.filter(({ value }) => value !== null),
    ({ kind, of, df }) => `${kind} ${comparableWords(of)} ${df.length}`,
    (one, other) =>
      isOfOnePlace(one, other) ||
      (isSameFigure(one.value ?? 0, other.value ?? 0) && one.df.every((df, i) => isSameFigure(df, other.df[i] ?? 0))),
    (one, other) => ({
      subject: one.of,
      text: `Ujian bagi ${one.of} dilaporkan "${printedTest(one)}" di satu tempat dan "${printedTest(other)}" di tempat lain.`,
    }),
  );

/** A test without its statistic, degrees of freedom or p. Assumptions are tested beside the study's own questions. */
const bareTest = ({ register }: Paper): Finding[] =>
  readRows(register, 'tests').some(({ value }) => value !== null)
    ? []
    : register.tests.slice(0, 1).map(({ of, evidence }) => ({
        subject: of,
        text: `Ujian bagi ${of} dilaporkan tanpa nilai statistiknya.`,
        evidence,
      }));

/** One role of the same people, told with two sizes; of a group some may have answered one question and others another. */
const sizesToldTwice = ({ register }: Paper): Finding[] =>
  toldTwice(
    register.samples.filter(({ role }) => role !== 'group'),
    ({ role, who }) => `${role} ${comparableWords(who)}`,
    (one, other) => one.n === other.n,
    ({ role, who, n }, other) => ({
      subject: `${role} ${who}`,
      figure: `bilangan ${who}`,
      text: `Bilangan ${who} (${roleLabels[role]}) dinyatakan ${n} di satu tempat dan ${other.n} di tempat lain.`,
    }),
  );

const narrowing = ['given', 'returned', 'analysed'] as const;

const isOfSame = (one: Row<'samples'>, other: Row<'samples'>): boolean =>
  comparableWords(one.who) === comparableWords(other.who);

/**
 * Nobody can return more than were given, or analyse more than came back. One size may be told in several places; of two
 * nobody knows which is meant.
 */
const rolesOutOfOrder = ({ register: { samples } }: Paper): Finding[] =>
  narrowing.flatMap((role, index) =>
    narrowing.slice(index + 1).flatMap((later): OfRow => {
      const [before, ...others] = samples.filter((row) => row.role === role);
      if (!before || others.some((row) => row.n !== before.n || !isOfSame(row, before))) return [];
      const after = samples.find((row) => row.role === later && row.n > before.n && isOfSame(row, before));
      if (!after) return [];
      return {
        subject: `${role} ${later}`,
        figure: `bilangan ${roleLabels[later]}`,
        text: `Bilangan ${roleLabels[later]} (${after.n}) melebihi bilangan ${roleLabels[role]} (${before.n}).`,
        evidence: after.evidence,
        against: before.evidence,
      };
    }),
  );

type Split = RegisterAnswer['splits'][number];
export const countsOf = ({ parts }: Split): number[] => parts.flatMap(({ n }) => n ?? []);

/** What all parts of a division come to; null where not all are counted. */
function sumIn(split: Split): number | null {
  const counts = countsOf(split);
  return split.isComplete && counts.length > 1 && counts.length === split.parts.length ? sumOf(counts) : null;
}

function isWrongSum(split: Split): boolean {
  const sum = sumIn(split);
  return sum !== null && split.whole !== null && sum !== split.whole;
}

/** Whether a share is its count's, whichever way it was rounded. */
const isShare = ({ n, percent }: Split['parts'][number], whole: number): boolean =>
  Math.abs(((n ?? 0) / whole) * 100 - (percent ?? 0)) <= 1.1 / 10 ** decimalsOf(percent ?? 0);

/** The parts whose percentage their own count does not give. */
function wrongShares(split: Split): Split['parts'] {
  const whole = split.whole ?? sumIn(split);
  // A count that is wrong is told by its sum.
  if (whole === null || whole === 0 || isWrongSum(split)) return [];
  const told = split.parts.filter(({ n, percent }) => n !== null && percent !== null);
  const wrong = told.filter((part) => !isShare(part, whole));
  // Where most do not fit, they are of another whole; one alone is of the whole that its own sentence gives.
  return wrong.length * 2 > told.length && split.parts.length > 1 ? [] : wrong;
}

/** What the shares of a whole come to, where that is not 100 and no count is wrong, whose share would be wrong with it; else null. */
function wrongTotal(split: Split): number | null {
  const shares = split.parts.flatMap(({ percent }) => percent ?? []);
  const total = sumOf(shares);
  const isWhole = split.isComplete && shares.length === split.parts.length && shares.length > 1;
  const rounding = sumOf(shares.map((share) => 0.6 / 10 ** decimalsOf(share)));
  if (!isWhole || isWrongSum(split) || wrongShares(split).length > 0) return null;
  return Math.abs(total - 100) <= Math.max(0.5, rounding) ? null : total;
}

export const isContradicted = (split: Split): boolean =>
  isWrongSum(split) || wrongShares(split).length > 0 || wrongTotal(split) !== null;

const nameOf = ({ of }: Split): string => of;

/** 'Lelaki 132 + perempuan 52 = 184' beside 186. */
const partsAndWhole = rowsThat('splits', nameOf, (split) =>
  isWrongSum(split)
    ? `${split.of}: ${countsOf(split).join(' + ')} = ${sumIn(split)}, bukan ${split.whole} seperti yang dinyatakan.`
    : null,
);

const percentAndCount = ({ register }: Paper): Finding[] =>
  register.splits.flatMap((split) => {
    const whole = split.whole ?? sumIn(split) ?? 0;
    return wrongShares(split).map(({ name, n, percent }) => ({
      subject: `${split.of} ${name}`,
      text: `${name}: ${n} daripada ${whole} ialah ${(((n ?? 0) / whole) * 100).toFixed(1)}%, bukan ${percent}%.`,
      evidence: split.evidence,
    }));
  });

const percentTotal = rowsThat('splits', nameOf, (split) => {
  const total = wrongTotal(split);
  return total === null
    ? null
    : `Peratus bagi ${split.of} berjumlah ${figure(Math.round(total * 10) / 10)}%, bukan 100%.`;
});

const askOutput =
  'Semak angka bagi # dengan output analisis asal, betulkan teks atau jadual, kemudian semak semula tafsiran yang bergantung padanya.';
const askSource = 'Semak data asal, betulkan angka bagi # dan semak semula tafsiran yang bergantung padanya.';

const reported = { item: 'ketepatan', cap: 1, priority: 1, advice: askOutput } as const;
const divided = { ...reported, cap: 2, advice: askSource } as const;
const people = { ...divided, item: 'persampelan' } as const;

/** Who was studied, and how they are divided; what was measured and tested. */
export const figureChecks: Check[] = [
  { ...people, id: 'sampleToldTwice', of: sizesToldTwice },
  { ...people, id: 'sampleRoles', of: rolesOutOfOrder },
  { ...divided, id: 'partsAndWhole', cap: 1, of: partsAndWhole },
  { ...divided, id: 'percentAndCount', of: percentAndCount },
  { ...divided, id: 'percentTotal', of: percentTotal },
  { ...reported, id: 'figureToldTwice', of: measuresToldTwice },
  { ...reported, id: 'outOfScale', of: outOfScale },
  { ...reported, id: 'wrongLevel', cap: 2, of: wrongLevel },
  { ...reported, id: 'wrongDifference', of: wrongDifference },
  { ...reported, id: 'wrongProbability', of: decisionError },
  { ...reported, id: 'wrongFreedom', of: tooManyDegrees },
  { ...reported, id: 'fewFreedoms', cap: 2, of: tooFewDegrees },
  { ...reported, id: 'testToldTwice', of: testsToldTwice },
  {
    id: 'bareTest',
    isAbsence: true,
    item: 'pelaporan',
    cap: 2,
    advice: 'Laporkan statistik, darjah kebebasan, nilai p dan saiz kesan bagi setiap ujian.',
    of: bareTest,
  },
];
