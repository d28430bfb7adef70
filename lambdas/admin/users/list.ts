import type { UserItem } from '../../../shared/admin/schemas.ts';
import { usersName } from '../../platform/statistics/counters.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { totalSums } from '../dashboard/sums.ts';
import { searchUsers } from '../search/search.ts';
import type { ModuleServices } from '../../platform/jobs/services.ts';
import { profileSchema } from '../../platform/users/profile.ts';
import { itemOf, joinedBetween, lastJoinNumber } from './rows.ts';

interface PageRequest {
  page: number;
  limit: number;
  search: string;
}

type Services = Pick<ModuleServices, 'table'>;

/**
 * A page of all users, the newest first, or of those that a search finds. A page of all is a range of join numbers, so any page costs what
 * the first does; it is shorter than `limit` where users have left.
 */
export async function usersPage({ table }: Services, { page, limit, search }: PageRequest) {
  if (search.trim() !== '') {
    const { subs, isMore } = await foundSubs(table, search);
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

/** Users that a search of its own call finds; at most this many. */
const foundAtMost = 50;

export async function foundUsers({ table }: Services, query: string): Promise<UserItem[]> {
  const { subs } = await foundSubs(table, query);
  return itemsOf(table, subs.slice(0, foundAtMost));
}

async function foundSubs(table: Table, query: string): Promise<{ subs: string[]; isMore: boolean }> {
  const { rows, isMore } = await searchUsers(table, query);
  return { subs: [...new Set(rows.map(({ sub }) => sub))], isMore };
}

/** In the order of the subs; users whose account is gone are left out. */
async function itemsOf(table: Table, subs: readonly string[]): Promise<UserItem[]> {
  const rows = await table.getMany(
    subs.map((sub) => keys.profile(sub)),
    profileSchema,
  );
  return rows.flatMap((row) => (row === null ? [] : [itemOf(row)]));
}
