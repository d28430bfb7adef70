import * as z from 'zod';
import type { UserItem } from '../../shared/admin/schemas.ts';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import { type CounterName, counterName } from '../platform/statistics/counters.ts';
import { keys } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';

/** A user's profile row with all its counters; one who never opened the page has no name yet. */
export const personSchema = z.looseObject({
  PK: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().nullable().default(null),
  joinNumber: z.number().optional(),
  joinedAt: z.iso.datetime().optional(),
  activeDay: z.string().optional(),
});
export type Person = z.infer<typeof personSchema>;

/** Of a name that nobody has told (spec 1 §2). */
const nameless = 'Pengguna';

export const subOf = ({ PK }: Person): string => PK.slice('USER#'.length);
export const nameOf = ({ name, email }: Person): string => name ?? email ?? nameless;
export const numberOf = (row: Record<string, unknown>, name: string): number => {
  const value = row[name];
  return typeof value === 'number' ? value : 0;
};
export const countOf = (person: Person, module: ModuleName, counter: CounterName): number =>
  numberOf(person, counterName(module, counter));

export const totalOf = (person: Person): number =>
  moduleNames.reduce((total, module) => total + countOf(person, module, 'total'), 0);

/** When a user's sessions last changed; null for one who has none. */
export function lastActivityOf(person: Person): string | null {
  const times = moduleNames.flatMap((module) => {
    const latest = person[counterName(module, 'latest')];
    return typeof latest === 'string' && countOf(person, module, 'total') > 0 ? [latest] : [];
  });
  return times.toSorted().at(-1) ?? null;
}

/** What names a user in every list. */
export const identityOf = (person: Person) => ({
  id: subOf(person),
  name: nameOf(person),
  email: person.email ?? '',
  picture: person.picture,
});

export const itemOf = (person: Person): UserItem => ({
  ...identityOf(person),
  pedagonaSessions: countOf(person, 'pedagona', 'total'),
  acadioraSessions: countOf(person, 'acadiora', 'total'),
  valentraSessions: countOf(person, 'valentra', 'total'),
  lastActivity: lastActivityOf(person),
});

const joinedSchema = z.object({ users: z.number().default(0), removed: z.number().default(0) });

/** How many have joined and are there still, and how many accounts were removed since the beginning. */
export const joinedNow = async (table: Table): Promise<z.infer<typeof joinedSchema>> =>
  joinedSchema.parse((await table.get(keys.joined(), joinedSchema)) ?? {});

/** How many have joined. */
export const joinedCount = async (table: Table): Promise<number> => (await joinedNow(table)).users;

const everybody = 'USERS';

/** Those of these join numbers, the newest first: one query, wherever in the list they are (more where they fill over 1 MB). */
export async function joinedBetween(table: Table, least: number, most: number): Promise<Person[]> {
  if (most < 1) return [];
  const range = { PK: everybody, least: Math.max(1, least), most };
  const wanted = most - range.least + 1;
  const people: Person[] = [];
  let after: Record<string, unknown> | null = null;
  do {
    const page: Awaited<ReturnType<typeof byTotal>> = await table.queryIndex('GSI1', range, personSchema, {
      limit: wanted - people.length,
      ...(after === null ? {} : { after }),
    });
    people.push(...page.items);
    after = page.last;
  } while (after !== null && people.length < wanted);
  return people;
}

/** A part of those who have had a session, those with most first. */
export const byTotal = (table: Table, limit: number, after?: Record<string, unknown>) =>
  table.queryIndex('GSI2', { PK: everybody }, personSchema, { limit, ...(after === undefined ? {} : { after }) });

/** In the order of the subs; those who are gone left out. */
export async function peopleOf(table: Table, subs: readonly string[]): Promise<Person[]> {
  const rows = await table.getMany(
    subs.map((sub) => keys.profile(sub)),
    personSchema,
  );
  return rows.filter((row) => row !== null);
}
