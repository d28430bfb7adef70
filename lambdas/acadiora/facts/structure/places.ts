import { sectionKinds, type Section, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import { citationOf, type Citation } from '../../../../shared/document/citation.ts';
import type { Ref, SourceDocument } from '../../../../shared/document/document.ts';
import { excerpt } from '../text/sentences.ts';

/** A paper with its sections, and the title that its front shows. */
interface Titled {
  document: SourceDocument;
  sections: readonly Section[];
  printedTitle: { at: Ref[] } | null;
}

/** Places that a remark on the whole of a part, or on its absence, can rest on. */

/** The paper's title, or its first words. */
export const titleLine = ({ document, printedTitle }: Titled): Citation | null =>
  citationOf(document, printedTitle?.at.slice(0, 1) ?? [String(document.blocks[0]?.n)]);

/** A section's heading as evidence; the front has none. */
export const headingEvidence = (section: Section | undefined): Citation | null =>
  section === undefined || section.heading === ''
    ? null
    : { at: [section.at], quote: excerpt(section.heading), place: section.place };

const rank = (kind: SectionKind): number => sectionKinds.indexOf(kind);

/** The heading after which a part of this kind should stand, or the title. */
export function placeFor(kind: SectionKind, study: Titled): Citation | null {
  const before = study.sections
    .filter((section) => section.heading !== '' && section.kind !== 'other' && rank(section.kind) < rank(kind))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind))
    .at(-1);
  return headingEvidence(before) ?? titleLine(study);
}
