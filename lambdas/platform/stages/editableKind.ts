import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Editable } from '../../../shared/session/artefact.ts';
import { AppError } from '../../../shared/errors.ts';
import { stepsOf } from '../../../shared/values/pointer.ts';
import { changedRows, listOf, type RowAction } from '../../../shared/session/rows.ts';

/** What may be edited in a kind of artefact, and what follows from an edit. */
export interface EditableKind<T extends object = object> {
  schema: z.ZodType<T>;
  /** Null for a part that cannot be edited. */
  editableAt(artefact: T, pointer: string): Editable | null;
  /** What a new row of a list is; null for a list whose rows are not changed. */
  blankRowOf(list: string): object | null;
  /** Whether this row's parts are edited together, in one form. */
  hasForm?(row: string): boolean;
  /** Why a part cannot have this value, in words. */
  faultOf?(artefact: T, pointer: string, part: Editable): string | null;
  /** The artefact with everything counted again after a change at a pointer. */
  counted(artefact: T, pointer: string): T;
  /** The artefact once the lecturer has said that a value is as it stands; without it nothing follows. */
  vouched?(artefact: T, pointer: string): T;
}

/** @throws {AppError} invalid for a part that cannot be edited */
export function partAt<T extends object>(kind: EditableKind<T>, artefact: T, pointer: string): Editable {
  const part = kind.editableAt(artefact, pointer);
  if (part === null) throw new AppError('invalid', 'Bahagian ini tidak boleh disunting.');
  return part;
}

/**
 * The artefact with one part changed; what is not counted stays the very same value.
 * @throws {AppError} invalid for a part that cannot be edited, another kind of value than there was, or one that it cannot hold
 */
export function withPart<T extends object>(kind: EditableKind<T>, artefact: T, pointer: string, part: Editable): T {
  const before = partAt(kind, artefact, pointer);
  const fault = kind.faultOf?.(artefact, pointer, part) ?? null;
  if (fault !== null) throw new AppError('invalid', fault);
  if (isDeepStrictEqual(part, before)) return kind.vouched?.(artefact, pointer) ?? artefact;
  const isSameKind = Array.isArray(before) ? Array.isArray(part) : typeof before === typeof part;
  const changed = withValueAt(artefact, pointer, part);
  if (!isSameKind || !kind.schema.safeParse(changed).success)
    throw new AppError('invalid', 'Bentuk teks ini tidak sepadan dengan bahagian yang disunting.');
  return kind.counted(changed, pointer);
}

/** Rows of a list that a lecturer can add to. */
const maxRows = 60;

/** The artefact with one row of a list added, removed or moved. @throws {AppError} invalid for no such row */
export function withRow<T extends object>(kind: EditableKind<T>, artefact: T, pointer: string, action: RowAction): T {
  const list = listOf(pointer);
  const rows = changedRows(artefact, pointer, action, kind.blankRowOf(list));
  if (rows === null) throw new AppError('invalid', 'Baris ini tidak wujud atau tidak boleh diubah.');
  if (rows.length > maxRows) throw new AppError('invalid', `Senarai ini sudah mempunyai ${maxRows} baris.`);
  return withRows(kind, artefact, list, rows);
}

/** The artefact with other rows in a list. @throws {AppError} invalid where it cannot be without them */
export function withRows<T extends object>(
  kind: EditableKind<T>,
  artefact: T,
  list: string,
  rows: readonly object[],
): T {
  const changed = withValueAt(artefact, list, rows);
  if (!kind.schema.safeParse(changed).success)
    throw new AppError('invalid', 'Dokumen ini tidak boleh tanpa baris ini.');
  return kind.counted(changed, list);
}

/** A value with the part that the steps lead to replaced; beyond the end of a list it is added. */
function replaced(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value) && Number(step) >= value.length) return [...value, replaced(undefined, rest, part)];
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === step ? replaced(item, rest, part) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, part) };
}

/** The same artefact with the value at a pointer replaced. */
export const withValueAt = <T>(artefact: T, pointer: string, part: unknown): T =>
  replaced(artefact, stepsOf(pointer), part) as T;
