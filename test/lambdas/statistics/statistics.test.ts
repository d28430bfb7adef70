import { expect, test } from '@jest/globals';
import { complete, fail } from '../../../lambdas/platform/jobs/endJob.ts';
import { retryReading } from '../../../lambdas/platform/jobs/reading.ts';
import { findSession, reading, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import { statisticsHandlers } from '../../../lambdas/statistics/routes.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { requestOf } from '../../support/callers.ts';
import { withStorage } from '../../support/hooks.ts';
import { endlessJobs, startTestSession } from '../../support/session.ts';

const storage = withStorage();

/** A clock that advances by a second at every read, over a Malaysian midnight. */
let seconds = Date.parse('2026-11-20T15:59:00Z') / 1000;
const now = (): Date => new Date(++seconds * 1000);

const services = () => ({ table: storage.table, now, dailyQuota: 10_000, jobs: endlessJobs });
const start = (sub: string, module: ModuleName) => startTestSession({ table: storage.table, now }, { sub, module });

const ask = (sub: string) => {
  const { userStats, moduleStats, recentWork } = statisticsHandlers({ ...storage, now });
  return {
    user: () => userStats(requestOf(sub)),
    module: (module: ModuleName) => moduleStats({ ...requestOf(sub), params: { module } }),
    recent: () => recentWork(requestOf(sub)),
  };
};

test('a retry keeps to three sessions under way at once, and counts against the daily quota', async () => {
  const failed: SessionRow[] = [];
  for (let i = 0; i < 4; i++) {
    const row = await start('f', 'pedagona');
    await fail(storage.table, row, reading, { errorMessage: 'x', reason: 'ours' }, now());
    failed.push((await findSession(storage.table, row)) ?? row);
  }
  const answers = await Promise.allSettled(failed.map((row) => retryReading(services(), row)));
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(refusals).toMatchObject([{ code: 'quota', message: expect.stringMatching(/^3 sesi anda sedang diproses/) }]);

  const refused = answers.findIndex(({ status }) => status === 'rejected');
  const [left] = failed.splice(refused, 1);
  const running = failed[0] && (await findSession(storage.table, failed[0]));
  if (!left || !running) throw new Error('One failed and one running session were expected');
  await removeSession({ ...storage, now }, running);
  const overQuota = retryReading({ ...services(), dailyQuota: 2 }, left);
  await expect(overQuota).rejects.toMatchObject({ code: 'quota', message: expect.stringMatching(/^Had harian 2 /) });
  expect((await retryReading(services(), left)).jobs[reading]?.attempt).toBe(2);
});

test('statistics cover each module and all together; failed sessions are no active projects', async () => {
  const [one, two] = [await start('d', 'pedagona'), await start('d', 'pedagona')];
  const three = await start('d', 'valentra');
  await complete(storage.table, one, reading, { adds: { documents: 3, courses: 3, merangkai: 1 } }, now());
  await fail(storage.table, two, reading, { errorMessage: 'Rosak.', reason: 'ours' }, now());
  const at = now();
  await complete(storage.table, three, reading, { adds: { documents: 1, courses: 0, merangkai: 0 } }, at);
  const stats = await ask('d').user();
  expect(stats.overall).toEqual({ totalSessions: 3, totalActiveProjects: 2, totalDocuments: 4 });
  seconds += 8 * 24 * 60 * 60;
  await start('d', 'acadiora');
  const { weeks } = await ask('d').user();
  const none = { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 };
  const now4 = { totalSessions: 4, totalActiveProjects: 3, totalDocuments: 4 };
  expect(weeks.slice(-3)).toEqual([none, stats.overall, now4]);
  expect(weeks).toHaveLength(8);
  expect(stats.valentra).toEqual({ totalSessions: 1, latestActivity: at.toISOString() });
  expect(stats.acadiora).toEqual({ totalSessions: 0, latestActivity: null });
  const figures = { totalSessions: 2, completed: 1, failed: 1, processing: 0, totalCourses: 3, totalMerangkai: 1 };
  expect(await ask('d').module('pedagona')).toMatchObject(figures);
  const recent = (await ask('d').recent()).map(({ sessionId, status }) => `${sessionId} ${status}`);
  expect(recent).toEqual([`${three.id} completed`, `${two.id} failed`, `${one.id} completed`]);
});

test('statistics list as recent work the eight sessions that ended last, the newest first', async () => {
  const ends: string[] = [];
  for (const module of ['pedagona', 'acadiora'] as const) {
    for (let i = 0; i < 6; i++) {
      const row = await start('e', module);
      await fail(storage.table, row, reading, { errorMessage: 'x', reason: 'ours' }, now());
      ends.unshift(row.id);
    }
  }
  await start('e', 'pedagona');
  expect((await ask('e').recent()).map(({ sessionId }) => sessionId)).toEqual(ends.slice(0, 8));
});
