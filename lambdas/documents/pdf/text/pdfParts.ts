import { textOfCell, type Cell, type GridRow } from '../../../../shared/document/document.ts';
import type { Box } from '../pdfGeometry.ts';
import type { Word } from './pdfLines.ts';

/** Begins the caption of a table or figure. */
export const CAPTION = /^(?:Jadual|Rajah|Table|Figure|Tabel|Gambar|Lampiran|Carta)\s+\d/u;

/** Stands in a cell where a line may have broken a word, until the whole document is known. */
export const BROKEN = '\u0003';

/** A cell's text on one line. */
export const cellSays = (cell: Cell | undefined): string => textOfCell(cell).replaceAll('\n', ' ');

/** Goes on with a row's texts below them; a place that another cell covers takes none. */
export function extendRow(row: GridRow, rest: readonly Cell[]): void {
  for (const [at, cell] of rest.entries()) {
    const own = row.cells[at];
    if (typeof own === 'object') own.text = `${own.text}\n${textOfCell(cell)}`.trim();
  }
}

/** A table: borders of its columns from left to right in points, and its rows; a row of another page has its number. */
export interface TablePart extends Box {
  kind: 'table';
  /** A running head or foot, kept for its first occurrence. */
  running?: boolean;
  /** Of most of its print. */
  size: number;
  xs: number[];
  rows: GridRow[];
}

/** A line of running text; `left` and `right` are the edges of the column of print it stands in. */
export interface LinePart extends Box {
  kind: 'line';
  running?: boolean;
  text: string;
  size: number;
  isBold: boolean;
  /** The fonts of its first and of its last piece: a bold heading is not the paragraph below it. */
  fonts: { first: string; last: string };
  baseline: number;
  left: number;
  right: number;
  /** The pieces between wide gaps, when there is more than one. */
  pieces: { text: string; x0: number; x1: number }[];
  firstWord: Word;
  /** Set to full measure: all of its words stand equally far apart. */
  isJustified: boolean;
}

export type Part = TablePart | LinePart;
export const isLine = (part: Part): part is LinePart => part.kind === 'line';

/** A page taken apart, in reading order. */
export interface PageParts {
  number: number;
  height: number;
  /** From 0 to 100, of a page whose text was recognised in its picture. */
  confidence?: number;
  parts: Part[];
}
