import { sectionKinds, type Section, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import { placeAt, type Citation } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { excerpt } from '../text/sentences.ts';

/** Places that a remark on the whole of a part, or on its absence, can rest on. */

const notTitle =
  /jurnal|journal|prosiding|proceedings|\bvol|\bbil\.|issn|isbn|https?:|doi|@|\bditerima\b|received|hak cipta|copyright/iu;

const isTitle = (text: string): boolean => text.split(/\s+/).length >= 4 && !notTitle.test(text);

/** What is most likely the title: the first long line among the first blocks that is no masthead. */
export function titleLine(document: SourceDocument): Citation | null {
  const texts = document.blocks.flatMap((block) =>
    block.kind !== 'table' && /\p{L}{2}/u.test(block.text) ? [{ text: block.text.trim(), at: String(block.n) }] : [],
  );
  const found = texts.slice(0, 15).find(({ text }) => isTitle(text)) ?? texts[0];
  return found === undefined
    ? null
    : { at: [found.at], quote: excerpt(found.text), place: placeAt(document, found.at) };
}

/** A section's heading as evidence; the front has none. */
export const headingEvidence = (section: Section | undefined): Citation | null =>
  section === undefined || section.heading === ''
    ? null
    : { at: [section.at], quote: excerpt(section.heading), place: section.place };

const rank = (kind: SectionKind): number => sectionKinds.indexOf(kind);

/** The heading after which a part of this kind should stand, or the title. */
export function placeFor(kind: SectionKind, sections: readonly Section[], document: SourceDocument): Citation | null {
  const before = sections
    .filter((section) => section.heading !== '' && section.kind !== 'other' && rank(section.kind) < rank(kind))
    .reduce<Section | undefined>(
      (best, section) => (best === undefined || rank(section.kind) >= rank(best.kind) ? section : best),
      undefined,
    );
  return headingEvidence(before) ?? titleLine(document);
}
