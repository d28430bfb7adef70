import { ulid } from 'ulid';
import { readSettings, type StateMachineSetting } from '../config.ts';
import { type Files, openFiles } from '../storage/files.ts';
import { openTable } from '../storage/table.ts';
import { openJobs } from './executions.ts';
import type { NewSessionServices } from './newSession.ts';

/** What the calls of a module with a pipeline need. */
export interface ModuleServices extends NewSessionServices {
  files: Files;
}

/** The services of a module whose state machine is named by this setting. */
export function openServices(stateMachine: StateMachineSetting): ModuleServices {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', stateMachine, 'DAILY_QUOTA');
  return {
    table: openTable(settings.TABLE_NAME),
    files: openFiles(settings.BUCKET_NAME),
    jobs: openJobs(settings[stateMachine]),
    dailyQuota: settings.DAILY_QUOTA,
    newId: () => ulid(),
    now: () => new Date(),
  };
}
