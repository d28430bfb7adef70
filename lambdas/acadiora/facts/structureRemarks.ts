import type { CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** Remarks on what a paper is made of: sections, citations, references, tables and figures. */
export function structureRemarks(_facts: Facts, _pages: readonly PageText[]): CountedRemark[] {
  return [];
}
