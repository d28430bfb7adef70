import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { moduleNames } from '../../../shared/modules.ts';
import type { StageState } from '../../../shared/artefact.ts';
import { noteActivity } from '../users/activity.ts';
import { counterWrites } from '../statistics/counters.ts';
import type { FailureReason } from './failure.ts';
import type { Jobs } from './executions.ts';
import { keys } from '../storage/keys.ts';
import { countEnding, countQuotaRefusal } from '../log/metrics.ts';
import { quotaText, quotaWrite } from '../users/quota.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { stoppedWork } from './interrupted.ts';
import { type Change, ConditionFailed, type Table, type Write } from '../storage/table.ts';
import { endingWrite } from '../statistics/usage.ts';

/**
 * Work on a finished session: one row for each piece of it (`merangkai`, `export` ...). It is started once, ends completed or failed,
 * and may be tried again after a failure; the session itself stays completed meanwhile (design law 7).
 */
const workRowSchema = z.object({
  sub: z.string(),
  module: z.enum(moduleNames),
  sessionId: z.string(),
  name: z.string(),
  /** The branch of the state machine. */
  stage: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  attempt: z.int().positive(),
  errorMessage: z.string().nullable(),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What the steps need beyond ids; short texts of the owner, never document text. */
  input: z.record(z.string(), z.unknown()),
});
export type WorkRow = z.infer<typeof workRowSchema>;

export interface WorkServices {
  table: Table;
  jobs: Jobs;
  now: () => Date;
  dailyQuota: number;
}

export interface WorkId {
  sub: string;
  sessionId: string;
  name: string;
}

const keyOf = ({ sub, sessionId, name }: WorkId) => keys.artefact(sub, sessionId, `work#${name}`);

export const findWork = (table: Table, id: WorkId): Promise<WorkRow | null> => table.get(keyOf(id), workRowSchema);

/** The deterministic name of an attempt's execution; Step Functions takes 80 characters, so work's name does not repeat the session's id. */
export const executionName = (row: Pick<WorkRow, 'module' | 'sessionId' | 'name' | 'attempt'>): string =>
  `${row.module}-${row.sessionId}-${row.name.replaceAll('#', '-')}-${row.attempt}`;

/** As the page is told. */
export const stateOf = (row: WorkRow | null): StageState =>
  row === null
    ? { status: 'none', errorMessage: null, startedAt: null }
    : { status: row.status, errorMessage: row.errorMessage, startedAt: row.startedAt };

/** A transaction's condition: the session is there and finished. */
export const sessionFinished = (session: Pick<SessionRow, 'sub' | 'module' | 'id'>): Write => ({
  check: keys.session(session.sub, session.module, session.id),
  if: '#status = :completed',
  names: { '#status': 'status' },
  values: { ':completed': 'completed' },
});

/** What is started, and what keeps it from being started. */
export interface Start {
  name: string;
  stage: string;
  input?: Record<string, unknown>;
  repeatable?: boolean;
  /** Other work, by its name, beside which this one must not go on; and what is said then. */
  unless?: { name: string; message: string };
}

/**
 * Starts a piece of work on a finished session, once. Running work is returned as it is; finished work too unless it is `repeatable`;
 * failed work gets a new attempt.
 * @throws {AppError} conflict when the session is not finished (or gone) or the other work goes on, quota.
 */
