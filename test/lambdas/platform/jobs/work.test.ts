import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../lambdas/platform/storage/keys.ts';
import type { Jobs } from '../../../../lambdas/platform/jobs/executions.ts';
import {
  findSession,
  removeSessionRow,
  type SessionRow,
  sessionRowSchema,
} from '../../../../lambdas/platform/jobs/sessions.ts';
import {
  completeWork,
  failWork,
  findWork,
  healedWork,
  startWork,
  stateOf,
  waitForWork,
  type WorkRow,
} from '../../../../lambdas/platform/jobs/work.ts';
import { startStorage, type Storage } from '../../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.stop());

const start = Date.UTC(2026, 0, 1);
let sessions = 0;

/** A finished session of a teacher of its own, a clock that is set by hand and a state machine that is told how executions stand. */
async function stage(dailyQuota = 100) {
  const sub = `guru${++sessions}`;
  const id = `01ARZ3NDEKTSV4RRFFQ69G5F${String(sessions).padStart(2, '0')}`;
  const at = new Date(start).toISOString();
  const session: SessionRow = sessionRowSchema.parse({
    ...keys.session(sub, 'pedagona', id),
    sub,
    module: 'pedagona',
    id,
    sessionName: 'Sesi',
    status: 'completed',
    createdAt: at,
    updatedAt: at,
    finishedAt: at,
    documents: [],
    errorMessage: null,
    progress: null,
    stage: 'merungkai',
    attempt: 1,
    fingerprint: 'x',
    data: { checks: { dlo: false } },
    counted: { documents: 2, courses: 2, merangkai: 1 },
    works: {},
  });
  const put = (row: SessionRow) => storage.store.put({ ...row, ...keys.session(sub, 'pedagona', id) });
  await put(session);
  let now = start;
  let execution: Awaited<ReturnType<Jobs['stateOf']>> = 'running';
  const started: string[] = [];
  const jobs: Jobs = {
    async start(name) {
      started.push(name);
    },
    stateOf: async () => execution,
  };
  const services = { table: storage.table, jobs, now: () => new Date(now), dailyQuota };
  return {
    session,
    put,
    started,
    services,
    begin: (more: { repeatable?: boolean } = {}) =>
      startWork(services, session, { name: 'dlo', stage: 'dlo', ...more }),
    complete: (row: WorkRow) =>
      completeWork(storage.table, row, session, { documents: 1, data: { 'checks.dlo': true } }, services.now()),
    fail: (row: WorkRow) => failWork(storage.table, row, 'Gagal. Sila cuba lagi.', services.now()),
    now: (row: WorkRow) => findWork(storage.table, row),
    later: (milliseconds: number, state: typeof execution): void => {
      now += milliseconds;
      execution = state;
    },
  };
}

describe('work', () => {
  test('is started once by any number of clicks', async () => {
    const { begin, started, session } = await stage();
    const rows = await Promise.all(Array.from({ length: 8 }, () => begin()));
    for (const row of rows) expect(row).toMatchObject({ status: 'processing', attempt: 1 });
    expect(started).toEqual([`pedagona-${session.id}-dlo-1`]);
    const quota = (await storage.store.rows()).filter(
      ({ PK, SK }) => PK === `USER#${session.sub}` && SK.startsWith('QUOTA#'),
    );
    expect(quota.map(({ used }) => used)).toEqual([1]);
  });

  test('that is finished is not begun again, unless it is repeatable', async () => {
    const { begin, complete, started } = await stage();
    expect(await complete(await begin())).toBe(true);
    expect(await begin()).toMatchObject({ status: 'completed', attempt: 1 });
    expect(await begin({ repeatable: true })).toMatchObject({ status: 'processing', attempt: 2 });
    expect(started.length).toBe(2);
  });

  test('that failed is begun anew, once', async () => {
    const { begin, fail, now, started } = await stage();
    const first = await begin();
    await fail(first);
    expect(stateOf(await now(first))).toMatchObject({ status: 'failed', errorMessage: 'Gagal. Sila cuba lagi.' });
    const again = await Promise.all([begin(), begin(), begin()]);
    for (const row of again) expect(row).toMatchObject({ status: 'processing', attempt: 2, errorMessage: null });
    expect(started.length).toBe(2);
  });

  test('is ended by the attempt under way only', async () => {
    const { begin, fail, complete, now } = await stage();
    const first = await begin();
    await fail(first);
    const second = await begin();
    await fail(first);
    expect(await complete(first)).toBe(false);
    expect(await now(second)).toMatchObject({ status: 'processing', attempt: 2 });
    expect(await complete(second)).toBe(true);
    expect(await complete(second)).toBe(false);
    await fail(second);
    expect(await now(second)).toMatchObject({ status: 'completed' });
  });

  test('is refused while its session is not finished, when it is gone, and over the day’s quota', async () => {
    const { begin, put, session } = await stage();
    await put({ ...session, status: 'processing' });
    await expect(begin()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Sesi ini belum selesai/),
    });
    await removeSessionRow(storage.table, { ...session, status: 'processing' }, new Date(start));
    await expect(begin()).rejects.toMatchObject({ code: 'conflict' });
    const { begin: once, complete } = await stage(1);
    await complete(await once());
    await expect(once({ repeatable: true })).rejects.toMatchObject({ code: 'quota' });
  });
});

