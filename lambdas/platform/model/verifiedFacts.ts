import { type Evidence, type PageText, verifyEvidence } from '../../../shared/evidence.ts';
import { saysWhole } from '../../../shared/text/comparable.ts';

/** A fact as a model claims it. */
export interface ClaimedFact extends Evidence {
  value: string;
}

/**
 * A fact stays when its quote is in the document and the document says it (design law 6); otherwise `what` joins the dropped.
 */
export function verifiedFact(
  claimed: ClaimedFact | null,
  pages: PageText[],
  what: string,
  dropped: string[],
  isSaid = isInPages,
): { value: string; evidence: Evidence } | null {
  if (claimed === null || claimed.value.trim() === '') return null;
  const evidence = claimed.quote.trim() === '' ? null : verifyEvidence(claimed, pages);
  if (evidence === null || !isSaid(claimed.value, pages)) {
    dropped.push(what);
    return null;
  }
  return { value: claimed.value.trim(), evidence: { page: evidence.page, quote: claimed.quote } };
}

/** Every number the document says; a comma may stand for the decimal point. */
export const numbersIn = (pages: PageText[]): ReadonlySet<number> =>
  new Set(
    pages.flatMap(({ text }) =>
      (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.'))),
    ),
  );

/** A number stays when the document says it somewhere. */
export function stated(
  claimed: number | null,
  numbers: ReadonlySet<number>,
  what: string,
  dropped: string[],
): number | null {
  if (claimed === null || numbers.has(claimed)) return claimed;
  dropped.push(what);
  return null;
}

/** Whether the document says this text, all of it, however long: what is kept is what was compared. */
export const isInPages = (text: string, pages: PageText[]): boolean =>
  verifyEvidence({ page: 1, quote: text }, pages) !== null;

/** For codes: a part of one is another code. */
export const isWholeInPages = (code: string, pages: PageText[]): boolean =>
  pages.some(({ text }) => saysWhole(text, code));

/** The first of each key. */
export function uniqueBy<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}
