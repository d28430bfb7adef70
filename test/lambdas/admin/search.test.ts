import { beforeAll, expect, test } from '@jest/globals';
import { matchesAtMost, search, searchUsers } from '../../../lambdas/admin/search/search.ts';
import { personWrites } from '../../../lambdas/platform/statistics/searchable.ts';
import { withStorage } from '../../support/hooks.ts';

const storage = withStorage();

/** So many that a common word alone does not tell who is meant. */
const namesakes = matchesAtMost + 20;
const people = [
  ...Array.from({ length: namesakes }, (_, n) => ({
    sub: `m${n}`,
    name: 'Muhammad Abdullah',
    email: `guru.${n}@moe-dl.edu.my`,
  })),
  // After all the others in the order of the keys.
  { sub: 'z', name: 'Muhammad Haziq bin Abdullah', email: 'haziq@moe-dl.edu.my' },
];

beforeAll(async () => {
  const writes = people.flatMap(personWrites);
  for (let i = 0; i < writes.length; i += 100) await storage.table.transact(writes.slice(i, i + 100));
});

const found = async (query: string) => {
  const { rows, isMore } = await searchUsers(storage.table, query);
  return { subs: rows.map(({ sub }) => sub), isMore };
};

test.each(['Muhammad Haziq', 'haziq abdullah', 'Abdullah Muhammad haz', 'muhammad haziq@moe-dl.edu.my', 'h muhammad'])(
  '"%s" finds the one user among many of the same name, and knows that there are no more',
  async (query) => {
    expect(await found(query)).toEqual({ subs: ['z'], isMore: false });
  },
);

test.each(['muhammad', 'muhammad abdullah', 'm', 'guru'])(
  '"%s" finds the first of many of the same name, and says that there are more',
  async (query) => {
    const { subs, isMore } = await found(query);
    expect([new Set(subs).size, isMore]).toEqual([subs.length, true]);
    expect(subs.length).toBeGreaterThanOrEqual(matchesAtMost - 1);
  },
);

test('an address among them is found as a whole, however common its words', async () => {
  expect(await found('guru.7@moe-dl.edu.my')).toEqual({ subs: ['m7'], isMore: false });
});

test('a query without a word finds nothing, and nothing more', async () => {
  expect(await search(storage.table, 'course', ' .-')).toEqual({ rows: [], isMore: false });
});
