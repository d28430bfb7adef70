import type { AiDetection, CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import type { DocumentText, PageText } from '../../../shared/evidence.ts';
import { aiIndication } from './aiWriting/aiWriting.ts';
import { countCitations } from './citations/citations.ts';
import { countIllustrations } from './structure/illustrations.ts';
import { withoutOrders } from './text/ordersToModel.ts';
import { countStatistics } from './study/statistics.ts';
import { countStructure } from './structure/structure.ts';
import { structureRemarks } from './remarks/structureRemarks.ts';
import { studyRemarks } from './remarks/studyRemarks.ts';
import { readStudy } from './text/studyText.ts';
import { wordsIn } from './text/wordCount.ts';

/** All that code can say of a paper before any model is asked. */
interface Counted {
  facts: Facts;
  remarks: CountedRemark[];
  aiDetection: AiDetection;
}

/** Counts a paper. Pure: the same text always gives the same. */
export function countPaper({ pages: all, omittedWords = 0 }: Pick<DocumentText, 'pages' | 'omittedWords'>): Counted {
  const pages = withoutOrders(all);
  const structure = countStructure(pages, omittedWords + wordTotal(all) - wordTotal(pages));
  const { sections } = structure;
  const study = readStudy(pages, sections);
  const facts: Facts = {
    ...structure,
    citations: countCitations(pages, sections),
    illustrations: countIllustrations(pages, sections),
    ...countStatistics(study),
  };
  return {
    facts,
    remarks: withoutContradiction([...structureRemarks(facts, pages), ...studyRemarks(facts, study)]),
    aiDetection: aiIndication(facts, study),
  };
}

const wordTotal = (pages: readonly PageText[]): number => pages.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** An abstract that says all that it must is not too short to say it. */
const withoutContradiction = (remarks: readonly CountedRemark[]): CountedRemark[] => {
  const isComplete = remarks.some(({ check }) => check === 'abstractComplete');
  return remarks.filter(({ check }) => !(isComplete && check === 'abstractShort'));
};
