import { valueOf } from './numbers.ts';
import type { Place } from './names.ts';

/** Sums that a text works out, '180 / 1,200 = 15%': numbers and operators, an equals sign and one number. In doubt nothing is said. */

/** '(2 markah)', '[1 mark]', and '(1)' that is no factor: what a point of a scheme earns. A number in brackets right behind another one is a factor, as '(20)²' is. */
const marks = [
  /[([]\s*\d{1,2}\s*(?:m|markah|marks?)\s*[)\]]/giu,
  /(?<![\d)π]|[-+−–±×*·/÷^√]\s?)[([]\s*\d{1,2}\s*[)\]](?!\s*[×*·/÷^(\p{No}])/gu,
  // As a factor it would change nothing: '3 dos (1) × 1.88'.
  /(?<=\p{L}{3}\s)\(1\)(?=\s*[×*·])/gu,
];
const blanked = (text: string, ...forms: RegExp[]): string =>
  forms.reduce((all, form) => all.replace(form, (note) => ' '.repeat(note.length)), text);
/** A text with blanks where a scheme notes its marks. */
export const withoutMarks = (text: string): string => blanked(text, ...marks);

const blanks = String.raw`[ \u00A0\u202F]`;
const figure = String.raw`(?:\d{1,3}(?:(?:,|${blanks})\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?!\d)`;
const signs = '-+−–×xX*·/÷^';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
/** Functions by their names. A logarithm without a base is that of ten; its argument stands in brackets or is one number. */
const functions: Readonly<Record<string, (value: number) => number>> = {
  '√': Math.sqrt,
  sqrt: Math.sqrt,
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
  log2: Math.log2,
  exp: Math.exp,
};
const names = String.raw`(?<!\p{L})(?:sqrt|ln|log10|log2|log|exp)(?!\p{L})`;
const before = new RegExp(String.raw`(?:[${signs}${raised}\d.,%()√π \t\u00A0\u202F]|${names})+$`, 'u');
const after = new RegExp(`^\\s*([-−]?${figure})( ?%)?`, 'u');
const range = new RegExp(`^(${figure}(?: ?%)?)\\s*[-–]\\s*(${figure}(?: ?%)?)\\s*$`, 'u');
const factors = new RegExp(`(?<=[×÷] ?(?:RM ?)?)${figure}`, 'gu');
const spread = new RegExp(`(${figure}\\s*±)([^=±\\n]*)=(\\s*${figure}\\s*±)`, 'gu');
const printedNumber = new RegExp(`(?<![\\d.,])([-−]?${figure})( ?%)?`, 'gu');
const pieces = new RegExp(`${names}|(${figure})( ?%)?|[${raised}]+|\\S`, 'gu');

