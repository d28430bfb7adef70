import { documentRows } from '../reading/documentRows.ts';
import type { ReadDocument } from '../reading/requestText.ts';
import type { Row } from '../reading/row.ts';
import { courseTables, type Table } from '../reading/courseTables.ts';
import { vocabularyOf } from '../language/lexicon.ts';

/** A course document taken apart: its lines, the tables among them and every word it uses. */
export interface CourseText {
  rows: readonly Row[];
  tables: readonly Table[];
  vocabulary: ReadonlySet<string>;
}

export function courseTextOf(document: ReadDocument | undefined): CourseText {
  const rows = document ? documentRows(document) : [];
  const vocabulary = vocabularyOf(rows.map(({ cells }) => cells.join(' ')).join(' '));
  return { rows, tables: courseTables(rows), vocabulary };
}
