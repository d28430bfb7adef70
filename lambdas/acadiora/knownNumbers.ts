import { blockText } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { Plan } from './store.ts';

/** Numbers as they are written, by value: '.87' and '0.87' are one, '1,234' is also 1234. What is no number of its own ('1.2.3') is its text. */
export type Numbers = ReadonlySet<number | string>;

const written = /(?<![\p{L}\d.,])\.?\d+(?:[.,]\d+)*/gu;
const thousands = /^\d{1,3}(?:[.,]\d{3})+$/u;

function formsOf(digits: string): (number | string)[] {
  const value = Number(digits.replace(',', '.'));
  const whole = thousands.test(digits) ? [Number(digits.replaceAll(/[.,]/gu, ''))] : [];
  // '12,13,14' is a list without blanks.
  return Number.isNaN(value) ? [digits, ...digits.split(/[.,]/u).map(Number), ...whole] : [value, ...whole];
}

const inText = (text: string): (number | string)[][] => (text.match(written) ?? []).map(formsOf);

/** Places are no facts: the number of a page or a block says nothing of the paper. */
const places = new Set(['at', 'place']);

function inFacts(value: unknown): (number | string)[] {
  if (typeof value === 'number') return [value, Math.round(value)];
  if (typeof value === 'string') return inText(value).flat();
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (places.has(key) ? [] : inFacts(inner)));
}

/** Every number that the paper or what was counted of it says. */
export const knownNumbers = (
  { blocks }: SourceDocument,
  { facts, remarks }: Pick<Plan, 'facts' | 'remarks'>,
): Numbers =>
  new Set([...blocks.flatMap((block) => inText(blockText(block)).flat()), ...inFacts(facts), ...inFacts(remarks)]);

/** The same with these, such as scores. */
export const withNumbers = (known: Numbers, ...more: readonly unknown[]): Numbers =>
  new Set([...known, ...more.flatMap(inFacts)]);

const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“(]?\p{Lu})/u;

/** A text without the sentences that give a number nobody has counted or printed (design law 5). `dropped`: how many these are. */
export function withKnownNumbers(text: string, known: Numbers): { text: string; dropped: number } {
  const sentences = text.trim().split(sentenceEnd);
  const kept = sentences.filter((sentence) => inText(sentence).every((forms) => forms.some((form) => known.has(form))));
  return { text: kept.join(' '), dropped: sentences.length - kept.length };
}
