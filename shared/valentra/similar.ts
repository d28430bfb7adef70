import { comparableWords, wordsIn } from '../text/comparable.ts';

/** Rule of this product: stems that share this much of their content words ask the same thing. */
const tooAlike = 0.7;

/** Words that any question has: particles, prepositions, question words. Verbs stay, for they say what is asked. */
const common = new Set(
  `yang dan atau di ke dari daripada pada kepada dalam dengan untuk bagi oleh ini itu tersebut adalah ialah merupakan
  apakah apa siapakah siapa bilakah manakah mana mengapakah mengapa bagaimanakah bagaimana berapakah antara berikut
  berikutan sebagai serta juga akan telah sedang dapat boleh perlu anda para seorang sebuah suatu satu secara iaitu
  tidak bukan kecuali a an the of in on at to for and or is are was what which who when where why how following by`.split(
    /\s+/u,
  ),
);

const contentOf = (text: string): Set<string> => new Set(wordsIn(text).filter((word) => !common.has(word)));

const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/gu)].map(([, inside = '']) => inside);

const namesOther = (one: string, other: string): boolean =>
  quotedIn(one).some((text) => !quotedIn(other).includes(text));

const stemParts = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u).filter((part) => part.trim() !== '');

const apart = (own: string[], others: string[]): string => own.filter((part) => !others.includes(part)).join(' ');

/**
 * Whether two stems ask nearly the same: equal, or Jaccard's share of their content words is 0.7 or more. Sentences that both have (one
 * scene with several questions) are left out of the comparison; two that ask the same of different things in quotes are different.
 */
export function similarTo(one: string, other: string): boolean {
  if (comparableWords(one) === comparableWords(other)) return comparableWords(one) !== '';
  if (namesOther(one, other) && namesOther(other, one)) return false;
  const [a, b] = [stemParts(one), stemParts(other)];
  const [left, right] = [contentOf(apart(a, b)), contentOf(apart(b, a))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all > 0 && shared / all >= tooAlike;
}
