import { keys } from '../../platform/storage/keys.ts';
import { type SessionRow, sessionRowSchema } from '../../platform/jobs/sessions.ts';
import type { Table } from '../../platform/storage/table.ts';
import { joinedBetween, joinedCount, type Person, subOf, totalOf } from '../people.ts';

/** Users that are read at once. */
const slice = 200;
/** Users whose sessions are read side by side. */
const atOnce = 16;

/** All who have joined, the newest first, a slice at a time. */
export async function* everybody(table: Table): AsyncGenerator<Person[]> {
  for (let most = await joinedCount(table); most > 0; most -= slice)
    yield await joinedBetween(table, most - slice + 1, most);
}

/** All sessions of one user, module by module. */
export const sessionsOf = async (table: Table, sub: string): Promise<SessionRow[]> =>
  (await table.query(keys.allSessionsOf(sub), sessionRowSchema)).items;

/** All sessions there are, with whose they are. */
export async function* allSessions(table: Table): AsyncGenerator<{ person: Person; row: SessionRow }> {
  for await (const people of everybody(table)) {
    const busy = people.filter((person) => totalOf(person) > 0);
    for (let i = 0; i < busy.length; i += atOnce) {
      const part = busy.slice(i, i + atOnce);
      const lists = await Promise.all(part.map((person) => sessionsOf(table, subOf(person))));
      for (const [n, person] of part.entries()) for (const row of lists[n] ?? []) yield { person, row };
    }
  }
}
