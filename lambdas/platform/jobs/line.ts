import * as z from 'zod';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { secondsAfter } from '../time.ts';
import { AbandonedError } from './failure.ts';
import { type JobId, stillRunning } from './job.ts';
import type { Job } from './session.ts';

/** After this an execution is over (`lib/pipelines/module.ts`), whatever became of its row. */
const lineSeconds = 3 * 3600;

const rowSchema = z.object({ expiresAt: z.number() });

/**
 * Takes a job's place in its line, or reads its place again. Only the first `atOnce` jobs of a line run, in the order in which they
 * began, so that neither the models nor the account's functions are overrun; a job leaves the line when it ends (`endJob.ts`).
 * @returns the job's place among those that wait; 0 when it is its turn
 * @throws {AbandonedError} when the attempt is not under way any more
 */
export async function placeInLine(table: Table, id: JobId, job: Job, atOnce: number, now: Date): Promise<number> {
  const key = keys.inLine(id, job);
  const row = { ...key, expiresAt: secondsAfter(new Date(job.startedAt), lineSeconds) };
  // When the session has been deleted meanwhile, the row must not be written.
  if (job.place === undefined && !(await succeeds(table.transact([stillRunning(id), { put: row }]))))
    throw new AbandonedError();
  const before = await table.queryAll(keys.line(job.line ?? id.module, key.SK), rowSchema);
  const ahead = before.filter(({ expiresAt }) => expiresAt > secondsAfter(now, 0)).length - 1;
  return Math.max(0, ahead - atOnce + 1);
}
