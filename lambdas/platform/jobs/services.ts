import { ulid } from 'ulid';
import { readSettings, type StateMachineSetting } from '../config.ts';
import { stepServices, type StepServices } from '../stages/services.ts';
import { openJobs } from './job.ts';
import type { NewSessionServices } from './newSession.ts';

/** What the calls of a module with a pipeline need. */
export interface ModuleServices extends NewSessionServices, StepServices {}

/** The services of a module whose state machine is named by this setting. */
export function openServices(stateMachine: StateMachineSetting): ModuleServices {
  const settings = readSettings(process.env, stateMachine, 'DAILY_QUOTA');
  return {
    ...stepServices(),
    jobs: openJobs(settings[stateMachine]),
    dailyQuota: settings.DAILY_QUOTA,
    newId: () => ulid(),
  };
}
