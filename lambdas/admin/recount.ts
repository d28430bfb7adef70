import * as z from 'zod';
import { moduleNames } from '../../shared/modules.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { changesName, counterName, counterNames, usersName } from '../platform/statistics/counters.ts';
import { keys, userIndexes } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';
import { malaysianDay } from '../platform/time.ts';
import { activeName, findProfile, type Profile, profileSchema } from '../platform/users/profiles.ts';
import { counterRowSchema, sumsOf, type Sums } from './dashboard/sums.ts';
import { joinedBetween, lastJoinNumber, sessionsOf, subOf } from './users/list.ts';

const sessionCounters = moduleNames.flatMap((module) => counterNames.map((counter) => counterName(module, counter)));
/** Changed in a user's profile by every change of a session. */
const latestNames = moduleNames.map((module) => counterName(module, 'latest'));
/** Groups of shared counters that have a counter of changes. */
const groups = [...moduleNames, usersName] as const;
const sharedCounters = [...sessionCounters, usersName, activeName, ...groups.map(changesName)];

const sumsSchema = z.record(z.string(), z.number());

/** A counter that differs from the recount. `where`: 'USER#...', 'TOTAL', 'DAY#yyyy-mm-dd' or 'ACTIVE#yyyy-mm-dd'. */
const driftSchema = z.object({ where: z.string(), counter: z.string(), counted: z.number(), stored: z.number() });

/** How far a recount has come: users by join number downwards, then those who never joined. */
export const recountSchema = z.object({
  /** The next join number; 0 when all have been looked at. */
  next: z.int().nonnegative(),
  users: z.int().nonnegative(),
  sessions: z.int().nonnegative(),
  /** The shared counters when the recount began. */
  before: z.record(z.string(), sumsSchema),
  /** What has been counted, by where it is stored. */
  counted: z.record(z.string(), sumsSchema),
  drifts: z.array(driftSchema),
  /** Users and counters that changed while they were looked at: nothing is said of them. */
  moved: z.int().nonnegative(),
});
export type Recount = z.infer<typeof recountSchema>;

const slice = 100;
const atOnce = 16;

export const beginRecount = async (table: Table): Promise<Recount> => ({
  next: await lastJoinNumber(table),
  users: 0,
  sessions: 0,
  before: await storedCounters(table),
  counted: {},
  drifts: [],
  moved: 0,
});

/** Looks at the next users. */
export async function goOn(table: Table, recount: Recount): Promise<void> {
  const least = Math.max(1, recount.next - slice + 1);
  await countUsers(table, recount, await joinedBetween(table, least, recount.next));
  recount.next = least - 1;
}

/** Looks at those who never joined, compares the shared counters and reports. */
export async function endRecount(table: Table, recount: Recount): Promise<Recount> {
  for await (const users of table.pages(userIndexes.sessions, profileSchema, { limit: 1000 })) {
    const others = users.filter(({ joinNumber }) => joinNumber === undefined);
    await countUsers(table, recount, others);
  }
  const stored = await storedCounters(table);
  for (const where of new Set([...Object.keys(stored), ...Object.keys(recount.counted)]))
    compareShared(recount, where, stored[where] ?? {});
  return recount;
}

/** Counts all anew, in one go. */
export async function recounted(table: Table): Promise<Recount> {
  const recount = await beginRecount(table);
  while (recount.next > 0) await goOn(table, recount);
  return endRecount(table, recount);
}

async function countUsers(table: Table, recount: Recount, users: readonly Profile[]): Promise<void> {
  for (let i = 0; i < users.length; i += atOnce)
    await Promise.all(users.slice(i, i + atOnce).map((user) => countUser(table, recount, subOf(user))));
}

const pick = (sums: Sums, names: readonly string[]): Sums =>
  Object.fromEntries(names.map((name) => [name, sums[name] ?? 0]));
const profileCounters = (user: Profile | null): Sums =>
  pick(sumsOf(user === null ? [] : [user]), [...sessionCounters, 'GSI2SK']);

/** Equal for two reads of a profile when none of the user's sessions changed in between. */
const stateOf = (user: Profile | null): string =>
  JSON.stringify([profileCounters(user), latestNames.map((name) => user?.[name])]);

/** Compares a user's counters with their sessions, and adds both to what the shared counters should be. */
async function countUser(table: Table, recount: Recount, sub: string): Promise<void> {
  const before = await findProfile(table, sub);
  const rows = await sessionsOf(table, sub);
  const user = await findProfile(table, sub);
  const counted = countersOf(rows);
  if (stateOf(before) === stateOf(user))
    compare(recount, `USER#${sub}`, { ...counted, GSI2SK: rows.length }, profileCounters(user));
  else recount.moved += 1;
  recount.users += 1;
  recount.sessions += rows.length;
  addTo(recount, 'TOTAL', { ...counted, [usersName]: user?.joinNumber === undefined ? 0 : 1 });
  for (const row of rows) addTo(recount, `DAY#${malaysianDay(new Date(row.createdAt))}`, countersOf([row]));
  if (user?.activeDay !== undefined) addTo(recount, `ACTIVE#${user.activeDay}`, { [activeName]: 1 });
}

/** The counters that these sessions come to. */
const countersOf = (rows: readonly SessionRow[]): Sums =>
  pick(
    sumsOf(
      rows.map(({ module, status, counted: { documents, courses, merangkai } }) => ({
        [counterName(module, 'total')]: 1,
        ...(status === 'pending' ? {} : { [counterName(module, status)]: 1 }),
        [counterName(module, 'documents')]: documents,
        [counterName(module, 'courses')]: courses,
        [counterName(module, 'merangkai')]: merangkai,
      })),
    ),
    sessionCounters,
  );

const addTo = (recount: Recount, where: string, sums: Sums): void => {
  recount.counted[where] = sumsOf([recount.counted[where] ?? {}, sums]);
};

function compare(recount: Recount, where: string, counted: Sums, stored: Sums): void {
  for (const counter of Object.keys({ ...counted, ...stored })) {
    const drift = { where, counter, counted: counted[counter] ?? 0, stored: stored[counter] ?? 0 };
    if (drift.counted !== drift.stored) recount.drifts.push(drift);
  }
}

/**
 * A shared counter that changed since the beginning says nothing: some users were looked at before the change, some after. The same holds
 * for one whose group has changed, for it may have changed and changed back.
 */
function compareShared(recount: Recount, where: string, stored: Sums): void {
  const [before, counted] = [recount.before[where] ?? {}, recount.counted[where] ?? {}];
  const isStill = (name: string): boolean => (before[name] ?? 0) === (stored[name] ?? 0);
  for (const counter of [...sessionCounters, usersName, activeName]) {
    const group = groups.find((name) => counter.startsWith(name));
    if (isStill(counter) && (group === undefined || isStill(changesName(group))))
      compare(recount, where, pick(counted, [counter]), pick(stored, [counter]));
    else recount.moved += 1;
  }
}

/** The shared counters, their shards added up, by where they are stored. */
async function storedCounters(table: Table): Promise<Record<string, Sums>> {
  const stored: Record<string, Sums> = {};
  for (const kind of ['TOTAL', 'DAY', 'ACTIVE'] as const)
    for (const row of await table.queryAll(keys.statsOf(kind), counterRowSchema)) {
      const where = kind === 'TOTAL' ? kind : row.SK;
      stored[where] = pick(sumsOf([stored[where] ?? {}, row]), sharedCounters);
    }
  return stored;
}
