import { AppError } from '../../../shared/errors.ts';
import type { QuotaLimit } from '../../../shared/metrics.ts';
import { assertOpen } from '../controls.ts';
import { countQuotaRefusal } from '../log/metrics.ts';
import { counterWrites } from '../statistics/counters.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import { all, type Change, type Condition, is, isAbsent, isNot } from '../storage/writes.ts';
import { claims, usedText } from '../uploads/uploads.ts';
import { noteActivity } from '../users/profiles.ts';
import { activeLimit, activeText, quotaText, quotaWrite } from '../users/quota.ts';
import { heal } from './endJob.ts';
import { beginExecution, type JobServices, newJob } from './job.ts';
import { type DocumentRow, type Job, leavingStatus, presentSession, sessionKey, type SessionRow } from './session.ts';

/** The beginning of a reading: the documents it works on, and what becomes of earlier results. */
export interface Opening {
  documents: DocumentRow[];
  /** When further documents are read: how many belong to the completed reading, to which the session returns after a failure. */
  finishedDocuments: number | null;
  /** Jobs on the earlier documents that are forgotten; the start is refused when one of them has begun or ended meanwhile. */
  forgotten?: readonly string[];
}

export interface JobStart {
  name: string;
  stage: string;
  input?: Record<string, unknown>;
  /** Of a job that asks others than models: its own line. */
  line?: string;
  /** Another job beside which this one must not run, and what the user is told then. */
  exclusiveWith?: { name: string; message: string };
  /** Of the job `reading` only. */
  opening?: Opening;
}

/**
 * Starts a job once: one that is under way is returned as it is, one that has ended gets a new
 * attempt. A session that changed a moment ago is returned as it is: another request of the same kind has won.
 * @throws {AppError} not_found when the session is gone; conflict when it is not completed or the exclusive job runs; quota
 */
