import { ulid } from 'ulid';
import { readSettings } from '../platform/config.ts';
import { type Files, openFiles } from '../platform/storage/files.ts';
import { type Jobs, openJobs } from '../platform/jobs/executions.ts';
import { once } from '../platform/once.ts';
import type { Prices } from '../platform/statistics/prices.ts';
import { stepServices } from '../platform/stages/services.ts';
import { openTable, type Table } from '../platform/storage/table.ts';

/** What the admin area's calls need. */
export interface AdminServices {
  table: Table;
  files: Files;
  jobs: Jobs;
  now: () => Date;
  newId: () => string;
  dailyQuota: number;
  prices: Prices;
}

export function openAdminServices(): AdminServices {
  const settings = readSettings(
    process.env,
    'TABLE_NAME',
    'BUCKET_NAME',
    'ADMIN_STATE_MACHINE_ARN',
    'DAILY_QUOTA',
    'MODEL_PRICES',
  );
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings.ADMIN_STATE_MACHINE_ARN),
    now: () => new Date(),
    newId: () => ulid(),
    dailyQuota: settings.DAILY_QUOTA,
    prices: settings.MODEL_PRICES,
  };
}

/** What building a spreadsheet needs. */
export const exportServices = once((): Pick<AdminServices, 'table' | 'files' | 'now' | 'prices' | 'dailyQuota'> => {
  const { MODEL_PRICES: prices, DAILY_QUOTA: dailyQuota } = readSettings(process.env, 'MODEL_PRICES', 'DAILY_QUOTA');
  return { ...stepServices(), prices, dailyQuota };
});
