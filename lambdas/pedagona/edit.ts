import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { ArtefactName, Editable } from '../../shared/pedagona/editable.ts';
import { editableAt, stepsOf } from '../../shared/pedagona/editable.ts';
import { totalMinutes } from './chainChecks.ts';

/** The value a pointer leads to. @throws {AppError} invalid for a part that cannot be edited. */
export function partAt(name: ArtefactName, artefact: unknown, pointer: string): Editable {
  const part = editableAt(name, artefact, pointer);
  if (part === null) throw new AppError('invalid', 'Bahagian ini tidak boleh disunting.');
  return part;
}

/**
 * The same artefact with one part changed; every other part is the very same value.
 * @throws {AppError} invalid for another kind of value than there was, or one that the artefact's schema refuses
 */
export function withPart<S extends z.ZodObject>(
  { name, schema }: { name: ArtefactName; schema: S },
  artefact: z.output<S>,
  pointer: string,
  part: Editable,
): z.output<S> {
  const before = partAt(name, artefact, pointer);
  const isSameKind = Array.isArray(before) ? Array.isArray(part) : typeof before === typeof part;
  const replacing = isSameKind ? (replaced(artefact, stepsOf(pointer), part) as z.output<S>) : null;
  if (replacing === null || !schema.safeParse(replacing).success)
    throw new AppError('invalid', 'Bentuk teks ini tidak sepadan dengan bahagian yang disunting.');
  return name === 'dlo' ? withMinutes(replacing) : replacing;
}

function replaced(value: unknown, [step, ...rest]: string[], part: Editable): unknown {
  if (step === undefined) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (String(i) === step ? replaced(item, rest, part) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, part) };
}

/** The DLO's whole duration is always the sum of its activities' minutes (design law 5). */
function withMinutes<T>(dlo: T): T {
  const { activities } = dlo as { activities: { duration: number }[] };
  return { ...dlo, durationMinutes: totalMinutes(activities) };
}