export async function startJob(services: JobServices, session: SessionRow, start: JobStart): Promise<SessionRow> {
  const { table, now } = services;
  const { name, opening } = start;
  if (session.jobs[name]?.status === 'processing') return heal(services, session);
  const at = now();
  const userDaily = await assertOpen(table, session.module, at, services);
  await noteActivity(table, session.sub, at);
  const known = new Set(session.documents.map(({ uploadId }) => uploadId));
  const added = (opening?.documents ?? []).filter(({ uploadId }) => !known.has(uploadId));
  const claimed = claims(session.sub, added, session.id);
  const delta = { ...leavingStatus(session.status), processing: 1 };
  try {
    await table.transact([
      { change: startChange(session, start, at) },
      quotaWrite(session.sub, at, userDaily),
      ...(opening === undefined ? [] : counterWrites(session, delta, at, activeLimit)),
      ...claimed,
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isChanged, isOverQuota] = error.refused;
    if (claimed.length > 0 && error.refused.slice(-claimed.length).includes(true))
      throw new AppError('conflict', usedText(added));
    if (isChanged === true) return asChanged(table, session, start);
    throw quotaRefusal(session.sub, isOverQuota === true ? 'daily' : 'active', userDaily);
  }
  const started = await presentSession(table, session);
  await beginExecution(services, started, name);
  return started;
}

/** What a user is told who has reached a limit; counted, since many of them mean that the limit is wrong. */
export function quotaRefusal(sub: string, limit: QuotaLimit, dailyQuota: number): AppError {
  countQuotaRefusal(limit, sub);
  return new AppError('quota', limit === 'daily' ? quotaText(dailyQuota) : activeText);
}

/** The session as it is now. @throws {AppError} conflict when it cannot take the job */
async function asChanged(table: Table, session: SessionRow, { opening, exclusiveWith }: JobStart): Promise<SessionRow> {
  const row = await presentSession(table, session);
  if (opening !== undefined) return row;
  if (row.status !== 'completed')
    throw new AppError('conflict', 'Sesi ini belum selesai dianalisis. Tunggu sehingga analisis selesai.');
  if (exclusiveWith !== undefined && row.jobs[exclusiveWith.name]?.status === 'processing')
    throw new AppError('conflict', exclusiveWith.message);
  return row;
}

/** The change of the session's row that starts a job, and what it must find there. */
function startChange(session: SessionRow, start: JobStart, at: Date): Change {
  const { name, stage, input = {}, line, opening, exclusiveWith } = start;
  const attempt = (session.jobs[name]?.attempt ?? session.forgottenAttempts ?? 0) + 1;
  const job: Job = { ...newJob(stage, attempt, input, at), ...(line && { line }) };
  // A reading starts from the very status that was seen; any other job needs a completed session.
  const status = opening === undefined ? 'completed' : session.status;
  const seen = [name, ...(opening?.forgotten ?? [])];
  return {
    key: sessionKey(session),
    set: {
      updatedAt: at.toISOString(),
      [`jobs.${name}`]: job,
      ...(opening && {
        status: 'processing',
        finishedAt: null,
        documents: opening.documents,
        finishedDocuments: opening.finishedDocuments,
        ...forgottenAttempts(session, opening),
      }),
    },
    remove: seen.slice(1).map((forgotten) => `jobs.${forgotten}`),
    if: all(
      is('status', status),
      ...seen.map((each) => isUnchanged(each, session.jobs[each])),
      ...(exclusiveWith === undefined ? [] : [isNot(`jobs.${exclusiveWith.name}.status`, 'processing')]),
    ),
  };
}

/** The names of the executions of forgotten jobs are used up: no later job may have one of them. */
function forgottenAttempts(session: SessionRow, { forgotten = [] }: Opening): Pick<SessionRow, 'forgottenAttempts'> {
  const attempts = forgotten.flatMap((name) => session.jobs[name]?.attempt ?? []);
  return attempts.length === 0 ? {} : { forgottenAttempts: Math.max(session.forgottenAttempts ?? 0, ...attempts) };
}

/** Holds while a job is as it was read. */
const isUnchanged = (name: string, job: Job | undefined): Condition =>
  job === undefined
    ? isAbsent(`jobs.${name}`)
    : all(is(`jobs.${name}.attempt`, job.attempt), is(`jobs.${name}.status`, job.status));

/**
 * The first look comes soon, for a job that is done at once; the pauses then double, to a quarter of a second while the end may be near, later
 * to two seconds: each look reads one row.
 */
const firstPauseMs = 20;
const longestPauseMs = (waitedMs: number): number => (waitedMs < 8_000 ? 250 : 2_000);

/** A POST that generates waits so long for its job (design §4; an HTTP API gives up after 30 s). */
const waitMs = 20_000;

/**
 * Waits until a job has ended or stands in line, for 20 s at the most. @returns the session as it is then
 * @throws {AppError} not_found when it was deleted meanwhile
 */
export async function waitForJob({ table, now }: JobServices, session: SessionRow, name: string): Promise<SessionRow> {
  const from = now().getTime();
  let current = session;
  let pauseMs = firstPauseMs;
  const isWorking = ({ jobs: { [name]: job } }: SessionRow): boolean =>
    job?.status === 'processing' && (job.place ?? 0) === 0;
  while (isWorking(current) && now().getTime() < from + waitMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(2 * pauseMs, longestPauseMs(now().getTime() - from));
    current = await presentSession(table, session);
  }
  return current;
}

/**
 * Waits for a job that was started, as a POST does that generates.
 * @throws {AppError} unprocessable with its sentence when it failed; not_found when the session was deleted meanwhile
 */
export async function awaitJob(
  services: JobServices,
  session: SessionRow,
  name: string,
): Promise<{ session: SessionRow; status: 'processing' | 'completed' }> {
  const ended = await waitForJob(services, session, name);
  const job = ended.jobs[name];
  if (job?.status === 'failed')
    throw new AppError('unprocessable', job.errorMessage ?? 'Penjanaan gagal. Sila cuba lagi.');
  return { session: ended, status: job?.status === 'completed' ? 'completed' : 'processing' };
}
