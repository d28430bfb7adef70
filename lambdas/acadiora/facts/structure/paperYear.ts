import type { Section } from '../../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import { linesOfPage } from '../text/pageSentences.ts';
import { sectionAt } from './sections.ts';

/** Front matter is no longer than this; a paper without headings would be front throughout. */
const frontLines = 25;

/** '2013-2025' is the span of a plan or of data, not a day of publishing. */
const year = /(?<![\d–-]\s?)\b(20\d{2}|19[6-9]\d)\b(?!\s?[–-]\s?\d{4})/gu;

/** The newest year that the paper's own front matter prints: journal's line, dates of receipt, foot of the title. Null without one. */
export function paperYear(pages: readonly PageText[], sections: readonly Section[]): number | null {
  const [first] = pages;
  if (first === undefined) return null;
  const front = linesOfPage(first).filter((_, line) => {
    const section = sectionAt(sections, { page: first.number, line });
    return line < frontLines && (section === undefined || section.kind === 'front');
  });
  const years = [...front.join('\n').matchAll(year)].map((match) => Number(match[1]));
  return years.length === 0 ? null : Math.max(...years);
}
