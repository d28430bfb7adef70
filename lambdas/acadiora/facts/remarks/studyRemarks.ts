import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import { analysisRemarks } from './analysisRemarks.ts';
import { claimRemarks } from './claimRemarks.ts';
import { designOf } from '../study/design.ts';
import { methodRemarks } from './methodRemarks.ts';
import { changeMismatches, numberMismatches } from '../numbers/mismatches.ts';
import { outlineRemarks } from './outlineRemarks.ts';
import type { Checked } from './remark.ts';
import { shareMismatches } from '../numbers/sampleShares.ts';
import { strengths } from './strengths.ts';
import type { StudyText } from '../text/studyText.ts';
import { tableCountRemarks } from '../numbers/tableCounts.ts';

/**
 * Remarks on the study: sample, validity, statistics, numbers that disagree, objectives without findings, claims beyond the design.
 * A check that does not apply to the kind of study says nothing.
 */
export function studyRemarks(facts: Facts, study: StudyText): CountedRemark[] {
  const checked: Checked = { facts, study, design: designOf(study, facts) };
  const numbers = checked.design.isEmpirical
    ? [
        ...tableCountRemarks(checked),
        ...numberMismatches(checked),
        ...changeMismatches(checked),
        ...shareMismatches(checked),
      ]
    : [];
  return [
    ...outlineRemarks(checked),
    ...methodRemarks(checked),
    ...analysisRemarks(checked),
    ...numbers,
    ...claimRemarks(checked),
    ...strengths(checked),
  ];
}
