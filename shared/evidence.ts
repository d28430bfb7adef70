import * as z from 'zod';
import { comparable } from './text/comparable.ts';

/**
 * One page of a document as text. Lines keep reading order. A table row is one line that starts and ends with `|`, its cells
 * separated by ` | `; line breaks inside a cell are `<br>`; a literal `|` in a cell is written `¦`. A merged cell's text stands in its
 * first column, the columns it covers are empty. Excel: one page a visible sheet, `label` is the sheet's name.
 */
const pageTextSchema = z.object({
  number: z.int().positive(),
  label: z.string().optional(),
  text: z.string(),
});
export type PageText = z.infer<typeof pageTextSchema>;

/** What reading one uploaded document yields; kept in S3 as long as its session. */
export const documentTextSchema = z.object({
  /** The kind judged by content, never by name. */
  kind: z.enum(['pdf', 'docx', 'doc', 'xlsx', 'xls']),
  pages: z.array(pageTextSchema),
  /** Text a reader of the printed page would not see: hidden runs, white or tiny print, hidden sheets are not here but named here. */
  notices: z.array(z.string()),
  /** Words of repeated running heads, feet and page numbers, which stand in no page; absent where a reader leaves none out. */
  omittedWords: z.int().nonnegative().optional(),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** Where a claim stands in the document. `quote` is the document's own words. */
export const evidenceSchema = z.object({ page: z.int().positive(), quote: z.string().min(1).max(600) });
export type Evidence = z.infer<typeof evidenceSchema>;

/** Pages are looked through once for each quote: their comparable text is made once. */
const comparableTexts = new WeakMap<PageText, string>();
function comparablePage(page: PageText): string {
  const known = comparableTexts.get(page) ?? comparable(page.text);
  comparableTexts.set(page, known);
  return known;
}

/**
 * The evidence with its true page, or null when no page holds the quote. Case, punctuation, table marks and line breaks are not
 * compared, letters, digits and % are (design law 6). The claimed page is tried first; a quote may run over a page's end.
 */
export function verifyEvidence(evidence: Evidence, pages: readonly PageText[]): Evidence | null {
  const quote = comparable(evidence.quote);
  if (quote.length < 2) return null;
  const texts = pages.map((page) => ({ number: page.number, text: comparablePage(page) }));
  const claimed = texts.find((page) => page.number === evidence.page && page.text.includes(quote));
  if (claimed) return evidence;
  const other = texts.find((page) => page.text.includes(quote));
  if (other) return { ...evidence, page: other.number };
  for (const [index, page] of texts.entries()) {
    const next = texts[index + 1];
    if (next && (page.text + next.text).includes(quote)) return { ...evidence, page: page.number };
  }
  return null;
}
