import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { assertOpen } from '../controls.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { counterWrites } from '../statistics/counters.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import { either, is, isAbsent, isBelow, type Write } from '../storage/writes.ts';
import { secondsAfter } from '../time.ts';
import { claims, fingerprintOf, type UploadRow, usedText } from '../uploads/uploads.ts';
import { noteActivity } from '../users/activity.ts';
import { ensureProfile, type Person } from '../users/profiles.ts';
import { activeLimit, quotaWrite } from '../users/quota.ts';
import { heal } from './endJob.ts';
import { beginExecution, type JobServices, newJob } from './job.ts';
import { newDocument, retryReading } from './reading.ts';
import { findSession, forgetRequest, newSessionRow, putSession, reading, type SessionRow } from './session.ts';
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
type LookServices = Pick<NewSessionServices, 'table' | 'now'>;

/** The id of the session that the same request made before, or null; that session may be gone. */
async function requestedId({ table, now }: LookServices, { sub, fingerprint }: Request): Promise<string | null> {
  const request = await table.get(keys.request(sub, fingerprint), requestSchema);
  return request === null || request.expiresAt <= secondsAfter(now(), 0) ? null : request.sessionId;
}

async function sessionOfRequest(services: LookServices, request: Request): Promise<SessionRow | null> {
  const id = await requestedId(services, request);
  return id === null ? null : findSession(services.table, { sub: request.sub, module: request.module, id });
}

/**
 * Makes a session and starts its reading, once: a repeated request gets the running or finished session, and after a failure a new
 * attempt of it (design §4).
 * @throws {AppError} quota
 */
export async function startSession(services: NewSessionServices, session: NewSession): Promise<SessionRow> {
  const { table, now, newId, dailyQuota } = services;
  await joinOrNoteActivity(table, session, now());
  const earlier = await sessionOfRequest(services, session);
  if (earlier !== null)
    return earlier.status === 'failed' ? retryReading(services, earlier, false) : heal(services, earlier);

  const at = now();
  const userDaily = await assertOpen(table, session.module, at, dailyQuota);
  const id = newId();
  const uploads = await session.uploads();
  const row: Omit<SessionRow, 'SK'> = {
    ...newRow(session, id, at),
    status: 'processing',
    documents: uploads.map(newDocument),
    activityKeys: [activityKey({ id }, 'processing', at)],
    jobs: { [reading]: newJob(session.stage, 1, {}, at) },
  };
  try {
    await table.transact([
      putRequest(session, id, id, at, session.sameForSeconds),
      quotaWrite(session.sub, at, userDaily),
      putSession(row),
      ...counterWrites({ ...row, sessionId: id }, { total: 1, processing: 1 }, at, activeLimit),
      activityWrite(row, row.status, at),
      ...claims(session.sub, uploads, id),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isRepeated, isOverQuota, , isOverActive] = error.refused;
    if (isRepeated === true) return repeated(services, session);
    if (isOverQuota !== true && isOverActive !== true) throw new AppError('conflict', usedText(uploads));
    throw quotaRefusal(session.sub, isOverQuota === true ? 'daily' : 'active', userDaily);
  }
  await beginExecution(services, row, reading);
  return { ...row, SK: '' };
}

/** Notes that the owner is active; the first session makes a profile for a user who has never opened the page. */
async function joinOrNoteActivity(table: Table, { sub, person }: Pick<NewSession, 'sub' | 'person'>, at: Date) {
  const hasJoined = await noteActivity(table, sub, at);
  if (!hasJoined && person !== undefined) await ensureProfile(table, person, at);
}

function newRow(session: Omit<NewSession, 'uploads' | 'sameForSeconds' | 'stage'>, id: string, at: Date) {
  const { sub, module, sessionName, fingerprint, data } = session;
  return newSessionRow({ sub, module, id, sessionName, fingerprint, data }, at);
}

/** Notes that a request has made session `id`, unless another holds it; `replaced` is the session it may be taken from. */
const putRequest = ({ sub, fingerprint }: Request, id: string, replaced: string, at: Date, seconds: number): Write => ({
  put: { ...keys.request(sub, fingerprint), sessionId: id, expiresAt: secondsAfter(at, seconds) },
  if: either(isAbsent(), isBelow('expiresAt', secondsAfter(at, 1)), is('sessionId', replaced)),
});

/** Another request of the same kind won the race a moment ago; or its session was deleted since and the name may be used again. */
async function repeated(services: NewSessionServices, session: NewSession): Promise<SessionRow> {
  const { sub, module, fingerprint } = session;
  const id = await requestedId(services, session);
  if (id !== null) {
    const winner = await findSession(services.table, { sub, module, id });
    if (winner !== null) return winner;
    // Of the deleted session only: yet another request may have come meanwhile.
    await forgetRequest(services.table, { sub, id, fingerprint });
  }
  return startSession(services, session);
}

/** Within this time the same name is a repeated click, as long as its session still waits for its documents. */
const nameRepeatSeconds = 60;

/** Makes a session that waits for its documents (status pending), once a click. */
export async function createSession(
  services: Pick<NewSessionServices, 'table' | 'now' | 'newId'>,
  session: Pick<NewSession, 'sub' | 'person' | 'module' | 'sessionName' | 'data'>,
): Promise<SessionRow> {
  const { table, now, newId } = services;
  const at = now();
  await joinOrNoteActivity(table, session, at);
  const request = { ...session, fingerprint: fingerprintOf(session.module, session.sessionName, []) };
  const earlierId = await requestedId(services, request);
  const earlier = earlierId === null ? null : await findSession(table, { ...session, id: earlierId });
  if (earlier?.status === 'pending') return earlier;
  const id = newId();
  const row = newRow(request, id, at);
  try {
    await table.transact([
      putRequest(request, id, earlierId ?? id, at, nameRepeatSeconds),
      putSession(row),
      ...counterWrites({ ...row, sessionId: id }, { total: 1 }, at),
      activityWrite(row, row.status, at),
    ]);
  } catch (error) {
    const winner = error instanceof ConditionFailed ? await sessionOfRequest(services, request) : null;
    if (winner === null) throw error;
    return winner;
  }
  return { ...row, SK: '' };
}
