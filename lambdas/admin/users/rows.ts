import * as z from 'zod';
import type { UserItem } from '../../../shared/admin/schemas.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { counterName } from '../../platform/statistics/counters.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { IndexKey, Table } from '../../platform/storage/table.ts';
import { countOf } from '../dashboard/sums.ts';

/** A user's profile row with all its counters; one who has a session but never opened the page has no name yet. */
export const userRowSchema = z.looseObject({
  PK: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().nullable().default(null),
  joinNumber: z.number().optional(),
  joinedAt: z.iso.datetime().optional(),
  activeDay: z.string().optional(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** Shown when the name is not known (spec 1 §2). */
const nameless = 'Pengguna';

export const subOf = ({ PK }: UserRow): string => PK.slice('USER#'.length);
export const nameOf = ({ name, email }: UserRow): string => name ?? email ?? nameless;

/** When a user's sessions last changed; null for a user without sessions. */
export function lastActivityOf(user: UserRow): string | null {
  const times = moduleNames.flatMap((module) => {
    const latest = user[counterName(module, 'latest')];
    return typeof latest === 'string' && countOf(user, module, 'total') > 0 ? [latest] : [];
  });
  return times.toSorted().at(-1) ?? null;
}

/** What names a user in every list. */
export const identityOf = (user: UserRow) => ({
  id: subOf(user),
  name: nameOf(user),
  email: user.email ?? '',
  picture: user.picture,
});

export const itemOf = (user: UserRow): UserItem => ({
  ...identityOf(user),
  pedagonaSessions: countOf(user, 'pedagona', 'total'),
  acadioraSessions: countOf(user, 'acadiora', 'total'),
  valentraSessions: countOf(user, 'valentra', 'total'),
  lastActivity: lastActivityOf(user),
});

const joinedSchema = z.object({ last: z.number() });

/** The highest join number; 0 before anybody has joined. */
export const lastJoinNumber = async (table: Table): Promise<number> =>
  (await table.get(keys.joined(), joinedSchema))?.last ?? 0;

/** Users with these join numbers, the newest first: one query, wherever in the list they are. */
export async function joinedBetween(table: Table, least: number, most: number): Promise<UserRow[]> {
  if (most < 1) return [];
  const range = { PK: 'USERS', least: Math.max(1, least), most };
  return (await table.queryIndex('GSI1', range, userRowSchema, { limit: most - range.least + 1 })).items;
}

/** A part of all users who have had a session, those with the most sessions first. */
export const byTotal = (table: Table, limit: number, after?: IndexKey) =>
  table.queryIndex('GSI2', { PK: 'USERS' }, userRowSchema, { limit, after });
