import { withoutWrong } from '../../../shared/acadiora/correcting.ts';
import type { Corrections, Facts } from '../../../shared/acadiora/facts.ts';
import { blockText } from '../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { aiIndication } from './aiWriting.ts';
import { countCitations } from './citations/citations.ts';
import { countIllustrations } from './structure/illustrations.ts';
import { readStudy } from './text/studyText.ts';
import { countWords } from './text/words.ts';
import { withoutOrders } from '../../platform/model/injection.ts';

/** All that code can say of a paper before any model is asked. Pure: the same document and the same corrections always give the same. */
export function countPaper(document: SourceDocument, corrections: Corrections | null = null) {
  const study = readStudy(withoutOrders(document));
  const counted: Facts = {
    // Words that are addressed to an AI are counted all the same.
    wordCount: document.blocks.reduce((sum, block) => sum + countWords(blockText(block)), document.omittedWords ?? 0),
    pageCount: document.pages,
    sections: study.sections,
    citations: countCitations(study),
    illustrations: countIllustrations(study),
  };
  return { facts: withoutWrong(counted, corrections?.wrong ?? []), aiDetection: aiIndication(study) };
}
