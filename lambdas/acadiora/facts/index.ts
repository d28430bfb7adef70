import type { AiDetection, CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { aiIndication } from './aiWriting/aiWriting.ts';
import { countCitations } from './citations/citations.ts';
import { countIllustrations } from './structure/illustrations.ts';
import { findSections } from './structure/sections.ts';
import { countStructure } from './structure/structure.ts';
import { structureRemarks } from './remarks/structureRemarks.ts';
import { studyRemarks } from './remarks/studyRemarks.ts';
import { countStatistics } from './study/statistics.ts';
import { withoutOrders } from './text/ordersToModel.ts';
import { readStudy } from './text/studyText.ts';

/** All that code can say of a paper before any model is asked. */
interface Counted {
  facts: Facts;
  remarks: CountedRemark[];
  aiDetection: AiDetection;
}

/** Counts a paper. Pure: the same document always gives the same. */
export function countPaper(document: SourceDocument): Counted {
  const read = withoutOrders(document);
  const sections = findSections(read);
  const study = readStudy(read, sections);
  const facts: Facts = {
    ...countStructure(document, read, sections),
    citations: countCitations(study),
    illustrations: countIllustrations(study),
    ...countStatistics(study),
  };
  return {
    facts,
    remarks: withoutContradiction([...structureRemarks(facts, study), ...studyRemarks(facts, study)]),
    aiDetection: aiIndication(facts, study),
  };
}

/** An abstract that says all that it must is not too short to say it. */
const withoutContradiction = (remarks: readonly CountedRemark[]): CountedRemark[] => {
  const isComplete = remarks.some(({ check }) => check === 'abstractComplete');
  return remarks.filter(({ check }) => !(isComplete && check === 'abstractShort'));
};
