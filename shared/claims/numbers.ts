import { between, type NamePlace, type Place } from './names.ts';
import { listJoins, numerals, ranges, type Unit, type UnitName, unitsAfter, unitsBefore, unitWords } from './words.ts';

export interface Token extends Place {
  text: string;
  lower: string;
}

/** Words, numbers and signs that claims are made of. 'C5' and 'SECD2523' are words; 'RM500' is two. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/RM(?=\d)|\d+(?:[.,]\d+)*|\p{L}[\p{L}\d]*|[%&@]/gu)].map(({ 0: word, index }) => ({
    text: word,
    lower: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** '1,234' is a thousand and more, '12,5' is twelve and a half; NaN for '1.2.3'. */
const valueOf = (digits: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

interface Read {
  value: number;
  /** The token behind it. */
  next: number;
}

/** The number that begins at a token, in digits or words: 'empat belas', 'dua puluh lima', 'thirty-five'. */
function numberAt(tokens: readonly Token[], i: number): Read | null {
  const word = (k: number): string => tokens[k]?.lower ?? '';
  if (/^\d/.test(word(i))) return { value: valueOf(word(i)), next: i + 1 };
  const first = numerals.get(word(i));
  if (first === undefined) return null;
  const ones = (k: number): number => numerals.get(word(k)) ?? 10;
  if (word(i + 1) === 'belas') return { value: first + 10, next: i + 2 };
  const [tens, next] = word(i + 1) === 'puluh' ? [first * 10, i + 2] : [first, i + 1];
  return tens >= 20 && tens < 100 && ones(next) < 10
    ? { value: tens + ones(next), next: next + 1 }
    : { value: tens, next };
}

export interface NumberClaim extends Place {
  values: number[];
  unit: Unit;
}

/** The numbers of a text that have a unit or stand right behind an assessment's name. Both ends of a range, each of a list of weeks. */
export function numbersIn(text: string, tokens: readonly Token[], names: readonly NamePlace[]): NumberClaim[] {
  const word = (i: number): string => tokens[i]?.lower ?? '';
  const gap = (a: number, b: number): string => between(text, tokens[a]?.to ?? 0, tokens[b]?.from ?? text.length);

  /** '20 %', '3 jam kredit': the unit behind a number. */
  function unitAt(i: number): { name: UnitName; next: number } | null {
    if (tokens[i] === undefined || !/^[\s-]{0,3}$/.test(gap(i - 1, i))) return null;
    const two = unitsAfter.get(`${word(i)} ${word(i + 1)}`);
    const name = two ?? unitsAfter.get(word(i));
    return name === undefined ? null : { name, next: i + (two === undefined ? 1 : 2) };
  }
  /** 'minggu 7', 'minggu ke-7', 'wajaran: 30', 'min = 3.8', 'RM500': the unit before it. */
  function unitBefore(i: number): { name: UnitName; first: number } | null {
    const first = word(i - 1) === 'ke' ? i - 2 : i - 1;
    const name = unitsBefore.get(word(first));
    const sign = gap(i - 1, i);
    const isMeasure = name !== 'measure' || sign.includes('=') || word(i).includes('.');
    return name !== undefined && isMeasure && /^[\s:=(<>.-]{0,4}$/.test(sign) ? { name, first } : null;
  }
  /** '10–15', '10 hingga 15'; of weeks also '3, 5 dan 7'. */
  function valuesFrom(read: Read, isList: boolean): { values: number[]; next: number } {
    const values = [read.value];
    let { next } = read;
    for (;;) {
      const sign = gap(next - 1, next);
      const isRange = /^\s?[-–]\s?$/.test(sign) || ranges.has(word(next));
      const isLinked = isRange || (isList && (/^\s?,\s?$/.test(sign) || listJoins.has(word(next))));
      const further = isLinked ? numberAt(tokens, /^\D/.test(word(next)) ? next + 1 : next) : null;
      if (further === null || (isList && unitAt(further.next) !== null)) return { values, next };
      values.push(further.value);
      ({ next } = further);
      if (!isList) return { values, next };
    }
  }
  /** 'dan 10 minit' behind hours. */
  function minutesAt(i: number): Read | null {
    const more = numberAt(tokens, word(i) === 'dan' ? i + 1 : i);
    const unit = more !== null && more.value < 60 ? unitAt(more.next) : null;
    return more !== null && unit?.name === 'time' ? { value: more.value, next: unit.next } : null;
  }

  function claimAt(i: number, read: Read, name: NamePlace | undefined): (NumberClaim & { next: number }) | null {
    const before = unitBefore(i);
    const { values, next } = valuesFrom(read, before?.name === 'week');
    const after = unitAt(next);
    const unit = after ?? before;
    const claim = (first: number, end: number, unitOf: UnitName, more = 0) => ({
      from: tokens[first]?.from ?? 0,
      to: tokens[end - 1]?.to ?? 0,
      values: values.map((value) => value * (unitWords(unitOf).times ?? 1) + more),
      unit: unitOf === 'hours' ? ('time' as const) : unitOf,
      next: end,
    });
    if (unit === null) {
      const { from = 0, to = 0 } = tokens[i] ?? {};
      const isAlone = read.value >= 5 && read.value <= 100 && /^\s*(?:[).,;|]|$)/.test(between(text, to, to + 3));
      const isBehind = name?.kind === 'assessment' && /^\s*[:=(–-]\s*$/.test(between(text, name.to, from));
      return isAlone && isBehind ? claim(i, read.next, 'percent') : null;
    }
    if (after === null) return claim(before?.first ?? i, next, unit.name);
    const minutes = after.name === 'hours' ? minutesAt(after.next) : null;
    return claim(i, minutes?.next ?? after.next, after.name, minutes?.value);
  }

  const claims: NumberClaim[] = [];
  let nameAt = 0;
  for (let i = 0; i < tokens.length;) {
    const read = numberAt(tokens, i);
    // Names are in their order: the last one that ends before this token, and the next.
    while ((names[nameAt]?.to ?? Infinity) <= (tokens[i]?.from ?? 0)) nameAt++;
    const isInName = (names[nameAt]?.from ?? Infinity) <= (tokens[i]?.from ?? 0);
    const found = read === null || Number.isNaN(read.value) || isInName ? null : claimAt(i, read, names[nameAt - 1]);
    if (found !== null) claims.push(found);
    i = found?.next ?? i + 1;
  }
  return claims;
}
