import { valueAt } from '../values/pointer.ts';

/** What a lecturer does with a row of an artefact, beside editing its parts. `add` names the place after the last: '/activities/-'. */
export const rowActions = ['add', 'remove', 'up', 'down'] as const;
export type RowAction = (typeof rowActions)[number];

/** Characters of a lecturer's instruction for regenerating a part. */
export const maxInstruction = 500;

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
  return action === 'remove' ? rows.toSpliced(place, 1) : moved(rows, place, action === 'up' ? -1 : 1);
}

/** A list with the item at a place one place up (-1) or down; the first and the last stay where they would leave it. */
export function moved<T>(items: readonly T[], place: number, by: -1 | 1): T[] {
  const to = Math.min(items.length - 1, Math.max(0, place + by));
  return items.toSpliced(place, 1).toSpliced(to, 0, ...items.slice(place, place + 1));
}
