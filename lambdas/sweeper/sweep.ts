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
    context.addIssue({ code: 'custom', message: 'It is no JSON' });
    return z.NEVER;
  }
});

/** What the jobs of modules are started with, as far as it tells whose they are; `name`: of work on a finished session. */
const jobSchema = jsonSchema.pipe(stepInputSchema.extend({ name: z.string().min(1).optional() }));
type Job = z.infer<typeof jobSchema>;

export interface SweepServices {
  table: Table;
  now: () => Date;
}

/**
 * Fails the session or the work whose execution died: one that was ended by its time limit, stopped by an operator, or cut down before its
 * own last step (design law 7). A job that told its owner how it ended is left as it is, and so is one of which another attempt runs.
 * Events of other kinds are let go. Safe to repeat.
 */
export async function sweep(services: SweepServices, event: unknown): Promise<{ ok: true }> {
  const ended = endedSchema.safeParse(event);
  if (!ended.success) {
    log.warn('An event is of no execution that ended');
    return { ok: true };
  }
  const { name: execution, status, input } = ended.data.detail;
  const job = jobSchema.safeParse(input);
  if (!job.success) {
    log.warn('An execution that ended is of no job known here', { execution });
    return { ok: true };
  }
  const isStopped = await stop(services, job.data, execution, status === 'TIMED_OUT' ? 'States.Timeout' : '');
  if (isStopped) log.warn('An execution died and its job was failed', { execution, status });
  return { ok: true };
}

/** @param execution the dead one: the row must be of that very attempt */
async function stop({ table, now }: SweepServices, job: Job, execution: string, fault: string): Promise<boolean> {
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
