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
const negatives = new Set(['bukan', 'tidak', 'not']);
/** What stands between 'manakah' and a word that turns it round, and before 'not' in a question that opens with 'which'. */
const between = new Set(['manakah', 'antara', 'berikut', 'pernyataan', 'yang', 'is', 'are', 'was', 'were', 'does', 'do']);

/** 'kecuali' in small letters in what a stem asks, its last sentence; 'manakah bukan', 'which is not'. */
export function plainNegative(stem: string): string | undefined {
  const asked =
    stem
      .trim()
      .split(/(?<=[.?!])\s+|\n+/u)
      .at(-1) ?? '';
  const words = asked.match(/\p{L}+/gu) ?? [];
  const isTurned = (at: number): boolean => {
    const before = words.slice(0, at).map((word) => word.toLowerCase());
    const of = before.findLastIndex((word) => !between.has(word));
    return before.includes('which') ? between.has(before.at(-1) ?? '') : before.slice(of + 1).includes('manakah');
  };
  return words.find((word, at) => {
    const isNegative = turning.has(word.toLowerCase()) || (negatives.has(word.toLowerCase()) && isTurned(at));
    return isNegative && word !== word.toUpperCase();
  });
}
