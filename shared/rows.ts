import { valueAt } from './pointer.ts';

/** What a lecturer does with a row of an artefact, beside editing its parts. `add` names the place after the last: '/activities/-'. */
export const rowActions = ['add', 'remove', 'up', 'down'] as const;
export type RowAction = (typeof rowActions)[number];

/** The list that a row's pointer leads into. */
export const listOf = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');

/** The rows of a list after one action; null where there is no such row. `blank`: what is added. */
export function changedRows(
  artefact: unknown,
  pointer: string,
  action: RowAction,
  blank: object | null,
): object[] | null {
  const rows = valueAt(artefact, listOf(pointer)) as object[] | undefined;
  const step = pointer.slice(listOf(pointer).length + 1);
  if (!Array.isArray(rows) || blank === null) return null;
  if (action === 'add') return step === '-' ? [...rows, blank] : null;
  const place = /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : -1;
  if (place < 0 || place >= rows.length) return null;
  const others = rows.toSpliced(place, 1);
  if (action === 'remove') return others;
  const to = Math.min(others.length, Math.max(0, place + (action === 'up' ? -1 : 1)));
  return others.toSpliced(to, 0, rows[place] as object);
}
