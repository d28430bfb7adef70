import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { joinedBetween } from '../../../lambdas/admin/people.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { removeProfile } from '../../../lambdas/platform/users/profileRemoval.ts';
import { type Change, ConditionFailed, type Table } from '../../../lambdas/platform/storage/table.ts';
import { type Accounts, openAccounts } from './house.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

/** Join numbers as they stand, in their order, and how many have joined. */
async function numbers() {
  const rows = await accounts.store.rows();
  const profiles = rows.filter(({ SK }) => SK === 'PROFILE');
  const joined = keys.joined();
  return {
    own: profiles.map((row) => Number(row['joinNumber'])).toSorted((a, b) => a - b),
    indexed: profiles.map((row) => Number(row['GSI1SK'])).toSorted((a, b) => a - b),
    users: Number(rows.find(({ PK, SK }) => PK === joined.PK && SK === joined.SK)?.['users'] ?? 0),
    subs: profiles.map(({ PK }) => PK.slice('USER#'.length)),
  };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

interface Deed {
  verb: 'join' | 'leave';
  which: number;
}
const deed = record<Deed>({ verb: constantFrom('join', 'join', 'leave'), which: nat(50) });

let people = 0;

describe('join numbers', () => {
  test('have no gaps, whoever joins and leaves at once', async () => {
    await assert(
      // Those of one part come at once.
      asyncProperty(
        array(array(deed, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }),
        async (parts) => {
          for (const part of parts) {
            const { subs } = await numbers();
            const leaving = new Set(
              part.flatMap(({ verb, which }) =>
                verb === 'leave' ? (subs[which % Math.max(1, subs.length)] ?? []) : [],
              ),
            );
            await Promise.all([
              ...part.filter(({ verb }) => verb === 'join').map(() => accounts.join(`orang${++people}`)),
              ...[...leaving].map(async (sub) => expect(await removeProfile(accounts.table, sub)).toBe(true)),
            ]);
            const { own, indexed, users, subs: still } = await numbers();
            expect(own).toEqual(upTo(users));
            expect(indexed).toEqual(own);
            expect(still.filter((sub) => leaving.has(sub))).toEqual([]);
          }
          expect(await accounts.drifts()).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  test('are the places of a list whose every page is full', async () => {
    for (let i = 0; i < 5; i++) await accounts.join(`halaman${i}`);
    const { users, subs } = await numbers();
    const [first = ''] = subs;
    await removeProfile(accounts.table, first);
    const found = await joinedBetween(accounts.table, 1, users);
    expect(found.map(({ joinNumber }) => joinNumber)).toEqual(upTo(users - 1).toReversed());
  });

  test('begin at one again when the last one has left', async () => {
    for (const sub of (await numbers()).subs) await removeProfile(accounts.table, sub);
    expect(await numbers()).toEqual({ own: [], indexed: [], users: 0, subs: [] });
    await accounts.join('pertama-semula');
    expect(await numbers()).toMatchObject({ own: [1], users: 1 });
  });

  test.each<[string, Change]>([
    ['more have joined than the index knows', { key: keys.joined(), add: { users: 1 } }],
    ['the last one has another number than the index says', { key: keys.profile('akhir'), set: { joinNumber: 7 } }],
  ])('keep nobody who goes when %s; the recount reports the gap', async (_, disagreement) => {
    const own = await openAccounts();
    // The pauses between tries are over at once.
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    try {
      for (const sub of ['awal', 'tengah', 'akhir']) await own.join(sub);
      await own.table.change(disagreement);
      expect(await removeProfile(own.table, 'awal')).toBe(true);
      expect((await own.store.rows()).filter(({ PK }) => PK.includes('awal'))).toEqual([]);
      expect((await own.drifts()).map(({ where }) => where)).toContain('JOINED');
    } finally {
      random.mockRestore();
      await own.stop();
    }
  });

  test.each<[string, (attempt: number) => boolean[]]>([
    ['somebody joins or leaves', () => [false, true, false]],
    ['who joined last leaves', () => [false, true, true]],
    ['the person’s own profile changes', () => [true, false, false]],
    ['the index is late, but for once', (attempt) => (attempt === 7 ? [false, true, false] : [false, false, true])],
  ])('stay whole when at every try %s: the person goes later', async (_, refusal) => {
    const own = await openAccounts();
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    try {
      for (const sub of ['awal', 'tengah', 'akhir']) await own.join(sub);
      let attempts = 0;
      const busy: Table = {
        ...own.table,
        // A removal that leaves the numbers alone would get through.
        transact: (writes) =>
          JSON.stringify(writes).includes(keys.joined().SK)
            ? Promise.reject(new ConditionFailed(refusal(++attempts)))
            : own.table.transact(writes),
      };
      await expect(removeProfile(busy, 'awal')).rejects.toThrow('too fast');
      expect(await removeProfile(own.table, 'awal')).toBe(true);
      expect(await own.drifts()).toEqual([]);
    } finally {
      random.mockRestore();
      await own.stop();
    }
  });

  test('stay with a person who has a session: it must go first', async () => {
    await accounts.join('sibuk');
    await accounts.start('sibuk', 'valentra');
    expect(await removeProfile(accounts.table, 'sibuk')).toBe(false);
  });
});
