import type { AlignmentRow } from '../../shared/valentra/alignment.ts';
import { alignmentText as text } from './text.ts';

/** What stands in a cell of the matrix: what was found, 'Tiada', or that the document is not made. */
export function cellText(found: readonly string[] | null): string {
  if (found === null) return text.notMade;
  return found.length === 0 ? text.none : found.join(', ');
}

/** A row of the matrix as a sentence, for whoever cannot use a table: 'CLO1: Topik: Topik 1; JST: T1; ... '. */
export function rowText({ kind, label, detail, cells }: AlignmentRow): string {
  const names = Object.keys(text.columns) as (keyof typeof text.columns)[];
  const parts = names.map((name) => `${text.columns[name]}: ${cellText(cells[name])}`);
  const title = label.startsWith(text.kinds[kind]) ? label : `${text.kinds[kind]} ${label}`;
  return `${title}${detail === '' ? '' : ` (${detail})`}. ${parts.join('; ')}.`;
}
