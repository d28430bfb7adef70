import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { keys, shardOf, userIndexes } from '../storage/keys.ts';
import { isAbsentOrBelow, type Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';

/** Documents are artefacts produced; PEDAGONA counts courses analysed, and as 'merangkai' sessions with 2 to 4 courses. */
export const counterNames = [
  'total',
  'processing',
  'completed',
  'failed',
  'documents',
  'courses',
  'merangkai',
] as const;
type CounterName = (typeof counterNames)[number];

/** What one change of a session adds to the counters; absent is 0. */
export type Delta = Partial<Record<CounterName, number>>;

/** The flat attribute of a module's counter: 'pedagonaTotal'. Flat, because ADD works on top-level attributes only. */
export const counterName = (module: ModuleName, counter: CounterName | 'latest'): string =>
  `${module}${counter.charAt(0).toUpperCase()}${counter.slice(1)}`;

/** A module's counter, in sums or in a user's profile; 0 when absent. */
export function countOf(row: Readonly<Record<string, unknown>>, module: ModuleName, counter: CounterName): number {
  const value = row[counterName(module, counter)];
  return typeof value === 'number' ? value : 0;
}

export const totalOf = (row: Readonly<Record<string, unknown>>, counter: CounterName = 'total'): number =>
  moduleNames.reduce((total, module) => total + countOf(row, module, counter), 0);

/** When a user's sessions of a module last changed; null for one without sessions. The time stays in the profile when the last is deleted. */
export function latestOf(profile: Readonly<Record<string, unknown>>, module: ModuleName): string | null {
  const latest = profile[counterName(module, 'latest')];
  return typeof latest === 'string' && countOf(profile, module, 'total') > 0 ? latest : null;
}

/** The counter of users: those who have joined and whose account still exists. */
export const usersName = 'users';

/**
 * How often a group of shared counters has changed. A recount that sees the same value twice can tell by it whether the counter
 * changed and changed back in between.
 */
export const changesName = (group: ModuleName | typeof usersName): string => `${group}Changes`;

/** Whose counters change, and on which day's row: the day the session was made, so that a deletion subtracts what was added there. */
export interface Counted {
  sub: string;
  module: ModuleName;
  id: string;
  createdAt: string;
  /** Nothing of a sample is counted. */
  isSample?: boolean | undefined;
}

/**
 * The writes that keep the counters true, to be sent in the same transaction as what they count (design §4). `limit`: refuse when
 * this many sessions of the module are processing already (the first write's condition).
 */
export function counterWrites(counted: Counted, delta: Delta, at: Date, limit?: number): Write[] {
  if (counted.isSample === true) return [];
  const add = Object.fromEntries(
    Object.entries(delta).map(([counter, by]) => [counterName(counted.module, counter as CounterName), by]),
  );
  const shared = { ...add, [changesName(counted.module)]: 1 };
  const shard = shardOf(counted.id);
  return [
    {
      change: {
        key: keys.profile(counted.sub),
        add: { ...add, ...(delta.total === undefined ? {} : { GSI2SK: delta.total }) },
        set: { [counterName(counted.module, 'latest')]: at.toISOString(), GSI2PK: userIndexes.sessions.PK },
        if: limit === undefined ? undefined : isAbsentOrBelow(counterName(counted.module, 'processing'), limit),
      },
    },
    { change: { key: keys.totals(shard), add: shared } },
    { change: { key: keys.day(malaysianDay(new Date(counted.createdAt)), shard), add: shared } },
  ];
}

/** Counts a user who joins (1) or whose profile is removed (-1), in the transaction that does so. */
export const userWrite = (sub: string, by: 1 | -1): Write => ({
  change: { key: keys.users(shardOf(sub)), add: { [usersName]: by, [changesName(usersName)]: 1 } },
});
