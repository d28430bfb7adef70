import { comparableWords } from '../../text/comparable.ts';
import { contentWords } from '../../text/contentWords.ts';
import { isFrame } from './frameMark.ts';

/** Rule of this product: stems that share this much of their content words ask the same thing. */
const tooAlike = 0.7;

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
  // A frame asks nothing yet.
  if (isFrame(one)) return false;
  if (comparableWords(one) === comparableWords(other)) return comparableWords(one) !== '';
  if (namesOther(one, other) && namesOther(other, one)) return false;
  const [a, b] = [stemParts(one), stemParts(other)];
  const [left, right] = [contentWords(apart(a, b)), contentWords(apart(b, a))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all > 0 && shared / all >= tooAlike;
}
