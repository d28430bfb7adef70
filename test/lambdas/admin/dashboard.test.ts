import { beforeAll, expect, test } from '@jest/globals';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import type { SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { durationClass, secondsOfClass } from '../../../lambdas/platform/statistics/usage.ts';
import { openAdminArea } from './adminArea.ts';
import { shared } from '../../support/hooks.ts';

const area = shared(() => openAdminArea('2026-10-12T02:00:00Z'));
const courses = ['Asas Nombor', null].map((courseName, n) => ({ courseCode: `EDU${n + 1}`, courseName }));
let old: SessionRow;
let course: SessionRow;
let going: SessionRow;

/** Three people over forty days: one who stopped long ago, one who works, one who only looks. */
beforeAll(async () => {
  await area.join('lama', 'Zainab binti Omar');
  old = await area.start('lama', 'acadiora', 'Kertas lama');
  area.wait(100);
  const result = {
    title: 'Kajian Lama',
    documentType: 'Tesis',
    percentage: 71,
    grade: 'B',
    aiPercentage: 12,
    round: 1,
  };
  const search = [{ kind: 'manuscript' as const, text: 'Kajian Lama', n: 0 }];
  await area.complete(old, { data: { result }, adds: { documents: 1, courses: 0, merangkai: 0 }, search });

  area.setClock('2026-11-20T02:00:00Z');
  await area.join('rajin', 'Ömer Çelik bin Ali', 'omer.celik@moe-dl.edu.my');
  course = await area.start('rajin', 'pedagona', 'Dua kursus');
  await area.use(course, 3, 1_000_000, 100_000);
  await area.use(course, 0.2, 2_000_000, 0);
  area.wait(60);
  await area.complete(course, {
    data: { courses },
    adds: { documents: 2, courses: 2, merangkai: 1 },
    search: ['EDU1 Asas Nombor', 'EDU2'].map((text, n) => ({ kind: 'course', text, n })),
  });
  area.setClock('2026-11-21T02:00:00Z');
  await area.join('baharu', 'Ali');
  const failed = await area.start('rajin', 'pedagona', 'Rosak');
  area.wait(5);
  await area.fail(failed, 'document');
  area.wait(5);
  going = await area.start('rajin', 'pedagona', 'Berjalan');
});

test('the overview shows totals, the last thirty days or those asked for, and the most active users', async () => {
  const overview = await area.overview();
  expect(overview.summary).toEqual({ totalUsers: 3, activeUsers: 2, totalSessions: 4, completedSessions: 2 });
  expect(overview.modules).toEqual({
    pedagona: { total: 3, completed: 1, failed: 1, successRate: 50 },
    acadiora: { total: 1, completed: 1, failed: 0, successRate: 100 },
    valentra: { total: 0, completed: 0, failed: 0, successRate: 0 },
  });
  const shares = overview.charts.moduleDistribution.map(({ name, value }) => `${name} ${value}`);
  expect(shares.join(', ')).toBe('PEDAGONA 3, ACADIORA 1, VALENTRA 0');
  const top = overview.topUsers.map(
    ({ id, pedagonaCount, acadioraCount }) => `${id} ${pedagonaCount} ${acadioraCount}`,
  );
  expect(top).toEqual(['rajin 3 0', 'lama 0 1']);
  const days = overview.charts.sessionsOverTime;
  expect([days.length, days[0]?.date, days.at(-1)]).toEqual([30, '2026-10-23', { date: '2026-11-21', count: 2 }]);
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  const { charts } = await area.overview({ startDate: '2026-10-11', endDate: '2026-10-13' });
  expect(charts.sessionsOverTime.map(({ date, count }) => `${date} ${count}`)).toEqual([
    '2026-10-11 0',
    '2026-10-12 1',
    '2026-10-13 0',
  ]);
  const invalid = { code: 'invalid' };
  await expect(area.overview({ startDate: '2026-10-12', endDate: '2026-10-11' })).rejects.toMatchObject(invalid);
  await expect(area.overview({ startDate: '2025-11-20', endDate: '2026-11-21' })).rejects.toMatchObject(invalid);
  expect((await area.overview({ startDate: '2025-11-21' })).charts.sessionsOverTime).toHaveLength(366);
});

test.each([
  [1, 2, ['baharu', 'rajin']],
  [2, 2, ['lama']],
  [3, 2, []],
  [1, 20, ['baharu', 'rajin', 'lama']],
])('page %i of %i of the list of users is %j, the newest first', async (page, limit, ids) => {
  const { users, pagination } = await area.users({ page, limit });
  expect(users.map(({ id }) => id)).toEqual(ids);
  expect(pagination).toMatchObject({ total: 3, totalPages: Math.ceil(3 / limit), isMore: false, hasGaps: false });
});

test.each([
  ['ZAINAB omar', ['lama']],
  ['omar zai', ['lama']],
  ['omer', ['rajin']],
  ['omer.celik@moe-dl.edu.my', ['rajin']],
  ['Omer.Celik@moe', ['rajin']],
  ['Ömer Çelik <omer.celik@moe-dl.edu.my>', ['rajin']],
  ['zainab omer.celik@moe-dl.edu.my', []],
  // Words of the domain are in everybody's address, and find nobody.
  ['edu', []],
  ['@moe-dl.edu.my', []],
  ['ali', ['baharu', 'rajin']],
  ['zainab ali', []],
  ['inab', []],
  ['@.', []],
])('a search for "%s" in the list of users finds %j', async (search, ids) => {
  const { users, pagination } = await area.users({ search });
  expect(users.map(({ id }) => id).toSorted()).toEqual(ids);
  expect(pagination.total).toBe(ids.length);
});

test('a search finds a user by the current name and address only', async () => {
  const foundBy = async (search: string) => (await area.users({ search })).users.map(({ id }) => id);
  await area.join('baharu', 'Aliah', 'aliah.binti@moe-dl.edu.my');
  expect([await foundBy('aliah'), await foundBy('aliah.binti@moe-dl.edu.my')]).toEqual([['baharu'], ['baharu']]);
  expect(await foundBy('baharu@moe-dl.edu.my')).toEqual([]);
  await area.join('baharu', 'Ali');
  expect([await foundBy('aliah'), await foundBy('baharu@moe-dl.edu.my')]).toEqual([[], ['baharu']]);
});

const nameAndStatus = ({ sessionName, status }: { sessionName: string; status: string }) => `${sessionName} ${status}`;

test('a user is shown with courses, manuscripts, model use, its cost, the daily quota and sessions', async () => {
  const detail = await area.user('rajin');
  expect(detail.user).toMatchObject({ name: 'Ömer Çelik bin Ali', createdAt: '2026-11-20T02:00:00.000Z' });
  expect(detail.statistics).toEqual({ totalSessions: 3, pedagona: 3, acadiora: 0, valentra: 0 });
  expect(detail.courses).toEqual(courses.map((one) => ({ ...one, source: course.id })));
  // 1M x 2 + 0.1M x 10 + 2M x 0.1
  expect(detail.cost).toEqual({ calls: 2, inputTokens: 3_000_000, outputTokens: 100_000, usd: 3.2 });
  expect(detail.quota).toEqual({ used: 2, limit: 20 });
  expect(detail.recentActivity.pedagona.map(nameAndStatus)).toEqual([
    'Berjalan processing',
    'Rosak failed',
    'Dua kursus completed',
  ]);
  const manuscript = {
    id: old.id,
    title: 'Kajian Lama',
    documentType: 'Tesis',
    grade: 'B',
    score: 71,
    aiPercentage: 12,
  };
  expect((await area.user('lama')).manuscripts).toEqual([{ ...manuscript, createdAt: '2026-10-12T02:00:00.000Z' }]);
  const { sessions } = await area.sessions('rajin', 'all');
  expect(sessions.flatMap(({ failure }) => failure ?? [])).toEqual([
    { errorMessage: 'Rosak.', execution: expect.stringMatching(/^pedagona-[0-9A-Z]{26}-reading-1$/) },
  ]);
  expect((await area.sessions('rajin', 'acadiora')).sessions).toEqual([]);
  await expect(area.sessions('tiada', 'all')).rejects.toMatchObject({ message: 'Pengguna tidak dijumpai' });
});

test('the analytics cover thirty days: endings, reasons, durations and model use', async () => {
  const { totals, failures, durations, cost, days } = await area.analytics('pedagona');
  expect(totals).toEqual({ total: 3, completed: 1, failed: 1, successRate: 50, processing: 1, documents: 2 });
  expect(failures).toEqual([{ reason: 'document', label: 'Dokumen tidak dapat dibaca', count: 1 }]);
  expect(durations).toMatchObject([{ stage: 'merungkai', label: 'Merungkai', count: 1 }]);
  expect(Math.abs((durations[0]?.medianSeconds ?? 0) / 60 - 1)).toBeLessThan(0.1);
  expect(cost.usd).toBe(3.2);
  expect(days.at(-2)).toEqual({ date: '2026-11-20', sessions: 1, documents: 2, good: 0, bad: 0, cost });
  expect((await area.analytics('acadiora')).totals.total).toBe(0);
  // A model that was used has no price.
  await area.use(going, null, 10, 10);
  expect((await area.analytics('pedagona')).cost).toMatchObject({ calls: 3, usd: null });
});

test.each([0.2, 1, 1.05, 7, 59, 60, 3599])('the analytics show a duration of %p s to within 10 %%', (seconds) => {
  const told = secondsOfClass(durationClass(seconds));
  expect(told).toBeGreaterThanOrEqual(seconds * (1 - 1e-9));
  expect(told).toBeLessThanOrEqual(Math.max(1, seconds * 1.1 * (1 + 1e-9)));
});

test('live figures show what is in work and today, recent activity the log of the days, the newest first', async () => {
  const processing = { pedagona: 1, acadiora: 0, valentra: 0 };
  expect(await area.live()).toMatchObject({ processing, sessionsToday: 2, activeToday: 2 });
  const { activities } = await area.recent(50);
  // The entries of the paper forty days ago have expired.
  expect(activities.map(nameAndStatus).join(', ')).toBe(
    'Berjalan processing, Rosak failed, Rosak processing, Dua kursus completed, Dua kursus processing',
  );
  expect((await area.recent(1)).activities).toHaveLength(1);
  expect(activities[3]).toMatchObject({ name: 'Ömer Çelik bin Ali', userId: 'rajin', id: course.id });
});

test.each([
  ['searchCourses', 'nombor', ['EDU1']],
  ['searchCourses', 'edu', ['EDU1', 'EDU2']],
  ['searchCourses', 'edu1 asas', ['EDU1']],
  ['searchCourses', 'tiada', []],
  ['searchManuscripts', 'lama kaj', ['Kajian Lama']],
] as const)('%s for "%s" finds %j', async (what, query, found) => {
  const [list = []]: object[][] = Object.values(await area.search(what, query));
  expect(list).toMatchObject(found.map((name) => ({ [what === 'searchCourses' ? 'courseCode' : 'title']: name })));
});

test('a deleted session is gone from totals, activity and search, but its cost stays', async () => {
  const current = (await area.find(course))!;
  await removeSession(area.services, current);
  expect((await area.overview()).summary).toMatchObject({ totalSessions: 3, completedSessions: 1 });
  expect((await area.search('searchCourses', 'nombor')) as object).toEqual({ courses: [] });
  const { activities } = await area.recent(50);
  expect(activities.map(({ sessionName }) => sessionName)).not.toContain('Dua kursus');
  expect((await area.user('rajin')).cost.calls).toBe(3);
  const left = (await area.store.rows()).filter((one) => JSON.stringify(one).includes(current.id));
  expect(left).toEqual([]);
});

test('active users are exactly those of the last thirty days, when users come back and when they stay away', async () => {
  expect((await area.overview()).summary.activeUsers).toBe(2);
  await area.start('lama', 'valentra');
  expect((await area.overview()).summary.activeUsers).toBe(3);
  area.setClock('2026-12-20T15:59:00Z');
  // The 30th day since, by the Malaysian calendar: the last that counts.
  expect((await area.overview()).summary.activeUsers).toBe(3);
  area.setClock('2026-12-20T16:00:00Z');
  expect((await area.overview()).summary.activeUsers).toBe(0);
});

test('active users count on their last day when a request from before midnight is noted after it', async () => {
  for (const time of ['2026-12-22T02:00:00Z', '2026-12-21T02:00:00Z']) {
    area.setClock(time);
    await area.join('baharu', 'Ali');
  }
  area.setClock('2026-12-22T02:00:00Z');
  expect((await area.live()).activeToday).toBe(1);
});
