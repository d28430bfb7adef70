import { contentWords } from '../text/contentWords.ts';
import { numeralAt, type NumberRead as Read } from '../text/numerals.ts';
import { between, type NamePlace, type Place } from './names.ts';
import * as words from './words.ts';
import type { Unit, UnitName } from './words.ts';

export interface Token extends Place {
  text: string;
  lower: string;
}

const tokenAt = ({ 0: text, index }: { 0: string; index: number }): Token => ({
  text,
  lower: text.toLowerCase(),
  from: index,
  to: index + text.length,
});

/** A number as printed, its thousands parted by commas or blanks: '1,234.5', '20 000'; a row of numbers is several. */
export const printedNumber = String.raw`(?<!\d )\d{1,3}[ \u00A0\u202F]\d{3}(?:[ \u00A0\u202F]000)*(?! ?\d)|\d+(?:[.,]\d+)*`;
const tokenForm = new RegExp(String.raw`RM(?=\d)|${printedNumber}|\p{L}[\p{L}\d]*|[%&@]`, 'gu');

/** A text in words, numbers and signs, empty ones beyond its ends. 'C5' and 'SECD2523' are words; 'RM500' is two. */
export function inTokens(text: string) {
  const tokens = [...text.matchAll(tokenForm)].map(tokenAt);
  const at = (i: number): Token => tokens[i] ?? tokenAt({ 0: '', index: i < 0 ? 0 : text.length });
  const word = (i: number): string => at(i).lower;
  /** What stands between two tokens. */
  const gap = (a: number, b: number): string => between(text, at(a).to, at(b).from);
  return { text, tokens, at, word, gap };
}
export type TokenText = ReturnType<typeof inTokens>;

