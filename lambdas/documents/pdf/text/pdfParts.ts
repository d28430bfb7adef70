import type { Box } from '../pdfGeometry.ts';

/** A cell's printed lines; '<' and '^' stand for places covered by a merged cell from the left and from above. */
export type Cell = { lines: string[] } | '<' | '^';

export const linesOf = (cell: Cell | undefined): string[] => (typeof cell === 'object' ? cell.lines : []);
export const cellSays = (cell: Cell | undefined): string => linesOf(cell).join(' ');

export interface Row {
  cells: Cell[];
  y0: number;
  y1: number;
  /** Of a table that goes on from another page. */
  page?: number;
}

/** A table: borders of its columns from left to right in points, and its rows. */
export interface TablePart extends Box {
  kind: 'table';
  /** A running head or foot, kept for its first occurrence. */
  running?: boolean;
  /** Of most of its print. */
  size: number;
  xs: number[];
  rows: Row[];
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
}

export type Part = TablePart | LinePart;

/** A page taken apart, in reading order. */
export interface PageParts {
  number: number;
  height: number;
  /** From 0 to 100, of a page whose text was recognised in its picture. */
  confidence?: number;
  parts: Part[];
}