describe('what finished work gains', () => {
  test('stands in its session and its counters, once', async () => {
    const { begin, complete, session } = await stage();
    const row = await begin();
    await Promise.all([complete(row), complete(row)]);
    expect(await findSession(storage.table, session)).toMatchObject({
      data: { checks: { dlo: true } },
      counted: { documents: 3 },
    });
    const profile = (await storage.store.rows()).find(({ PK, SK }) => PK === `USER#${session.sub}` && SK === 'PROFILE');
    expect(profile).toMatchObject({ pedagonaDocuments: 1 });
  });

  test('is taken back whole by a deletion that saw the session before', async () => {
    const { begin, complete, session, services } = await stage();
    await complete(await begin());
    expect(await removeSessionRow(storage.table, session, services.now())).toBe(false);
    const current = await findSession(storage.table, session);
    expect(current !== null && (await removeSessionRow(storage.table, current, services.now()))).toBe(true);
  });

  test('is lost with its session', async () => {
    const { begin, complete, session, services } = await stage();
    const row = await begin();
    await removeSessionRow(storage.table, session, services.now());
    expect(await complete(row)).toBe(false);
    expect(await findSession(storage.table, session)).toBeNull();
  });
});

describe('work that was left alone', () => {
  test.each<[string, number, 'running' | 'missing' | 'succeeded' | 'dead', string, number]>([
    ['a moment ago is left so', 5_000, 'dead', 'processing', 1],
    ['is left so while its execution runs', 60_000, 'running', 'processing', 1],
    ['is started when it never was', 60_000, 'missing', 'processing', 2],
    ['has failed when its execution died', 60_000, 'dead', 'failed', 1],
    ['has failed when its execution ended without a word', 60_000, 'succeeded', 'failed', 1],
  ])('%s', async (_, milliseconds, execution, status, starts) => {
    const { begin, later, services, started } = await stage();
    const row = await begin();
    later(milliseconds, execution);
    const { status: found, errorMessage } = await healedWork(services, row);
    expect([found, started.length, errorMessage === null]).toEqual([status, starts, status === 'processing']);
  });

  test('is begun anew by the next click after its execution died', async () => {
    const { begin, later } = await stage();
    await begin();
    later(60_000, 'dead');
    expect(await begin()).toMatchObject({ status: 'failed' });
    expect(await begin()).toMatchObject({ status: 'processing', attempt: 2 });
  });
});

describe('whoever waits for work', () => {
  test('is told its end, or that it goes on', async () => {
    const { begin, complete, services } = await stage();
    const row = await begin();
    const waiting = waitForWork(services, row, 10_000);
    await complete(row);
    expect(await waiting).toMatchObject({ status: 'completed' });
    expect(await waitForWork(services, row, 0)).toMatchObject({ status: 'processing' });
  });

  test('is told when its session was deleted', async () => {
    const { begin, services } = await stage();
    const row = await begin();
    await storage.table.remove(keys.artefact(row.sub, row.sessionId, 'work#dlo'));
    expect(await waitForWork(services, row, 10_000)).toBeNull();
  });
});
