import type { PageText } from '../../../../shared/evidence.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import { addressedToModel } from '../../../platform/model/injection.ts';

/** Only so many sentences are told of at a time: what is left is looked for again, this often at the most. */
const mostRounds = 5;
/** Fewer letters may stand in any sentence. */
const leastLetters = 6;

/**
 * The pages without the sentences that are addressed to an AI: no part of the paper, they are the place and the words of no remark.
 * Lines, and cells of tables, stay where they are.
 */
export function withoutOrders(pages: readonly PageText[]): readonly PageText[] {
  let left = pages;
  for (let round = 0; round < mostRounds; round++) {
    const orders = addressedToModel(left);
    if (orders.length === 0) return left;
    left = left.map((page) => {
      const quotes = orders.filter((order) => order.page === page.number).map(({ quote }) => comparable(quote));
      return quotes.length === 0 ? page : { ...page, text: withoutSentences(page.text, quotes) };
    });
  }
  return left;
}

/** Pieces keep what parts them: a line's end, a cell's edge, the blank behind a full stop. */
const withoutSentences = (text: string, quotes: readonly string[]): string =>
  text
    .split(/(\n|\||<br>|(?<=[.!?])[^\S\n]+)/u)
    .map((piece) => (quotes.some((quote) => isOf(comparable(piece), quote)) ? '' : piece))
    .join('');

const isOf = (piece: string, quote: string): boolean =>
  piece === quote || (piece.length >= leastLetters && (quote.includes(piece) || piece.includes(quote)));
