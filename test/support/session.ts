import { ulid } from 'ulid';
import { type Jobs, newJob } from '../../lambdas/platform/jobs/job.ts';
import { type NewSession, type NewSessionServices, startSession } from '../../lambdas/platform/jobs/newSession.ts';
import { newSessionRow, putSession, reading, type SessionRow } from '../../lambdas/platform/jobs/session.ts';
import type { Table } from '../../lambdas/platform/storage/table.ts';

let sessions = 0;

/** A session of PEDAGONA in the table, of an owner of its own, completed by its first reading unless `changes` say otherwise. */
export async function putTestSession(table: Table, changes: Partial<SessionRow>, at: Date): Promise<SessionRow> {
  const n = ++sessions;
  const sub = `guru${n}`;
  const id = `01ARZ3NDEKTSV4RRFFQ69G${String(n).padStart(4, '0')}`;
  const row = {
    ...newSessionRow({ sub, module: 'pedagona', id, sessionName: 'Sesi', fingerprint: 'x', data: {} }, at),
    status: 'completed' as const,
    jobs: { [reading]: { ...newJob('merungkai', 1, {}, at), status: 'completed' as const } },
    ...changes,
  };
  await table.transact([putSession(row)]);
  return row;
}

/** What one call of a model used. */
export const oneCall = {
  calls: 1,
  inputTokens: 10,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 5,
  milliseconds: 10,
  usd: 0.001,
};

/** A state machine whose executions run for ever. */
export const endlessJobs: Jobs = { start: async () => undefined, stateOf: async () => 'running' };

/** Documents that came by a ticket. */
export const uploadsOf =
  (...names: string[]): NewSession['uploads'] =>
  async () =>
    names.map((name) => ({ uploadId: ulid(), module: 'pedagona', name, size: 1, type: 'application/pdf' }));

/** Starts a session as a request does that nobody has made before, unless `session` says otherwise. */
export const startTestSession = (
  services: Pick<NewSessionServices, 'table' | 'now'> & Partial<NewSessionServices>,
  session: Pick<NewSession, 'sub'> & Partial<NewSession>,
): Promise<SessionRow> =>
  startSession(
    { jobs: endlessJobs, newId: () => ulid(), dailyQuota: 10_000, ...services },
    {
      module: 'pedagona',
      sessionName: 'Sesi',
      uploads: uploadsOf('a.pdf'),
      stage: 'merungkai',
      data: {},
      fingerprint: ulid(),
      sameForSeconds: 60,
      ...session,
    },
  );
