import { type StudySentence, type StudyText } from '../text/studyText.ts';
import { illustrationsIn } from '../structure/illustrations.ts';
import { numberIn, type Row, type Table } from '../text/paperTables.ts';
import { sortedDigits } from './counts.ts';
import { re } from '../text/patterns.ts';

/** Heads of columns of means. */
export const meanHead = /^(?:min|mean|m|skor min|purata|mean score|rata-rata|nilai min|min skor)$/iu;
/** Heads of columns of two times. */
export const times = {
  before: /sebelum|pra\b|pre|awal|before/iu,
  after: /selepas|pos\b|pasca|post|akhir|after|sesudah/iu,
};

export const valueOf = (printed: string): number => Number(printed.replace(',', '.'));
export const decimals = (printed: string): number => /[.,](\d+)/u.exec(printed)?.[1]?.length ?? 0;
/** Whether a printed figure is this value: rounded, or at most so many `steps` of its last digit away, however it was rounded. */
export const agrees = (printed: string, value: number, steps = 0.5): boolean =>
  Math.abs(valueOf(printed) - value) <= steps * 10 ** -decimals(printed) + 1e-9;
/** Whether a cell of the row is this figure. */
export const prints = ({ cells }: Row, printed: string): boolean =>
  cells.some((cell) => agrees(printed, numberIn(cell) ?? Number.NaN));
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where in a sentence labels (`bare`) stand, longest first where they overlap, in order. */
export function labelsIn(text: string, labels: readonly string[]): { label: string; at: number; end: number }[] {
  const found: { label: string; at: number; end: number }[] = [];
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    const words = label.replaceAll(' ', String.raw`[^\p{L}\p{N}]+`);
    const match = re.iu`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    if (!found.some((one) => match.index < one.end && end > one.at)) found.push({ label, at: match.index, end });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Sentences that give the study's own figures. */
export const ownFigures = (study: StudyText): StudySentence[] =>
  study.uncited('abstract', 'findings', 'discussion', 'conclusion', 'other');

/** Sentences before one that names a table and still speak of it, at the most. */
const reach = 3;

const tableNumbersIn = (text: string): string[] =>
  illustrationsIn(text).flatMap(({ series, number }) => (series === 'table' ? [number] : []));

/**
 * The tables whose figures a sentence can be giving: those that it names, else those named last in the sentences just before it, else
 * the only table of its section. None where that leaves it open: two tables may give one label another figure.
 */
export function tablesSpokenOf({ sentences, tables }: StudyText, sentence: StudySentence): Table[] {
  const at = sentences.indexOf(sentence);
  const earlier = sentences.slice(Math.max(0, at - reach), at).filter(({ section }) => section === sentence.section);
  const numbers = [sentence, ...earlier.toReversed()]
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
  const [a, b] = [Math.abs(valueOf(printed)), Math.abs(value)];
  return Math.max(a, b) <= 5 * Math.min(a, b);
}

/** 'Jadual 2', as its caption begins. */
export const labelOf = ({ caption }: Table): string => illustrationsIn(caption)[0]?.label ?? 'Jadual ini';
