import type { Box } from '../pdfGeometry.ts';

/** A cell's printed lines; null stands for a place covered by a merged cell. */
export type Cell = { lines: string[] } | null;

export interface Row {
  cells: Cell[];
  y0: number;
  y1: number;
}

/** A table: borders of its columns from left to right in points, and its rows. */
export interface TableBlock extends Box {
  kind: 'table';
  /** A running head or foot, kept for its first occurrence. */
  running?: boolean;
  xs: number[];
  rows: Row[];
}

/** A line of running text; `left` and `right` are the edges of the column of print it stands in. */
export interface LineBlock extends Box {
  kind: 'line';
  running?: boolean;
  text: string;
  size: number;
  /** The fonts of its first and of its last part: a bold heading is not the paragraph below it. */
  fonts: { first: string; last: string };
  baseline: number;
  left: number;
  right: number;
  /** The parts between wide gaps, when there is more than one. */
  parts: { text: string; x0: number; x1: number }[];
}

export type Block = TableBlock | LineBlock;

/** A page taken apart, in reading order. */
export interface PageBlocks {
  number: number;
  height: number;
  blocks: Block[];
}
