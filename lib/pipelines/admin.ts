import { fromInput, type StateMachineDefinition, task } from './states.ts';

/** The admin area: `export` builds a spreadsheet; `reconcile` recounts what the counters say, a minute at a time. */
export const adminPipeline: StateMachineDefinition = {
  Comment: 'States carry ids and counts only.',
  QueryLanguage: 'JSONPath',
  StartAt: 'ChooseJob',
  TimeoutSeconds: 7200,
  States: {
    ChooseJob: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.job', StringEquals: 'export', Next: 'BuildSpreadsheet' },
        { Variable: '$.job', StringEquals: 'reconcile', Next: 'Recount' },
      ],
      Default: 'UnknownJob',
    },
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
    Done: { Type: 'Succeed' },
    Drifted: {
      Type: 'Fail',
      Error: 'CountersDrifted',
      Cause: 'Counters differ from a recount; the log of the recount names them',
    },
    UnknownJob: { Type: 'Fail', Error: 'UnknownJob', Cause: 'The job is neither export nor reconcile' },
  },
};
