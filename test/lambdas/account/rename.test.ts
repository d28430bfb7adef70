import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ensureProfile, type Person } from '../../../lambdas/platform/users/profiles.ts';
import type { Table } from '../../../lambdas/platform/storage/table.ts';
import { type Accounts, callerFor, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

let users = 0;
async function newcomer(): Promise<string> {
  const sub = `nama${++users}x`;
  await accounts.join(sub);
  return sub;
}

const named = (sub: string, name: string): Person => ({ ...callerFor(sub), name });

/** A visit under another name; `meanwhile` happens once, between its read of the profile and its first write. */
function visit(person: Person, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { table, now } = accounts.services;
  let isDone = false;
  const late: Table = {
    ...table,
    async transact(writes) {
      if (!isDone) {
        isDone = true;
        await meanwhile();
      }
      await table.transact(writes);
    },
  };
  return ensureProfile(late, person, now());
}

/** The words under which administrators find a person. */
const foundBy = async (sub: string): Promise<string[]> =>
  (await accounts.store.rows())
    .filter(({ PK, SK }) => PK.startsWith('SEARCH#user#') && SK.endsWith(`#${sub}`))
    .map(({ SK }) => SK.slice(0, SK.indexOf('#')))
    .toSorted((a, b) => a.localeCompare(b));

describe('a user’s new name', () => {
  test('is refused when it meets the deletion of the account', async () => {
    const sub = await newcomer();
    await expect(visit(named(sub, 'Baharu'), () => accounts.removeAll(sub))).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Akaun ini sedang dipadam.',
    });
    expect(await accounts.left(sub)).toEqual([`USER#${sub} REVOKED##ACCOUNT`]);
  });

  test('leaves the user found by one name only when it meets another new name', async () => {
    const sub = await newcomer();
    await visit(named(sub, 'Pertama'), () => visit(named(sub, 'Kedua'), async () => undefined));
    expect(await foundBy(sub)).toEqual([sub, 'pertama']);
  });

  test('may come with two requests at once', async () => {
    const sub = await newcomer();
    await visit(named(sub, 'Sama'), () => visit(named(sub, 'Sama'), async () => undefined));
    expect(await foundBy(sub)).toEqual([sub, 'sama']);
  });
});
