import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { adminApi } from '../../../shared/admin/api.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Call } from '../../../shared/contract.ts';
import { type TestApp, people, startTestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const calls = Object.entries<Call>(adminApi);
const parts = (call: Call) => ({
  params: { userId: 'sesiapa' },
  ...(call.body === undefined ? {} : { body: { query: 'a' } }),
});

describe('every admin call', () => {
  test.each(calls)('%s answers 403 to a teacher, in Malay', async (_, call) => {
    const { status, body } = await app.send(call, { ...parts(call), token: await app.tokenFor(people.aminah) });
    expect([status, body]).toMatchObject([403, { code: 'forbidden', error: 'Halaman ini untuk pentadbir sahaja.' }]);
  });

  test.each(calls)('%s answers an administrator', async (_, call) => {
    const { status } = await app.send(call, { ...parts(call), token: await app.tokenFor(people.admin) });
    const isOfAPerson = call.path.includes('{userId}');
    expect(status).toBe(isOfAPerson ? 404 : call.kind === 'redirect' ? 302 : 200);
  });
});

const audit = async () =>
  (await app.store.rows())
    .filter(({ PK }) => PK.startsWith('AUDIT#'))
    .map(({ action, subject, byEmail }) => [action, subject, byEmail]);

describe('what an administrator looks at', () => {
  test('leaves a row for every person and every export, and for nothing else', async () => {
    const [token, teacher] = [await app.tokenFor(people.admin), await app.tokenFor(people.lim)];
    await app.call(authApi.me, { token: teacher });
    const { users } = await app.call(adminApi.users, { token, query: { search: 'lim' } });
    const userId = users[0]?.id ?? '';
    const before = await audit();
    await app.call(adminApi.overview, { token, query: {} });
    await app.call(adminApi.live, { token });
    const detail = await app.call(adminApi.user, { token, params: { userId } });
    await app.call(adminApi.userSessions, { token, params: { userId }, query: {} });
    await app.send(adminApi.exportUsers, { token });
    expect(detail.user.email).toBe(people.lim);
    expect((await audit()).slice(before.length)).toEqual([
      ['user.read', userId, people.admin],
      ['userSessions.read', userId, people.admin],
      ['export', 'users', people.admin],
    ]);
  });

  test('a person who is not there is not found, in Malay', async () => {
    const token = await app.tokenFor(people.admin);
    const { status, body } = await app.send(adminApi.user, { token, params: { userId: 'tiada' } });
    expect([status, body]).toMatchObject([404, { error: 'Pengguna tidak dijumpai' }]);
  });
});
