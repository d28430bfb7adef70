import * as z from 'zod';
import { fail } from '../platform/jobs/endJob.ts';
import { failureBy } from '../platform/jobs/failure.ts';
import { findSession } from '../platform/jobs/session.ts';
import { jobIdSchema } from '../platform/jobs/job.ts';
import { log } from '../platform/log/logger.ts';
import { readSettings } from '../platform/config.ts';
import { openTable, type Table } from '../platform/storage/table.ts';

/** EventBridge's "Step Functions Execution Status Change" for an execution that ended without an answer; `input`: what it was started with. */
const endedSchema = z.object({
  detail: z.object({
    status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']),
    input: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(jobIdSchema),
  }),
});

/**
 * Fails the job whose execution died: ended by its time limit, stopped by an operator, or cut down before its own last step (design
 * law 7). A job that has ended, or of which another attempt runs, is left as it is. Safe to repeat.
 */
export async function sweep({ table, now }: { table: Table; now: () => Date }, event: unknown): Promise<{ ok: true }> {
  const { status, input } = endedSchema.parse(event).detail;
  const { name, attempt, id } = input;
  const session = await findSession(table, input);
  const job = session?.jobs[name];
  if (session === null || job?.status !== 'processing' || job.attempt !== attempt) return { ok: true };
  if (await fail(table, session, name, failureBy(status === 'TIMED_OUT' ? 'busy' : 'interrupted'), now()))
    log.warn('An execution died and its job was failed', { sessionId: id, job: name, attempt, status });
  return { ok: true };
}

/** The Lambda. */
export const handler = (event: unknown): Promise<{ ok: true }> =>
  sweep({ table: openTable(readSettings(process.env, 'TABLE_NAME').TABLE_NAME), now: () => new Date() }, event);
