import { citation } from '../text/sentences.ts';
import type { StudySentence, StudyText } from '../text/studyText.ts';
import type { Row } from '../text/paperTables.ts';

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a row's cells without item codes: 'C1 Mencari idea' is 'mencari idea'. Short labels name too much. */
export const labelsOf = ({ cells }: Row): string[] =>
  cells.filter((cell) => /\p{L}{3}/u.test(cell)).map((cell) => bare(cell.replace(/^[A-Z]{0,3}\d{1,3}[.)]?\s+/u, '')));
export const rowLabel = (row: Row): string => labelsOf(row)[0] ?? '';

export const valueOf = (printed: string): number => Number(printed.replace(',', '.'));
export const decimals = (printed: string): number => printed.split(/[.,]/u)[1]?.length ?? 0;
export const agrees = (printed: string, value: number): boolean =>
  Math.abs(valueOf(printed) - value) <= 0.5 * 10 ** -decimals(printed) + 1e-9;

/** Where in a sentence labels stand, longest first where they overlap, in order. */
export function labelsIn(text: string, labels: readonly string[]): { label: string; at: number; end: number }[] {
  const found: { label: string; at: number; end: number }[] = [];
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    const words = label.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
    const match = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    if (!found.some((one) => match.index < one.end && end > one.at)) found.push({ label, at: match.index, end });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Sentences that give the study's own figures; one that cites gives another's. */
export const ownFigures = (study: StudyText): StudySentence[] =>
  study.sentences.filter(
    ({ kind, text }) =>
      ['abstract', 'findings', 'discussion', 'conclusion', 'other'].includes(kind) && !citation.test(text),
  );
