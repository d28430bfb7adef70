import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import { type Controls, controlsSchema, initialControls } from '../../shared/controls.ts';
import { moduleNames, type ModuleName, modules } from '../../shared/modules.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { figureName } from './statistics/usage.ts';
import { keys } from './storage/keys.ts';
import type { Table } from './storage/table.ts';
import { malaysianDay } from './time.ts';

export const readControls = async (table: Table): Promise<Controls> =>
  (await table.get(keys.controls(), controlsSchema)) ?? initialControls;

const spentText =
  'Had penggunaan AI untuk semua pengguna hari ini telah dicapai. Hasil yang sedia ada masih boleh dibaca. Sila cuba lagi esok.';

/**
 * Called before a job is started.
 * @param deployed the limits that hold when no administrator has set others
 * @returns how many jobs a user may start on a day
 * @throws {AppError} conflict when the module is switched off; quota when the day's money is used up
 */
export async function assertOpen(
  table: Table,
  module: ModuleName,
  now: Date,
  deployed: { dailyQuota: number; dailyUsd?: number | undefined },
): Promise<number> {
  const { modules: each, dailyUsd, userDaily } = await readControls(table);
  if (each[module].isOff)
    throw new AppError(
      'conflict',
      `${modules[module].title} ditutup buat sementara oleh pentadbir. Hasil yang sedia ada masih boleh dibaca.`,
    );
  const mostUsd = dailyUsd ?? deployed.dailyUsd;
  if (mostUsd !== undefined && (await spentOn(table, malaysianDay(now))) >= mostUsd)
    throw new AppError('quota', spentText);
  return userDaily ?? deployed.dailyQuota;
}

async function spentOn(table: Table, day: string): Promise<number> {
  const spent = moduleNames.map(async (module) => {
    const rows = await table.queryAll(keys.statsOfDays(`USE#${module}`, day, day), z.looseObject({}));
    return rows.map((row) => Number(row[figureName(module, 'MicroUsd')] ?? 0));
  });
  return sumOf((await Promise.all(spent)).flat()) / 1_000_000;
}