export async function startWork(services: WorkServices, session: SessionRow, work: Start): Promise<WorkRow> {
  const { table, jobs, now, dailyQuota } = services;
  const id = { sub: session.sub, sessionId: session.id, name: work.name };
  const earlier = await findWork(table, id);
  if (
    earlier !== null &&
    (earlier.status === 'processing' || (earlier.status === 'completed' && work.repeatable !== true))
  ) {
    return earlier.status === 'processing' ? healedWork(services, earlier) : earlier;
  }
  await noteActivity(table, session.sub, now());
  const at = now().toISOString();
  const row: WorkRow = {
    ...id,
    module: session.module,
    stage: work.stage,
    status: 'processing',
    attempt: (earlier?.attempt ?? 0) + 1,
    errorMessage: null,
    startedAt: at,
    updatedAt: at,
    input: work.input ?? {},
  };
  try {
    await table.transact([
      {
        put: { ...keyOf(id), ...row },
        ...(earlier === null
          ? { if: 'attribute_not_exists(PK)' }
          : {
              if: '#attempt = :attempt AND #status <> :processing',
              names: { '#attempt': 'attempt', '#status': 'status' },
              values: { ':attempt': earlier.attempt, ':processing': 'processing' },
            }),
      },
      { change: besideNone(standing(row, 'processing', '#status = :finished'), work.unless?.name) },
      quotaWrite(session.sub, now(), dailyQuota),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isTaken, isNotFinished] = error.refused;
    if (isNotFinished === true) throw await refusalOf(table, session, work);
    const winner = isTaken === true ? await findWork(table, id) : null;
    if (winner !== null) return winner;
    countQuotaRefusal('daily', session.sub);
    throw new AppError('quota', quotaText(dailyQuota));
  }
  await begin(jobs, row);
  return row;
}

/** Tells the session how a piece of work stands, so that a list needs no other row. */
const standing = (row: WorkRow, stands: WorkRow['status'], condition: string): Change => ({
  key: keys.session(row.sub, row.module, row.sessionId),
  setPaths: { '#works.#work': ':stands' },
  if: condition,
  names: { '#works': 'works', '#work': row.name, '#status': 'status' },
  values: { ':stands': stands, ':finished': 'completed' },
});

/** The same change, refused also while other work of the session goes on: two that look first and write then would both begin. */
const besideNone = (change: Change, other: string | undefined): Change =>
  other === undefined
    ? change
    : {
        ...change,
        if: `${change.if} AND (attribute_not_exists(#works.#other) OR #works.#other <> :goesOn)`,
        names: { ...change.names, '#other': other },
        values: { ...change.values, ':goesOn': 'processing' },
      };

/** Why the session took no work. */
async function refusalOf(table: Table, session: SessionRow, { unless }: Start): Promise<AppError> {
  const now = await findSession(table, session);
  if (unless !== undefined && now?.status === 'completed') return new AppError('conflict', unless.message);
  return new AppError('conflict', 'Sesi ini belum selesai dianalisis. Tunggu sehingga analisis selesai.');
}

const begin = (jobs: Jobs, row: WorkRow): Promise<void> =>
  jobs.start(executionName(row), {
    sub: row.sub,
    module: row.module,
    sessionId: row.sessionId,
    stage: row.stage,
    name: row.name,
    attempt: row.attempt,
  });

const silence = 15_000;

/** The row as it truly stands: work that was never started is started, work whose execution died is failed. */
export async function healedWork(
  services: Pick<WorkServices, 'table' | 'jobs' | 'now'>,
  row: WorkRow,
): Promise<WorkRow> {
  const { table, jobs, now } = services;
  if (row.status !== 'processing' || now().getTime() - Date.parse(row.updatedAt) < silence) return row;
  const state = await jobs.stateOf(executionName(row));
  if (state === 'running') return row;
  if (state === 'missing') {
    await begin(jobs, row);
    return row;
  }
  const { errorMessage, reason } = stoppedWork();
  await failWork(table, row, errorMessage, now(), reason);
  return (await findWork(table, row)) ?? row;
}

const pollMilliseconds = 250;

/** Waits until work has ended, at most `milliseconds`; then the row as it stands (design §3), or null when its session was deleted. */
export async function waitForWork(
  services: Pick<WorkServices, 'table' | 'now'>,
  row: WorkRow,
  milliseconds: number,
): Promise<WorkRow | null> {
  const until = services.now().getTime() + milliseconds;
  let current: WorkRow | null = row;
  while (current?.status === 'processing' && services.now().getTime() < until) {
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    current = await findWork(services.table, row);
  }
  return current;
}

/** Holds only while this attempt is under way. */
const whileWorking = (row: Pick<WorkRow, 'attempt'>) => ({
  if: '#status = :processing AND #attempt = :attempt',
  names: { '#status': 'status', '#attempt': 'attempt' },
  values: { ':processing': 'processing', ':attempt': row.attempt },
});

/** A transaction's condition: this attempt of the work is the one under way. */
export const stillWorking = (row: WorkRow): Write => ({ check: keyOf(row), ...whileWorking(row) });

/** What finished work changes in its session: flags of the module's data, and artefacts it counts. */
export interface WorkGain {
  /** Paths below the session row's `data`, such as `checks.merangkai`, and their values. */
  data?: Record<string, unknown>;
  documents: number;
}

/**
 * Completes work with what it gained, in one transaction with the counters. @returns false when this attempt is not under way any more,
 * or the session is gone.
 */
export async function completeWork(
  table: Table,
  row: WorkRow,
  session: SessionRow,
  gain: WorkGain,
  now: Date,
  extra: Write[] = [],
): Promise<boolean> {
  const paths = Object.keys(gain.data ?? {});
  const ending = { ...row, failure: null };
  try {
    await table.transact([
      {
        change: {
          key: keyOf(row),
          set: { status: 'completed', errorMessage: null, updatedAt: now.toISOString() },
          ...whileWorking(row),
        },
      },
      {
        change: {
          key: keys.session(session.sub, session.module, session.id),
          set: { updatedAt: now.toISOString() },
          setPaths: {
            '#counted.#documents': '#counted.#documents + :documents',
            '#works.#work': ':stands',
            ...Object.fromEntries(paths.map((path, i) => [`#data.${namesOf(path)}`, `:gain${i}`])),
          },
          if: 'attribute_exists(PK)',
          names: {
            '#counted': 'counted',
            '#documents': 'documents',
            '#works': 'works',
            '#work': row.name,
            // DynamoDB refuses names that are not used.
            ...(paths.length > 0 ? { '#data': 'data' } : {}),
            ...Object.fromEntries(paths.flatMap((path) => path.split('.').map((part) => [`#${part}`, part]))),
          },
          values: {
            ':documents': gain.documents,
            ':stands': 'completed',
            ...Object.fromEntries(paths.map((path, i) => [`:gain${i}`, gain.data?.[path]])),
          },
        },
      },
      ...counterWrites({ ...session, sessionId: session.id }, { documents: gain.documents }, now),
      endingWrite(ending, row.sessionId, now),
      ...extra,
    ]);
    countEnding('stage', ending, row.sessionId, now);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

const namesOf = (path: string): string =>
  path
    .split('.')
    .map((part) => `#${part}`)
    .join('.');

/** Ends work that went wrong with a sentence for the user; nothing happens when this attempt is not under way. */
export async function failWork(
  table: Table,
  row: WorkRow,
  errorMessage: string,
  now: Date,
  reason: FailureReason = 'other',
): Promise<void> {
  const ending = { ...row, failure: reason };
  try {
    await table.transact([
      {
        change: {
          key: keyOf(row),
          set: { status: 'failed', errorMessage, updatedAt: now.toISOString() },
          ...whileWorking(row),
        },
      },
      { change: standing(row, 'failed', '#status = :finished') },
      endingWrite(ending, row.sessionId, now),
    ]);
    countEnding('stage', ending, row.sessionId, now);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
