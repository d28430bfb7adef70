import type { Remark } from '../../shared/acadiora/schemas.ts';
import { type Evidence, type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { isTableRow } from './facts/text/pageSentences.ts';

/** Shorter pieces (a page number, a cell) say nothing new by themselves. */
const leastNewLetters = 12;

/**
 * Whether all the words that a remark rests on stand in the revised paper as they did: then its fault does too, whatever a check that
 * cannot be made there any more (a table that has become plain lines) no longer finds. Words in a table are its whole table: a total
 * is mended in any of its rows.
 */
export function standsUnchanged(
  { evidence, against }: Pick<Remark, 'evidence' | 'against'>,
  before: readonly PageText[],
  now: readonly PageText[],
): boolean {
  const words = [...tableAround(evidence, before), ...(against === null ? [] : [against])];
  return words.every((one) => verifyEvidence(one, now) !== null);
}

/** The rows with numbers of the table that the quote is from; the quote itself outside a table. */
function tableAround(evidence: Evidence, pages: readonly PageText[]): Evidence[] {
  const wanted = comparable(evidence.quote);
  const lines = pages.find(({ number }) => number === evidence.page)?.text.split('\n') ?? [];
  const at = lines.findIndex((line) => isTableRow(line) && comparable(line).includes(wanted));
  if (at === -1) return [evidence];
  const start = lines.findLastIndex((line, index) => index < at && !isTableRow(line)) + 1;
  const end = lines.findIndex((line, index) => index > at && !isTableRow(line));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .filter((line) => /\d/u.test(line) && comparable(line).length >= 2)
    .map((quote) => ({ page: evidence.page, quote }));
}

/** Whether the revised paper says anything that the version before did not: what was missing cannot have come without. */
export function saysMore(before: readonly PageText[], now: readonly PageText[]): boolean {
  const known = comparable(before.map(({ text }) => text).join(' '));
  return now
    .flatMap(({ text }) => text.split(/[\n|]|[.!?;]\s/u))
    .map(comparable)
    .some((piece) => piece.length >= leastNewLetters && !known.includes(piece));
}
