import { sectionKinds, type Section, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Evidence, PageText } from '../../../../shared/evidence.ts';
import { isTableRow, longestQuote } from '../text/pageSentences.ts';

/** Places that a remark on the whole of a part, or on its absence, can rest on. */

const notTitle =
  /jurnal|journal|prosiding|proceedings|\bvol|\bbil\.|issn|isbn|https?:|doi|@|\bditerima\b|received|hak cipta|copyright/iu;

/** The line that is most likely the title: the first long one of the first page that is no masthead. */
export function titleLine(pages: readonly PageText[]): Evidence | null {
  for (const page of pages) {
    const lines = page.text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}{2}/u.test(line) && !isTableRow(line));
    const title = lines.slice(0, 15).find((line) => line.split(/\s+/).length >= 4 && !notTitle.test(line)) ?? lines[0];
    if (title !== undefined) return { page: page.number, quote: title.slice(0, longestQuote) };
  }
  return null;
}

/** A section's heading as evidence; the front has none. */
export const headingEvidence = (section: Section | undefined): Evidence | null =>
  section === undefined || section.heading === ''
    ? null
    : { page: section.page, quote: section.heading.slice(0, longestQuote) };

const rank = (kind: SectionKind): number => sectionKinds.indexOf(kind);

/** The heading after which a part of this kind should stand, or the title. */
export function placeFor(kind: SectionKind, sections: readonly Section[], pages: readonly PageText[]): Evidence | null {
  const before = sections
    .filter((section) => section.heading !== '' && section.kind !== 'other' && rank(section.kind) < rank(kind))
    .reduce<Section | undefined>(
      (best, section) => (best === undefined || rank(section.kind) >= rank(best.kind) ? section : best),
      undefined,
    );
  return headingEvidence(before) ?? titleLine(pages);
}
