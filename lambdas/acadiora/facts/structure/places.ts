import { sectionKinds, type Section, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import { citationOf, type Citation } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { excerpt } from '../text/sentences.ts';

interface Outlined {
  document: SourceDocument;
  sections: readonly Section[];
}

/** The paper's first words. */
export const firstLine = ({ document }: Pick<Outlined, 'document'>): Citation | null =>
  citationOf(document, [String(document.blocks[0]?.n)]);

/** A section's heading as evidence; the front has none. */
export const headingEvidence = (section: Section | undefined): Citation | null =>
  section === undefined || section.heading === ''
    ? null
    : { at: [section.at], quote: excerpt(section.heading), place: section.place };

const rank = (kind: SectionKind): number => sectionKinds.indexOf(kind);

/** The heading after which a part of this kind should stand, or the paper's first words. */
export function placeFor(kind: SectionKind, paper: Outlined): Citation | null {
  const before = paper.sections
    .filter((section) => section.heading !== '' && section.kind !== 'other' && rank(section.kind) < rank(kind))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind))
    .at(-1);
  return headingEvidence(before) ?? firstLine(paper);
}
