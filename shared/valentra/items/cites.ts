import { printedNumber, valueOf } from '../../claims/numbers.ts';
import { withoutMarks } from '../../claims/sums.ts';
import type { CognitiveLevel } from '../schemas.ts';

/** An item as its passages are held against it: at C1 and C2 its answer stands in them, at other levels it is worked out. */
export interface CitedItem {
  cognitiveLevel: CognitiveLevel;
  stem: string;
  answers: readonly string[];
  distractors: readonly string[];
  /** Texts of the passages that it cites. */
  passages: readonly string[];
  /** By answer the words of a passage that carry it, as its writer gives them. */
  grounds?: readonly string[] | undefined;
  /** What its working comes to. */
  worked: readonly number[];
}

const printed = new RegExp(printedNumber, 'gu');
export const numbersIn = (text: string): string[] => withoutMarks(text).match(printed) ?? [];
export const valuesIn = (text: string): number[] => numbersIn(text).map(valueOf);
const scales: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, G: 1e9, c: 0.01, m: 1e-3, µ: 1e-6 };
/** '2 Mbps', '2.5 kN': digits, the prefix of the unit and the unit. */
const quantity = String.raw`(\d[\d.,]*) ?([kMGcmµ]?)(bps|bits?|Hz|Wh|Pa|[bBWVJNmgLsΩ])`;
const scaled = (digits: string, prefix: string): number =>
  Number((valueOf(digits) * (scales[prefix] ?? 1)).toPrecision(12));
/** The quantities of a text without the prefixes of their units: 2000000 of '2 Mbps'. */
export const withoutPrefixes = (text: string): number[] =>
  [...text.matchAll(new RegExp(String.raw`${quantity}(?!\p{L})`, 'gu'))].map(([, digits = '', prefix = '']) =>
    scaled(digits, prefix),
  );
/** A quantity alone in its plain unit: '2500 N' of '2.5 kN'; the text as it is of any other. */
export const inPlainUnit = (text: string): string =>
  text
    .trim()
    .replace(new RegExp(`^${quantity}$`, 'u'), (_, digits: string, prefix: string, unit: string) =>
      [scaled(digits, prefix), unit].join(' '),
    );
const decimalsOf = (number: string): number => /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;
/** Whether a number, as printed, is this value rounded. */
export const isRounded = (number: string, value: number): boolean =>
  Math.abs(value - valueOf(number)) < 10 ** -decimalsOf(number) / 2 + 1e-9;
const isSameAs =
  (number: string) =>
  (value: number): boolean =>
    Math.abs(value - valueOf(number)) <= 1e-9 * Math.abs(value);
/** Hundredths, thousandths, of areas and volumes too; minutes as hours, seconds as hours. */
const factors = [1, 100, 1e3, 1e4, 1e6, 1e9, 60, 3600];
/** Whether a number, as printed, is one of these in another form: 20% is 0.20, 250 mm are 0.25 m, what is not 0.2 is 0.8. */
export const isConverted = (number: string, told: readonly string[]): boolean =>
  told
    .map(valueOf)
    .some((a) =>
      [1 - a, 100 - a, 1 - a / 100, ...factors.flatMap((factor) => [a * factor, a / factor])].some(isSameAs(number)),
    );
/** Whether a number, as printed, is one of these in another form, a square or root with decimals, the difference of two, the mean, or the sum of some side by side. */
export function follows(number: string, told: readonly string[]): boolean {
  const own = told.map(valueOf);
  const isExactly = isSameAs(number);
  // A whole number may be a variance where its root is meant.
  if (decimalsOf(number) > 0 && own.some((a) => [a * a, Math.sqrt(a)].some(isExactly))) return true;
  if (isConverted(number, told)) return true;
  if (decimalsOf(number) > Math.max(2, ...told.map(decimalsOf))) return false;
  const isSum = (from: number): boolean => {
    let total = 0;
    return own.slice(from).some((value) => isExactly((total += value)));
  };
  return own.some((a, i) => isSum(i) || own.some((b) => [a - b, a + b, (a + b) / 2].some(isExactly)));
}
