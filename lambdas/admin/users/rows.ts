import * as z from 'zod';
import type { UserItem } from '../../../shared/admin/schemas.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { countOf, latestOf } from '../../platform/statistics/counters.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { IndexKey, Table } from '../../platform/storage/table.ts';
import { type Profile, profileSchema } from '../../platform/users/profile.ts';

/** Shown when the name is not known (spec 1 §2). */
const nameless = 'Pengguna';

export const subOf = ({ PK }: Profile): string => PK.slice('USER#'.length);
export const nameOf = ({ name, email }: Profile): string => name ?? email ?? nameless;

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

export const itemOf = (user: Profile): UserItem => ({
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
export async function joinedBetween(table: Table, least: number, most: number): Promise<Profile[]> {
  if (most < 1) return [];
  const range = { PK: 'USERS', least: Math.max(1, least), most };
  return (await table.queryIndex('GSI1', range, profileSchema, { limit: most - range.least + 1 })).items;
}

/** A part of all users who have had a session, those with the most sessions first. */
export const byTotal = (table: Table, limit: number, after?: IndexKey) =>
  table.queryIndex('GSI2', { PK: 'USERS' }, profileSchema, { limit, after });
