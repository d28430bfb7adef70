import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../../lambdas/platform/jobs/failure.ts';
import { type Completion, complete, fail, heal } from '../../../../lambdas/platform/jobs/endJob.ts';
import { executionName, type JobState, stateOf } from '../../../../lambdas/platform/jobs/job.ts';
import { findSession, sessionKey, type SessionRow } from '../../../../lambdas/platform/jobs/session.ts';
import { removeSession } from '../../../../lambdas/platform/jobs/sessionRemoval.ts';
import { awaitJob, type JobStart, startJob, waitForJob } from '../../../../lambdas/platform/jobs/startJob.ts';
import { regenerateJob } from '../../../../lambdas/platform/stages/regenerate.ts';
import { putTestSession } from '../../../support/session.ts';
import { withStorage } from '../../../support/hooks.ts';

const storage = withStorage();

const failure = { errorMessage: 'Gagal. Sila cuba lagi.', reason: 'noAnswer' } as const;
const counted = { documents: 2, courses: 2, merangkai: 1 };

/** A completed session, a clock that is set by hand and a state machine that is told the state of its executions. */
async function open(dailyQuota = 100, changes: Partial<SessionRow> = {}) {
  let now = Date.UTC(2026, 0, 1);
  let execution: JobState = 'running';
  const started: string[] = [];
  let looks = 0;
  const { table } = storage;
  const data = { checks: { dlo: false, report: false } };
  const session = await putTestSession(table, { data, counted, ...changes }, new Date(now));
  const services = {
    table,
    jobs: {
      start: async (name: string) => void started.push(name),
      stateOf: async () => {
        looks++;
        return execution;
      },
    },
    now: () => new Date(now),
    dailyQuota,
  };
  const look = async (): Promise<SessionRow> => (await findSession(table, session)) ?? session;
  const begin = async (start: Partial<JobStart> = {}) =>
    startJob(services, await look(), { name: 'dlo', stage: 'dlo', ...start });
  const completion: Completion = { adds: { documents: 1 }, data: { 'checks.dlo': true } };
  return {
    session,
    services,
    started,
    looks: () => looks,
    look,
    begin,
    job: async (name = 'dlo') => (await look()).jobs[name],
    complete: (row: SessionRow, name = 'dlo', more = completion) => complete(table, row, name, more, services.now()),
    fail: (row: SessionRow) => fail(table, row, 'dlo', failure, services.now()),
    later: (milliseconds: number, state: JobState): void => {
      now += milliseconds;
      execution = state;
    },
    used: async () =>
      (await storage.store.rows())
        .filter(({ PK, SK }) => PK === `USER#${session.sub}` && SK.startsWith('QUOTA#'))
        .map(({ used }) => used),
  };
}

test('A job is started once by any number of clicks, and ended only by the attempt that is under way', async () => {
  const { begin, complete: completed, fail: failed, started, job, session, used } = await open();
  const clicks = () => Promise.all(Array.from({ length: 8 }, () => begin()));
  const rows = await clicks();
  for (const { jobs } of rows) expect(jobs['dlo']).toMatchObject({ status: 'processing', attempt: 1 });
  expect(new Set(started)).toEqual(new Set([`pedagona-${session.id}-dlo-1`]));
  const [first = session] = rows;
  expect(await failed(first)).toBe(true);
  expect(stateOf(await job())).toMatchObject({ status: 'failed', errorMessage: failure.errorMessage });
  const [second = session] = await clicks();
  expect([await failed(first), await completed(first)]).toEqual([false, false]);
  expect(await job()).toMatchObject({ status: 'processing', attempt: 2, errorMessage: null });
  expect([await completed(second), await completed(second), await failed(second)]).toEqual([true, false, false]);
  await begin();
  expect(await job()).toMatchObject({ status: 'processing', attempt: 3 });
  expect(await used()).toEqual([3]);
});

test('A job is refused while its session is read, when the session is gone, and over the quota of the day', async () => {
  const reading = await open(100, { status: 'processing' });
  const unfinished = { code: 'conflict', message: expect.stringMatching(/^Sesi ini belum selesai/) };
  await expect(reading.begin()).rejects.toMatchObject(unfinished);
  await storage.table.remove(sessionKey(reading.session));
  await expect(reading.begin()).rejects.toMatchObject({ code: 'not_found' });
  const { begin, complete: end } = await open(1);
  await end(await begin());
  await expect(begin()).rejects.toMatchObject({ code: 'quota' });
});

