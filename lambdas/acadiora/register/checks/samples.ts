import { sumOf } from '../../../../shared/sum.ts';
import { figure, roleLabels } from '../fields.ts';
import { decimalsOf } from '../printed.ts';
import type { Row } from '../settle.ts';
import { isShare } from '../tables.ts';
import { type Check, type Finding, nameOf, type OfRow, type Paper, toldTwice } from './check.ts';

/** One role of the same people, told with two sizes; of a group some may have answered one question and others another. */
const sizesToldTwice = ({ register }: Paper): Finding[] =>
  toldTwice(
    register.samples.filter(({ role }) => role !== 'group'),
    ({ role, who }) => `${role} ${nameOf(who)}`,
    (one, other) => one.n === other.n,
    ({ role, who, n }, other) => ({
      subject: `${role} ${who}`,
      text: `Bilangan ${who} (${roleLabels[role]}) dinyatakan ${n} di satu tempat dan ${other.n} di tempat lain.`,
    }),
  );

const narrowing = ['given', 'returned', 'analysed'] as const;

/** Nobody can return more than were given, or analyse more than came back. */
const rolesOutOfOrder = ({ register: { samples } }: Paper): Finding[] =>
  narrowing.flatMap((role, index) =>
    narrowing.slice(index + 1).flatMap((later): OfRow => {
      const [before, ...others] = samples.filter((row) => row.role === role);
      const after = samples.find((row) => row.role === later && row.n > (before?.n ?? Infinity));
      if (!before || !after || others.length > 0 || nameOf(before.who) !== nameOf(after.who)) return [];
      return {
        subject: `${role} ${later}`,
        text: `Bilangan ${roleLabels[later]} (${after.n}) melebihi bilangan ${roleLabels[role]} (${before.n}).`,
        evidence: after.evidence,
        against: before.evidence,
      };
    }),
  );

type Split = Row<'splits'>;
const countsOf = ({ parts }: Split): number[] => parts.flatMap(({ n }) => n ?? []);
/** What a division is of: as the paper says, or what its parts add up to where they are all. */
function wholeOf(split: Split): number | null {
  const counts = countsOf(split);
  const isAll = split.isComplete && counts.length > 1 && counts.length === split.parts.length;
  return split.whole ?? (isAll ? sumOf(counts) : null);
}

/** 'Lelaki 132 + perempuan 52 = 184' beside 186. */
export const partsAndWhole = (splits: readonly Split[]): Finding[] =>
  splits.flatMap((split): OfRow => {
    const counts = countsOf(split);
    const sum = sumOf(counts);
    const isWhole = split.isComplete && counts.length === split.parts.length && counts.length > 1;
    if (!isWhole || split.whole === null || sum === split.whole) return [];
    return {
      subject: split.of,
      text: `${split.of}: ${counts.join(' + ')} = ${sum}, bukan ${split.whole} seperti yang dinyatakan.`,
      evidence: split.evidence,
    };
  });

/** A percentage that its own count does not give, whichever way it was rounded. */
export const percentAndCount = (splits: readonly Split[]): Finding[] =>
  splits.flatMap((split) => {
    const whole = wholeOf(split);
    const told = split.parts.filter(({ n, percent }) => n !== null && percent !== null);
    if (whole === null || whole === 0) return [];
    const wrong = told.filter((part) => !isShare(part, whole));
    // Where most do not fit, they are of another whole; one alone is of the whole that its own sentence gives.
    if (wrong.length * 2 > told.length && split.parts.length > 1) return [];
    return wrong.map(({ name, n, percent }) => ({
      subject: `${split.of} ${name}`,
      text: `${name}: ${n} daripada ${whole} ialah ${(((n ?? 0) / whole) * 100).toFixed(1)}%, bukan ${percent}%.`,
      evidence: split.evidence,
    }));
  });

const percentTotal = ({ register }: Paper): Finding[] =>
  register.splits.flatMap((split): OfRow => {
    const shares = split.parts.flatMap(({ percent }) => percent ?? []);
    const total = sumOf(shares);
    const isWhole = split.isComplete && shares.length === split.parts.length && shares.length > 1;
    const rounding = sumOf(shares.map((share) => 0.6 / 10 ** decimalsOf(share)));
    if (!isWhole || Math.abs(total - 100) <= Math.max(0.5, rounding)) return [];
    return {
      subject: split.of,
      text: `Peratus bagi ${split.of} berjumlah ${figure(Math.round(total * 10) / 10)}%, bukan 100%.`,
      evidence: split.evidence,
    };
  });

const askSource = 'Semak data asal, betulkan angka yang salah dan semak semula tafsiran yang bergantung padanya.';

const figures = { item: 'ketepatan', cap: 2, priority: 1, advice: askSource } as const;
const people = { ...figures, item: 'persampelan' } as const;

/** Who was studied, and how they are divided. */
export const sampleChecks: Check[] = [
  { ...people, id: 'sampleToldTwice', precision: { true: 6, shown: 6 }, of: sizesToldTwice },
  { ...people, id: 'sampleRoles', precision: { true: 1, shown: 1 }, of: rolesOutOfOrder },
  {
    ...figures,
    id: 'partsAndWhole',
    precision: { true: 3, shown: 3 },
    cap: 1,
    of: ({ register }) => partsAndWhole(register.splits),
  },
  {
    ...figures,
    id: 'percentAndCount',
    precision: { true: 1, shown: 1 },
    of: ({ register }) => percentAndCount(register.splits),
  },
  { ...figures, id: 'percentTotal', precision: { true: 2, shown: 2 }, of: percentTotal },
];
