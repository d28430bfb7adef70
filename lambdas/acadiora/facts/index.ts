import { withoutWrong } from '../../../shared/acadiora/correcting.ts';
import type { AiDetection, Corrections, Facts } from '../../../shared/acadiora/facts.ts';
import { blockText } from '../../../shared/document/citation.ts';
import { type SourceDocument, withTexts } from '../../../shared/document/document.ts';
import { aiIndication } from './aiWriting.ts';
import { countCitations } from './citations/citations.ts';
import { countIllustrations } from './structure/illustrations.ts';
import { findSections, missingOf } from './structure/sections.ts';
import { readStudy } from './text/studyText.ts';
import { countWords, paperLanguage } from './text/words.ts';
import { comparable } from '../../../shared/text/comparable.ts';
import { addressedToModel } from '../../platform/model/injection.ts';

/** All that code can say of a paper before any model is asked. */
interface Counted {
  facts: Facts;
  aiDetection: AiDetection;
}

/** Counts what has a form in a paper. Pure: the same document and the same corrections always give the same. */
export function countPaper(document: SourceDocument, corrections: Corrections | null = null): Counted {
  const read = withoutOrders(document);
  const sections = findSections(read);
  const study = readStudy(read, sections);
  const counted: Facts = {
    // Words that are addressed to an AI are counted all the same.
    wordCount: document.blocks.reduce((sum, block) => sum + countWords(blockText(block)), document.omittedWords ?? 0),
    pageCount: document.pages,
    language: paperLanguage(read.blocks.map(blockText).join('\n')),
    sections,
    missingSections: missingOf(read, sections),
    citations: countCitations(study),
    illustrations: countIllustrations(study),
  };
  return { facts: withoutWrong(counted, corrections?.wrong ?? []), aiDetection: aiIndication(study) };
}

/** Only so many sentences are told of at a time: what is left is looked for again, this often at the most. */
const mostRounds = 5;
/** Fewer letters may stand in any sentence. */
const leastLetters = 6;

/** The document without the sentences that are addressed to an AI: no part of the paper, they are the place and the words of no remark. */
export function withoutOrders(document: SourceDocument): SourceDocument {
  let left = document;
  for (let round = 0; round < mostRounds; round++) {
    const orders = addressedToModel(left).map(({ n, quote }) => ({ n, quote: comparable(quote) }));
    if (orders.length === 0) return left;
    // One that stands in several blocks is told of once.
    const blocks = left.blocks.map((block) => {
      const isOrder = (piece: string): boolean =>
        orders.some(({ n, quote }) => (n === block.n ? isOf(piece, quote) : piece === quote));
      return withTexts(block, (text) => withoutSentences(text, isOrder));
    });
    left = { ...left, blocks };
  }
  return left;
}

/** Pieces keep what parts them: the blank behind a full stop, a line's end. */
const withoutSentences = (text: string, isOrder: (letters: string) => boolean): string =>
  text
    .split(/(\n|(?<=[.!?])[^\S\n]+)/u)
    .map((piece) => (isOrder(comparable(piece)) ? '' : piece))
    .join('');

const isOf = (piece: string, quote: string): boolean =>
  piece === quote || (piece.length >= leastLetters && (quote.includes(piece) || piece.includes(quote)));
