import { ulid } from 'ulid';
import { readSettings } from '../platform/config.ts';
import { type Files, openFiles } from '../platform/files.ts';
import { openJobs } from '../platform/jobs.ts';
import { once } from '../platform/once.ts';
import type { StartServices } from '../platform/start.ts';
import { openTable } from '../platform/table.ts';

export interface PedagonaServices extends StartServices {
  files: Files;
}

export const apiServices = once((): PedagonaServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', 'PEDAGONA_STATE_MACHINE_ARN', 'DAILY_QUOTA');
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings.PEDAGONA_STATE_MACHINE_ARN),
    dailyQuota: settings.DAILY_QUOTA,
    newId: () => ulid(),
    now: () => new Date(),
  };
});
