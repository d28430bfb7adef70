import { comparableWords, wordsIn } from '../../text/comparable.ts';
import { essayWords } from '../figures.ts';

/** Forms of items that vetting panels refuse, and lengths of answers. */

const ofAll = new Set([
  ...['semua', 'semuanya', 'kesemua', 'kesemuanya', 'tiada', 'semua jawapan', 'tiada jawapan', 'semua pilihan'].flatMap(
    (head) => ['di atas', 'yang di atas', 'tersebut di atas', 'betul', 'benar'].map((tail) => `${head} ${tail}`),
  ),
  ...['all of the above', 'none of the above', 'all the above', 'none of these', 'all of these'],
]);

/** 'Semua di atas', 'All of the above'. */
export const isOfAll = (option: string): boolean => ofAll.has(comparableWords(option));

/** Words that turn a question round: they are printed in capitals. */
const turning = new Set(['kecuali', 'except']);

/** 'kecuali' in small letters in what a stem asks, its last sentence. */
export function plainNegative(stem: string): string | undefined {
  const asked =
    stem
      .trim()
      .split(/(?<=[.?!])\s+|\n+/u)
      .at(-1) ?? '';
  return asked.match(/\p{L}+/gu)?.find((word) => turning.has(word.toLowerCase()) && word !== word.toUpperCase());
}

/** How far an essay's sample answer may be from the length that its marks ask for. */
const reach = { least: 0.5, most: 2 } as const;

export function essayLengthFault(sampleAnswer: string, marks: number): string | undefined {
  const [count, wanted] = [wordsIn(sampleAnswer).length, essayWords(marks)];
  return count < wanted * reach.least || count > wanted * reach.most
    ? `Contoh jawapan ${count} patah perkataan; ${marks} markah memerlukan kira-kira ${wanted}.`
    : undefined;
}

/** A scheme with fewer words than marks names too little to be marked. */
export const isTooShort = (answer: string, marks: number): boolean => wordsIn(answer).length < marks;
