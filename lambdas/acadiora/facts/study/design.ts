import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { says } from '../lexicon.ts';
import { kindOfTest } from './statistics.ts';
import { textOf, type StudyText } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

export type Design = ReturnType<typeof designOf>;

/** 'tanpa kumpulan kawalan' names one, but has none. */
const uncontrolled = re.iu`\b(?:tanpa|tiada|tidak (?:mempunyai|melibatkan|menggunakan|ada)|ketiadaan|without|no|lack(?:s|ed|ing)?(?: of)?)\s+(?:(?:a|an|any|sebarang|sebuah)\s+)?(?:${says.control})`;
const unquoted = (text: string): string => text.replace(/[“"][^”"]*[”"]?/gu, ' ');

/** The design a paper shows in what it says of itself. */
export function designOf(study: StudyText, { sample, statistics }: Pick<Facts, 'sample' | 'statistics'>) {
  const told = study.own;
  const front = study.within('front', 'abstract', 'introduction');
  const tells = (pattern: RegExp): boolean => told.some(({ text }) => pattern.test(text));
  const opens = (pattern: RegExp): boolean => front.some(({ text }) => pattern.test(text));
  const hasStatistics = statistics.tests.some(({ name }) => (kindOfTest(name)?.symbols.length ?? 0) > 0);
  const [methodWords, findingWords] = [study.wordsUnder('methodology'), study.wordsUnder('findings')];
  const hasSample = sample.length > 0;
  // However short: who was studied, how, and what came of it.
  const hasParts = (hasSample && methodWords > 0 && findingWords > 0) || methodWords >= 30 || findingWords >= 60;
  const title = textOf(study.within('front'));
  const isReview =
    (says.review.test(title) && !/eksperimen|experiment|\bkesan\b|effects? of|keberkesanan/iu.test(title)) ||
    (!hasSample && opens(says.review));
  const isWithoutData = isReview || (!hasSample && opens(says.conceptual));
  const usesQuestionnaire = told.some(({ text }) => says.questionnaire.test(text) && !says.openEnded.test(text));
  const hasControlGroup = study.body.some(({ text }) => says.control.test(text) && !uncontrolled.test(text));
  const isIntervention = tells(says.prePost) && (hasControlGroup || tells(says.treated) || opens(says.treated));
  const isSaidQualitative = tells(/kualitatif|qualitative/iu) && !hasStatistics && !tells(says.quantitative);
  const isStudy = hasParts && !isWithoutData;
  const isQuantitative =
    isStudy && !isSaidQualitative && (hasStatistics || tells(says.quantitative) || usesQuestionnaire || isIntervention);
  const isQualitative = isStudy && tells(says.qualitative);
  const isEmpirical = isQuantitative || isQualitative;
  const isActionResearch = tells(says.action) || opens(says.action);
  const isProposed = findingWords === 0 && methodWords > 0 && opens(says.proposal);
  const site = told.filter(({ kind }) => kind === 'abstract' || kind === 'methodology');
  return {
    kind: kindOf(),
    /** Data were collected from people, and the paper says how or what came of it. */
    isEmpirical,
    isQuantitative,
    isQualitative,
    isActionResearch,
    usesQuestionnaire,
    /** Something was done to the sample and measured before and after, or against others. */
    isIntervention,
    hasControlGroup,
    /** One class, school or institution. */
    isSingleSite: site.some(
      ({ text }) => says.singleSite.test(unquoted(text)) && !/pakar|rintis|expert|pilot/iu.test(text),
    ),
  };

  function kindOf(): StudyKind {
    if (isProposed) return 'proposal';
    if (isReview) return 'review';
    if (isActionResearch && methodWords + findingWords > 0) return 'action';
    if (!hasSample && !hasStatistics && !usesQuestionnaire && opens(says.technical)) return 'technical';
    if (isQuantitative) return isQualitative ? 'mixed' : 'quantitative';
    return isQualitative ? 'qualitative' : 'concept';
  }
}
