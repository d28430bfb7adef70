import * as z from 'zod';
import type { adminApi, UserItem } from '../../../shared/admin/api.ts';
import type { Parsed } from '../../../shared/contract.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { countOf, latestOf, totalOf, usersName } from '../../platform/statistics/counters.ts';
import { keys, userIndexes } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { findProfile, type Profile, profileSchema } from '../../platform/users/profiles.ts';
import { type SessionRow, sessionRowSchema } from '../../platform/jobs/session.ts';
import { totalSums } from '../dashboard/sums.ts';
import { searchUsers } from '../search/search.ts';
import type { StepServices } from '../../platform/stages/services.ts';

export const subOf = ({ PK }: Profile): string => PK.slice('USER#'.length);
/** Spec 1 §2: 'Pengguna' where nothing is known. */
export const nameOf = ({ name = '', email = '' }: Profile): string => name.trim() || email || 'Pengguna';

/** When a user's sessions last changed; null for a user without sessions. */
export const lastActivityOf = (user: Profile): string | null =>
  moduleNames
    .flatMap((module) => latestOf(user, module) ?? [])
    .toSorted()
    .at(-1) ?? null;

/** What names a user in every list. */
export const identityOf = (user: Profile) => ({
  id: subOf(user),
  name: nameOf(user),
  email: user.email ?? '',
  picture: user.picture,
});

const itemOf = (user: Profile): UserItem => ({
  ...identityOf(user),
  pedagonaSessions: countOf(user, 'pedagona', 'total'),
  acadioraSessions: countOf(user, 'acadiora', 'total'),
  valentraSessions: countOf(user, 'valentra', 'total'),
  lastActivity: lastActivityOf(user),
});

type PageQuery = Parsed<typeof adminApi.users>['query'];

const joinedSchema = z.object({ last: z.number() });

/** The highest join number; 0 before anybody has joined. */
export const lastJoinNumber = async (table: Table): Promise<number> =>
  (await table.get(keys.joined(), joinedSchema))?.last ?? 0;

/** Users with these join numbers, the newest first: one query, wherever in the list they are. */
export async function joinedBetween(table: Table, least: number, most: number): Promise<Profile[]> {
  if (most < 1) return [];
  const range = { ...userIndexes.joined, from: Math.max(1, least), to: most };
  return (await table.query(range, profileSchema, { newestFirst: true })).items;
}

/**
 * A page of all users, the newest first, or of those that a search finds. A page of all is a range of join numbers, so any page costs what
 * the first does; it is shorter than `limit` where users have left.
 */
export async function usersPage({ table }: StepServices, { page, limit, search }: PageQuery) {
  if (search.trim() !== '') {
    const { rows, isMore } = await searchUsers(table, search);
    const subs = [...new Set(rows.map(({ sub }) => sub))];
    const users = await itemsOf(table, subs.slice((page - 1) * limit, page * limit));
    const total = subs.length;
    return { users, pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isMore, hasGaps: false } };
  }
  const [last, totals] = await Promise.all([lastJoinNumber(table), totalSums(table)]);
  const most = last - (page - 1) * limit;
  const users = (await joinedBetween(table, most - limit + 1, most)).map(itemOf);
  const total = totals[usersName] ?? 0;
  const totalPages = Math.ceil(last / limit);
  return { users, pagination: { page, limit, total, totalPages, isMore: false, hasGaps: last > total } };
}

/** In the order of the subs; users whose account is gone are left out. */
async function itemsOf(table: Table, subs: readonly string[]): Promise<UserItem[]> {
  const rows = await Promise.all(subs.map((sub) => findProfile(table, sub)));
  return rows.flatMap((row) => (row === null ? [] : [itemOf(row)]));
}

/** Users that are read at once. */
const slice = 200;
/** Users whose sessions are read side by side. */
const atOnce = 16;

/** All who have joined, the newest first, a slice at a time. */
export async function* allUsers(table: Table): AsyncGenerator<Profile[]> {
  for (let most = await lastJoinNumber(table); most > 0; most -= slice)
    yield await joinedBetween(table, most - slice + 1, most);
}

/** All sessions of one user that are counted, module by module. */
export const sessionsOf = async (table: Table, sub: string): Promise<SessionRow[]> =>
  (await table.query(keys.sessionsOf(sub), sessionRowSchema)).items.filter(({ isSample }) => isSample !== true);

/** All sessions of all users. */
export async function* allSessions(table: Table): AsyncGenerator<{ user: Profile; row: SessionRow }> {
  for await (const users of allUsers(table)) {
    const busy = users.filter((user) => totalOf(user) > 0);
    for (let i = 0; i < busy.length; i += atOnce) {
      const part = busy.slice(i, i + atOnce);
      const lists = await Promise.all(part.map((user) => sessionsOf(table, subOf(user))));
      for (const [n, user] of part.entries()) for (const row of lists[n] ?? []) yield { user, row };
    }
  }
}
