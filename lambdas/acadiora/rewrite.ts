import { type Citation, citationOf, textAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { wordsIn } from '../../shared/text/comparable.ts';
import { commonWords } from './facts/text/words.ts';
import { doubtsIn, type PaperKnown } from './known.ts';
import type { OverallAnswer } from './prompts/answers.ts';
import { figuresIn, numbersPrinted } from './register/printed.ts';

/** Words from which on a passage is a whole abstract or section, and the share of them that a rewrite may change. */
const longPassage = 120;
const mostChanged = 0.6;

/** Quotation marks and blanks of one kind, each as long as it was. */
const folded = (text: string): string =>
  text.replaceAll(/[“”„]/gu, '"').replaceAll(/[‘’]/gu, "'").replaceAll(/\s/gu, ' ');

/** What a rewriting replaces: the sentence that it copies, or all of its places where it copies none. Null: the paper has it not. */
export function replacedBy(
  { at, before }: Pick<OverallAnswer['rewrites'][number], 'at' | 'before'>,
  document: SourceDocument,
): Citation | null {
  const cited = citationOf(document, at);
  const passage = (cited?.at ?? []).map((ref) => textAt(document, ref) ?? '').join('\n');
  const sentence = folded(before ?? '')
    .trim()
    .replaceAll(/ +/gu, ' ');
  const from = folded(passage).indexOf(sentence);
  if (cited === null || from === -1) return null;
  return { ...cited, quote: sentence === '' ? passage : passage.slice(from, from + sentence.length) };
}

/**
 * Why a rewritten passage may not stand in the paper's place: it loses a number that no remark on it speaks of, brings what the paper does
 * not have, or writes a long passage anew. Null: it may.
 */
export function rewriteFault(
  { before, isInsertion, after }: { before: Citation; isInsertion: boolean; after: string },
  remarks: string,
  known: PaperKnown,
): string | null {
  const doubts = doubtsIn(after, known, { mayReckon: false });
  if (doubts.length > 0) return `teks cadangan menyebut ${doubts.join(', ')}`;
  if (isInsertion) return null;
  const passage = before.quote;
  const kept = new Set([...numbersPrinted(after), ...numbersPrinted(remarks)]);
  const lost = figuresIn(passage).find(({ values }) => !values.some((value) => kept.has(value)));
  if (lost !== undefined) return `teks cadangan menghilangkan ${lost.text}`;
  const words = wordsIn(passage);
  return words.length > longPassage && commonWords(words, wordsIn(after)) < words.length * (1 - mostChanged)
    ? 'teks cadangan menulis semula seluruh petikan yang panjang'
    : null;
}
