import { fromInput, jobsPipeline, task } from './states.ts';

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
