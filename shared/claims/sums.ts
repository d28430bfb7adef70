import { valueOf } from './numbers.ts';
import type { Place } from './names.ts';

/** Sums that a text works out, '180 / 1,200 = 15%': numbers and operators, an equals sign and one number. In doubt nothing is said. */

/** '(1)', '(2 markah)', '[1 mark]': what a point of a scheme earns. */
const marks = /[([]\s*\d{1,2}\s*(?:m|markah|marks?)?\s*[)\]]/giu;
/** A text with blanks where a scheme notes its marks. */
export const withoutMarks = (text: string): string => text.replace(marks, (note) => ' '.repeat(note.length));

const blanks = String.raw`[ \u00A0\u202F]`;
const figure = String.raw`(?:\d{1,3}(?:(?:,|${blanks})\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?!\d)`;
const operand = `${figure}(?: ?%)?`;
const operator = '[-+−–×xX*·/÷]';
const before = new RegExp(`${operand}(?:\\s*${operator}\\s*${operand})+\\s*$`, 'u');
const after = new RegExp(`^\\s*([-−]?${figure})( ?%)?`, 'u');
const range = new RegExp(`^(${operand})\\s*[-–]\\s*(${operand})\\s*$`, 'u');
const parts = new RegExp(`(${figure})( ?%)?\\s*(${operator})?`, 'gu');

/** What makes a run of numbers a part of something longer, before and behind it. */
const goesBefore = /[-+−–×xX*·/÷^√π%)\]\p{No}]\s*$|[\p{L}\d.,]$|(?:sin|cos|kos|tan|log|ln|exp|mod)\s+$/iu;
const goesBehind = /^\s*(?:[×*·/÷^(\p{No}]|[xX]\s|[-+−–]\s*[\d(])|^\s*mod|^[.,]?\d/iu;

/** Steps of other units that a line may take in silence: tens, minutes, seconds, km/h. */
const conversions = [60, 3600, 3.6].flatMap((factor) => [factor, 1 / factor]);
/** Share of the result that inputs printed in fewer digits may cost. */
const rounding = 0.005;
/** Characters before an equals sign that are looked at. */
const longest = 80;

/** Its values as printed, the blank also read as what parts two numbers: 'Soalan 3 120' is 3120 or 120. */
function readings(digits: string): number[] {
  const groups = digits.split(new RegExp(blanks, 'u'));
  const whole = valueOf(groups.join(''));
  return groups.length > 1 ? [whole, valueOf(groups.at(-1) ?? '')] : [whole];
}

/** Two whole numbers, the first smaller, with a lone dash between them: '80–100 = 4.00' is a line of a table. */
function isRange(run: string): boolean {
  const [from = NaN, to = NaN] = (range.exec(run) ?? []).slice(1).map((one) => valueOf(one.replace(/ ?%/, '')));
  return Number.isInteger(from) && Number.isInteger(to) && from < to;
}

interface Step {
  value: number;
  operator: string;
}
const isTimes = (sign: string): boolean => /[×xX*·]/u.test(sign);
const isOver = (sign: string): boolean => /[/÷]/u.test(sign);

/** By the usual precedence: products before sums. */
function resultOf(steps: readonly Step[]): number {
  const terms: Step[] = [];
  let sign = '+';
  for (const { value, operator: next } of steps) {
    const last = terms.at(-1);
    if (last !== undefined && isTimes(sign)) last.value *= value;
    else if (last !== undefined && isOver(sign)) last.value /= value;
    else terms.push({ value, operator: sign });
    sign = next;
  }
  return terms.reduce((sum, term) => sum + (term.operator === '+' ? term.value : -term.value), 0);
}

/** What a run of numbers may come to: percentages as they stand or as parts of one, its first number with or without what stands before. */
function resultsOf(run: string): number[] {
  const steps = [...run.matchAll(parts)].map(([, digits = '', percent, sign = '']) => ({ digits, percent, sign }));
  const divisors = steps.some(({ sign }) => isTimes(sign) || isOver(sign)) ? [100, 1] : [1, 100];
  const firsts = readings(steps[0]?.digits ?? '');
  return firsts.flatMap((first) =>
    divisors.map((divisor) =>
      resultOf(
        steps.map(({ digits, percent, sign }, i) => ({
          value: (i === 0 ? first : (readings(digits)[0] ?? NaN)) / (percent === undefined ? 1 : divisor),
          operator: sign,
        })),
      ),
    ),
  );
}

const decimalsOf = (digits: string): number => /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;

/** Whether a printed number is a result: rounded or cut to its last digit, or in another unit. */
function isResult(printed: number, result: number, decimals: number): boolean {
  const isNear = (value: number): boolean =>
    Math.abs(value - printed) < 10 ** -decimals - 1e-9 || Math.abs(value - printed) <= Math.abs(value) * rounding;
  const ratio = printed / result;
  const tens = Math.log10(Math.abs(ratio));
  const isOfTens = Math.abs(tens) > 0.5 && Math.abs(tens - Math.round(tens)) < rounding;
  return isNear(result) || isOfTens || conversions.some((factor) => Math.abs(ratio / factor - 1) < rounding);
}

/** A wrong sum at its place, with the same sum put right. */
export interface WrongSum extends Place {
  right: string;
}

/** The sum round an equals sign; null where it is none, or right. */
function wrongSumAt(text: string, equals: number, written: string): WrongSum | null {
  const run = before.exec(text.slice(Math.max(0, equals - longest), equals))?.[0];
  const [printed, digits = '', percent = ''] = after.exec(text.slice(equals + 1, equals + longest)) ?? [];
  if (run === undefined || printed === undefined || isRange(run)) return null;
  const place = { from: equals - run.length, to: equals + 1 + printed.length };
  const isPart = goesBefore.test(text.slice(Math.max(0, place.from - 8), place.from));
  // Of zeros and ones alone it may be of binary or of logic.
  if (isPart || goesBehind.test(text.slice(place.to, place.to + 8)) || !/[2-9]/.test(run + printed)) return null;
  const values = readings(digits.replace('−', '-'));
  const decimals = decimalsOf(digits);
  const results = resultsOf(run).flatMap((result) => (percent === '' ? [result] : [result * 100, result]));
  if (results.some((result) => values.some((value) => isResult(value, result, decimals)))) return null;
  const [result = NaN] = results;
  if (!Number.isFinite(result)) return null;
  const right = String(Number(result.toFixed(Math.max(decimals, 2))));
  return { ...place, right: `${written.slice(place.from, equals + 1)} ${right}${percent}` };
}

/** The sums of a text that come to something else. */
export function wrongSumsIn(written: string): WrongSum[] {
  const text = withoutMarks(written);
  return [...text.matchAll(/=/g)].flatMap(({ index }) => wrongSumAt(text, index, written) ?? []);
}
