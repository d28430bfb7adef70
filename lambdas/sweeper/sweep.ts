import * as z from 'zod';
import { log } from '../platform/log/logger.ts';
import * as sessions from '../platform/jobs/sessions.ts';
import { sessionIdOf, stepInputSchema } from '../platform/jobs/stepInput.ts';
import { stoppedSession, stoppedWork } from '../platform/jobs/interrupted.ts';
import type { Table } from '../platform/storage/table.ts';
import * as works from '../platform/jobs/work.ts';

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
    context.addIssue({ code: 'custom', message: 'Not JSON' });
    return z.NEVER;
  }
});

/** The part of a job's input that says whose it is; `name`: of a job on a finished session. */
const jobSchema = jsonSchema.pipe(stepInputSchema.extend({ name: z.string().min(1).optional() }));
type Job = z.infer<typeof jobSchema>;

export interface SweepServices {
  table: Table;
  now: () => Date;
}

/**
 * Fails the session or job whose execution died: ended by its time limit, stopped by an operator, or failed before its own last step
 * (design law 7). A job that has ended already is left as it is, and so is one of which another attempt runs. Other events are ignored.
 * Safe to repeat.
 */
export async function sweep(services: SweepServices, event: unknown): Promise<{ ok: true }> {
  const ended = endedSchema.safeParse(event);
  if (!ended.success) {
    log.warn('The event is not about an execution that ended');
    return { ok: true };
  }
  const { name: execution, status, input } = ended.data.detail;
  const job = jobSchema.safeParse(input);
  if (!job.success) {
    log.warn('An execution ended that belongs to no known job', { execution });
    return { ok: true };
  }
  const isFailed = await failJob(services, job.data, execution, status === 'TIMED_OUT' ? 'States.Timeout' : '');
  if (isFailed) log.warn('An execution died and its job was failed', { execution, status });
  return { ok: true };
}

/** @param execution the dead one: the row must be of that very attempt */
async function failJob({ table, now }: SweepServices, job: Job, execution: string, fault: string): Promise<boolean> {
  const { sub, sessionId, name } = job;
  if (name === undefined) {
    const row = await sessions.findSession(table, sessionIdOf(job));
    if (row?.status !== 'processing' || sessions.executionName(row) !== execution) return false;
    return sessions.endSession(table, row, { status: 'failed', ...stoppedSession(fault) }, now());
  }
  const row = await works.findWork(table, { sub, sessionId, name });
  if (row?.status !== 'processing' || works.executionName(row) !== execution) return false;
  const { errorMessage, reason } = stoppedWork(fault);
  await works.failWork(table, row, errorMessage, now(), reason);
  return true;
}
