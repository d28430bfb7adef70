import './node20.ts';
import { setImmediate } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { ExecutionAbortedError, ExecutionError, ExecutionTimeoutError, StateMachine } from 'aws-local-stepfunctions';
import type { StateMachineDefinition } from 'aws-local-stepfunctions';
import * as z from 'zod';

/** What a Task state calls: the step, by the same contract as its Lambda function. */
export type Task = (input: unknown) => Promise<unknown>;

/** A definition in the Amazon States Language and a function for each of its Task states, by state name. */
export type StateMachineSource = { definition: object; tasks: Record<string, Task> };

export type Outcome =
  | { status: 'SUCCEEDED'; output: string }
  | { status: 'FAILED'; error: string; cause: string }
  | { status: 'TIMED_OUT' }
  | { status: 'ABORTED' };

export type Run = {
  outcome: Promise<Outcome>;
  /** Starts no further task; those under way go on. */
  abort: () => void;
  /** Resolves when no task is under way. */
  idle: () => Promise<void>;
};

type TaskHandler = (input: Json) => Promise<Json>;
type Json = Parameters<StateMachine['run']>[0];

const MAX_PAYLOAD_BYTES = 256 * 1024;

/**
 * Prepares a state machine for running. After an item of a Map has failed the interpreter goes on with those that wait; the steps themselves
 * do nothing for a job that has ended.
 * @param retryDelayMs waits this long before every retry and in every Wait instead of what the definition says, for tests
 * @throws Error when the definition is invalid
 */
export function createEngine({ definition, tasks }: StateMachineSource, retryDelayMs?: number): (input: Json) => Run {
  const [retrying, waiting]: [string[], string[]] = [[], []];
  const prepared = JSON.stringify(definition, (name, value: unknown) => {
    const { Type, Retry } = (value ?? {}) as { Type?: unknown; Retry?: unknown };
    if (Retry !== undefined) retrying.push(name);
    if (Type === 'Wait') waiting.push(name);
    // The interpreter takes whole ARNs only, and finds a function by its state's name.
    return Type === 'Task' ? { ...(value as object), Resource: `${anyFunction}${name}` } : value;
  });
  // The tests check the language of every definition; to do so at each start takes a second.
  const machine = new StateMachine(JSON.parse(prepared) as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const delays = (names: string[]): Record<string, number> =>
    retryDelayMs === undefined ? {} : Object.fromEntries(names.map((name) => [name, retryDelayMs]));

  return (input) => {
    const running = new Set<Promise<unknown>>();
    let isAborted = false;
    const handlers = Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => {
        const handler: TaskHandler = async (taskInput) => {
          // As Lambda does, it begins after whoever started it has gone on.
          await setImmediate();
          if (isAborted) throw new TaskNotStarted('The execution has been stopped.');
          const call = callTask(task, taskInput);
          running.add(call);
          return call.finally(() => running.delete(call));
        };
        return [name, handler];
      }),
    );
    const execution = machine.run(input, {
      overrides: {
        taskResourceLocalHandlers: handlers,
        retryIntervalOverrides: delays(retrying),
        waitTimeOverrides: delays(waiting),
      },
    });
    return {
      outcome: settle(execution.result),
      abort: () => {
        isAborted = true;
        execution.abort();
      },
      idle: async () => {
        await Promise.allSettled(running);
      },
    };
  };
}

const anyFunction = 'arn:aws:lambda:ap-southeast-1:000000000000:function:';

/** Calls a task as Step Functions calls Lambda: JSON goes in and out, and an error keeps its name. */
async function callTask(task: Task, input: Json): Promise<Json> {
  const result = toJson(await task(input).catch((error: unknown) => Promise.reject(new TaskError(error))));
  if (Buffer.byteLength(JSON.stringify(result)) > MAX_PAYLOAD_BYTES) throw new DataLimitExceeded();
  return result;
}

/** Named after the error so that `ErrorEquals` matches; the message becomes the Cause, as Lambda writes it. */
class TaskError extends Error {
  constructor(error: unknown) {
    const { name, message } = isNativeError(error) ? error : new Error(String(error));
    super(JSON.stringify({ errorType: name, errorMessage: message }));
    this.name = name;
  }
}

/** Ends a branch that must not go on; its own Retry and Catch do not see it. */
class TaskNotStarted extends Error {
  override readonly name: string = 'States.Runtime';
  readonly isRetryable = false;
  readonly isCatchable = false;
}

/** States carry at most 256 KiB; as in AWS this cannot be retried or caught. */
class DataLimitExceeded extends TaskNotStarted {
  override readonly name = 'States.DataLimitExceeded';
  constructor() {
    super('The state/task returned a result with a size exceeding the maximum number of bytes service limit.');
  }
}

async function settle(result: Promise<Json>): Promise<Outcome> {
  try {
    return { status: 'SUCCEEDED', output: JSON.stringify(await result) };
  } catch (error) {
    if (error instanceof ExecutionTimeoutError) return { status: 'TIMED_OUT' };
    if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
    const reason: unknown = error instanceof ExecutionError ? error.cause : error;
    const { name, message } = isNativeError(reason) ? reason : new Error(String(reason));
    return { status: 'FAILED', error: name, cause: message };
  }
}

function toJson(value: unknown): Json {
  return z.json().parse(JSON.parse(JSON.stringify(value ?? null)));
}
