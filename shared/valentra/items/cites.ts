import { contentWords } from '../../text/contentWords.ts';
import { wordsIn } from '../../text/comparable.ts';
import { printedNumber, valueOf } from '../../claims/numbers.ts';
import { withoutMarks, workedOutIn } from '../../claims/sums.ts';
import { coverage } from '../../fact/score.ts';
import { orderOf } from '../counting/levels.ts';
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
}

/** Shares of an answer's words that a passage with its fact has, and that one without it may have; of a stem's words that one about it has. */
const share = { has: 0.8, lacks: 0.25, tells: 0.4 } as const;

const printed = new RegExp(printedNumber, 'gu');
export const numbersIn = (text: string): string[] => withoutMarks(text).match(printed) ?? [];
export const valuesIn = (text: string): number[] => numbersIn(text).map(valueOf);
/** Whether a text gives a range that a number lies in: '2 to 5 m/s'. */
const isInRange = (number: number, text: string): boolean =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:-|–|to|hingga)\s*(\d+(?:\.\d+)?)/gu)].some(
    ([, from, to]) => number >= Number(from) && number <= Number(to),
  );
const prefixes: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, G: 1e9 };
const prefixedForm = /(\d[\d.,]*) ?([kMG])(?:bps|bits?|Hz|Wh|Pa|[bBWVJNmgLΩ])(?!\p{L})/gu;
/** The quantities of a text without the prefixes of their units: 2000000 of '2 Mbps'. */
export const withoutPrefixes = (text: string): number[] =>
  [...text.matchAll(prefixedForm)].map(([, digits = '', prefix = '']) =>
    Number((valueOf(digits) * (prefixes[prefix] ?? 1)).toPrecision(12)),
  );
const decimalsOf = (number: string): number => /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;
/**
 * Whether a number, as printed, is one of these in another form (20% is 0.20), the difference of two, or the sum of some side by side;
 * `isAny`: what else two of them come to.
 */
export function follows(number: string, told: readonly string[], isAny = true): boolean {
  const own = told.map(valueOf);
  if (!isAny && decimalsOf(number) > Math.max(2, ...told.map(decimalsOf))) return false;
  const isNear = (value: number): boolean => Math.abs(value - valueOf(number)) < 10 ** -decimalsOf(number) / 2 + 1e-9;
  const isSum = (from: number): boolean => {
    let total = 0;
    return own.slice(from).some((value) => isNear((total += value)));
  };
  const isExactly = (value: number): boolean => Math.abs(value - valueOf(number)) < 1e-9;
  return own.some(
    (a, i) =>
      [1 - a, 100 - a, a / 100, a * 100].some(isExactly) ||
      isSum(i) ||
      own.some((b) => [a - b, a + b, ...(isAny ? [a * b, a / b, (100 * a) / b] : [])].some(isNear)),
  );
}
const tellingIn = (text: string): string => [...contentWords(text)].join(' ');
/** Words by which a stem asks for an invented example, whose figures are its own. */
const ofExamples = new Set(['contoh', 'situasi', 'example', 'situation']);
const negative = new Set(['kecuali', 'bukan', 'tidak', 'except', 'not']);

/** Why cited passages do not carry an item's fact; none where they do, or where nobody can tell by words. */
export function citeFaults({ cognitiveLevel, stem, answers, distractors, passages }: CitedItem): string[] {
  const isAsked = passages.length > 0 && orderOf(cognitiveLevel) === 'LOTS';
  if (!isAsked || wordsIn(stem).some((word) => negative.has(word))) return [];
  const told = passages.join('\n');
  const shareOf = (text: string): number => coverage(tellingIn(text), told);
  const known = [...valuesIn(told), ...answers.flatMap(workedOutIn)];
  const own = numbersIn(stem);
  const isExample = wordsIn(stem).some((word) => ofExamples.has(word));
  const strange = [...new Set(answers.flatMap(numbersIn))].filter(
    (number) =>
      !isExample &&
      ![...known, ...own.map(valueOf)].includes(valueOf(number)) &&
      !isInRange(valueOf(number), told) &&
      !withoutPrefixes(`${stem}\n${told}`).includes(valueOf(number)) &&
      !follows(number, own),
  );
  // What the item itself says is no matter of a passage.
  const words = [...contentWords(answers.join(' '))]
    .filter((word) => /\p{L}{2}/u.test(word) && !contentWords(stem).has(word))
    .join(' ');
  const isLacking = wordsIn(words).length > 1 && coverage(words, told) < share.lacks;
  // In words of its own where the passage is about what is asked, it may be explained; where it is of something else it has none of them.
  const isOther = shareOf(stem) < share.tells && wordsIn(words).length > 2 && shareOf(words) === 0;
  const isApart = shareOf(stem) > 0 && (isOther || shareOf(answers.join(' ')) === 0);
  const other = isLacking
    ? distractors.find((text) => tellingIn(text) !== '' && shareOf(text) >= share.has)
    : undefined;
  if (other !== undefined) return [`Petikan yang dinamakan memuatkan pilihan "${other}", bukan jawapan ini.`];
  return [
    ...(strange.length > 0 ? [`Petikan yang dinamakan tidak menyebut ${strange.join(', ')}.`] : []),
    // Explained at C2, it may be in words of its own.
    ...(isLacking && strange.length === 0 && (cognitiveLevel === 'C1' || isApart)
      ? ['Petikan yang dinamakan tidak memuatkan jawapan ini.']
      : []),
  ];
}
