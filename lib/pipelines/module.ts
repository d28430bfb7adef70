import { fromInput, type StateMachineDefinition, task } from './states.ts';

/** What every step is told: ids only (`lambdas/platform/jobs/job.ts`). */
const ids = fromInput('sub', 'module', 'id', 'name', 'attempt');

/** A map over a list: the states are run for each item, given the ids and the item. Without `next` it ends. */
const each = (list: string, item: string, concurrency: number, states: Record<string, object>, next?: string) => ({
  Type: 'Map',
  ItemsPath: list,
  MaxConcurrency: concurrency,
  ItemSelector: { ...ids, [`${item}.$`]: '$$.Map.Item.Value' },
  ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, StartAt: Object.keys(states)[0], States: states },
  ResultPath: null,
  ...(next === undefined ? { End: true } : { Next: next }),
});

/** Model calls of one job that run at once. */
const callsAtOnce = 24;

const bookkeeping = { function: 'Bookkeeping', timeoutSeconds: 130 };

/** Writes or checks one part. The stage decides whether the job goes on without a part that went wrong, or fails with the part's error. */
const onePart = {
  WritePart: task({
    function: 'Model',
    parameters: { ...ids, ...fromInput('part') },
    timeoutSeconds: 910,
    retry: 'model',
    catchTo: 'FailPart',
    next: 'PartDone',
  }),
  FailPart: task({
    ...bookkeeping,
    parameters: { step: 'failPart', ...ids, ...fromInput('part', 'error') },
    retry: 'repeatable',
    resultPath: '$.failed',
    next: 'IsLeftOut',
  }),
  IsLeftOut: {
    Type: 'Choice',
    Choices: [{ Variable: '$.failed.isLeftOut', BooleanEquals: true, Next: 'PartDone' }],
    Default: 'PartFailed',
  },
  PartFailed: { Type: 'Fail', ErrorPath: '$.failed.error', CausePath: '$.failed.cause' },
  PartDone: { Type: 'Succeed' },
};

/** What a module does beside asking models: states after the plan, for jobs of some stages. */
interface Beside {
  choices: object[];
  states: Record<string, object>;
}

/**
 * The state machine of a module with sessions: read the documents, plan, write the parts in rounds, those of a round side by side,
 * finish. What cannot be left out fails the job with a sentence for its owner. A job without documents to read begins with its plan.
 */
const pipelineWith = ({ choices, states }: Beside): StateMachineDefinition => ({
  Comment: 'States carry ids and names of parts only; texts and results are in the bucket and the table.',
  QueryLanguage: 'JSONPath',
  StartAt: 'Run',
  // A document of 40 scanned pages takes up to a quarter of an hour; the rest is for those who wait in line.
  TimeoutSeconds: 10_800,
  States: {
    Run: {
      Type: 'Parallel',
      Branches: [
        {
          StartAt: 'ReadDocuments',
          States: {
            ReadDocuments: each(
              '$.documents',
              'n',
              4,
              {
                ReadDocument: task({
                  function: 'Reader',
                  parameters: { ...ids, ...fromInput('n') },
                  timeoutSeconds: 910,
                  retry: 'repeatable',
                  resultPath: '$.reading',
                  next: 'IsScanned',
                }),
                IsScanned: {
                  Comment:
                    'An upload that is not scanned for malware yet is asked for again after the seconds that the reader says; after four minutes it refuses the document.',
                  Type: 'Choice',
                  Choices: [{ Variable: '$.reading.waitSeconds', IsPresent: true, Next: 'WaitForScan' }],
                  Default: 'DocumentRead',
                },
                WaitForScan: { Type: 'Wait', SecondsPath: '$.reading.waitSeconds', Next: 'ReadDocument' },
                DocumentRead: { Type: 'Succeed' },
              },
              'Plan',
            ),
            Plan: task({
              ...bookkeeping,
              parameters: { step: 'plan', ...ids },
              retry: 'repeatable',
              resultPath: '$.plan',
              next: 'IsItsTurn',
            }),
            IsItsTurn: {
              Comment:
                'So many jobs of a module ask models at once; the others look again after the seconds that the plan says.',
              Type: 'Choice',
              Choices: [{ Variable: '$.plan.waitSeconds', IsPresent: true, Next: 'WaitForTurn' }, ...choices],
              Default: 'WriteRounds',
            },
            WaitForTurn: { Type: 'Wait', SecondsPath: '$.plan.waitSeconds', Next: 'Plan' },
            WriteRounds: each(
              '$.plan.rounds',
              'parts',
              1,
              { WriteRound: each('$.parts', 'part', callsAtOnce, onePart) },
              'Finish',
            ),
            ...states,
            Finish: task({ ...bookkeeping, parameters: { step: 'finish', ...ids }, retry: 'repeatable' }),
          },
        },
      ],
      ResultPath: null,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'MarkFailed' }],
      Next: 'Done',
    },
    Done: { Type: 'Succeed' },
    MarkFailed: task({
      ...bookkeeping,
      parameters: { step: 'fail', ...ids, ...fromInput('error') },
      retry: 'closing',
      next: 'Failed',
    }),
    Failed: { Type: 'Fail', Error: 'JobFailed', Cause: 'The job is marked as failed' },
  },
});

export const modulePipeline = pipelineWith({ choices: [], states: {} });

/** ACADIORA looks references up, by a function that asks no model. */
export const acadioraPipeline = pipelineWith({
  choices: [{ Variable: '$.stage', StringEquals: 'rujukan', Next: 'LookUp' }],
  states: {
    LookUp: task({
      function: 'LookUp',
      parameters: { ...ids, part: 'rujukan' },
      timeoutSeconds: 130,
      retry: 'repeatable',
      next: 'Finish',
    }),
  },
});