/** '1,234' and '1 234' are a thousand and more, '12,5' is twelve and a half; NaN for '1.2.3'. */
export const valueOf = (digits: string): number =>
  Number(/^\d{1,3}(?:[\s,]\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replace(/[\s,]/g, '') : digits.replace(',', '.'));

/** The number that begins at a token, in digits or words: 'empat belas', 'dua puluh lima', 'thirty-five'. */
function numberAt({ word }: TokenText, i: number): Read | null {
  if (/^\d/.test(word(i))) return { value: valueOf(word(i)), next: i + 1 };
  return numeralAt(word, i);
}

/** The numbers that a text has in words. */
export function numbersInWords(text: string): number[] {
  const from = inTokens(text);
  const values: number[] = [];
  for (let i = 0; i < from.tokens.length;) {
    const read = /^\d/.test(from.word(i)) ? null : numberAt(from, i);
    if (read !== null) values.push(read.value);
    i = read?.next ?? i + 1;
  }
  return values;
}

const printed = new RegExp(printedNumber, 'gu');
/** The numbers that a text has, in digits first, then those in words. */
export const numbersOf = (text: string): number[] => [
  ...(text.match(printed) ?? []).map(valueOf),
  ...numbersInWords(text),
];

interface Count {
  value: number;
  /** What is counted, as its first word says. */
  noun: string;
  text: string;
}
/** The numbers of a text that count something: a word of its own stands behind them. None of 'edisi ke-7', 'HTML5', 'segi tiga dan empat'. */
export function countsIn(text: string): Count[] {
  const from = inTokens(text);
  const counts: Count[] = [];
  for (let i = 0; i < from.tokens.length;) {
    const read = numberAt(from, i);
    const next = read?.next ?? i + 1;
    const isCounting = from.gap(next - 1, next).trim() === '' && contentWords(from.word(next)).size > 0;
    if (read !== null && from.word(i - 1) !== 'ke' && isCounting) {
      counts.push({ value: read.value, noun: from.word(next), text: text.slice(from.at(i).from, from.at(next).to) });
    }
    i = next;
  }
  return counts;
}

interface NumberClaim extends Place {
  values: number[];
  unit: Unit;
  factor?: number | undefined;
  cue?: 'bound';
}
/** With the token behind it. */
type NumberRead = NumberClaim & { next: number };

/** '20 %', '3 jam kredit': the unit behind a number. */
export function unitAt({ word, gap }: TokenText, i: number): { name: UnitName; next: number } | null {
  if (!/^[\s-]{0,3}$/.test(gap(i - 1, i))) return null;
  for (let length = words.longestUnit; length > 0; length--) {
    const name = words.unitOf(Array.from({ length }, (_, k) => word(i + k)).join(' '));
    if (name !== undefined) return { name, next: i + length };
  }
  return null;
}

/** 'minggu 7', 'minggu ke-7', 'wajaran: 30', 'min = 3.8', 'RM500': the unit before it. */
function unitBefore({ word, gap }: TokenText, i: number): { name: UnitName; first: number } | null {
  const first = word(i - 1) === 'ke' ? i - 2 : i - 1;
  const name = words.unitsBefore.get(word(first));
  const sign = gap(i - 1, i);
  const isMeasure = name !== 'measure' || sign.includes('=') || word(i).includes('.');
  return name !== undefined && isMeasure && /^[\s:=(<>.-]{0,4}$/.test(sign) ? { name, first } : null;
}

/** '10–15', '10 hingga 15'; of weeks also '3, 5 dan 7'. */
function valuesFrom(from: TokenText, read: Read, isList: boolean): { values: number[]; next: number } {
  const { word, gap } = from;
  const values = [read.value];
  let { next } = read;
  for (;;) {
    const sign = gap(next - 1, next);
    const isRange = /^\s?[-–]\s?$/.test(sign) || words.ranges.has(word(next));
    const isLinked = isRange || (isList && (/^\s?,\s?$/.test(sign) || words.listJoins.has(word(next))));
    const number = /^\D/.test(word(next)) ? next + 1 : next;
    // 'minggu 9, dan satu slot': a list goes on in digits.
    const further = isLinked && (isRange || !isList || /^\d/.test(word(number))) ? numberAt(from, number) : null;
    if (further === null || (isList && unitAt(from, further.next) !== null)) return { values, next };
    values.push(further.value);
    ({ next } = further);
    if (!isList) return { values, next };
  }
}

/** 'dan 10 minit' behind hours, else none. */
function minutesAt(from: TokenText, i: number): Read {
  const more = numberAt(from, from.word(i) === 'dan' ? i + 1 : i);
  const unit = more !== null && more.value < 60 ? unitAt(from, more.next) : null;
  return more !== null && unit?.name === 'time' ? { value: more.value, next: unit.next } : { value: 0, next: i };
}

/** 'Kuiz: 20', 'Kuiz (20)': a weight without its unit. */
function isWeight({ text, at }: TokenText, i: number, value: number, name: NamePlace | undefined): boolean {
  const number = at(i);
  if (value < 5 || value > 100 || name?.kind !== 'assessment') return false;
  const [before, after] = [between(text, name.to, number.from), between(text, number.to, number.to + 3)];
  return /^\s*[:=(–-]\s*$/.test(before) && /^\s*(?:[).,;|]|$)/.test(after);
}

/** 'satu per lima', 'dua perlima', 'suku': a fraction in words, and whether it says how many of its parts. */
function fractionAt(from: TokenText, i: number): (Read & { isCounted: boolean }) | null {
  const { word } = from;
  const count = numberAt(from, i);
  const [parts, next] = count === null ? [1, i] : [count.value, count.next];
  const whole = word(next) === 'per' ? numberAt(from, next + 1) : null;
  const [by, end] = whole === null ? [words.fractions.get(word(next)), next + 1] : [whole.value, whole.next];
  // 'satu setengah markah' is a mark and a half.
  const isCounted = count !== null && by !== 2;
  return by === undefined || parts >= by ? null : { value: parts / by, next: end, isCounted };
}

/** The fractions that a text has in words: 'separuh', 'a quarter'. */
export function fractionsInWords(text: string): number[] {
  const from = inTokens(text);
  return from.tokens.flatMap((_, i) => fractionAt(from, i)?.value ?? []);
}

/** What a text comes to that is a fraction in words and nothing else: 0.2 of 'Satu perlima'. */
export function fractionOf(text: string): number | undefined {
  const from = inTokens(text);
  const read = fractionAt(from, words.articles.has(from.word(0)) ? 1 : 0);
  return read?.next === from.tokens.length ? read.value : undefined;
}

/** 'satu per lima daripada markah' and 'menyumbang suku' are weights; of the marks of one assessment it is none. */
function weightAt(from: TokenText, i: number, names: readonly NamePlace[]): NumberRead | null {
  const { tokens, at, word, gap } = from;
  const fraction = fractionAt(from, i);
  if (fraction === null) return null;
  const first = words.articles.has(word(i - 1)) ? i - 1 : i;
  if ([first - 1, first - 2].some((k) => words.approximate.has(word(k)))) return null;
  const { value, next, isCounted } = fraction;
  const isPartitive = words.partitives.has(word(next));
  let of = isPartitive ? next + 1 : next;
  while (words.articles.has(word(of))) of++;
  const isOfNamed = names.some(
    (name) => name.kind === 'assessment' && [of, of + 1].some((k) => at(k).from === name.from),
  );
  const isOfMarks = (isPartitive || isCounted) && words.wholes.has(word(of));
  const isLast = next >= tokens.length || !/^[\s-]*$/.test(gap(next - 1, next));
  const isAlone = words.weighs.has(word(first - 1)) && isLast;
  if (isOfNamed || (!isOfMarks && !isAlone)) return null;
  return { from: at(first).from, to: at(next - 1).to, values: [100 * value], unit: 'percent', next };
}

/** 'dua pertiga', 'lapan daripada sepuluh' as a part of one. */
function partAt(from: TokenText, i: number): (Read & { factor?: number }) | null {
  const { word } = from;
  const fraction = fractionAt(from, i);
  if (fraction !== null) return fraction;
  const part = word(i) === 'seorang' ? { value: 1, next: i + 1 } : numberAt(from, i);
  const whole = part !== null && words.partitives.has(word(part.next)) ? numberAt(from, part.next + 1) : null;
  return part === null || whole === null || part.value >= whole.value
    ? null
    : { value: part.value / whole.value, next: whole.next, factor: whole.value };
}

/** 'dua pertiga pelajar', 'seorang daripada tiga pelajar', 'separuh kelas': a part of people. */
function shareAt(from: TokenText, i: number): NumberRead | null {
  const { at, word } = from;
  const part = partAt(from, i);
  if (part === null) return null;
  let of = words.partitives.has(word(part.next)) ? part.next + 1 : part.next;
  while (words.articles.has(word(of))) of++;
  if (words.unitOf(word(of)) !== 'people' && !words.classes.has(word(of))) return null;
  const { value, factor } = part;
  return { from: at(i).from, to: at(of).to, values: [100 * value], unit: 'share', factor, next: of + 1 };
}

/** Of a time how often it is meant; of groups, whose unit ends before `next`, how many people each has. */
function factorOf(from: TokenText, unit: UnitName, i: number, next: number): number | undefined {
  const { text, at, gap } = from;
  if (unit === 'time') {
    const times = /^ $/.test(gap(i - 1, i)) ? numberAt(from, i - 2) : null;
    return times?.next === i - 1 ? times.value : undefined;
  }
  const members = unit === 'groups' ? (numberAt(from, next) ?? numberAt(from, next + 1)) : null;
  const isBehind = members !== null && /^[\p{L}\s,]*$/u.test(text.slice(at(next - 1).to, at(members.next - 1).from));
  return isBehind && unitAt(from, members.next)?.name === 'people' ? members.value : undefined;
}

/** 'setiap kumpulan mengandungi' before a number. */
const isOfEach = ({ word }: TokenText, i: number): boolean =>
  [i - 1, i - 2].some(
    (k) =>
      words.contains.has(word(k)) && words.unitOf(word(k - 1)) === 'groups' && words.cueWords.shared.has(word(k - 2)),
  );

/** 'groups of' before a number. */
const isGroupOf = ({ word }: TokenText, i: number): boolean =>
  word(i - 1) === 'of' && words.unitOf(word(i - 2)) === 'groups';

type Units = Record<'before' | 'after', { name: UnitName } | null>;

/** What a number counts; null where nothing says it. */
function unitOfNumber(from: TokenText, i: number, value: number, { before, after }: Units, name?: NamePlace) {
  if (after?.name === 'hours' && before?.name === 'learning') return 'learning';
  const named = after ?? before;
  if (named !== null) return named.name;
  if (isGroupOf(from, i)) return 'people';
  return isWeight(from, i, value, name) ? 'percent' : null;
}

/** What the words behind a unit add: 'juta' to money, '30 minit' to hours. */
function scaledAt(from: TokenText, unit: UnitName, isHours: boolean, end: number) {
  const scale = unit === 'money' ? words.scales.get(from.word(end)) : undefined;
  if (scale !== undefined) return { times: scale, minutes: 0, last: end + 1 };
  const minutes = isHours ? minutesAt(from, end) : { value: 0, next: end };
  return { times: words.units[unit].times, minutes: minutes.value, last: minutes.next };
}

function claimAt(from: TokenText, i: number, read: Read, name: NamePlace | undefined): NumberRead | null {
  const { at, word } = from;
  const before = unitBefore(from, i);
  const { values, next } = valuesFrom(from, read, before?.name === 'week');
  const after = unitAt(from, next);
  const unit = unitOfNumber(from, i, read.value, { before, after }, name);
  if (unit === null) return null;
  const end = after?.next ?? next;
  const { times, minutes, last } = scaledAt(from, unit, after?.name === 'hours', end);
  const [first, lead] = before === null ? [isGroupOf(from, i) ? i - 2 : i, ''] : [before.first, word(before.first - 1)];
  return {
    from: at(after === null ? first : i).from,
    to: at(last - 1).to,
    values: values.map((value) => value * times + minutes),
    unit: unit === 'hours' ? 'time' : unit === 'people' && isOfEach(from, i) ? 'members' : unit,
    factor: factorOf(from, unit, i, end),
    ...(words.bounds.has(lead) && { cue: 'bound' as const }),
    next: last,
  };
}

/** The claim that begins at a token; `name`: the last one before it. */
function numberClaimAt(from: TokenText, i: number, names: readonly NamePlace[], name?: NamePlace): NumberRead | null {
  const part = weightAt(from, i, names) ?? shareAt(from, i);
  const read = part === null ? numberAt(from, i) : null;
  return read === null || Number.isNaN(read.value) ? part : claimAt(from, i, read, name);
}

/** The numbers of a text that have a unit or stand right behind an assessment's name. Both ends of a range, each of a list of weeks. */
export function numbersIn(from: TokenText, names: readonly NamePlace[]): NumberClaim[] {
  const claims: NumberClaim[] = [];
  let nameAt = 0;
  for (let i = 0; i < from.tokens.length;) {
    // Names are in their order: the last one that ends before this token, and the next.
    while ((names[nameAt]?.to ?? Infinity) <= from.at(i).from) nameAt++;
    const isInName = (names[nameAt]?.from ?? Infinity) <= from.at(i).from;
    const found = isInName ? null : numberClaimAt(from, i, names, names[nameAt - 1]);
    if (found !== null) claims.push(found);
    i = found?.next ?? i + 1;
  }
  return claims;
}