test('A job does not run beside the job that it excludes', async () => {
  const { begin, complete: end, job } = await open();
  const start = { name: regenerateJob('dlo'), exclusiveWith: { name: 'dlo', message: 'Tunggu.' } };
  const other = await begin();
  await expect(begin(start)).rejects.toMatchObject({ code: 'conflict', message: 'Tunggu.' });
  await end(other);
  await begin(start);
  expect(await job(start.name)).toMatchObject({ status: 'processing' });
});

test.each(['reading', 'pentaksiran', regenerateJob('pentaksiran'), regenerateJob('course#12')])(
  'A job %s has an execution name that Step Functions takes, also at attempt 9,999',
  (name) => {
    const job = { sub: 'guru', module: 'pedagona', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name, attempt: 9999 } as const;
    expect(executionName(job)).toMatch(/^[\w-]{1,80}$/);
  },
);

test('What a completed job adds is in its session and in the counters once, also when two jobs are completed at the same time', async () => {
  const { begin, complete: end, session, look } = await open();
  await begin();
  const row = await begin({ name: 'report', stage: 'report' });
  const report = { adds: { documents: 1 }, data: { 'checks.report': true } };
  const ends = await Promise.all([end(row), end(row), end(row, 'report', report)]);
  expect(ends.filter(Boolean).length).toBe(2);
  const checks = { dlo: true, report: true };
  expect(await look()).toMatchObject({ data: { checks }, counted: { ...counted, documents: 4 } });
  const profile = (await storage.store.rows()).find(({ PK, SK }) => PK === `USER#${session.sub}` && SK === 'PROFILE');
  expect(profile).toMatchObject({ pedagonaDocuments: 2 });
});

test('What a completed job adds is lost when the session was deleted before, which is refused while it knows the session from before', async () => {
  const { begin, complete: end, session, services } = await open();
  await end(await begin());
  const row = await begin({ name: 'report', stage: 'report' });
  expect(await removeSession({ ...storage, ...services }, session)).toBe(false);
  expect(await removeSession({ ...storage, ...services }, row)).toBe(true);
  expect(await end(row, 'report')).toBe(false);
  expect(await findSession(storage.table, row)).toBeNull();
});

test.each<[string, number, JobState, string, number]>([
  ['a moment after it was heard of stays as it is', 5_000, 'dead', 'processing', 1],
  ['stays as it is while its execution runs', 60_000, 'running', 'processing', 1],
  ['is started when its execution never was', 60_000, 'missing', 'processing', 2],
  ['has failed when its execution died', 60_000, 'dead', 'failed', 1],
  ['has failed when its execution ended without ending it', 60_000, 'succeeded', 'failed', 1],
])('A job that is looked at %s', async (_, milliseconds, execution, status, starts) => {
  const { begin, later, services, started } = await open();
  const row = await begin();
  later(milliseconds, execution);
  const { jobs } = await heal(services, row);
  const errorMessage = status === 'failed' ? failureTexts.interrupted : null;
  expect([stateOf(jobs['dlo']), started.length]).toMatchObject([{ status, errorMessage }, starts]);
});

test('A running job is looked at once a minute, by however many pages', async () => {
  const { begin, later, look, looks, services } = await open();
  await begin();
  for (let seconds = 0; seconds < 150; seconds += 3) {
    later(3_000, 'running');
    for (let page = 0; page < 3; page++) await heal(services, await look());
  }
  expect(looks()).toBe(2);
});

test('A job that is looked at is failed by the first click after its execution died, and started again by the next', async () => {
  const { begin, later, job } = await open();
  await begin();
  later(60_000, 'dead');
  await begin();
  expect(await job()).toMatchObject({ status: 'failed' });
  await begin();
  expect(await job()).toMatchObject({ status: 'processing', attempt: 2 });
});

test('Whoever waits for a job gets its result, its error, after 20 seconds that it goes on, or that the session is gone', async () => {
  const { begin, complete: completed, fail: failed, services, later } = await open();
  const row = await begin();
  const waiting = awaitJob(services, row, 'dlo');
  await failed(row);
  await expect(waiting).rejects.toMatchObject({ code: 'unprocessable', message: failure.errorMessage });
  const again = await begin();
  const second = awaitJob(services, again, 'dlo');
  later(20_000, 'running');
  expect(await second).toMatchObject({ status: 'processing' });
  await completed(again);
  expect(await awaitJob(services, again, 'dlo')).toMatchObject({ status: 'completed' });
  await storage.table.remove(sessionKey(again));
  await expect(waitForJob(services, again, 'dlo')).rejects.toMatchObject({ code: 'not_found' });
});
