import { ulid } from 'ulid';
import { readSettings } from '../platform/config.ts';
import { type Files, openFiles } from '../platform/storage/files.ts';
import { type Jobs, openJobs } from '../platform/jobs/executions.ts';
import { openTable, type Table } from '../platform/storage/table.ts';

/** What the admin area's calls need. */
export interface AdminServices {
  table: Table;
  files: Files;
  jobs: Jobs;
  now: () => Date;
  newId: () => string;
  dailyQuota: number;
}

export function openAdminServices(): AdminServices {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', 'ADMIN_STATE_MACHINE_ARN', 'DAILY_QUOTA');
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings.ADMIN_STATE_MACHINE_ARN),
    now: () => new Date(),
    newId: () => ulid(),
    dailyQuota: settings.DAILY_QUOTA,
  };
}
