import * as z from 'zod';
import { getArtefact, saveGenerated } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import type { Files } from '../platform/storage/files.ts';
import { type SessionRow, stillRunning } from '../platform/jobs/sessions.ts';
import type { FinishServices } from '../platform/jobs/stepServices.ts';
import type { Table } from '../platform/storage/table.ts';

/** What one step must find and does not: a fault of the house. It is not tried again, and counted as `other`. */
export class BrokenReviewError extends Error {
  override name = 'BrokenReviewError';
}

/** `value` null: nothing is kept, or what is kept has a shape of the past. `version`: what a new value takes the place of. */
export interface Kept<T> {
  value: T | null;
  version: number | null;
}

type Session = Pick<SessionRow, 'sub' | 'id'>;

/**
 * What a session has kept of this kind. A value that no longer parses counts as absent, so that it is made again: no change of a schema
 * leaves a session that nothing can mend.
 */
export async function keptOf<S extends z.ZodType>(
  { table, files }: { table: Table; files: Files },
  session: Session,
  kind: string,
  schema: S,
): Promise<Kept<z.output<S>>> {
  const found = await getArtefact(table, files, { sub: session.sub, sessionId: session.id, kind }, z.unknown());
  if (found === null) return { value: null, version: null };
  const parsed = schema.safeParse(found.value);
  return { value: parsed.success ? parsed.data : null, version: found.version };
}

/** @throws {BrokenReviewError} when an earlier step has not left it. */
export async function needed<S extends z.ZodType>(
  services: { table: Table; files: Files },
  session: Session,
  kind: string,
  schema: S,
): Promise<z.output<S>> {
  const { value } = await keptOf(services, session, kind, schema);
  if (value === null) throw new BrokenReviewError(`Nothing usable is kept as ${kind}`);
  return value;
}

/** Saved only while this attempt is under way, in place of version `from`. @throws {AbandonedError} */
export async function keep(
  services: FinishServices,
  row: SessionRow,
  kind: string,
  { value, from }: { value: unknown; from: number | null },
): Promise<void> {
  const id = { sub: row.sub, sessionId: row.id, kind };
  const holds = [stillRunning(row, row.attempt)];
  if (!(await saveGenerated(services, id, { value, from }, holds, services.now()))) throw new AbandonedError();
}
