import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import type { SessionRow } from '../../../lambdas/platform/jobs/sessions.ts';
import { durationClass, secondsOfClass } from '../../../lambdas/platform/statistics/usage.ts';
import { type Office, openOffice } from './adminArea.ts';

let office: Office;
const rows: Record<string, SessionRow> = {};
const row = (name: string): SessionRow => {
  const found = rows[name];
  if (found === undefined) throw new Error(`No session ${name}`);
  return found;
};

/** Three people over forty days: one who stopped long ago, one who works, one who only looks. */
beforeAll(async () => {
  office = await openOffice('2026-10-12T02:00:00Z');
  await office.join('lama', 'Zainab binti Omar');
  rows['old'] = await office.start('lama', 'acadiora', 'Kertas lama');
  office.wait(100);
  await office.complete(row('old'), {
    data: {
      result: { title: 'Kajian Lama', documentType: 'Tesis', percentage: 71, grade: 'B', aiPercentage: 12, round: 1 },
    },
    counted: { documents: 1, courses: 0, merangkai: 0 },
    search: [{ kind: 'manuscript', text: 'Kajian Lama', n: 0 }],
  });

  office.setClock('2026-11-20T02:00:00Z');
  await office.join('rajin', 'Ömer Çelik bin Ali', 'omer.celik@moe-dl.edu.my');
  rows['course'] = await office.start('rajin', 'pedagona', 'Dua kursus');
  await office.use(row('course'), 'mahal', 1_000_000, 100_000);
  await office.use(row('course'), 'murah', 2_000_000, 0);
  office.wait(60);
  await office.complete(row('course'), {
    data: {
      courses: [
        { courseCode: 'EDU1', courseName: 'Asas Nombor' },
        { courseCode: 'EDU2', courseName: null },
      ],
    },
    counted: { documents: 2, courses: 2, merangkai: 1 },
    search: [
      { kind: 'course', text: 'EDU1 Asas Nombor', n: 0 },
      { kind: 'course', text: 'EDU2', n: 1 },
    ],
  });
  office.setClock('2026-11-21T02:00:00Z');
  await office.join('baharu', 'Ali');
  rows['failed'] = await office.start('rajin', 'pedagona', 'Rosak');
  office.wait(5);
  await office.fail(row('failed'), 'document');
  office.wait(5);
  rows['going'] = await office.start('rajin', 'pedagona', 'Berjalan');
});
afterAll(() => office.stop());

