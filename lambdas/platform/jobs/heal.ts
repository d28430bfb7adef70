import { fail } from './endJob.ts';
import { interruptedJob } from './failure.ts';
import { beginExecution, executionName, type JobServices } from './job.ts';
import { findSession, type SessionRow } from './session.ts';

/** A job is looked after when nothing was heard of it for this long. */
const silenceMs = 15_000;

/**
 * The session as it truly is: a job that was never started is started, one whose execution ended without a word has failed. Called on
 * every read of a session, so nobody sees a job that hangs.
 */
export async function heal(
  services: Pick<JobServices, 'table' | 'jobs' | 'now'>,
  session: SessionRow,
): Promise<SessionRow> {
  const { table, jobs, now } = services;
  const silent = Object.entries(session.jobs).filter(
    ([, job]) => job.status === 'processing' && now().getTime() - Date.parse(job.updatedAt) >= silenceMs,
  );
  let isChanged = false;
  for (const [name, { attempt }] of silent) {
    const state = await jobs.stateOf(executionName({ ...session, name, attempt }));
    if (state === 'missing') await beginExecution(services, session, name);
    else if (state !== 'running') {
      await fail(table, session, name, interruptedJob(name), now());
      isChanged = true;
    }
  }
  return isChanged ? ((await findSession(table, session)) ?? session) : session;
}
