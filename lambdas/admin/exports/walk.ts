import { type SessionRow, sessionRowSchema } from '../../platform/jobs/session.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { totalOf } from '../../platform/statistics/counters.ts';
import type { Profile } from '../../platform/users/profile.ts';
import { joinedBetween, lastJoinNumber, subOf } from '../users/rows.ts';

/** Users that are read at once. */
const slice = 200;
/** Users whose sessions are read side by side. */
const atOnce = 16;

/** All who have joined, the newest first, a slice at a time. */
export async function* allUsers(table: Table): AsyncGenerator<Profile[]> {
  for (let most = await lastJoinNumber(table); most > 0; most -= slice)
    yield await joinedBetween(table, most - slice + 1, most);
}

/** All sessions of one user, module by module. */
export const sessionsOf = async (table: Table, sub: string): Promise<SessionRow[]> =>
  (await table.query(keys.allSessionsOf(sub), sessionRowSchema)).items;

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
