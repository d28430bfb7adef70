import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import { citationRemarks } from '../citations/citationRemarks.ts';
import { abstractFigures } from '../numbers/abstractFigures.ts';
import { wrongComparisons } from '../numbers/comparisons.ts';
import { countConflicts } from '../numbers/conflicts.ts';
import { gainRemarks } from '../numbers/gains.ts';
import { numberMismatches } from '../numbers/textAgainstTable.ts';
import { wrongLevels } from '../numbers/levels.ts';
import { levelShares, shareRemarks } from '../numbers/shares.ts';
import { tableClaims } from '../numbers/tallies.ts';
import { tableCountRemarks, tableSums } from '../numbers/tableSums.ts';
import { testResults } from '../numbers/testResults.ts';
import { wrongProbabilities } from '../numbers/probability.ts';
import { rankRemarks } from '../numbers/ranks.ts';
import { claimRemarks } from './claimRemarks.ts';
import { contradictions } from './contradictions.ts';
import { measuredRemarks } from './measuredRemarks.ts';
import { outlineRemarks } from './outlineRemarks.ts';
import { shortList, weakness, type Checked } from './remark.ts';
import { missingRemarks, saidStrengths } from './said.ts';
import { unsaidRemarks } from './unsaid.ts';

/** All that code remarks on a paper. A check that does not apply to the kind of paper says nothing. */
export function remarksOn(checked: Checked): CountedRemark[] {
  const conflicts = countConflicts(checked);
  return [
    ...missingRemarks(checked),
    ...outlineRemarks(checked),
    ...unsaidRemarks(checked),
    ...citationRemarks(checked),
    ...illustrationRemarks(checked.facts),
    ...conflicts,
    // A number that is told twice has its remark already.
    ...abstractFigures(checked).filter(
      ({ subject }) => !conflicts.some(({ text }) => text.includes(subject.split(' ')[0] ?? '')),
    ),
    ...measuredRemarks(checked),
    ...tableCountRemarks(checked),
    ...tableSums(checked),
    ...tableClaims(checked),
    ...wrongLevels(checked),
    ...numberMismatches(checked),
    ...wrongComparisons(checked),
    ...gainRemarks(checked),
    ...shareRemarks(checked),
    ...levelShares(checked),
    ...testResults(checked),
    ...wrongProbabilities(checked),
    ...rankRemarks(checked),
    ...contradictions(checked),
    ...claimRemarks(checked),
    ...saidStrengths(checked),
  ];
}

const labels = (items: readonly { label: string }[]): string => shortList(items.map(({ label }) => label));

/** Tables and figures that are spoken of but not there, and those that nothing speaks of. */
function illustrationRemarks({ illustrations, sections }: Facts): CountedRemark[] {
  const absent = illustrations.filter(({ isPresent }) => !isPresent);
  const silent = illustrations.filter(({ isPresent, isMentioned }) => isPresent && !isMentioned);
  const hasFindings = sections.some(({ kind }) => kind === 'findings');
  return [
    ...weakness(absent[0]?.evidence, {
      check: 'illustrationAbsent',
      criterion: hasFindings ? 'findings' : 'technical',
      text: `${labels(absent)} disebut dalam teks tetapi kapsyennya tidak ditemui dalam kertas ini.`,
      advice:
        'Masukkan jadual atau rajah itu berserta nombor dan tajuknya, atau betulkan nombor yang disebut dalam teks.',
      priority: 2,
      measure: { value: absent.length, better: 'fewer' },
      cap: hasFindings ? { item: 'ketepatan', level: 2 } : null,
    }),
    ...weakness(silent[0]?.evidence, {
      check: 'illustrationUnmentioned',
      criterion: 'technical',
      text: `${labels(silent)} tidak disebut di mana-mana dalam teks.`,
      advice: 'Sebut dan huraikan setiap jadual dan rajah dalam teks sebelum jadual atau rajah itu muncul.',
      measure: { value: silent.length, better: 'fewer' },
    }),
  ];
}
