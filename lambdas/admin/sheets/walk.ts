import { moduleNames } from '../../../shared/modules.ts';
import { listSessions, type SessionRow } from '../../platform/sessions.ts';
import type { Table } from '../../platform/table.ts';
import { joinedBetween, joinedCount, type Person, subOf, totalOf } from '../people.ts';

/** Users that are read at once. */
const slice = 200;
/** Users whose sessions are read side by side. */
const atOnce = 16;
const sessionPage = 100;

/** All who have joined, the newest first, a slice at a time. */
export async function* everybody(table: Table): AsyncGenerator<Person[]> {
  for (let most = await joinedCount(table); most > 0; most -= slice)
    yield await joinedBetween(table, most - slice + 1, most);
}

/** All sessions of one user. */
export async function sessionsOf(table: Table, sub: string): Promise<SessionRow[]> {
  const rows: SessionRow[] = [];
  for (const module of moduleNames) {
    let cursor: string | undefined;
    do {
      const page = await listSessions(table, sub, module, sessionPage, cursor);
      rows.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return rows;
}

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
