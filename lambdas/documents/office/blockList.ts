import { blockText } from '../../../shared/document/citation.ts';
import type { Block, DocumentKind, SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { gridOf, type PlacedCell } from '../grid.ts';
import { isPageNumber } from '../pageNumber.ts';
import { paragraphKind, type ParagraphLook } from './paragraphKind.ts';

/** A block before it is numbered. */
type Draft<Kind extends Block = Block> = Kind extends Block ? Omit<Kind, 'n'> : never;

/** Soft hyphens, characters without width or ink and marks of direction: no one sees them, words must not be parted by them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const maxHiddenNotices = 20;
const maxHiddenQuote = 200;

/** Notices that quote text which a reader of the printed page would not see; `where`: 'pada halaman 3'. */
export const hiddenNotices = (found: readonly { where: string; text: string }[]): string[] =>
  found.slice(0, maxHiddenNotices).map(({ where, text }) => {
    const quote = text.length > maxHiddenQuote ? `${text.slice(0, maxHiddenQuote)}…` : text;
    return `Teks tersembunyi ${where} tidak diambil kira: “${quote}”`;
  });

/** Gathers the blocks of a document in reading order. */
export class BlockList {
  /** The sheet of the blocks that come next. */
  sheet: string | undefined;
  readonly #drafts: Draft[] = [];
  readonly #running = new Set<string>();
  readonly #hidden: string[] = [];
  #omittedWords = 0;

  get isEmpty(): boolean {
    return this.#drafts.length === 0;
  }

  /** A paragraph, heading or item; text without ink makes no block. */
  paragraph(text: string, look: ParagraphLook = {}): void {
    const shown = cleanText(text);
    if (shown !== '') this.#add({ ...paragraphKind(shown, look), text: shown });
  }

  /** A table; without text it makes no block, and of a single column it is a frame around paragraphs. */
  table(cells: readonly PlacedCell[]): void {
    const rows = gridOf(cells);
    if (rows.some(({ cells: places }) => places.length > 1)) this.#add({ kind: 'table', rows });
    else for (const line of cells.flatMap(({ text }) => text.split('\n'))) this.paragraph(line);
  }

  /** What `add` puts in a page's header or footer: each text stands once, as a plain paragraph; page numbers are left out. */
  margin(add: (list: BlockList) => void): void {
    const inner = new BlockList();
    add(inner);
    this.#hidden.push(...inner.#hidden);
    for (const draft of inner.#drafts) {
      const text = draft.kind === 'table' ? JSON.stringify(draft.rows) : draft.text;
      const isNew = !this.#running.has(text) && !isPageNumber(text);
      this.#running.add(text);
      if (!isNew) this.#omittedWords += blockText({ n: 1, ...draft }).match(/[^\s|]+/gu)?.length ?? 0;
      else this.#add(draft.kind === 'table' ? draft : { kind: 'paragraph', text: draft.text });
    }
  }

  /** Text that a reader of the printed page would not see: it is named in a notice and stands in no block. */
  hidden(text: string): void {
    const shown = cleanText(text);
    if (shown !== '') this.#hidden.push(shown);
  }

  /** @throws {ReadError} empty */
  toDocument(kind: DocumentKind, notices: readonly string[] = [], pages = 0): SourceDocument {
    if (this.isEmpty) throw new ReadError('empty');
    const hidden = hiddenNotices(this.#hidden.map((text) => ({ where: 'dalam dokumen', text })));
    const blocks = withTabTables(this.#drafts).map((draft, index): Block => ({ n: index + 1, ...draft }));
    return { kind, blocks, notices: [...hidden, ...notices], pages, omittedWords: this.#omittedWords };
  }

  #add(draft: Draft): void {
    this.#drafts.push(this.sheet === undefined ? draft : { ...draft, sheet: this.sheet });
  }
}

/** Paragraphs whose words stand in columns by tabs are the table that a reader sees: two rows at least, of three columns at least. */
function withTabTables(drafts: readonly Draft[]): Draft[] {
  const columnsOf = (draft: Draft | undefined): string[] =>
    draft?.kind === 'paragraph' && !draft.text.includes('\n') ? draft.text.split('\t') : [];
  const found: Draft[] = [];
  for (let at = 0; at < drafts.length;) {
    const first = columnsOf(drafts[at]);
    const rows = [first];
    const isRow = ({ length }: string[]): boolean => length === first.length;
    for (let next = at + 1; first.length > 2; next = at + rows.length) {
      const [row, after] = [columnsOf(drafts[next]), columnsOf(drafts[next + 1])];
      // A row may have nothing but its first column.
      if (!isRow(row) && !(row.length === 1 && isRow(after))) break;
      rows.push(row);
    }
    const draft = drafts[at];
    if (rows.length > 1)
      found.push({
        kind: 'table',
        rows: rows.map((row) => ({ cells: first.map((_, column) => ({ text: row[column] ?? '' })) })),
        ...(draft?.sheet === undefined ? {} : { sheet: draft.sheet }),
      });
    else if (draft) found.push(draft);
    at += rows.length;
  }
  return found;
}

/** Text as a reader sees it: lines without outer blanks, empty lines left out, runs of blanks as one space, or one tab that parts columns. */
export const cleanText = (text: string): string =>
  text
    .replace(invisible, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, (blanks) => (blanks.includes('\t') ? '\t' : ' ')).trim())
    .filter((line) => line !== '')
    .join('\n');

/** The text of a table's cell: its paragraphs as lines. */
export const cellText = (lines: readonly string[]): string => cleanText(lines.join('\n').replaceAll('\t', ' '));

/** Whether a table inside a cell has rows to keep, by their first cells: one of a single row, or of ticks and bullets, is lines of its cell. */
export const keepsRows = (firsts: readonly string[]): boolean =>
  firsts.filter((text) => /[\p{L}\p{N}]/u.test(text)).length > 1;

/** A row of a table inside a cell, as a line of that cell: '✓ Gas', 'T 10% ¦ A 5%'. */
export const rowLine = (cells: readonly { readonly text: string }[]): string =>
  cells
    .map(({ text }) => text.replaceAll('\n', ' '))
    .filter((text) => text !== '')
    .join(' ¦ ')
    .replace(/^([^\p{L}\p{N}]+) ¦ /u, '$1 ');
