import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ensureProfile, type Person } from '../../../lambdas/platform/users/profiles.ts';
import type { Table } from '../../../lambdas/platform/storage/table.ts';
import { type Accounts, callerFor, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

let people = 0;
async function newcomer(): Promise<string> {
  const sub = `nama${++people}x`;
  await accounts.join(sub);
  return sub;
}

const named = (sub: string, name: string): Person => ({ ...callerFor(sub), name });

/** A visit by a person of another name, between whose look at the profile and what it does then something else happens, once. */
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

describe('a new name of a person', () => {
  test('that meets the removal of the account is refused as every call of the account is', async () => {
    const sub = await newcomer();
    await expect(visit(named(sub, 'Baharu'), () => accounts.removeAll(sub))).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Akaun ini sedang dipadam.',
    });
    expect(await accounts.left(sub)).toEqual([`USER#${sub} REVOKED##ACCOUNT`]);
  });

  test('that meets another new name leaves the person found by one of them only', async () => {
    const sub = await newcomer();
    await visit(named(sub, 'Pertama'), () => visit(named(sub, 'Kedua'), async () => undefined));
    expect(await foundBy(sub)).toEqual([sub, 'pertama']);
  });

  test('that two requests bring at once is no fault', async () => {
    const sub = await newcomer();
    await visit(named(sub, 'Sama'), () => visit(named(sub, 'Sama'), async () => undefined));
    expect(await foundBy(sub)).toEqual([sub, 'sama']);
  });
});
