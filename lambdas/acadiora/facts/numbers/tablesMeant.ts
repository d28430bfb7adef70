import type { StudySentence, StudyText } from '../text/studyText.ts';
import type { Table } from '../text/paperTables.ts';
import { sortedDigits } from './counts.ts';

const named =
  /(?<!\p{L})(?:[Jj]adual|[Tt]ables?|[Tt]abel|JADUAL|TABLE)\s+(\d+(?:\.\d+)*|[IVX]+\b)(?:\s*(?:dan|and|&|,)\s*(\d+(?:\.\d+)*|[IVX]+\b))?/gu;

/** Sentences before one that names a table and still speak of it, at the most. */
const reach = 3;

const tableNumbersIn = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, first, second]) => [first, second].filter((number) => number !== undefined));

/**
 * The tables whose figures a sentence can be giving: those that it names, else those named last in the sentences just before it, else
 * the only table of its section. None where that leaves it open: two tables may give one label another figure.
 */
export function tablesSpokenOf({ sentences, tables }: StudyText, sentence: StudySentence): Table[] {
  const at = sentences.indexOf(sentence);
  const before = sentences.slice(Math.max(0, at - reach), at).filter(({ section }) => section === sentence.section);
  const numbers = [sentence, ...before.toReversed()]
    .map(({ text }) => tableNumbersIn(text))
    .find(({ length }) => length > 0);
  if (numbers) return tables.filter(({ caption }) => numbers.includes(tableNumbersIn(caption)[0] ?? ''));
  const inSection = tables.filter(({ section }) => section === sentence.section);
  return inSection.length === 1 ? inSection : [];
}

/** Whether a printed figure is another with two digits exchanged or one mistaken: 3.91 or 3.29 for 3.19. */
export function isSlipOf(printed: string, other: string): boolean {
  const [a, b] = [printed.replace(',', '.'), other.replace(',', '.')];
  if (a.length !== b.length || a === b) return false;
  const differing = a.split('').filter((digit, at) => digit !== b[at]);
  return !differing.includes('.') && (differing.length === 1 || sortedDigits(a) === sortedDigits(b));
}

/** Whether two figures can be of one scale: a mean of five points is none of a hundred. */
export function isOfScale(printed: string, value: number): boolean {
  const [a, b] = [Math.abs(Number(printed.replace(',', '.'))), Math.abs(value)];
  return Math.max(a, b) <= 5 * Math.min(a, b);
}

/** 'Jadual 2', as its caption begins. */
export const labelOf = ({ caption }: Table): string =>
  /^\p{L}+\s+[\dIVX]+(?:\.\d+)*/u.exec(caption)?.[0] ?? 'Jadual ini';
