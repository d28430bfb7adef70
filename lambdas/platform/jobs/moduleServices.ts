import { ulid } from 'ulid';
import { readSettings, type StateMachineSetting } from '../config.ts';
import { type Files, openFiles } from '../storage/files.ts';
import { openJobs } from './executions.ts';
import type { StartServices } from './start.ts';
import { openTable } from '../storage/table.ts';

/** What the calls of a module with a pipeline need. */
export interface ModuleServices extends StartServices {
  files: Files;
}

/** The services of a module whose pipeline's address stands in this setting. */
export function openServices(pipeline: StateMachineSetting): ModuleServices {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', pipeline, 'DAILY_QUOTA');
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings[pipeline]),
    dailyQuota: settings.DAILY_QUOTA,
    newId: () => ulid(),
    now: () => new Date(),
  };
}
