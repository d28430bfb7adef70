import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { retrySession } from '../../../lambdas/platform/jobs/attempts.ts';
import type { Caller } from '../../../lambdas/platform/http/caller.ts';
import {
  endSession,
  removeSessionRow,
  type SessionRow,
  sessionRowSchema,
} from '../../../lambdas/platform/jobs/sessions.ts';
import { startSession, type StartServices } from '../../../lambdas/platform/jobs/start.ts';
import { openTable, type Table } from '../../../lambdas/platform/storage/table.ts';
import { statisticsHandlers } from '../../../lambdas/statistics/routes.ts';
import { tableName } from '../../../lib/local/names.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { startDatabase } from '../../support/database.ts';
import { type Store, storeOf } from '../../support/store.ts';

let database: Awaited<ReturnType<typeof startDatabase>>;
let folder = '';
let table: Table;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counters-'));
  database = await startDatabase(folder);
  table = openTable(tableName, database.client);
  store = storeOf(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** A clock that advances by a second at every read, over a Malaysian midnight. */
let seconds = Date.parse('2026-11-20T15:59:00Z') / 1000;
const now = (): Date => new Date(++seconds * 1000);

const services = (): StartServices => ({
  table,
  now,
  newId: () => ulid(),
  dailyQuota: 10_000,
  jobs: { start: async () => undefined, stateOf: async () => 'running' },
});

const start = (sub: string, module: ModuleName): Promise<SessionRow> =>
  startSession(services(), {
    sub,
    module,
    sessionName: 'Sesi',
    uploads: async () => [{ uploadId: ulid(), module, name: 'a.pdf', size: 1, type: 'application/pdf' }],
    stage: 'merungkai',
    data: {},
    fingerprint: ulid(),
    sameForSeconds: 60,
  });

const sessionsNow = async (): Promise<SessionRow[]> =>
  (await store.rows()).flatMap((row) => (row.SK.startsWith('SESSION#') ? [sessionRowSchema.parse(row)] : []));

const caller = (sub: string): Caller => ({
  sub,
  email: 'a@b',
  name: 'A',
  picture: null,
  tokenId: 't',
  expiresAt: 0,
  isAdmin: false,
});

const context = (sub: string) => ({
  caller: caller(sub),
  cookies: {},
  query: undefined,
  body: undefined,
  form: undefined,
});

const ask = (sub: string) => {
  const { userStats, moduleStats, recentWork } = statisticsHandlers({ table });
  return {
    user: () => userStats({ ...context(sub), params: undefined }),
    module: (module: ModuleName) => moduleStats({ ...context(sub), params: { module } }),
    recent: () => recentWork({ ...context(sub), params: undefined }),
  };
};

describe('a retry', () => {
  test('keeps to three sessions in work at once, and counts against the daily quota', async () => {
    const failed: SessionRow[] = [];
    for (let i = 0; i < 4; i++) {
      const row = await start('f', 'pedagona');
      await endSession(table, row, { status: 'failed', errorMessage: 'x' }, now());
      failed.push({ ...row, status: 'failed' });
    }
    const answers = await Promise.allSettled(failed.map((row) => retrySession(services(), row, false)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refusals).toEqual([
      expect.objectContaining({ code: 'quota', message: expect.stringMatching(/^3 sesi anda sedang diproses/) }),
    ]);

    const [left] = (await sessionsNow()).filter(({ sub, status }) => sub === 'f' && status === 'failed');
    const running = (await sessionsNow()).find(({ sub, status }) => sub === 'f' && status === 'processing');
    if (left === undefined || running === undefined)
      throw new Error('One failed and one running session were expected');
    await removeSessionRow(table, running, now());
    const overQuota = retrySession({ ...services(), dailyQuota: 2 }, left, false);
    await expect(overQuota).rejects.toMatchObject({ code: 'quota', message: expect.stringMatching(/^Had harian 2 /) });
    expect((await retrySession(services(), left, false)).attempt).toBe(2);
  });
});

describe('statistics', () => {
  test('are zeros and nulls for a user without sessions', async () => {
    const none = { totalSessions: 0, latestActivity: null };
    expect(await ask('baharu').user()).toEqual({
      pedagona: none,
      acadiora: none,
      valentra: none,
      overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
    });
    expect(await ask('baharu').recent()).toEqual([]);
  });

  test('cover each module and all together; failed sessions are no active projects', async () => {
    const [one, two] = [await start('d', 'pedagona'), await start('d', 'pedagona')];
    const three = await start('d', 'valentra');
    await endSession(
      table,
      one,
      { status: 'completed', errorMessage: null, counted: { documents: 3, courses: 3, merangkai: 1 } },
      now(),
    );
    await endSession(table, two, { status: 'failed', errorMessage: 'Rosak.' }, now());
    const at = now();
    await endSession(
      table,
      three,
      { status: 'completed', errorMessage: null, counted: { documents: 1, courses: 0, merangkai: 0 } },
      at,
    );
    const stats = await ask('d').user();
    expect(stats.overall).toEqual({ totalSessions: 3, totalActiveProjects: 2, totalDocuments: 4 });
    expect(stats.valentra).toEqual({ totalSessions: 1, latestActivity: at.toISOString() });
    expect(stats.acadiora).toEqual({ totalSessions: 0, latestActivity: null });
    expect(await ask('d').module('pedagona')).toMatchObject({
      module: 'pedagona',
      totalSessions: 2,
      completed: 1,
      failed: 1,
      processing: 0,
      totalCourses: 3,
      totalMerangkai: 1,
    });
    expect(
      (await ask('d').recent()).map(({ sessionId, status, errorMessage }) => [sessionId, status, errorMessage]),
    ).toEqual([
      [three.id, 'completed', null],
      [two.id, 'failed', 'Rosak.'],
      [one.id, 'completed', null],
    ]);
  });

  test('list as recent work the eight sessions that ended last, the newest first', async () => {
    const ends: string[] = [];
    for (const module of ['pedagona', 'acadiora'] as const) {
      for (let i = 0; i < 6; i++) {
        const row = await start('e', module);
        await endSession(table, row, { status: 'failed', errorMessage: 'x' }, now());
        ends.unshift(row.id);
      }
    }
    await start('e', 'pedagona');
    expect((await ask('e').recent()).map(({ sessionId }) => sessionId)).toEqual(ends.slice(0, 8));
  });
});
