import * as z from 'zod';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import { changesName, type CounterName, counterName, counterNames } from '../platform/statistics/counters.ts';
import { keys } from '../platform/storage/keys.ts';
import type { SessionRow } from '../platform/jobs/sessions.ts';
import type { Table } from '../platform/storage/table.ts';
import { malaysianDay } from '../platform/time.ts';
import { activeName } from '../platform/statistics/usage.ts';
import { byTotal, joinedBetween, joinedNow, numberOf, type Person, personSchema, subOf } from './people.ts';
import { sessionsOf } from './sheets/walk.ts';
import { figuresSchema } from './totals.ts';

const names = moduleNames.flatMap((module) => counterNames.map((counter) => counterName(module, counter)));
/** What a user's profile changes with every change of a session. */
const latest = moduleNames.map((module) => counterName(module, 'latest'));

const sumsSchema = z.record(z.string(), z.number());
type Sums = z.infer<typeof sumsSchema>;

/** A counter that is not what a recount gives. `where`: 'USER#...', 'TOTAL', 'DAY#yyyy-mm-dd', 'ACTIVE#yyyy-mm-dd' or 'JOINED'. */
const driftSchema = z.object({ where: z.string(), counter: z.string(), counted: z.number(), stored: z.number() });
export type Drift = z.infer<typeof driftSchema>;

/** How far a recount has come: users by join number downwards, then those who never joined. */
export const recountSchema = z.object({
  /** The next join number; 0 when all have been looked at. */
  next: z.int().nonnegative(),
  joined: z.int().nonnegative(),
  /** Accounts removed when the recount began: a removal gives its number to somebody else. */
  removed: z.int().nonnegative().default(0),
  users: z.int().nonnegative(),
  sessions: z.int().nonnegative(),
  /** The counters as they stood when the recount began. */
  before: z.record(z.string(), sumsSchema),
  /** What has been counted, by where it should stand. */
  counted: z.record(z.string(), sumsSchema),
  /** The first hundred of them. */
  drifts: z.array(driftSchema),
  drifted: z.int().nonnegative(),
  /** Join numbers at which the index knew nobody; looked at again at the end, since it follows the table by a moment. */
  gaps: z.array(z.object({ least: z.int(), most: z.int() })),
  /** Users and counters that changed while they were looked at: nothing is said of them. */
  moved: z.int().nonnegative(),
});
export type Recount = z.infer<typeof recountSchema>;

/** Drifts that a report names; all are counted, in `drifted`. */
const namedAtMost = 100;
const slice = 100;
const atOnce = 16;

export async function beginRecount(table: Table): Promise<Recount> {
  const { users: joined, removed } = await joinedNow(table);
  const before = await storedCounters(table);
  return {
    next: joined,
    joined,
    removed,
    users: 0,
    sessions: 0,
    before,
    counted: {},
    drifts: [],
    drifted: 0,
    gaps: [],
    moved: 0,
  };
}

/** Looks at the next users. */
export async function goOn(table: Table, recount: Recount): Promise<void> {
  const least = Math.max(1, recount.next - slice + 1);
  const people = await joinedBetween(table, least, recount.next);
  if (people.length < recount.next - least + 1) recount.gaps.push({ least, most: recount.next });
  await countPeople(table, recount, people);
  recount.next = least - 1;
}

/** Looks at those who never joined, compares the sums and reports. */
export async function endRecount(table: Table, recount: Recount): Promise<Recount> {
  let after: Record<string, unknown> | undefined;
  do {
    const page = await byTotal(table, 1000, after);
    await countPeople(
      table,
      recount,
      page.items.filter(({ joinNumber }) => joinNumber === undefined),
    );
    after = page.last ?? undefined;
  } while (after !== undefined);
  if ((await joinedNow(table)).removed !== recount.removed) {
    // Somebody was removed meanwhile, and somebody else has their number: one may have been looked at twice, another not at all.
    recount.moved += 1;
    return recount;
  }
  for (const { least, most } of recount.gaps)
    compare(
      recount,
      'JOINED',
      { users: (await joinedBetween(table, least, most)).length },
      { users: most - least + 1 },
    );
  const now = await storedCounters(table);
  for (const where of new Set([...Object.keys(now), ...Object.keys(recount.counted)]))
    compareSums(recount, where, now[where] ?? {});
  return recount;
}

async function countPeople(table: Table, recount: Recount, people: readonly Person[]): Promise<void> {
  for (let i = 0; i < people.length; i += atOnce)
    await Promise.all(people.slice(i, i + atOnce).map((person) => countPerson(table, recount, subOf(person))));
}

const profileOf = (table: Table, sub: string) => table.get(keys.profile(sub), personSchema);
const countersOf = (person: Person | null): Sums =>
  Object.fromEntries([...names, 'GSI2SK'].map((name) => [name, numberOf(person ?? {}, name)]));

