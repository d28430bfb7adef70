import { expect, test } from '@jest/globals';
import { usersPage } from '../../../lambdas/admin/users/list.ts';
import { authHandlers } from '../../../lambdas/auth/routes.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { removeProfile } from '../../../lambdas/platform/users/profiles.ts';
import { requestOf } from '../../support/callers.ts';
import { slowTable } from '../../support/slowTable.ts';
import { startStorage } from '../../support/storage.ts';
import { callerFor, openAccounts } from '../account/accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

/** What the page asks first at every visit. */
function visit(sub: string, table = accounts.table) {
  const provider = { AUTH_BASE_URL: 'http://x', CLIENT_ID: 'x', SITE_URL: 'http://x' };
  const check = async () => callerFor(sub);
  const { me } = authHandlers({ table, provider, check, now: accounts.now });
  return me({ ...requestOf(sub), caller: callerFor(sub) });
}

const page = (number: number) => usersPage(accounts.services, { page: number, limit: 20, search: '' });

test('joining succeeds for 60 people at once, some of them in two tabs, where transactions refuse each other', async () => {
  const { table, store, stop } = await startStorage({ asClient: (client) => slowTable(client, 15) });
  const subs = Array.from({ length: 60 }, (_, i) => `orang${i}`);
  await Promise.all([...subs, ...subs.slice(0, 5)].map((sub) => visit(sub, table)));
  const rows = await store.rows();
  const numbers = rows.flatMap(({ SK, joinNumber }) => (SK === 'PROFILE' ? [joinNumber] : []));
  const counted = rows.reduce((sum, { SK, users }) => sum + (SK === keys.users(0).SK ? Number(users) : 0), 0);
  expect([numbers.length, new Set(numbers).size, counted]).toEqual([60, 60, 60]);
  await stop();
});

test('joining hands out no number again, and the list of users shows everybody once, with shorter pages where users have left', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, i) => visit(`orang${i}`)));
  const before = await page(1);
  const leaving = before.users.slice(0, 5).map(({ id }) => id);
  for (const sub of leaving) expect(await removeProfile(accounts.table, sub)).toBe(true);
  await visit('terakhir');
  const first = await page(1);
  expect(first.users[0]?.id).toBe('terakhir');
  expect(first.pagination).toMatchObject({ total: 46, totalPages: expect.any(Number), hasGaps: true });
  const pages = await Promise.all(Array.from({ length: first.pagination.totalPages }, (_, i) => page(i + 1)));
  const shown = pages.flatMap(({ users }) => users.map(({ id }) => id));
  expect([shown.length, new Set(shown).size, shown.filter((id) => leaving.includes(id))]).toEqual([46, 46, []]);
  expect(await accounts.drifts()).toEqual([]);
});

test('joining never fails because of a number whose profile was not made', async () => {
  await accounts.table.next(keys.joined(), 'last');
  await visit('selepas-jurang');
  expect((await page(1)).users[0]?.id).toBe('selepas-jurang');
  expect(await accounts.drifts()).toEqual([]);
});
