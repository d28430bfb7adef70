import { withoutWrong } from '../../../shared/acadiora/corrections.ts';
import type { AiDetection, Corrections, CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import { blockText } from '../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { aiIndication } from './aiWriting.ts';
import { countCitations } from './citations/citations.ts';
import { remarksOn } from './remarks/index.ts';
import { countIllustrations } from './structure/illustrations.ts';
import { findSections } from './structure/sections.ts';
import { missingOf } from './structure/structure.ts';
import { designOf } from './study/design.ts';
import { countStatistics } from './study/statistics.ts';
import { withoutOrders } from './text/ordersToModel.ts';
import { readStudy } from './text/studyText.ts';
import { paperLanguage, wordsIn } from './text/words.ts';

/** All that code can say of a paper before any model is asked. */
interface Counted {
  facts: Facts;
  remarks: CountedRemark[];
  aiDetection: AiDetection;
}

/** Counts a paper. Pure: the same document and the same corrections always give the same. */
export function countPaper(document: SourceDocument, corrections: Corrections | null = null): Counted {
  const read = withoutOrders(document);
  const sections = findSections(read);
  const study = readStudy(read, sections);
  const statistics = countStatistics(study);
  const design = designOf(study, statistics);
  const counted: Facts = {
    // Words that are addressed to an AI are counted all the same.
    wordCount: document.blocks.reduce((sum, block) => sum + wordsIn(blockText(block)), document.omittedWords ?? 0),
    pageCount: document.pages,
    language: paperLanguage(read.blocks.map(blockText).join('\n')),
    sections,
    missingSections: missingOf(read, sections, design.kind),
    citations: countCitations(study, corrections?.year ?? undefined),
    illustrations: countIllustrations(study),
    ...statistics,
    // Those of the studies that a review takes in are no sample of its own.
    ...(design.kind === 'review' ? { sample: [] } : {}),
  };
  const facts = withoutWrong(counted, corrections?.wrong ?? []);
  return { facts, remarks: remarksOn({ facts, study, design }), aiDetection: aiIndication(facts, study) };
}
