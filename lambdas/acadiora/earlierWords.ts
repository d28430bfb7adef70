import type { Remark } from '../../shared/acadiora/schemas.ts';
import { blockText, citationOf, textAt, type Citation } from '../../shared/document/citation.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import type { Block, SourceDocument } from '../../shared/document/document.ts';
import { memo } from '../../shared/memo.ts';
import { comparable } from '../../shared/text/comparable.ts';

/** Shorter pieces (a page number, a cell) say nothing new by themselves. */
const leastNewLetters = 12;

/** A paper's letters, and where each block begins in them: it is looked through once for each of its earlier remarks. */
const lettersOf = memo((document: SourceDocument) => {
  const starts: number[] = [];
  let text = '';
  for (const block of document.blocks) {
    starts.push(text.length);
    text += comparable(blockText(block));
  }
  return { text, starts };
});

/** Where another version of the paper has these words, however it breaks its lines; null where it has not. */
export function sameWords({ quote }: Citation, document: SourceDocument): Citation | null {
  const wanted = comparable(quote);
  const { text, starts } = lettersOf(document);
  const at = wanted.length < 2 ? -1 : text.indexOf(wanted);
  const block = at < 0 ? undefined : document.blocks[starts.findLastIndex((start) => start <= at)];
  const found = block && citationOf(document, [String(block.n)]);
  return found ? { ...found, quote } : null;
}

/**
 * Whether all the words that a remark rests on stand in the revised paper as they did: then its fault does too, whatever a check that
 * cannot be made there any more (a table that has become plain lines) no longer finds. Words in a table are its whole table: a total
 * is mended in any of its rows.
 */
export function standsUnchanged(
  { evidence, against }: Pick<Remark, 'evidence' | 'against'>,
  before: SourceDocument,
  now: SourceDocument,
): boolean {
  if (evidence === null) return false;
  const words = [...tableAround(evidence, before), ...(against === null ? [] : [against])];
  return words.every((one) => sameWords(one, now) !== null);
}

/** The rows with numbers of the table that the evidence is from; the evidence itself outside a table. */
function tableAround(evidence: Citation, document: SourceDocument): Citation[] {
  const n = blockOf(evidence.at[0] ?? '');
  const table = document.blocks.find(
    (block): block is Extract<Block, { kind: 'table' }> => block.n === n && block.kind === 'table',
  );
  if (table === undefined) return [evidence];
  return table.rows.flatMap((_, index) => {
    const quote = textAt(document, `${n}.${index + 1}`) ?? '';
    return /\d/u.test(quote) && comparable(quote).length >= 2 ? [{ ...evidence, quote }] : [];
  });
}

/** Whether the revised paper says anything that the version before did not: what was missing cannot have come without. */
export function saysMore(before: SourceDocument, now: SourceDocument): boolean {
  const { text } = lettersOf(before);
  return now.blocks
    .flatMap((block) => blockText(block).split(/[\n|]|[.!?;]\s/u))
    .map(comparable)
    .some((piece) => piece.length >= leastNewLetters && !text.includes(piece));
}
