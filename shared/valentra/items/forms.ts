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
const turning = [
  /\b(kecuali|except)\b/iu,
  /\bmanakah(?:\s+(?:antara|berikut|pernyataan|yang))*\s+(bukan|tidak)\b/iu,
  /\bwhich\b.*\b(?:is|are|was|were|does|do)\s+(not)\b/iu,
];

/** 'kecuali' in small letters in what a stem asks, its last sentence; 'manakah bukan', 'which is not'. */
export function plainNegative(stem: string): string | undefined {
  const asked =
    stem
      .trim()
      .split(/(?<=[.?!])\s+|\n+/u)
      .at(-1) ?? '';
  const words = turning.flatMap((form) => form.exec(asked)?.[1] ?? []);
  return words.find((word) => word !== word.toUpperCase());
}