describe('the overview', () => {
  test('tells of all that is there, of the last thirty days, and of who worked most', async () => {
    const overview = await office.overview();
    expect(overview.summary).toEqual({ totalUsers: 3, activeUsers: 2, totalSessions: 4, completedSessions: 2 });
    expect(overview.modules).toEqual({
      pedagona: { total: 3, completed: 1, failed: 1, successRate: 50 },
      acadiora: { total: 1, completed: 1, failed: 0, successRate: 100 },
      valentra: { total: 0, completed: 0, failed: 0, successRate: 0 },
    });
    expect(overview.charts.moduleDistribution.map(({ name, value }) => [name, value])).toEqual([
      ['PEDAGONA', 3],
      ['ACADIORA', 1],
      ['VALENTRA', 0],
    ]);
    expect(overview.topUsers.map(({ id, pedagonaCount, acadioraCount }) => [id, pedagonaCount, acadioraCount])).toEqual(
      [
        ['rajin', 3, 0],
        ['lama', 0, 1],
      ],
    );
    const days = overview.charts.sessionsOverTime;
    expect([days.length, days[0]?.date, days.at(-1)]).toEqual([30, '2026-10-23', { date: '2026-11-21', count: 2 }]);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('shows the days that are asked for, and refuses what is no span', async () => {
    const { charts } = await office.overview({ startDate: '2026-10-11', endDate: '2026-10-13' });
    expect(charts.sessionsOverTime).toEqual([
      { date: '2026-10-11', count: 0 },
      { date: '2026-10-12', count: 1 },
      { date: '2026-10-13', count: 0 },
    ]);
    await expect(office.overview({ startDate: '2026-10-12', endDate: '2026-10-11' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(office.overview({ startDate: '2025-11-20', endDate: '2026-11-21' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await office.overview({ startDate: '2025-11-21' })).charts.sessionsOverTime).toHaveLength(366);
  });
});

describe('the list of users', () => {
  test.each([
    [1, 2, ['baharu', 'rajin']],
    [2, 2, ['lama']],
    [3, 2, []],
    [1, 20, ['baharu', 'rajin', 'lama']],
  ])('page %i of %i is %j, the newest first', async (page, limit, ids) => {
    const { users, pagination } = await office.users({ page, limit });
    expect(users.map(({ id }) => id)).toEqual(ids);
    expect(pagination).toEqual({ page, limit, total: 3, totalPages: Math.ceil(3 / limit), isMore: false });
  });

  test.each([
    ['zai', ['lama']],
    ['ZAINAB omar', ['lama']],
    ['omar zai', ['lama']],
    ['omer', ['rajin']],
    ['çelik', ['rajin']],
    ['omer.celik@moe-dl.edu.my', ['rajin']],
    ['Omer.Celik@moe', ['rajin']],
    ['Ömer Çelik <omer.celik@moe-dl.edu.my>', ['rajin']],
    ['zainab omer.celik@moe-dl.edu.my', []],
    ['omer.celik@gmail.com', []],
    // Words of the domain are in everybody's address, and find nobody.
    ['edu', []],
    ['moe-dl.edu.my', []],
    ['@moe-dl.edu.my', []],
    ['ali', ['baharu', 'rajin']],
    ['a', ['baharu', 'rajin']],
    ['zainab ali', []],
    ['inab', []],
    ['@.', []],
  ])('a search for "%s" finds %j', async (search, ids) => {
    const { users, pagination } = await office.users({ search });
    expect(users.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(pagination.total).toBe(ids.length);
  });

  test('knows a person by the name and the address that they have now', async () => {
    const foundBy = async (search: string) => (await office.users({ search })).users.map(({ id }) => id);
    await office.join('baharu', 'Aliah', 'aliah.binti@moe-dl.edu.my');
    expect([await foundBy('aliah'), await foundBy('aliah.binti@moe-dl.edu.my')]).toEqual([['baharu'], ['baharu']]);
    expect(await foundBy('baharu@moe-dl.edu.my')).toEqual([]);
    await office.join('baharu', 'Ali');
    expect([await foundBy('aliah'), await foundBy('baharu@moe-dl.edu.my')]).toEqual([[], ['baharu']]);
  });

  test('tells when a user last worked, and null of one who never did', async () => {
    const { users } = await office.users();
    expect(users.map(({ lastActivity }) => lastActivity)).toEqual([
      null,
      '2026-11-21T02:00:10.000Z',
      '2026-10-12T02:01:40.000Z',
    ]);
  });
});

describe('a person', () => {
  test('is told with courses, model use, its price and the day’s quota', async () => {
    const detail = await office.user('rajin');
    expect(detail.user).toEqual({
      name: 'Ömer Çelik bin Ali',
      email: 'omer.celik@moe-dl.edu.my',
      picture: null,
      createdAt: '2026-11-20T02:00:00.000Z',
    });
    expect(detail.statistics).toEqual({ totalSessions: 3, pedagona: 3, acadiora: 0, valentra: 0 });
    expect(detail.courses).toEqual([
      { courseCode: 'EDU1', courseName: 'Asas Nombor', source: row('course').id },
      { courseCode: 'EDU2', courseName: null, source: row('course').id },
    ]);
    // 1M x 2 + 0.1M x 10 + 2M x 0.1
    expect(detail.cost).toEqual({ calls: 2, inputTokens: 3_000_000, outputTokens: 100_000, usd: 3.2 });
    expect(detail.quota).toEqual({ used: 2, limit: 20 });
    expect(detail.recentActivity.pedagona.map(({ sessionName, status }) => [sessionName, status])).toEqual([
      ['Berjalan', 'processing'],
      ['Rosak', 'failed'],
      ['Dua kursus', 'completed'],
    ]);
  });

  test('is told with manuscripts', async () => {
    expect((await office.user('lama')).manuscripts).toEqual([
      {
        id: row('old').id,
        title: 'Kajian Lama',
        documentType: 'Tesis',
        createdAt: '2026-10-12T02:00:00.000Z',
        grade: 'B',
        score: 71,
        aiPercentage: 12,
      },
    ]);
  });

  test('has sessions of all modules or of one', async () => {
    expect((await office.sessions('rajin', 'all')).sessions).toHaveLength(3);
    expect((await office.sessions('rajin', 'acadiora')).sessions).toEqual([]);
    await expect(office.sessions('tiada', 'all')).rejects.toMatchObject({ message: 'Pengguna tidak dijumpai' });
  });
});

describe('the analytics', () => {
  test('tell of thirty days: endings, reasons, durations and model use', async () => {
    const { totals, failures, durations, cost, days } = await office.analytics('pedagona');
    expect(totals).toEqual({ total: 3, completed: 1, failed: 1, successRate: 50, processing: 1, documents: 2 });
    expect(failures).toEqual([{ reason: 'document', label: 'Dokumen tidak dapat dibaca', count: 1 }]);
    const [duration] = durations;
    expect([duration?.stage, duration?.count]).toEqual(['merungkai', 1]);
    expect(Math.abs((duration?.medianSeconds ?? 0) / 60 - 1)).toBeLessThan(0.1);
    expect(cost.usd).toBe(3.2);
    expect(days.at(-2)).toEqual({ date: '2026-11-20', sessions: 1, documents: 2, cost });
    expect((await office.analytics('acadiora')).totals.total).toBe(0);
  });

  test('say no price when a model that was used has none', async () => {
    await office.use(row('going'), 'tidak-disenaraikan', 10, 10);
    expect((await office.analytics('pedagona')).cost).toMatchObject({ calls: 3, usd: null });
  });

  test.each([0.2, 1, 1.05, 7, 59, 60, 3599])('a duration of %p s is told to within 10 %%', (seconds) => {
    const told = secondsOfClass(durationClass(seconds));
    expect(told).toBeGreaterThanOrEqual(seconds * (1 - 1e-9));
    expect(told).toBeLessThanOrEqual(Math.max(1, seconds * 1.1 * (1 + 1e-9)));
  });
});

describe('now', () => {
  test('there is what goes on, and today', async () => {
    expect(await office.live()).toMatchObject({
      processing: { pedagona: 1, acadiora: 0, valentra: 0 },
      sessionsToday: 2,
      activeToday: 2,
    });
  });

  test('what happened comes newest first over the days, as much as is asked for', async () => {
    const { activities } = await office.recent(50);
    // Of the paper forty days ago nothing is known any more.
    expect(activities.map(({ sessionName, status }) => [sessionName, status])).toEqual([
      ['Berjalan', 'processing'],
      ['Rosak', 'failed'],
      ['Rosak', 'processing'],
      ['Dua kursus', 'completed'],
      ['Dua kursus', 'processing'],
    ]);
    expect((await office.recent(1)).activities).toHaveLength(1);
    expect(activities[3]).toMatchObject({ name: 'Ömer Çelik bin Ali', userId: 'rajin', id: row('course').id });
  });
});

describe('a search of work', () => {
  test.each([
    ['searchCourses', 'nombor', [['courses', 'EDU1']]],
    [
      'searchCourses',
      'edu',
      [
        ['courses', 'EDU1'],
        ['courses', 'EDU2'],
      ],
    ],
    ['searchCourses', 'edu1 asas', [['courses', 'EDU1']]],
    ['searchCourses', 'tiada', []],
    ['searchManuscripts', 'lama kaj', [['manuscripts', 'Kajian Lama']]],
  ] as const)('%s for "%s" finds %j', async (what, query, found) => {
    const reply: Record<string, readonly object[]> = await office.search(what, query);
    const names = Object.entries(reply).flatMap(([kind, list]) =>
      list.map((item) => [kind, 'courseCode' in item ? item.courseCode : 'title' in item ? item.title : null]),
    );
    expect(names).toEqual(found);
  });
});

describe('a session that is deleted', () => {
  test('is gone from totals, activity and search, and what it cost stays', async () => {
    const current = await office.find(row('course'));
    if (current === null) throw new Error('It is gone already');
    await removeSession(office.services, current);
    expect((await office.overview()).summary).toMatchObject({ totalSessions: 3, completedSessions: 1 });
    expect((await office.search('searchCourses', 'nombor')) as object).toEqual({ courses: [] });
    const { activities } = await office.recent(50);
    expect(activities.map(({ sessionName }) => sessionName)).not.toContain('Dua kursus');
    expect((await office.user('rajin')).cost.calls).toBe(3);
    const left = (await office.store.rows()).filter((one) => JSON.stringify(one).includes(current.id));
    expect(left).toEqual([]);
  });
});

describe('active users', () => {
  test('are those of the last thirty days, exactly, whoever comes back or stays away', async () => {
    expect((await office.overview()).summary.activeUsers).toBe(2);
    await office.start('lama', 'valentra');
    expect((await office.overview()).summary.activeUsers).toBe(3);
    office.setClock('2026-12-20T15:59:00Z');
    // The 30th day since, by the Malaysian calendar: the last that counts.
    expect((await office.overview()).summary.activeUsers).toBe(3);
    office.setClock('2026-12-20T16:00:00Z');
    expect((await office.overview()).summary.activeUsers).toBe(0);
  });

  test('stay on their last day when a request from before midnight is noted after it', async () => {
    for (const time of ['2026-12-22T02:00:00Z', '2026-12-21T02:00:00Z']) {
      office.setClock(time);
      await office.join('baharu', 'Ali');
    }
    office.setClock('2026-12-22T02:00:00Z');
    expect((await office.live()).activeToday).toBe(1);
  });
});
