import type { Ref } from '../document.ts';

export interface TableRow {
  ref: Ref;
  /** A cell merged downwards gives its text to each of its rows; one merged to the right keeps it in its first place. */
  cells: string[];
  /** Whether the text of a place is the row's own, not that of a cell merged from above. */
  own: boolean[];
  /** Whether the text of a place stands in several rows, of which this may be the first. */
  shared: boolean[];
  /** The label of each place: its heads from the top joined by ' › ', or the label beside it; '' where it has none. */
  columns: string[];
  /** 'CLO2' where the row belongs to an outcome. */
  key?: string | undefined;
  isHeader: boolean;
  isSum: boolean;
  isCaption: boolean;
  /** Of a row of the document's own, in a PDF. */
  page?: number | undefined;
}

export const plainRow = (ref: Ref, cells: string[], columns: string[], key?: string): TableRow => ({
  ref,
  cells,
  own: cells.map(() => true),
  shared: cells.map(() => false),
  columns,
  key,
  isHeader: false,
  isSum: false,
  isCaption: false,
});
