import * as z from 'zod';
import { blockOf } from './blockOf.ts';
import { type Block, type GridRow, refSchema, type Ref, type SourceDocument, textOfCell } from './document.ts';

/** Where a statement stands in a document. `quote` and `place` are made by code from the document, never by a model. */
export const citationSchema = z.object({
  at: z.array(refSchema).min(1),
  /** The document's own words at the first place, at most 600 characters. */
  quote: z.string(),
  /** 'Muka surat 3', 'Bahagian "Pentaksiran"', 'Helaian "CLO", baris 4'; '' where the document has neither. */
  place: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

const quoteCharacters = 600;

const blockAt = ({ blocks }: SourceDocument, ref: Ref): Block | undefined => {
  const n = blockOf(ref);
  const guess = blocks[n - 1];
  return guess?.n === n ? guess : blocks.find((block) => block.n === n);
};

const rowAt = (block: Block, ref: Ref): GridRow | undefined => {
  const row = Number(ref.split('.')[1]);
  return block.kind === 'table' ? block.rows[row - 1] : undefined;
};

const rowText = ({ cells }: GridRow): string =>
  cells
    .map(textOfCell)
    .filter((text) => text !== '')
    .join(' | ')
    .replaceAll('\n', ' ');

export const blockText = (block: Block): string =>
  block.kind === 'table' ? block.rows.map(rowText).join('\n') : block.text;

/** The document's words at a place; null where the document has no such place. A part of a cell ('12.3.2') is given as its row. */
export function textAt(document: SourceDocument, ref: Ref): string | null {
  const block = blockAt(document, ref);
  if (block === undefined) return null;
  const row = rowAt(block, ref);
  if (row !== undefined) return rowText(row);
  return block.kind === 'table' && ref.includes('.') ? null : blockText(block);
}

/** How a place is called for people. Pages only where the format has true pages; else the sheet, else the nearest heading before. */
export function placeAt(document: SourceDocument, ref: Ref): string {
  const block = blockAt(document, ref);
  if (block === undefined) return '';
  const row = rowAt(block, ref);
  const page = row?.page ?? block.page;
  if (page !== undefined) return `Muka surat ${page}`;
  if (block.sheet !== undefined)
    return `Helaian "${block.sheet}"${row === undefined ? '' : `, baris ${row.line ?? ref.split('.')[1]}`}`;
  const heading = document.blocks.findLast(({ kind, n }) => kind === 'heading' && n <= block.n);
  return heading?.kind === 'heading' ? `Bahagian "${heading.text}"` : '';
}

/** Models also write '[12]' or 'blok 12'. */
const inWords = /^\W*(?:blok|block|baris|row)?\W*(\d+(?:\.\d+)*)\W*$/iu;

/** The citation of the places that the document has, or null when it has none of them. */
export function citationOf(document: SourceDocument, refs: readonly Ref[]): Citation | null {
  const named = refs.map((ref) => inWords.exec(ref)?.[1] ?? ref);
  const at = [...new Set(named)].filter((ref) => (textAt(document, ref) ?? '').trim() !== '');
  const [first] = at;
  if (first === undefined) return null;
  const text = (textAt(document, first) ?? '').trim();
  const quote = text.length > quoteCharacters ? `${text.slice(0, quoteCharacters - 1)}…` : text;
  return { at, quote, place: placeAt(document, first) };
}
