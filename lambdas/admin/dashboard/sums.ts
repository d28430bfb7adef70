import { AppError } from '../../../shared/errors.ts';
import { malaysianDay } from '../../platform/time.ts';
import * as z from 'zod';
import type { adminApi, Cost } from '../../../shared/admin/api.ts';
import type { Parsed } from '../../../shared/contract.ts';
import { type ModuleName, moduleNames } from '../../../shared/modules.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import { countOf } from '../../platform/statistics/counters.ts';
import { figureName } from '../../platform/statistics/usage.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { activeName } from '../../platform/users/profiles.ts';

export type Span = Parsed<typeof adminApi.overview>['query'];

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days that a chart shows unless another span is asked for. */
const usualDays = 30;
const daysAtMost = 366;

/** The `count` days that end with this one, 'yyyy-mm-dd', the oldest first. */
const daysUntil = (end: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(end) - (count - 1 - i) * dayMilliseconds).toISOString().slice(0, 10),
  );

/** The last `count` Malaysian days, today included. */
export const lastDays = (now: Date, count = usualDays): string[] => daysUntil(malaysianDay(now), count);

/**
 * The days of a chart: those asked for, else the last thirty before their end, which is today unless given.
 * @throws {AppError} invalid, when the end comes before the start or there are too many days
 */
export function askedDays(now: Date, { startDate, endDate }: Span): string[] {
  const end = endDate ?? malaysianDay(now);
  if (startDate === undefined) return daysUntil(end, usualDays);
  const count = Math.round((Date.parse(end) - Date.parse(startDate)) / dayMilliseconds) + 1;
  if (count < 1) throw new AppError('invalid', 'Sila pilih tarikh mula yang tidak melepasi tarikh akhir.');
  if (count > daysAtMost) throw new AppError('invalid', `Sila pilih tempoh yang tidak melebihi ${daysAtMost} hari.`);
  return daysUntil(end, count);
}

/** A row of counters; `SK` says of which day and shard. */
export const counterRowSchema = z.looseObject({ SK: z.string() });

/** Counters by name, added up over rows. */
export type Sums = Record<string, number>;

export function sumsOf(rows: readonly Record<string, unknown>[]): Sums {
  const sums: Sums = {};
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

export function moduleTotalsOf(sums: Sums, module: ModuleName) {
  const [completed, failed] = [countOf(sums, module, 'completed'), countOf(sums, module, 'failed')];
  const ended = completed + failed;
  return {
    total: countOf(sums, module, 'total'),
    completed,
    failed,
    /** Percent of all that have ended, to one decimal; 0 when none has. */
    successRate: ended === 0 ? 0 : Math.round((completed / ended) * 1000) / 10,
  };
}

/** The totals of all sessions and users; 32 rows, however many there are. */
export const totalSums = async (table: Table): Promise<Sums> =>
  sumsOf(await table.queryAll(keys.statsOf('TOTAL'), counterRowSchema));

type Kind = Parameters<typeof keys.statsOfDays>[0];

/** The counters of one kind on each of these Malaysian days; at most sixteen rows a day are read. */
export async function sumsByDay(
  table: Table,
  kind: Kind,
  days: readonly string[],
): Promise<{ day: string; sums: Sums }[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = await table.queryAll(keys.statsOfDays(kind, first, last), counterRowSchema);
  return days.map((day) => ({ day, sums: sumsOf(rows.filter(({ SK }) => SK.endsWith(`#${day}`))) }));
}

/** The counters of one kind over these Malaysian days. */
export const sumsOfDays = async (table: Table, kind: Kind, days: readonly string[]): Promise<Sums> =>
  sumsOf((await sumsByDay(table, kind, days)).map(({ sums }) => sums));

/** Users whose last active day is one of these; exact when the last of the days is today. */
export const activeUsers = async (table: Table, days: readonly string[]): Promise<number> =>
  (await sumsOfDays(table, 'ACTIVE', days))[activeName] ?? 0;

/** The model use of some modules, with what it was estimated to cost when it was used. */
export function costOf(sums: Sums, modules: readonly ModuleName[] = moduleNames): Cost {
  const of = (figure: Parameters<typeof figureName>[1]): number =>
    sumOf(modules.map((module) => sums[figureName(module, figure)] ?? 0));
  return {
    calls: of('Calls'),
    inputTokens: of('InputTokens'),
    outputTokens: of('OutputTokens'),
    // To a hundredth of a cent; null when a model that was used has no price.
    usd: of('UnpricedCalls') > 0 ? null : Math.round(of('MicroUsd') / 100) / 10_000,
  };
}
