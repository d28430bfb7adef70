import * as z from 'zod';
import { fail } from '../platform/jobs/endJob.ts';
import { interruptedJob } from '../platform/jobs/failure.ts';
import { executionName } from '../platform/jobs/job.ts';
import { findSession } from '../platform/jobs/session.ts';
import { jobIdOf, stepInputSchema } from '../platform/jobs/stepInput.ts';
import { log } from '../platform/log/logger.ts';
import type { Table } from '../platform/storage/table.ts';

/**
 * EventBridge's "Step Functions Execution Status Change" for an execution that ended without an answer. `input`: what it was started
 * with, as text; null when it is too long for an event.
 */
const endedSchema = z.object({
  detail: z.object({
    name: z.string(),
    status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']),
    input: z.string().nullable(),
  }),
});

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'It is no JSON' });
    return z.NEVER;
  }
});

export interface SweepServices {
  table: Table;
  now: () => Date;
}

/**
 * Fails the job whose execution died: ended by its time limit, stopped by an operator, or cut down before its own last step (design
 * law 7). A job that has ended, or of which another attempt runs, is left as it is; events of other kinds are ignored. Safe to repeat.
 */
export async function sweep({ table, now }: SweepServices, event: unknown): Promise<{ ok: true }> {
  const ended = endedSchema.safeParse(event);
  if (!ended.success) {
    log.warn('An event is of no execution that ended');
    return { ok: true };
  }
  const { name: execution, status, input } = ended.data.detail;
  const parsed = jsonSchema.pipe(stepInputSchema).safeParse(input);
  if (!parsed.success) {
    log.warn('An execution that ended is of no job known here', { execution });
    return { ok: true };
  }
  const { name, attempt, ...id } = jobIdOf(parsed.data);
  const session = await findSession(table, id);
  const job = session?.jobs[name];
  if (session === null || job?.status !== 'processing' || job.attempt !== attempt) return { ok: true };
  if (executionName({ ...id, name, attempt }) !== execution) return { ok: true };
  const failure = interruptedJob({ isTooLong: status === 'TIMED_OUT' });
  if (await fail(table, session, name, failure, now()))
    log.warn('An execution died and its job was failed', { execution, status });
  return { ok: true };
}
