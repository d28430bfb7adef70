import type * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { stepsOf } from '../../../shared/pointer.ts';

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