/** The same of two looks at a profile between which none of the user's sessions changed. */
const stateOf = (person: Person | null): string =>
  JSON.stringify([countersOf(person), latest.map((name) => person?.[name])]);

const looks = 3;

/** A user's profile and sessions that belong together: looked at again while the counters change in between, a few times. */
async function lookAt(
  table: Table,
  sub: string,
  look = 1,
): Promise<{ person: Person | null; rows: SessionRow[]; isStill: boolean }> {
  const before = await profileOf(table, sub);
  const rows = await sessionsOf(table, sub);
  const person = await profileOf(table, sub);
  const isStill = stateOf(before) === stateOf(person);
  return isStill || look === looks ? { person, rows, isStill } : lookAt(table, sub, look + 1);
}

/** Holds a user's counters against their sessions. */
async function countPerson(table: Table, recount: Recount, sub: string): Promise<void> {
  const { person, rows, isStill } = await lookAt(table, sub);
  const counted = sumsOf(rows);
  if (isStill) compare(recount, `USER#${sub}`, { ...counted, GSI2SK: rows.length }, countersOf(person));
  else recount.moved += 1;
  recount.users += 1;
  recount.sessions += rows.length;
  addTo(recount, 'TOTAL', counted);
  for (const row of rows) addTo(recount, `DAY#${malaysianDay(new Date(row.createdAt))}`, sumsOf([row]));
  if (person?.activeDay !== undefined) addTo(recount, `ACTIVE#${person.activeDay}`, { [activeName]: 1 });
}

/** What these sessions should have been counted as. */
export function sumsOf(rows: readonly SessionRow[]): Sums {
  const sums: Sums = Object.fromEntries(names.map((name) => [name, 0]));
  const add = (module: ModuleName, counter: CounterName, by: number): void => {
    const name = counterName(module, counter);
    sums[name] = (sums[name] ?? 0) + by;
  };
  for (const { module, status, counted } of rows) {
    add(module, 'total', 1);
    if (status !== 'pending') add(module, status, 1);
    for (const counter of ['documents', 'courses', 'merangkai'] as const) add(module, counter, counted[counter]);
  }
  return sums;
}

function addTo(recount: Recount, where: string, sums: Sums): void {
  const own = (recount.counted[where] ??= {});
  for (const [name, by] of Object.entries(sums)) if (by !== 0) own[name] = (own[name] ?? 0) + by;
}

function compare(recount: Recount, where: string, counted: Sums, stored: Sums): void {
  for (const counter of new Set([...Object.keys(counted), ...Object.keys(stored)])) {
    const drift = { where, counter, counted: counted[counter] ?? 0, stored: stored[counter] ?? 0 };
    if (drift.counted === drift.stored) continue;
    recount.drifted += 1;
    if (recount.drifts.length < namedAtMost) recount.drifts.push(drift);
  }
}

/**
 * A sum that changed since the beginning says nothing: some users were looked at before the change, some after. The same of one that
 * stands as it did after its module's counters changed.
 */
function compareSums(recount: Recount, where: string, stored: Sums): void {
  const before = recount.before[where] ?? {};
  const counted = recount.counted[where] ?? {};
  const isStill = (name: string): boolean => (before[name] ?? 0) === (stored[name] ?? 0);
  for (const counter of new Set([...Object.keys(stored), ...Object.keys(counted)])) {
    const module = moduleNames.find((name) => counter.startsWith(name));
    if (module !== undefined && counter === changesName(module)) continue;
    if (isStill(counter) && (module === undefined || isStill(changesName(module))))
      compare(recount, where, { [counter]: counted[counter] ?? 0 }, { [counter]: stored[counter] ?? 0 });
    else recount.moved += 1;
  }
}

/** The shared counters, their shards added up, by where they stand. */
async function storedCounters(table: Table): Promise<Record<string, Sums>> {
  const stored: Record<string, Sums> = {};
  const sums = [...names, ...moduleNames.map(changesName)];
  const kinds = [
    ['TOTAL#', sums, () => 'TOTAL'],
    ['DAY#', sums, (SK: string) => SK.slice(0, SK.lastIndexOf('#'))],
    ['ACTIVE#', [activeName], (SK: string) => SK.slice(0, SK.lastIndexOf('#'))],
  ] as const;
  for (const [prefix, wanted, whereOf] of kinds)
    for (const row of (await table.query({ PK: keys.totalRows().PK, prefix }, figuresSchema)).items) {
      const own = (stored[whereOf(row.SK)] ??= {});
      for (const name of wanted) own[name] = (own[name] ?? 0) + numberOf(row, name);
    }
  return stored;
}
