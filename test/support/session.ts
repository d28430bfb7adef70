import { newJob } from '../../lambdas/platform/jobs/job.ts';
import {
  newSessionRow,
  putSession,
  reading,
  sessionKey,
  type SessionRow,
} from '../../lambdas/platform/jobs/session.ts';
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
  return { ...row, SK: sessionKey(row).SK };
}
