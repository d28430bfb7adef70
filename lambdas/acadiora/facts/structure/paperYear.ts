import { blockText } from '../../../../shared/document/citation.ts';
import type { StudyText } from '../text/studyText.ts';

/** Front matter is no longer than this; a paper without headings would be front throughout. */
const frontBlocks = 25;

/** '2013-2025' is the span of a plan or of data, not a day of publishing. */
const year = /(?<![\d–-]\s?)\b(20\d{2}|19[6-9]\d)\b(?!\s?[–-]\s?\d{4})/gu;

/** The newest year that the paper's own front matter prints: journal's line, dates of receipt, foot of the title. Null without one. */
export function paperYear({ document, kinds, sectionOf }: StudyText): number | null {
  const front = document.blocks
    .slice(0, frontBlocks)
    .flatMap((block) => (kinds[sectionOf.get(block.n) ?? 0] === 'front' ? [blockText(block)] : []));
  const years = [...front.join('\n').matchAll(year)].map((match) => Number(match[1]));
  return years.length === 0 ? null : Math.max(...years);
}
