import { readSettings, type StateMachineSetting } from '../config.ts';
import { once } from '../once.ts';
import { type Files, openFiles } from '../storage/files.ts';
import { openTable, type Table } from '../storage/table.ts';
import { ulid } from 'ulid';
import { openJobs } from '../jobs/job.ts';
import type { NewSessionServices } from '../jobs/newSession.ts';

/** What a step needs that asks no model. */
export interface StepServices {
  table: Table;
  files: Files;
  now: () => Date;
}

export const stepServices = once((): StepServices => {
  const settings = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME');
  return { table: openTable(settings.TABLE_NAME), files: openFiles(settings.BUCKET_NAME), now: () => new Date() };
});

/** What the calls of a module with a pipeline need. */
export interface ModuleServices extends NewSessionServices, StepServices {}

/** The services of a module whose state machine is named by this setting. */
export function openServices(stateMachine: StateMachineSetting): ModuleServices {
  const settings = readSettings(process.env, stateMachine, 'DAILY_QUOTA', 'DAILY_USD');
  return {
    ...stepServices(),
    jobs: openJobs(settings[stateMachine]),
    dailyQuota: settings.DAILY_QUOTA,
    dailyUsd: settings.DAILY_USD,
    newId: () => ulid(),
  };
}
