import type * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { ArtefactName, Editable } from '../../shared/pedagona/editable.ts';
import { blankRowOf, editableAt } from '../../shared/pedagona/editable.ts';
import { listOf, type RowAction } from '../../shared/rows.ts';
import { rowsAfter, withPartAt, withRowsAt } from '../platform/stages/edit.ts';
import type { Dlo, Merangkai } from '../../shared/pedagona/stages.ts';
import { totalMinutes, withWeights } from './chainChecks.ts';

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
  return withSums(name, replacing);
}

/** The artefact with the rows of a list replaced. @throws {AppError} invalid, as `withRowsAt` says */
export function withRows<S extends z.ZodObject>(
  { name, schema }: { name: ArtefactName; schema: S },
  artefact: z.output<S>,
  list: string,
  rows: readonly object[],
): z.output<S> {
  const changed = withRowsAt(schema, artefact, list, rows);
  return withSums(name, changed);
}

/** @throws {AppError} invalid, as `rowsAfter` and `withRowsAt` say */
export function withRow<S extends z.ZodObject>(
  { name, schema }: { name: ArtefactName; schema: S },
  artefact: z.output<S>,
  pointer: string,
  action: RowAction,
): z.output<S> {
  const rows = rowsAfter(artefact, { pointer, action, blank: blankRowOf(name, listOf(pointer)) });
  return withRows({ name, schema }, artefact, listOf(pointer), rows);
}

/** What is counted follows every edit (design law 5): a DLO's minutes, the weights of the integrated rubric. */
function withSums<T>(name: ArtefactName, artefact: T): T {
  if (name === 'dlo') return { ...artefact, durationMinutes: totalMinutes((artefact as Dlo).activities) };
  if (name !== 'merangkai') return artefact;
  const { integratedAssessment } = artefact as Merangkai;
  return {
    ...artefact,
    integratedAssessment: { ...integratedAssessment, rubric: withWeights(integratedAssessment.rubric) },
  };
}
