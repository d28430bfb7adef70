import { contentWords } from '../../text/contentWords.ts';
import { wordsIn } from '../../text/comparable.ts';
import { withoutMarks } from '../../claims/sums.ts';
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
}

/** What an item has by its kind. */
type Written = { stem: string } & (
  | { parts: readonly { text: string; answer: string }[] }
  | { scheme: readonly { point: string }[] }
  | { answer: string; distractors: readonly string[] }
);

/** Its passages are held against what earns its marks. */
export function citedItem(
  item: Written,
  { cognitiveLevel }: Pick<CitedItem, 'cognitiveLevel'>,
  passages: readonly string[],
): CitedItem {
  const cited = { cognitiveLevel, passages, stem: item.stem, distractors: [] };
  if ('scheme' in item) return { ...cited, answers: item.scheme.map(({ point }) => point) };
  if ('distractors' in item) return { ...cited, answers: [item.answer], distractors: item.distractors };
  const stem = [item.stem, ...item.parts.map(({ text }) => text)].join('\n');
  return { ...cited, stem, answers: item.parts.map(({ answer }) => answer) };
}

/** Shares of an answer's words that a passage with its fact has, and that one without it may have. */
const share = { has: 0.8, lacks: 0.25 } as const;

export const numbersIn = (text: string): string[] =>
  (withoutMarks(text).match(/\d+(?:[.,]\d+)*/g) ?? []).map((each) => each.replace(',', '.'));
/** Whether a text gives a range that a number lies in: '2 to 5 m/s'. */
const isInRange = (number: string, text: string): boolean =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s*(?:-|–|to|hingga)\s*(\d+(?:\.\d+)?)/gu)].some(
    ([, from, to]) => Number(number) >= Number(from) && Number(number) <= Number(to),
  );
const tellingIn = (text: string): string => [...contentWords(text)].join(' ');
const negative = new Set(['kecuali', 'bukan', 'tidak', 'except', 'not']);

/** Why cited passages do not carry an item's fact; none where they do, or where nobody can tell by words. */
export function citeFaults({ cognitiveLevel, stem, answers, distractors, passages }: CitedItem): string[] {
  const isAsked = passages.length > 0 && orderOf(cognitiveLevel) === 'LOTS';
  if (!isAsked || wordsIn(stem).some((word) => negative.has(word))) return [];
  const told = passages.join('\n');
  const shareOf = (text: string): number => coverage(tellingIn(text), told);
  const known = new Set(numbersIn(`${told}\n${stem}`));
  const strange = [...new Set(answers.flatMap(numbersIn))].filter(
    (number) => !known.has(number) && !isInRange(number, told),
  );
  const words = tellingIn(answers.join(' '));
  const isLacking = wordsIn(words).length > 1 && coverage(words, told) < share.lacks;
  const other = isLacking
    ? distractors.find((text) => tellingIn(text) !== '' && shareOf(text) >= share.has)
    : undefined;
  if (other !== undefined) return [`Petikan yang dinamakan memuatkan pilihan "${other}", bukan jawapan ini.`];
  return [
    ...(strange.length > 0 ? [`Petikan yang dinamakan tidak menyebut ${strange.join(', ')}.`] : []),
    // Explained at C2, it may be in words of its own.
    ...(isLacking && strange.length === 0 && cognitiveLevel === 'C1'
      ? ['Petikan yang dinamakan tidak memuatkan jawapan ini.']
      : []),
  ];
}
