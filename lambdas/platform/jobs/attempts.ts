import { AppError } from '../../../shared/errors.ts';
import type { QuotaLimit } from '../../../shared/metrics.ts';
import { noteActivity } from '../users/activity.ts';
import type { Jobs } from './executions.ts';
import { countQuotaRefusal } from '../log/metrics.ts';
import { activeLimit, activeText, quotaText, quotaWrite } from '../users/quota.ts';
import { endSession, executionName, findSession, type Opening, openSession, type SessionRow } from './sessions.ts';
import { stoppedSession } from './interrupted.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import type { UploadRow } from '../uploads/uploads.ts';

/** What an attempt of a session's work needs. */
export interface AttemptServices {
  table: Table;
  jobs: Jobs;
  now: () => Date;
  dailyQuota: number;
}

/** What a user is told who has used up a limit; counted, for many of them mean that the limit is wrong. */
export function refusal(sub: string, limit: QuotaLimit, dailyQuota: number): AppError {
  countQuotaRefusal(limit, sub);
  return new AppError('quota', limit === 'daily' ? quotaText(dailyQuota) : activeText);
}

/** An upload as a session's document, not read yet. */
export const newDocument = ({ uploadId, name, size, digest }: UploadRow): SessionRow['documents'][number] => ({
  uploadId,
  name,
  size,
  ...(digest === undefined ? {} : { digest }),
  status: 'pending',
  pages: null,
  error: null,
});

/** Starts the execution of a session's current attempt; nothing happens when it runs already. */
export async function resume({ jobs }: Pick<AttemptServices, 'jobs'>, row: SessionRow): Promise<SessionRow> {
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

/**
 * Refuses work that would need the file of a document that is kept no more, and says what helps: `isSkippable`: also to go on without it.
 * @throws {AppError} conflict
 */
function assertKept(documents: SessionRow['documents'], isSkippable: boolean): void {
  const removed = documents.filter(({ isRemoved = false }) => isRemoved);
  if (removed.length === 0) return;
  const names = removed.map(({ name }) => name).join(', ');
  const skip = isSkippable ? 'Cuba semula sesi itu tanpa fail bermasalah, atau cipta' : 'Cipta';
  throw new AppError(
    'conflict',
    `Fail ini tidak lagi disimpan dan tidak boleh dianalisis semula: ${names}. ${skip} sesi baharu dan muat naik salinan yang bersih, atau fail lain.`,
  );
}

const isFailed = ({ status }: SessionRow['documents'][number]): boolean => status === 'failed';

/**
 * A new attempt of a failed session, optionally without the documents that could not be read; texts already read are kept.
 * @throws {AppError} conflict when the file of a document is kept no more (`isRemoved`): the session stays as it is, with its reason;
 * invalid when no document would be left; quota.
 */
export async function retrySession(
  services: AttemptServices,
  row: SessionRow,
  skipFailed: boolean,
): Promise<SessionRow> {
  const wanted = row.documents.filter((document) => !skipFailed || !isFailed(document));
  assertKept(wanted, !row.documents.every(isFailed));
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
  services: AttemptServices,
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
 * @throws {AppError} conflict when it has not been finished: it is tried again first, or cannot be since its file is kept no more; quota.
 */
export async function reviseSession(
  services: AttemptServices,
  row: SessionRow,
  wish: { stage: string; uploads: () => Promise<readonly UploadRow[]> },
): Promise<SessionRow> {
  if (row.status === 'processing') return row;
  if (row.status !== 'completed') {
    assertKept(row.documents, false);
    throw new AppError('conflict', 'Sesi ini belum selesai dianalisis. Cuba lagi analisis itu dahulu.');
  }
  const added = (await wish.uploads()).map(newDocument);
  return open(services, row, {
    documents: [...row.documents, ...added],
    finishedDocuments: row.documents.length,
    stage: wish.stage,
  });
}

/**
 * Starts the work of a session on these documents, which come after those it is finished with, and forgets how the named works on those
 * went. Should the work fail, a session that was finished is as it was before.
 * A session in work, or whose works have begun or ended meanwhile, is returned as it is.
 */
export async function fillSession(
  services: AttemptServices,
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
  { table, jobs, now }: Pick<AttemptServices, 'table' | 'jobs' | 'now'>,
  row: SessionRow,
): Promise<SessionRow> {
  if (row.status !== 'processing' || now().getTime() - Date.parse(row.updatedAt) < silence) return row;
  const state = await jobs.stateOf(executionName(row));
  if (state === 'running') return row;
  if (state === 'missing') return resume({ jobs }, row);
  await endSession(table, row, { status: 'failed', ...stoppedSession() }, now());
  return (await findSession(table, row)) ?? row;
}
