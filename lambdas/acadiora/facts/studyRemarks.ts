import type { CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** Remarks on the study: sample, validity, statistics, numbers that disagree, objectives without findings, claims beyond the design. */
export function studyRemarks(_facts: Facts, _pages: readonly PageText[]): CountedRemark[] {
  return [];
}
