import type * as z from 'zod';
import type { paginationSchema, UserItem } from '../../shared/admin/schemas.ts';
import { findPeople } from './find.ts';
import { itemOf, joinedBetween, joinedCount, peopleOf } from './people.ts';
import type { AdminServices } from './services.ts';

interface Wish {
  page: number;
  limit: number;
  search: string;
}

export interface UserPage {
  users: UserItem[];
  pagination: z.infer<typeof paginationSchema>;
}

type Looks = Pick<AdminServices, 'table'>;

/** A page of all users, the newest first, or of those that a search finds. Any page costs what the first does. */
export async function usersPage(services: Looks, { page, limit, search }: Wish): Promise<UserPage> {
  if (search.trim() !== '') return foundPage(services, { page, limit, search });
  const total = await joinedCount(services.table);
  // Join numbers have no gaps, so a page is a range of them.
  const most = total - (page - 1) * limit;
  const people = await joinedBetween(services.table, most - limit + 1, most);
  return { users: people.map(itemOf), pagination: paginationOf({ page, limit, total, isMore: false }) };
}

async function foundPage(services: Looks, { page, limit, search }: Wish): Promise<UserPage> {
  const { subs, isMore } = await foundSubs(services, search);
  const people = await peopleOf(services.table, subs.slice((page - 1) * limit, page * limit));
  return { users: people.map(itemOf), pagination: paginationOf({ page, limit, total: subs.length, isMore }) };
}

async function foundSubs({ table }: Looks, search: string) {
  const { rows, isMore } = await findPeople(table, search);
  return { subs: [...new Set(rows.map(({ sub }) => sub))], isMore };
}

/** Users that a search of its own call finds; at most this many. */
const foundAtMost = 50;

export async function foundUsers(services: Looks, query: string): Promise<UserItem[]> {
  const { subs } = await foundSubs(services, query);
  return (await peopleOf(services.table, subs.slice(0, foundAtMost))).map(itemOf);
}

const paginationOf = (of: { page: number; limit: number; total: number; isMore: boolean }) => ({
  ...of,
  totalPages: Math.ceil(of.total / of.limit),
});
