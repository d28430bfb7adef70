import * as z from 'zod';
import type { ModuleName } from '../../../shared/modules.ts';
import { noteActivity } from '../users/activity.ts';
import { type AttemptServices, newDocument, refusal, resume, retrySession } from './attempts.ts';
import { counterWrites } from '../statistics/counters.ts';
import { activityKey, activityWrite } from '../statistics/activityLog.ts';
import { keys } from '../storage/keys.ts';
import { ensureProfile, type Person } from '../users/profiles.ts';
import { activeLimit, quotaWrite } from '../users/quota.ts';
import { findSession, forgetRequest, putSession, type SessionRow } from './sessions.ts';
import { ConditionFailed, type Table, type Write } from '../storage/table.ts';
import { secondsAfter } from '../time.ts';
import { fingerprintOf, type UploadRow } from '../uploads/uploads.ts';

export interface StartServices extends AttemptServices {
  newId: () => string;
}

export interface NewSession {
  sub: string;
  /** Who wishes it: one who has called nothing else yet joins with the session. */
  person?: Person;
  module: ModuleName;
  sessionName: string;
  /** The checked documents; asked for only when the same request has not made a session before. */
  uploads: () => Promise<readonly UploadRow[]>;
  stage: string;
  data: Record<string, unknown>;
  fingerprint: string;
  /** For how long the same request means the same session. */
  sameForSeconds: number;
}

const requestSchema = z.object({ sessionId: z.string(), expiresAt: z.number() });

type Wish = Pick<NewSession, 'sub' | 'module' | 'fingerprint'>;
type Looks = Pick<StartServices, 'table' | 'now'>;

/** The id of the session that the same request made before, or null; that session may be gone. */
async function requested({ table, now }: Looks, { sub, fingerprint }: Wish): Promise<string | null> {
  const request = await table.get(keys.request(sub, fingerprint), requestSchema);
  return request === null || request.expiresAt <= secondsAfter(now(), 0) ? null : request.sessionId;
}

const sessionOfRequest = async (services: Looks, wish: Wish): Promise<SessionRow | null> => {
  const id = await requested(services, wish);
  return id === null ? null : findSession(services.table, { sub: wish.sub, module: wish.module, id });
};

/**
 * Makes a session and starts its work, once: a repeated request gets the running or finished session, and after a failure a new
 * attempt of it (design §3).
 * @throws {AppError} quota
 */
export async function startSession(services: StartServices, session: NewSession): Promise<SessionRow> {
  const { table, now, newId, dailyQuota } = services;
  await welcome(table, session, now());
  const earlier = await sessionOfRequest(services, session);
  if (earlier !== null)
    return earlier.status === 'failed' ? retrySession(services, earlier, false) : resume(services, earlier);

  const at = now();
  const id = newId();
  const row = newRow(session, await session.uploads(), id, at);
  try {
    await table.transact([
      putRequest(session, id, id, at, session.sameForSeconds),
      quotaWrite(session.sub, at, dailyQuota),
      putSession(row),
      ...counterWrites({ ...row, sessionId: id }, { total: 1, processing: 1 }, at, activeLimit),
      activityWrite(row, row.status, at),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isRepeated, isOverQuota] = error.refused;
    if (isRepeated === true) return repeated(services, session);
    throw refusal(session.sub, isOverQuota === true ? 'daily' : 'active', dailyQuota);
  }
  return resume(services, { ...row, SK: '' });
}

/** Notes that the owner is active. Whoever has a session is a user with a profile, also one who has never opened the page. */
async function welcome(table: Table, { sub, person }: Pick<NewSession, 'sub' | 'person'>, at: Date): Promise<void> {
  const hasJoined = await noteActivity(table, sub, at);
  if (!hasJoined && person !== undefined) await ensureProfile(table, person, at);
}

/** Notes that a request has made session `id`, unless another holds it; `replaced` is the session it may be taken from. */
const putRequest = ({ sub, fingerprint }: Wish, id: string, replaced: string, at: Date, seconds: number): Write => ({
  put: { ...keys.request(sub, fingerprint), sessionId: id, expiresAt: secondsAfter(at, seconds) },
  if: 'attribute_not_exists(PK) OR expiresAt <= :now OR sessionId = :replaced',
  values: { ':now': secondsAfter(at, 0), ':replaced': replaced },
});

/** Another request of the same kind won the race a moment ago; or its session was deleted since and the name may be used again. */
async function repeated(services: StartServices, session: NewSession): Promise<SessionRow> {
  const { sub, module, fingerprint } = session;
  const id = await requested(services, session);
  if (id !== null) {
    const winner = await findSession(services.table, { sub, module, id });
    if (winner !== null) return winner;
    // Of the session that is gone only: yet another request may have come meanwhile.
    await forgetRequest(services.table, { sub, id, fingerprint });
  }
  return startSession(services, session);
}

const newRow = (
  session: Omit<NewSession, 'uploads' | 'sameForSeconds'>,
  uploads: readonly UploadRow[],
  id: string,
  at: Date,
): Omit<SessionRow, 'SK'> => ({
  sub: session.sub,
  module: session.module,
  id,
  sessionName: session.sessionName,
  status: 'processing',
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  finishedAt: null,
  documents: uploads.map(newDocument),
  errorMessage: null,
  progress: { step: 'queued', done: 0, total: uploads.length, startedAt: at.toISOString() },
  stage: session.stage,
  attempt: 1,
  fingerprint: session.fingerprint,
  data: session.data,
  counted: { documents: 0, courses: 0, merangkai: 0 },
  finishedDocuments: null,
  formerUploads: [],
  searchKeys: [],
  activityKeys: [activityKey({ id }, 'processing', at)],
  works: {},
});

/** Within this time the same name is a repeated click, as long as its session still waits for its documents. */
const nameRepeatSeconds = 60;

/** Makes a session that waits for its documents (status pending), once a click. */
export async function createSession(
  services: Pick<StartServices, 'table' | 'now' | 'newId'>,
  session: Pick<NewSession, 'sub' | 'person' | 'module' | 'sessionName' | 'stage' | 'data'>,
): Promise<SessionRow> {
  const { table, now, newId } = services;
  const at = now();
  await welcome(table, session, at);
  const wish = { ...session, fingerprint: fingerprintOf(session.module, session.sessionName, []) };
  const earlierId = await requested(services, wish);
  const earlier = earlierId === null ? null : await findSession(table, { ...session, id: earlierId });
  if (earlier?.status === 'pending') return earlier;
  const id = newId();
  const row = {
    ...newRow(wish, [], id, at),
    status: 'pending' as const,
    progress: null,
    activityKeys: [activityKey({ id }, 'pending', at)],
  };
  try {
    await table.transact([
      putRequest(wish, id, earlierId ?? id, at, nameRepeatSeconds),
      putSession(row),
      ...counterWrites({ ...row, sessionId: id }, { total: 1 }, at),
      activityWrite(row, row.status, at),
    ]);
  } catch (error) {
    const winner = error instanceof ConditionFailed ? await sessionOfRequest(services, wish) : null;
    if (winner === null) throw error;
    return winner;
  }
  return { ...row, SK: '' };
}
