import type * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { ArtefactName, Editable } from '../../shared/pedagona/editable.ts';
import { editableAt } from '../../shared/pedagona/editable.ts';
import { withPartAt } from '../platform/stages/edit.ts';
import { totalMinutes } from './chainChecks.ts';

/** The value a pointer leads to. @throws {AppError} invalid for a part that cannot be edited. */
export function partAt(name: ArtefactName, artefact: unknown, pointer: string): Editable {
  const part = editableAt(name, artefact, pointer);
  if (part === null) throw new AppError('invalid', 'Bahagian ini tidak boleh disunting.');
  return part;
}

/** @throws {AppError} invalid, as `withPartAt` says */
export function withPart<S extends z.ZodObject>(
  { name, schema }: { name: ArtefactName; schema: S },
  artefact: z.output<S>,
  pointer: string,
  part: Editable,
): z.output<S> {
  const before = editableAt(name, artefact, pointer);
  const replacing = withPartAt(schema, artefact, { pointer, before, part });
  return name === 'dlo' ? withMinutes(replacing) : replacing;
}

/** The DLO's whole duration is always the sum of its activities' minutes (design law 5). */
function withMinutes<T>(dlo: T): T {
  const { activities } = dlo as { activities: { duration: number }[] };
  return { ...dlo, durationMinutes: totalMinutes(activities) };
}
