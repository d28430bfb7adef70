/** The Amazon States Language as far as our definitions write it (JSONPath). */
export interface StateMachineDefinition {
  Comment: string;
  QueryLanguage: 'JSONPath';
  StartAt: string;
  TimeoutSeconds: number;
  States: Record<string, object>;
}

/**
 * A state machine of several jobs. `$.job` of its input names the job; one of another name fails (States.NoChoiceMatched).
 * @param first the first state of each job
 */
export const jobsPipeline = (
  first: Record<string, string>,
  timeoutSeconds: number,
  states: Record<string, object>,
): StateMachineDefinition => ({
  Comment: 'States carry ids and counts only.',
  QueryLanguage: 'JSONPath',
  StartAt: 'ChooseJob',
  TimeoutSeconds: timeoutSeconds,
  States: {
    ChooseJob: {
      Type: 'Choice',
      Choices: Object.entries(first).map(([job, Next]) => ({ Variable: '$.job', StringEquals: job, Next })),
    },
    ...states,
    Done: { Type: 'Succeed' },
  },
});

const spread = { BackoffRate: 2, JitterStrategy: 'FULL' } as const;

/** Never tried again: there is nothing left to do, or it was refused for good. */
const final = { ErrorEquals: ['AbandonedError', 'DocumentsRefused', 'EditedMeanwhile', 'WordTooLong'], MaxAttempts: 0 };

/** Too many of the account's functions run: each step waits, half an hour in the mean, for its turn. */
const crowded = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 5,
  MaxDelaySeconds: 60,
  MaxAttempts: 60,
  ...spread,
};

const retries = {
  /** Asks a model: what is busy or out of reach is waited for; an unusable answer (ModelAnswerError) is not asked for again. */
  model: [
    crowded,
    {
      // The page says that it waits.
      ErrorEquals: ['ThrottlingException'],
      IntervalSeconds: 5,
      MaxDelaySeconds: 60,
      MaxAttempts: 12,
      ...spread,
    },
    {
      ErrorEquals: [
        'ServiceUnavailableException',
        'ModelNotReadyException',
        'ModelErrorException',
        'InternalServerException',
        'ModelStreamErrorException',
        'TimeoutError',
        'Lambda.ServiceException',
        'Lambda.AWSLambdaException',
        'Lambda.SdkClientException',
        'TransactionCanceledException',
        'TransactionConflictException',
        'ProvisionedThroughputExceededException',
        'InternalServerError',
        'SlowDown',
      ],
      IntervalSeconds: 5,
      MaxDelaySeconds: 60,
      MaxAttempts: 6,
      ...spread,
    },
  ],
  /** Safe to repeat, whatever went wrong: a service that is busy for a moment must not fail the job. */
  repeatable: [final, crowded, { ErrorEquals: ['States.ALL'], IntervalSeconds: 2, MaxAttempts: 3, ...spread }],
  /** The last word about a job. */
  closing: [crowded, { ErrorEquals: ['States.ALL'], IntervalSeconds: 2, MaxAttempts: 5, ...spread }],
  /** Nobody can ask again, since nobody can sign in: tried for half a day, at last every hour, before an operator is called. */
  patient: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 2, MaxDelaySeconds: 3600, MaxAttempts: 36, ...spread }],
} as const;

interface TaskState {
  /** The name of the function in `lib/functions`. */
  function: string;
  parameters: Record<string, unknown>;
  timeoutSeconds: number;
  retry: keyof typeof retries;
  /** Where the result goes; null: nowhere. */
  resultPath?: string | null;
  catchTo?: string;
  /** The next state; without one, it ends. */
  next?: string;
}

/** A Task state. The placeholder `${<name>FunctionArn}` becomes the function's ARN in AWS, and the function itself on a laptop. */
export const task = ({ parameters, timeoutSeconds, retry, resultPath = null, ...rest }: TaskState): object => ({
  Type: 'Task',
  Resource: `\${${rest.function}FunctionArn}`,
  Parameters: parameters,
  TimeoutSeconds: timeoutSeconds,
  Retry: retries[retry],
  ResultPath: resultPath,
  ...(rest.catchTo === undefined
    ? {}
    : { Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: rest.catchTo }] }),
  ...(rest.next === undefined ? { End: true } : { Next: rest.next }),
});

/** The functions that the task states of a definition call, by the names of the states. */
export function functionsOf(definition: object): Record<string, string> {
  const found: Record<string, string> = {};
  JSON.stringify(definition, (name, value: unknown) => {
    const resource = (value as { Resource?: unknown } | null)?.Resource;
    const called = typeof resource === 'string' ? /^\$\{(\w+)FunctionArn\}$/.exec(resource)?.[1] : undefined;
    if (called !== undefined) found[name] = called;
    return value;
  });
  return found;
}

/** Parameters that are taken from the execution's input under the same names. */
export const fromInput = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${name}.$`, `$.${name}`]));
