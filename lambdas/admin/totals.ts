import * as z from 'zod';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import { type CounterName, counterName, counterNames } from '../platform/statistics/counters.ts';
import { keys } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';
import { activeName } from '../platform/statistics/usage.ts';
import { numberOf } from './people.ts';

/** A row of figures; `SK` says of which day and shard. */
export const figuresSchema = z.looseObject({ SK: z.string() });
export type Figures = z.infer<typeof figuresSchema>;

export type Counts = Record<CounterName, number>;

/** The counters of one module over these rows. */
export const countsOf = (rows: readonly Record<string, unknown>[], module: ModuleName): Counts =>
  Object.fromEntries(
    counterNames.map((counter) => [
      counter,
      rows.reduce((sum, row) => sum + numberOf(row, counterName(module, counter)), 0),
    ]),
  ) as Counts;

/** Completed of all that have ended, in percent to one decimal; 0 when none has. */
const successRate = ({ completed, failed }: Pick<Counts, 'completed' | 'failed'>): number =>
  completed + failed === 0 ? 0 : Math.round((completed / (completed + failed)) * 1000) / 10;

export const moduleTotalsOf = (counts: Counts) => ({
  total: counts.total,
  completed: counts.completed,
  failed: counts.failed,
  successRate: successRate(counts),
});

/** The totals of all sessions there are; eight rows however many that is. */
export const totalRows = async (table: Table): Promise<Figures[]> =>
  (await table.query(keys.totalRows(), figuresSchema)).items;

type Kind = Parameters<typeof keys.statsOfDays>[0];

/** The rows of one kind over some Malaysian days, both included, by day: eight rows a day at the most. */
export async function dayRows(
  table: Table,
  kind: Kind,
  days: readonly string[],
): Promise<{ day: string; rows: Figures[] }[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const byDay = new Map(days.map((day): [string, Figures[]] => [day, []]));
  for (const row of await table.queryBetween(keys.statsOfDays(kind, first, last), figuresSchema))
    byDay.get(row.SK.split('#').at(-2) ?? '')?.push(row);
  return [...byDay].map(([day, rows]) => ({ day, rows }));
}

/** Users whose last active day is one of these; exact when the last of the days is today. */
export async function activeUsers(table: Table, days: readonly string[]): Promise<number> {
  const rows = (await dayRows(table, 'ACTIVE', days)).flatMap((day) => day.rows);
  return rows.reduce((sum, row) => sum + numberOf(row, activeName), 0);
}

export const perModule = <T>(of: (module: ModuleName) => T): Record<ModuleName, T> =>
  Object.fromEntries(moduleNames.map((module) => [module, of(module)])) as Record<ModuleName, T>;
