import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import { type Controls, controlsSchema, initialControls } from '../../shared/controls.ts';
import { moduleNames, type ModuleName, modules } from '../../shared/modules.ts';
import { AbandonedError } from './jobs/failure.ts';
import { type JobId, stillRunning } from './jobs/job.ts';
import type { Job } from './jobs/session.ts';
import { figureName } from './statistics/usage.ts';
import { keys } from './storage/keys.ts';
import { succeeds, type Table } from './storage/table.ts';
import { malaysianDay, secondsAfter } from './time.ts';

export const readControls = async (table: Table): Promise<Controls> =>
  (await table.get(keys.controls(), controlsSchema)) ?? initialControls;

const spentText =
  'Had penggunaan AI untuk semua pengguna hari ini telah dicapai. Hasil yang sedia ada masih boleh dibaca. Sila cuba lagi esok.';

/**
 * Before a job is started.
 * @param deployed what holds where no administrator has set another
 * @returns how many a user may start on a day
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
  const rows = await Promise.all(
    moduleNames.map(async (module) => {
      const figure = figureName(module, 'MicroUsd');
      const found = await table.queryAll(keys.statsOfDays(`USE#${module}`, day, day), z.looseObject({}));
      return found.map((row) => Number(row[figure] ?? 0));
    }),
  );
  return rows.flat().reduce((sum, micro) => sum + micro, 0) / 1_000_000;
}

/** After this an execution is over (`lib/pipelines/module.ts`), whatever became of its row. */
const lineSeconds = 3 * 3600;

const rowSchema = z.object({ expiresAt: z.number() });

/**
 * Takes a job's place in its line, or looks at it again. Only the first of them work, in the order in which
 * they began, so that neither the models nor the account's functions are overrun; each leaves the line with its end (`endJob.ts`).
 * @returns the place among those that wait; 0: it is this job's turn
 * @throws {AbandonedError} when the attempt is not under way any more
 */
export async function placeInLine(table: Table, id: JobId, job: Job, atOnce: number, now: Date): Promise<number> {
  const key = keys.inLine(id, job);
  const row = { ...key, expiresAt: secondsAfter(new Date(job.startedAt), lineSeconds) };
  // Nothing may stay of a session that is deleted meanwhile.
  if (job.place === undefined && !(await succeeds(table.transact([stillRunning(id), { put: row }]))))
    throw new AbandonedError();
  const before = await table.queryAll(keys.line(job.line ?? id.module, key.SK), rowSchema);
  const ahead = before.filter(({ expiresAt }) => expiresAt > secondsAfter(now, 0)).length - 1;
  return Math.max(0, ahead - atOnce + 1);
}
