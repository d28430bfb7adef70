import type { AlignmentRow } from '../../shared/valentra/alignment.ts';
import { alignmentText as text } from './panelText.ts';

/** What stands in a cell of the matrix: what was found, 'Tiada', or that the document is not made. */
export function cellText(found: readonly string[] | null): string {
  if (found === null) return text.notMade;
  return found.length === 0 ? text.none : found.join(', ');
}

/** Whether none of the documents that are made has the row: it is taught, or promised, and never assessed. */
export const isUnassessed = ({ cells: { topics: _, ...documents } }: AlignmentRow): boolean => {
  const made = Object.values(documents).filter((found) => found !== null);
  return made.length > 0 && made.every((found) => found.length === 0);
};

/** What is known of the row: a statement, a name, or the week of a topic. */
export function detailText({ kind, detail }: AlignmentRow): string {
  if (kind !== 'topic') return detail;
  return detail === '' ? text.kinds.topic : text.week(detail);
}

/** A row of the matrix as a sentence, for whoever cannot use a table: 'CLO1: Topik: Topik 1; JST: T1; ... '. */
export function rowText(row: AlignmentRow): string {
  const { kind, label, cells } = row;
  const detail = detailText(row);
  const names = Object.keys(text.columns) as (keyof typeof text.columns)[];
  const parts = names.map((name) => `${text.columns[name]}: ${cellText(cells[name])}`);
  const title = label.startsWith(text.kinds[kind]) ? label : `${text.kinds[kind]} ${label}`;
  return `${title}${detail === '' ? '' : ` (${detail})`}. ${parts.join('; ')}.`;
}
