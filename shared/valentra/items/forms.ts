import { comparableWords } from '../../text/comparable.ts';

/** Forms of items that vetting panels refuse. */

const ofAll = new Set([
  ...['semua', 'semuanya', 'kesemua', 'kesemuanya', 'tiada', 'semua jawapan', 'tiada jawapan', 'semua pilihan'].flatMap(
    (head) => ['di atas', 'yang di atas', 'tersebut di atas', 'betul', 'benar'].map((tail) => `${head} ${tail}`),
  ),
  'all of the above',
  'none of the above',
  'all the above',
  'none of these',
  'all of these',
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
