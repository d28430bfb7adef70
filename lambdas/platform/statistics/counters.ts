import { createHash } from 'node:crypto';
import type { ModuleName } from '../../../shared/modules.ts';
import { keys } from '../storage/keys.ts';
import type { Write } from '../storage/table.ts';
import { malaysianDay } from '../time.ts';

/** What one change of a session adds to the counters; absent is 0. */
export interface Delta {
  total?: number;
  processing?: number;
  completed?: number;
  failed?: number;
  /** Artefacts produced. */
  documents?: number;
  /** PEDAGONA: courses analysed; sessions with 2 to 4 courses. */
  courses?: number;
  merangkai?: number;
}

export type CounterName = keyof Delta;

export const counterNames = [
  'total',
  'processing',
  'completed',
  'failed',
  'documents',
  'courses',
  'merangkai',
] as const satisfies readonly CounterName[];

/** The flat attribute of a module's counter: 'pedagonaTotal'. Flat, because ADD works on top-level attributes only. */
export const counterName = (module: ModuleName, counter: CounterName | 'latest'): string =>
  `${module}${counter.charAt(0).toUpperCase()}${counter.slice(1)}`;

/**
 * Of a module's counters in the shared rows: how often they have changed. Counters that stand as they did may have changed in between;
 * this one tells a recount that they have.
 */
export const changesName = (module: ModuleName): string => `${module}Changes`;

/** Totals, and each day's, are spread over this many rows, so that concurrent users do not meet on one. */
export const totalShards = 8;

/** The same session always counts on the same shard. */
const shardOf = (sessionId: string): number =>
  createHash('sha256').update(sessionId).digest().readUInt8(0) % totalShards;

/** Whose counters change, and on which day's row: the day the session was made, so that a deletion takes back what it added. */
export interface Counted {
  sub: string;
  module: ModuleName;
  sessionId: string;
  createdAt: string;
}

/**
 * The writes that keep the counters true, to be sent in the same transaction as what they count (design §4). `limit`: refuse when
 * this many sessions of the module are processing already (the first write's condition).
 */
export function counterWrites(counted: Counted, delta: Delta, at: Date, limit?: number): Write[] {
  const add = Object.fromEntries(
    Object.entries(delta).map(([counter, by]) => [counterName(counted.module, counter as CounterName), by]),
  );
  const processing = counterName(counted.module, 'processing');
  const shared = { ...add, [changesName(counted.module)]: 1 };
  const shard = shardOf(counted.sessionId);
  return [
    {
      change: {
        key: keys.profile(counted.sub),
        add: { ...add, ...(delta.total === undefined ? {} : { GSI2SK: delta.total }) },
        set: { [counterName(counted.module, 'latest')]: at.toISOString(), GSI2PK: 'USERS' },
        ...(limit === undefined
          ? {}
          : {
              if: 'attribute_not_exists(#processing) OR #processing < :limit',
              names: { '#processing': processing },
              values: { ':limit': limit },
            }),
      },
    },
    { change: { key: keys.totals(shard), add: shared } },
    { change: { key: keys.day(malaysianDay(new Date(counted.createdAt)), shard), add: shared } },
  ];
}
