import { ulid } from 'ulid';
import { readSettings } from '../platform/config.ts';
import { type Files, openFiles } from '../platform/storage/files.ts';
import { type Jobs, openJobs } from '../platform/jobs/executions.ts';
import { once } from '../platform/once.ts';
import { openPeople, type People } from '../platform/users/userPool.ts';
import { logoutUrl } from '../platform/http/signOut.ts';
import { openTable, type Table } from '../platform/storage/table.ts';

/** What the calls of users about themselves need. */
export interface AccountServices {
  table: Table;
  files: Files;
  jobs: Jobs;
  now: () => Date;
  newId: () => string;
  /** Where the browser of a removed account goes. */
  logoutUrl: string;
}

export function openAccountServices(): AccountServices {
  const settings = readSettings(
    process.env,
    'TABLE_NAME',
    'BUCKET_NAME',
    'ACCOUNT_STATE_MACHINE_ARN',
    'AUTH_BASE_URL',
    'CLIENT_ID',
    'SITE_URL',
  );
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings.ACCOUNT_STATE_MACHINE_ARN),
    now: () => new Date(),
    newId: () => ulid(),
    logoutUrl: logoutUrl(settings),
  };
}

export const people = once((): People => openPeople(readSettings(process.env, 'USER_POOL_ID').USER_POOL_ID));