/** What makes a run of numbers a part of something longer, before and behind it. */
const goesBefore = /[-+−–±×xX*·/÷^√π%)\]\p{No}]\s*$|[\p{L}\d.,]$|(?:sin|cos|kos|tan|log|ln|exp|mod)\s+$/iu;
const goesBehind = /^\s*(?:[×*·/÷^(±\p{No}]|[xX]\s|[-+−–]\s*[\d(])|^\s*mod|^[.,]?\d|^\s\d+\//iu;

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

/** What numbers and signs come to by the usual precedence; NaN where they are no sum. */
function resultOf(all: readonly (number | string)[]): number {
  let at = 0;
  const isNext = (among: string): boolean => typeof all[at] === 'string' && among.includes(String(all[at]));
  function factor(): number {
    const next = all[at++];
    if (typeof next === 'number') return next;
    if (next === 'π') return Math.PI;
    // Of two numbers a sign in front is a minus; at the beginning it may be the dash of a list.
    if ((next === '-' || next === '−') && at > 1) return -power();
    if (next === '(') {
      const inside = sum();
      return all[at++] === ')' ? inside : NaN;
    }
    const value = functions[next ?? '']?.(factor()) ?? NaN;
    // 'log 100 / 2' may be the logarithm of 50.
    return next !== '√' && all[at - 1] !== ')' && isNext('×xX*·/÷^') ? NaN : value;
  }
  function power(): number {
    const value = factor();
    if (!isNext('^')) return value;
    at++;
    return value ** power();
  }
  function product(): number {
    let value = power();
    while (isNext('×xX*·/÷(π√')) {
      const isOver = isNext('/÷');
      if (!isNext('(π√')) at++;
      value = isOver ? value / power() : value * power();
    }
    return value;
  }
  function sum(): number {
    let value = product();
    while (isNext('+-−–')) value += all[at++] === '+' ? product() : -product();
    return value;
  }
  const result = sum();
  return at === all.length ? result : NaN;
}

/** '10⁻⁴' as '10^(-4)'. */
const lowered = (sign: string): (number | string)[] => {
  const digits = sign.replace('⁻', '').replace(/./gu, (digit) => String(raised.indexOf(digit)));
  return ['^', '(', ...(sign.startsWith('⁻') ? [0, '-'] : []), Number(digits), ')'];
};

/** A fraction or a mixed number, '5/6', '2 1/4': one number. */
const fraction = /(?<![\d/^.,])(?:(\d{1,4})[ \u00A0])?(\d{1,4})\/(\d{1,4})(?![\d/^]|[.,]\d)/gu;
const withFractions = (text: string, told: (whole: string, top: string, bottom: string) => string): string =>
  text.replace(fraction, (found: string, whole: string | undefined, top: string, bottom: string) => {
    if (whole === undefined) return told('0', top, bottom);
    return Number(top) < Number(bottom) ? told(whole, top, bottom) : found;
  });
/** '2 1/4' as '2.250000'. */
export const inDecimals = (text: string): string =>
  withFractions(text, (whole, top, bottom) => (Number(whole) + Number(top) / Number(bottom)).toFixed(6));

/** What a run of numbers may come to: a fraction is one number beside '÷' and in '2 1/4', and may be one elsewhere. */
function resultsOf(run: string): number[] {
  const tight = /\d\/\d/.test(run) ? run : run.replace(/\s*\/\s*/gu, '/');
  const bound = withFractions(tight, (whole, top, bottom) => `(${whole}+${top}/${bottom})`);
  // A number of its own may stand before the first.
  const alone = tight.replace(/^\s*\d+\s(?=\d+\/)/u, '');
  const all = /÷|\d\s\d+\//u.test(tight) ? [bound, run, alone] : [run, bound];
  return [...new Set(all)].flatMap(workedOut);
}

/** Percentages as they stand or as parts of one, its first number with or without what stands before. */
function workedOut(run: string): number[] {
  const found = [...run.matchAll(pieces)];
  const divisors = /[×xX*·/÷(]/u.test(run) ? [100, 1] : [1, 100];
  return readings(found[0]?.[1] ?? '').flatMap((first) =>
    divisors.map((divisor) =>
      resultOf(
        found.flatMap(([sign, digits, percent], i): (number | string)[] => {
          const value = i === 0 ? first : (readings(digits ?? '')[0] ?? NaN);
          if (digits !== undefined) return [value / (percent === undefined ? 1 : divisor)];
          return raised.includes(sign.charAt(0)) ? lowered(sign) : [sign];
        }),
      ),
    ),
  );
}

/** What an expression alone comes to: '(0.025 * ln(2)) ^ 2', '15 / 18 x 100%'; none where it is no sum. */
export const computed = (expression: string): number[] =>
  resultsOf(
    `(${expression
      .replace(/=\s*$/u, '')
      .replace(/RM(?=\s?\d)/gu, '')
      .replace(/\*\*/gu, '^')})`,
  ).filter(Number.isFinite);

/** Whether a text prints one of these results, as it stands or as a percentage; `isExact`: to its last digit, in no other unit. */
export const saysResult = (text: string, results: readonly number[], isExact = false): boolean =>
  [...withoutMarks(`${text}\n${inDecimals(text)}`).matchAll(printedNumber)].some(([, digits = '', percent]) => {
    const all = percent === undefined ? results : results.flatMap((result) => [result, result * 100]);
    const isOne = isExact ? isExactly : isResult;
    return readings(digits.replace('−', '-')).some((value) =>
      all.some((result) => isOne(value, result, decimalsOf(digits))),
    );
  });

/** The longest sum that a text ends with. */
function runBefore(text: string): string | undefined {
  const [tail = ''] = before.exec(text) ?? [];
  const starts = [...tail.matchAll(pieces)].map(({ index }) => tail.slice(index));
  const isWorked = new RegExp(`[${signs}${raised}√]|${names}`, 'u');
  return starts.find((run) => isWorked.test(run) && !Number.isNaN(resultsOf(run)[0] ?? NaN));
}

const decimalsOf = (digits: string): number => /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;

/** Rounded or cut to the last printed digit. */
const isExactly = (printed: number, value: number, decimals: number): boolean =>
  Math.abs(value - printed) < 10 ** -decimals - 1e-9;

/** Whether a printed number is a result, as it stands or in another unit. */
function isResult(printed: number, result: number, decimals: number): boolean {
  const ratio = printed / result;
  const tens = Math.log10(Math.abs(ratio));
  const isOfTens = Math.abs(tens) > 0.5 && Math.abs(tens - Math.round(tens)) < rounding;
  const isNear = isExactly(printed, result, decimals) || Math.abs(result - printed) <= Math.abs(result) * rounding;
  return isNear || isOfTens || conversions.some((factor) => Math.abs(ratio / factor - 1) < rounding);
}

/** A sum at its place; `right`: as it should be, where its result is another. */
interface Sum extends Place {
  run: string;
  right?: string;
}

/** Whether a text is a fraction or a mixed number and nothing else. */
const isDecimal = (text: string): boolean => /^\s*\d+\.\d+\s*$/.test(inDecimals(text));

/** What a printed number should be where none of these results is meant; null where one is, or where there is none. */
function rightOf(digits: string, percent: string, all: readonly number[]): string | null {
  const results = all.flatMap((result) => (percent === '' ? [result] : [result * 100, result]));
  const [result = NaN] = results;
  const decimals = decimalsOf(digits);
  const isRight = readings(digits.replace('−', '-')).some((value) =>
    results.some((one) => isResult(value, one, decimals)),
  );
  return isRight || !Number.isFinite(result) ? null : String(Number(result.toFixed(Math.max(decimals, 2))));
}

/** The sum round an equals sign; null where it is none. */
function sumAt(text: string, equals: number, written: string): Sum | null {
  const run = runBefore(text.slice(Math.max(0, equals - longest), equals));
  const rest = text.slice(equals + 1, equals + longest);
  // A fraction alone is put in another form: '3 1/4 = 13/4'.
  const [form] = isDecimal(run ?? '') ? (/^\s*(?:\d{1,4} )?\d{1,4}\/\d{1,4}/.exec(rest) ?? []) : [];
  const [printed, digits = '', percent = ''] = form ? [form, inDecimals(form).trim()] : (after.exec(rest) ?? []);
  if (run === undefined || printed === undefined || isRange(run)) return null;
  const place = { from: equals - run.length, to: equals + 1 + printed.length };
  const isPart = goesBefore.test(text.slice(Math.max(0, place.from - 8), place.from));
  // Of zeros and ones alone it may be of binary or of logic.
  if (isPart || goesBehind.test(text.slice(place.to, place.to + 8)) || !/[2-9]/.test(run + printed)) return null;
  const right = rightOf(digits, percent, resultsOf(run).map(sizeOf(text.slice(place.to))));
  if (right === null) return { ...place, run };
  // Its currency is of the sum: 'RM5,000' alone is another claim.
  const from = written.slice(0, place.from).replace(/RM\s?$/u, '').length;
  return { from, to: place.to, run, right: `${written.slice(from, equals + 1)} ${right}${percent}` };
}

/** In 'RM1,600 A' or 'F' the letter, or its word, is the sign of a variance. */
const sizeOf = (behind: string): ((result: number) => number) =>
  /^\s?\(?(?:[AFU](?!\w)|adverse|(?:un)?favou?rable|(?:tidak )?memuaskan)/u.test(behind) ? Math.abs : Number;

function sumsIn(written: string): Sum[] {
  // '40 ± 0.6 × 0.5 = 40 ± 0.3' is about what it spreads by.
  const text = blanked(written, ...marks, /RM(?=\s?\d)/gu).replace(
    spread,
    (_, middle: string, run: string, again: string) => `${' '.repeat(middle.length)}${run}=${' '.repeat(again.length)}`,
  );
  return [...text.matchAll(/=/g)].flatMap(({ index }) => sumAt(text, index, written) ?? []);
}

/** The numbers that the sums of a text are made of, and factors with a unit behind them. */
export const operandsIn = (text: string): string[] => [
  ...sumsIn(text).flatMap(({ run }) => [...run.matchAll(pieces)].flatMap(([, digits]) => digits ?? [])),
  ...[...withoutMarks(text).matchAll(factors)].flatMap(([digits]) => digits),
];

/** The sums of a text that come to something else, each with the same sum put right. */
export const wrongSumsIn = (written: string): (Place & { right: string })[] =>
  sumsIn(written).flatMap(({ from, to, right }) => (right === undefined ? [] : [{ from, to, right }]));
