import type { CountedRemark, Facts } from '../../../../shared/acadiora/facts.ts';
import { coverageRemarks, matchRemarks, styleRemarks } from '../citations/citationRemarks.ts';
import { shortList, weakness } from './remark.ts';
import { abstractRemarks, absenceRemarks, appendixRemarks } from './sectionRemarks.ts';
import type { StudyText } from '../text/studyText.ts';

/** Remarks on what a paper is made of: sections, citations, references, tables and figures. */
export function structureRemarks(facts: Facts, study: StudyText): CountedRemark[] {
  return [
    ...absenceRemarks(facts, study),
    ...abstractRemarks(facts, study),
    ...matchRemarks(facts),
    ...styleRemarks(facts, study),
    ...coverageRemarks(facts, study),
    ...illustrationRemarks(facts),
    ...appendixRemarks(facts, study),
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
      priority: 3,
      measure: { value: silent.length, better: 'fewer' },
    }),
  ];
}
