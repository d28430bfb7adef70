import { fromInput, jobsPipeline, type StateMachineDefinition, task } from './states.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { acadioraPipeline, modulePipeline } from './module.ts';

/** The admin area: `export` builds a spreadsheet; `reconcile` recounts what the counters say, a minute at a time. */
export const adminPipeline = jobsPipeline({ export: 'BuildSpreadsheet', reconcile: 'Recount' }, 7200, {
  BuildSpreadsheet: task({
    function: 'Export',
    parameters: fromInput('kind', 'window'),
    timeoutSeconds: 890,
    retry: 'repeatable',
    next: 'Done',
  }),
  Recount: task({
    function: 'Recount',
    parameters: fromInput('run'),
    timeoutSeconds: 610,
    retry: 'repeatable',
    resultPath: '$.recount',
    next: 'IsRecounted',
  }),
  IsRecounted: {
    Type: 'Choice',
    Choices: [
      { Variable: '$.recount.done', BooleanEquals: false, Next: 'Recount' },
      { Variable: '$.recount.drifts', NumericGreaterThan: 0, Next: 'Drifted' },
    ],
    Default: 'Done',
  },
  Drifted: {
    Type: 'Fail',
    Error: 'CountersDrifted',
    Cause: 'Counters differ from a recount; the log of the recount names them',
  },
});

/** Removes a while at a time until nothing is left: what is left may be what another call is just changing. */
const untilRemoved = (step: string, isLast: boolean, next: string): Record<string, object> => ({
  [step]: task({
    function: 'Remove',
    parameters: { ...fromInput('sub'), ...(isLast && { isLast }) },
    timeoutSeconds: 610,
    retry: 'patient',
    resultPath: '$.removal',
    next: `${step}Done`,
  }),
  [`${step}Done`]: {
    Type: 'Choice',
    Choices: [{ Variable: '$.removal.done', BooleanEquals: true, Next: next }],
    Default: `${step}Pause`,
  },
  [`${step}Pause`]: { Type: 'Wait', Seconds: 30, Next: step },
});

/** Users' own accounts: `export` builds the archive of a user's own data, `removal` deletes an account. */
export const accountPipeline = jobsPipeline({ export: 'BuildOwnData', removal: 'RemoveData' }, 259_200, {
  BuildOwnData: task({
    function: 'Export',
    parameters: fromInput('sub', 'id'),
    timeoutSeconds: 890,
    retry: 'repeatable',
    next: 'Done',
  }),
  ...untilRemoved('RemoveData', false, 'RemovePerson'),
  RemovePerson: task({
    function: 'Person',
    parameters: fromInput('sub'),
    timeoutSeconds: 60,
    retry: 'patient',
    next: 'WaitForStragglers',
  }),
  WaitForStragglers: {
    Comment:
      'Requests and steps that were under way, and tickets to upload that were given out, are over after 15 minutes. What they have left behind is removed too.',
    Type: 'Wait',
    Seconds: 1200,
    Next: 'RemoveRemains',
  },
  ...untilRemoved('RemoveRemains', true, 'Done'),
});

/** A module's state machine, the admin area's, or that of users' own accounts. */
export type PipelineName = ModuleName | 'admin' | 'account';

/** The state machines: deployed to Step Functions and interpreted on a laptop (design law 2). */
export const definitions: Record<PipelineName, StateMachineDefinition> = {
  pedagona: modulePipeline,
  acadiora: acadioraPipeline,
  valentra: modulePipeline,
  admin: adminPipeline,
  account: accountPipeline,
};
