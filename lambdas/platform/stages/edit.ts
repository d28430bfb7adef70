import type * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { stepsOf } from '../../../shared/pointer.ts';
import { changedRows, type RowAction } from '../../../shared/rows.ts';

/** What a part of an artefact that can be edited holds. */
export type Editable = string | string[] | number;

/**
 * The same artefact with one part changed; every other part is the very same value.
 * @param before the current value; null for a part that cannot be edited
 * @throws {AppError} invalid for a part that cannot be edited, another kind of value than there was, or one that the schema refuses
 */
export function withPartAt<S extends z.ZodObject>(
  schema: S,
  artefact: z.output<S>,
  { pointer, before, part }: { pointer: string; before: Editable | null; part: Editable },
): z.output<S> {
  if (before === null) throw new AppError('invalid', 'Bahagian ini tidak boleh disunting.');
  const isSameKind = Array.isArray(before) ? Array.isArray(part) : typeof before === typeof part;
  const replacing = isSameKind ? (replaced(artefact, stepsOf(pointer), part) as z.output<S>) : null;
  if (replacing === null || !schema.safeParse(replacing).success)
    throw new AppError('invalid', 'Bentuk teks ini tidak sepadan dengan bahagian yang disunting.');
  return replacing;
}

/** Rows of a list that a lecturer can add to. */
const maxRows = 60;

/**
 * The rows of a list with one added, removed or moved.
 * @param blank what a new row of the list is; null for a list whose rows are not changed
 * @throws {AppError} invalid for no such row
 */
export function rowsAfter(
  artefact: unknown,
  { pointer, action, blank }: { pointer: string; action: RowAction; blank: object | null },
): object[] {
  const rows = changedRows(artefact, pointer, action, blank);
  if (rows === null) throw new AppError('invalid', 'Baris ini tidak wujud atau tidak boleh diubah.');
  if (rows.length > maxRows) throw new AppError('invalid', `Senarai ini sudah mempunyai ${maxRows} baris.`);
  return rows;
}

/** The same artefact with other rows in a list. @throws {AppError} invalid where it cannot be without them */
export function withRowsAt<S extends z.ZodObject>(
  schema: S,
  artefact: z.output<S>,
  list: string,
  rows: readonly object[],
): z.output<S> {
  const changed = replaced(artefact, stepsOf(list), rows) as z.output<S>;
  if (!schema.safeParse(changed).success) throw new AppError('invalid', 'Dokumen ini tidak boleh tanpa baris ini.');
  return changed;
}

/** A value with the part that the steps lead to replaced. */
function replaced(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === step ? replaced(item, rest, part) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, part) };
}

/** The same artefact with the value at a pointer replaced. */
export const withValueAt = <T>(artefact: T, pointer: string, part: unknown): T =>
  replaced(artefact, stepsOf(pointer), part) as T;
