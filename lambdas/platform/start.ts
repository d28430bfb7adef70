import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { QuotaLimit } from '../../shared/metrics.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { noteActivity } from './activity.ts';
import { counterWrites } from './counters.ts';
import { happenedKey, happenedWrite } from './happened.ts';
import type { Jobs } from './jobs.ts';
import { keys } from './keys.ts';
import { countQuotaRefusal } from './metrics.ts';
import { ensureProfile, type Person } from './profiles.ts';
import { activeLimit, activeText, quotaText, quotaWrite } from './quota.ts';
import {
  endSession,
  executionName,
  findSession,
  forgetRequest,
  type Opening,
  openSession,
  putSession,
  type SessionRow,
} from './sessions.ts';
import { stoppedSession } from './stopped.ts';
import { ConditionFailed, type Table, type Write } from './table.ts';
import { secondsAfter } from './time.ts';
import { fingerprintOf, type UploadRow } from './uploads.ts';

export interface StartServices {
  table: Table;
  jobs: Jobs;
  now: () => Date;
  newId: () => string;
  dailyQuota: number;
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
      happenedWrite(row, row.status, at),
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

/** What a user is told who has used up a limit; counted, for many of them mean that the limit is wrong. */
function refusal(sub: string, limit: QuotaLimit, dailyQuota: number): AppError {
  countQuotaRefusal(limit, sub);
  return new AppError('quota', limit === 'daily' ? quotaText(dailyQuota) : activeText);
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

const newDocument = ({ uploadId, name, size, digest }: UploadRow): SessionRow['documents'][number] => ({
  uploadId,
  name,
  size,
  ...(digest === undefined ? {} : { digest }),
  status: 'pending',
  pages: null,
  error: null,
});

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
  happenedKeys: [happenedKey({ id }, 'processing', at)],
  works: {},
});

/** Starts the execution of a session's current attempt; nothing happens when it runs already. */
async function resume({ jobs }: Pick<StartServices, 'jobs'>, row: SessionRow): Promise<SessionRow> {
  if (row.status !== 'processing') return row;
  await jobs.start(executionName(row), {
    sub: row.sub,
    module: row.module,
    sessionId: row.id,
    stage: row.stage,
    attempt: row.attempt,
    documents: row.documents.map((_, n) => n),
  });
  return row;
}

const removedText = (names: readonly string[]): string =>
  `Fail ini tidak lagi disimpan dan tidak boleh dianalisis semula: ${names.join(', ')}. Cipta sesi baharu dan muat naik salinan yang bersih, atau fail lain.`;

/**
 * A new attempt of a failed session, optionally without the documents that could not be read; texts already read are kept.
 * @throws {AppError} conflict when the file of a document is kept no more (`isRemoved`): the session stays as it is, with its reason;
 * invalid when no document would be left; quota.
 */
export async function retrySession(services: StartServices, row: SessionRow, skipFailed: boolean): Promise<SessionRow> {
  const wanted = row.documents.filter(({ status }) => !skipFailed || status !== 'failed');
  const removed = wanted.filter(({ isRemoved = false }) => isRemoved);
  if (removed.length > 0) throw new AppError('conflict', removedText(removed.map(({ name }) => name)));
  const documents = wanted.map((document) => ({
    ...document,
    status: document.pages === null ? ('pending' as const) : ('read' as const),
    error: null,
  }));
  if (documents.length === 0)
    throw new AppError('invalid', 'Tiada dokumen yang boleh dianalisis. Sila cipta sesi baharu dengan dokumen lain.');
  return open(services, row, { documents, finishedDocuments: null, stage: row.stage });
}

/**
 * Begins the next attempt of a session and starts its execution; a session changed a moment ago is returned as it stands, for another's
 * wish of the same kind is as good.
 * @throws {AppError} quota; not_found when it is gone.
 */
async function open(
  services: StartServices,
  row: SessionRow,
  opening: Omit<Opening, 'limit' | 'extra'>,
): Promise<SessionRow> {
  const { table, now, dailyQuota } = services;
  const at = now();
  await noteActivity(table, row.sub, at);
  const extra = [quotaWrite(row.sub, at, dailyQuota)];
  try {
    await openSession(table, row, { ...opening, limit: activeLimit, extra }, at);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isChanged, isBusy] = error.refused;
    if (isChanged !== true) throw refusal(row.sub, isBusy === true ? 'active' : 'daily', dailyQuota);
  }
  const current = await findSession(table, row);
  if (current === null) throw new AppError('not_found', 'Sesi tidak dijumpai');
  return resume(services, current);
}

/**
 * Starts work on a finished session with more documents, once: a session in work is returned as it is. Should the work fail, the session
 * is as it was before.
 * @throws {AppError} conflict when it has not been finished, quota.
 */
export async function reviseSession(
  services: StartServices,
  row: SessionRow,
  wish: { stage: string; uploads: () => Promise<readonly UploadRow[]> },
): Promise<SessionRow> {
  if (row.status === 'processing') return row;
  if (row.status !== 'completed')
    throw new AppError('conflict', 'Sesi ini belum selesai dianalisis. Cuba lagi analisis itu dahulu.');
  const added = (await wish.uploads()).map(newDocument);
  return open(services, row, {
    documents: [...row.documents, ...added],
    finishedDocuments: row.documents.length,
    stage: wish.stage,
  });
}

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
    happenedKeys: [happenedKey({ id }, 'pending', at)],
  };
  try {
    await table.transact([
      putRequest(wish, id, earlierId ?? id, at, nameRepeatSeconds),
      putSession(row),
      ...counterWrites({ ...row, sessionId: id }, { total: 1 }, at),
      happenedWrite(row, row.status, at),
    ]);
  } catch (error) {
    const winner = error instanceof ConditionFailed ? await sessionOfRequest(services, wish) : null;
    if (winner === null) throw error;
    return winner;
  }
  return { ...row, SK: '' };
}

/**
 * Starts the work of a session on these documents, which come after those it is finished with, and forgets how the named works on those
 * went. Should the work fail, a session that was finished is as it was before.
 * A session in work, or whose works have begun or ended meanwhile, is returned as it is.
 */
export async function fillSession(
  services: StartServices,
  row: SessionRow,
  wish: { stage: string; uploads: () => Promise<readonly UploadRow[]>; works: readonly string[] },
): Promise<SessionRow> {
  if (row.status === 'processing') return row;
  const added = (await wish.uploads()).map(newDocument);
  const finished = row.status === 'completed' ? row.documents : [];
  return open(services, row, {
    documents: [...finished, ...added],
    finishedDocuments: finished.length === 0 ? null : finished.length,
    stage: wish.stage,
    forgottenWorks: wish.works,
  });
}

/** A session is looked after when nothing was heard of its work for this long. */
const silence = 15_000;

/**
 * The row as it truly stands (design law 7): work that was never started is started, work whose execution died is failed. Called on
 * every read of a processing session, so nobody can see one that hangs.
 */
export async function healed(
  { table, jobs, now }: Pick<StartServices, 'table' | 'jobs' | 'now'>,
  row: SessionRow,
): Promise<SessionRow> {
  if (row.status !== 'processing' || now().getTime() - Date.parse(row.updatedAt) < silence) return row;
  const state = await jobs.stateOf(executionName(row));
  if (state === 'running') return row;
  if (state === 'missing') return resume({ jobs }, row);
  await endSession(table, row, { status: 'failed', ...stoppedSession() }, now());
  return (await findSession(table, row)) ?? row;
}
