import type { StageState } from '../../../shared/artefact.ts';
import { type Change, type Condition, succeeds, type Table, type Write } from '../storage/table.ts';
import type { Jobs } from './executions.ts';
import {
  type DocumentRow,
  type Job,
  reading,
  type SessionId,
  sessionKey,
  type SessionRow,
  waitingOf,
} from './session.ts';

/**
 * One attempt of a job, and what its steps note while it is under way. Jobs live in their session's row. The verbs that begin and end
 * them are in `startJob.ts` and `endJob.ts`; a retry is a start after a failure.
 */
export interface JobServices {
  table: Table;
  jobs: Jobs;
  now: () => Date;
  dailyQuota: number;
}

/** One attempt of a job: what a step is told. */
export interface JobId extends SessionId {
  name: string;
  attempt: number;
}

/** The deterministic name of an attempt's execution: it can be started only once. Step Functions takes 80 characters. */
export const executionName = ({ module, id, name, attempt }: JobId): string =>
  `${module}-${id}-${name.replaceAll('#', '-')}-${attempt}`;

/** As the page is told. */
export const stateOf = (job: Job | undefined): StageState =>
  job === undefined
    ? { status: 'none', errorMessage: null, startedAt: null }
    : { status: job.status, errorMessage: job.errorMessage, startedAt: job.startedAt, place: waitingOf(job) };

/** A job that begins now. */
export const newJob = (stage: string, attempt: number, input: Job['input'], at: Date): Job => ({
  stage,
  status: 'processing',
  attempt,
  errorMessage: null,
  startedAt: at.toISOString(),
  updatedAt: at.toISOString(),
  done: 0,
  total: 0,
  input,
});

/** Holds only while this attempt is under way: a step of an older attempt, or of a deleted session, changes nothing. */
const whileRunning = ({ name, attempt }: Pick<JobId, 'name' | 'attempt'>) => ({
  if: '#jobs.#job.#status = :processing AND #jobs.#job.#attempt = :attempt',
  names: { '#jobs': 'jobs', '#job': name, '#status': 'status', '#attempt': 'attempt' },
  values: { ':processing': 'processing', ':attempt': attempt },
});

/** A transaction's condition: this attempt is under way. */
export const stillRunning = (job: JobId): Write => ({ check: sessionKey(job), ...whileRunning(job) });

/** A change of the session's row while this attempt is under way, which notes that the job was heard of. */
export function changeWhileRunning(job: JobId, paths: Change['setPaths'], more: Condition, now: Date): Change {
  const running = whileRunning(job);
  return {
    key: sessionKey(job),
    setPaths: { '#jobs.#job.#updatedAt': ':now', ...paths },
    if: running.if,
    names: { ...running.names, '#updatedAt': 'updatedAt', ...more.names },
    values: { ...running.values, ':now': now.toISOString(), ...more.values },
  };
}

/** Marks one document of a session that is being read; safe to repeat. @returns false when this attempt is not under way */
export function markDocument(
  table: Table,
  job: JobId,
  n: number,
  mark: Partial<Pick<DocumentRow, 'status' | 'pages' | 'error' | 'isRemoved'>>,
  now: Date,
): Promise<boolean> {
  const marks = Object.entries(mark);
  const paths = Object.fromEntries(marks.map(([name]) => [`#documents[${n}].#mark_${name}`, `:mark_${name}`]));
  const names = { '#documents': 'documents', ...Object.fromEntries(marks.map(([name]) => [`#mark_${name}`, name])) };
  const values = Object.fromEntries(marks.map(([name, value]) => [`:mark_${name}`, value]));
  return succeeds(table.change(changeWhileRunning(job, paths, { names, values }, now)));
}

/**
 * Notes of a job its place in the line (0: its turn has come), how many parts it has and how many are written, or, until the next part is
 * written, that a model is busy or silent. @returns false when this attempt is not under way
 */
export function noteOnJob(
  table: Table,
  job: JobId,
  notes: Partial<Pick<Job, 'place' | 'isBusy' | 'done' | 'total'>>,
  now: Date,
): Promise<boolean> {
  const entries = Object.entries(notes);
  const paths = Object.fromEntries(entries.map(([name]) => [`#jobs.#job.#${name}`, `:${name}`]));
  const names = Object.fromEntries(entries.map(([name]) => [`#${name}`, name]));
  const values = Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value]));
  return succeeds(table.change(changeWhileRunning(job, paths, { names, values }, now)));
}

/** Counts one more written part, in the transaction that keeps it; `analysed`: the place of the document that it finishes. */
export const countPart = (job: JobId, analysed: number | null, now: Date): Write => ({
  change: changeWhileRunning(
    job,
    {
      '#jobs.#job.#done': '#jobs.#job.#done + :one',
      '#jobs.#job.#isBusy': ':no',
      ...(analysed === null ? {} : { [`#documents[${analysed}].#status`]: ':analysed' }),
    },
    {
      names: { '#done': 'done', '#isBusy': 'isBusy', ...(analysed === null ? {} : { '#documents': 'documents' }) },
      values: { ':one': 1, ':no': false, ...(analysed === null ? {} : { ':analysed': 'analysed' }) },
    },
    now,
  ),
});

/** Starts the execution of a job's current attempt; does nothing when it was started before. */
export async function beginExecution(
  { jobs }: Pick<JobServices, 'jobs'>,
  session: Omit<SessionRow, 'SK'>,
  name: string,
): Promise<void> {
  const job = session.jobs[name];
  if (job?.status !== 'processing') return;
  const { sub, module, id } = session;
  const { stage, attempt } = job;
  await jobs.start(executionName({ sub, module, id, name, attempt }), {
    sub,
    module,
    sessionId: id,
    name,
    stage,
    attempt,
    documents: name === reading ? session.documents.map((_, n) => n) : [],
  });
}
