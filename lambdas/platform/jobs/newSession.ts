import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { assertOpen } from '../controls.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { counterWrites } from '../statistics/counters.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, succeeds, type Table } from '../storage/table.ts';
import { either, is, isAbsent, isBelow, type Write } from '../storage/writes.ts';
import { secondsAfter } from '../time.ts';
import { claims, fingerprintOf, type UploadRow, usedText } from '../uploads/uploads.ts';
import { ensureProfile, noteActivity, type Person } from '../users/profiles.ts';
import { activeLimit, quotaWrite } from '../users/quota.ts';
import { heal } from './endJob.ts';
import { beginExecution, type JobServices, newJob } from './job.ts';
import { newDocument, retryReading } from './reading.ts';
import { findSession, newSessionRow, putSession, reading, type SessionRow } from './session.ts';
import { quotaRefusal } from './startJob.ts';

export interface NewSessionServices extends JobServices {
  newId: () => string;
}

export interface NewSession {
  sub: string;
  /** Who makes it; a user who has called nothing else yet joins with the session. */
  person?: Person;
  module: ModuleName;
  sessionName: string;
  /** The checked documents; called only when the same request has not made a session before. */
  uploads: () => Promise<readonly UploadRow[]>;
  stage: string;
  data: Record<string, unknown>;
  fingerprint: string;
  /** For how long the same request means the same session. */
  sameForSeconds: number;
}

const requestSchema = z.object({ sessionId: z.string(), expiresAt: z.number() });

type Request = Pick<NewSession, 'sub' | 'module' | 'fingerprint'>;

/** The id of the session that the same request made before, and that session unless it is gone. */
export async function earlierOf(
  { table, now }: JobServices,
  { sub, module, fingerprint }: Request,
): Promise<{ id: string | null; session: SessionRow | null }> {
  const request = await table.get(keys.request(sub, fingerprint), requestSchema);
  const id = request === null || request.expiresAt <= secondsAfter(now(), 0) ? null : request.sessionId;
  return { id, session: id === null ? null : await findSession(table, { sub, module, id }) };
}

/**
 * Makes a session and starts its reading, once: a repeated request gets the running or finished session, and after a failure a new
 * attempt of it (design §4).
 * @throws {AppError} quota
 */
export async function startSession(services: NewSessionServices, session: NewSession): Promise<SessionRow> {
  const { table, now, newId } = services;
  const { sub, module, sessionName, fingerprint, data } = session;
  await joinOrNoteActivity(table, session, now());
  const earlier = await earlierOf(services, session);
  if (earlier.session !== null)
    return earlier.session.status === 'failed'
      ? retryReading(services, earlier.session)
      : heal(services, earlier.session);

  const at = now();
  const userDaily = await assertOpen(table, module, at, services);
  const id = newId();
  const uploads = await session.uploads();
  const row: SessionRow = {
    ...newSessionRow({ sub, module, id, sessionName, fingerprint, data }, at),
    status: 'processing',
    documents: uploads.map(newDocument),
    activityKeys: [activityKey({ id }, 'processing', at)],
    jobs: { [reading]: newJob(session.stage, 1, {}, at) },
  };
  try {
    await table.transact([
      putRequest(session, id, earlier.id, at, session.sameForSeconds),
      quotaWrite(sub, at, userDaily),
      putSession(row),
      ...counterWrites(row, { total: 1, processing: 1 }, at, activeLimit),
      activityWrite(row, row.status, at),
      ...claims(sub, uploads, id),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isRepeated, isOverQuota, , isOverActive] = error.refused;
    if (isRepeated === true) return startSession(services, session);
    if (isOverQuota !== true && isOverActive !== true) throw new AppError('conflict', usedText(uploads));
    throw quotaRefusal(sub, isOverQuota === true ? 'daily' : 'active', userDaily);
  }
  await beginExecution(services, row, reading);
  return row;
}

/** Notes that the owner is active; the first session makes a profile for a user who has never opened the page. */
async function joinOrNoteActivity(table: Table, { sub, person }: Pick<NewSession, 'sub' | 'person'>, at: Date) {
  const hasJoined = await noteActivity(table, sub, at);
  if (!hasJoined && person !== undefined) await ensureProfile(table, person, at);
}

/** Notes that a request has made session `id`, unless another has since `earlier` was looked at. */
export const putRequest = (
  { sub, fingerprint }: Request,
  id: string,
  earlier: string | null,
  at: Date,
  seconds: number,
): Write => ({
  put: { ...keys.request(sub, fingerprint), sessionId: id, expiresAt: secondsAfter(at, seconds) },
  if: either(isAbsent(), isBelow('expiresAt', secondsAfter(at, 1)), is('sessionId', earlier)),
});

/** Within this time the same name is a repeated click, as long as its session still waits for its documents. */
const nameRepeatSeconds = 60;

/** Makes a session that waits for its documents (status pending), once a click. */
export async function createSession(
  services: NewSessionServices,
  session: Pick<NewSession, 'sub' | 'person' | 'module' | 'sessionName' | 'data'>,
): Promise<SessionRow> {
  const { table, now, newId } = services;
  const at = now();
  await joinOrNoteActivity(table, session, at);
  const { sub, module, sessionName, data } = session;
  const request = { sub, module, fingerprint: fingerprintOf(module, sessionName, []) };
  const earlier = await earlierOf(services, request);
  if (earlier.session?.status === 'pending') return earlier.session;
  const id = newId();
  const row = newSessionRow({ sub, module, id, sessionName, fingerprint: request.fingerprint, data }, at);
  const isMade = await succeeds(
    table.transact([
      putRequest(request, id, earlier.id, at, nameRepeatSeconds),
      putSession(row),
      ...counterWrites(row, { total: 1 }, at),
      activityWrite(row, row.status, at),
    ]),
  );
  return isMade ? row : createSession(services, session);
}
