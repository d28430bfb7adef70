import type { LabelKind } from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';

/** A line of text and the place where it stands. */
export interface Line {
  at: Ref;
  text: string;
}

/** What stands beside or below a label, up to the next label: a value, a paragraph, a list. */
export interface Section {
  /** Null: a label that is not known. */
  kind: LabelKind | null;
  label: string;
  at: Ref;
  lines: Line[];
}

/** The rows under one head of a table. */
export interface Grid {
  /** What the table stands under. */
  section: LabelKind | null;
  columns: string[];
  kinds: (LabelKind | null)[];
  rows: TableRow[];
  /** Whether its heads say everything in two languages beside a slash: 'Kandungan / Content'. */
  isBilingual: boolean;
}

/** A text outside of headed tables: a heading, a paragraph, an item, or a row of a table by its own cells. */
export interface Loose {
  at: Ref;
  cells: string[];
  /** The outcome that the row belongs to. */
  key?: string;
  isHeading: boolean;
}

/** A course document taken apart. */
export interface Reading {
  loose: Loose[];
  sections: Section[];
  grids: Grid[];
  text: string;
}

/** Whether its rows are weeks; a table of assessments may name the week in which each is due. */
export const isWeekly = ({ kinds }: Grid): boolean =>
  kinds[0] === 'week' || (kinds[1] === 'week' && ['ordinal', 'topic', null].includes(kinds[0] ?? null));
