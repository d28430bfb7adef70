import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  InvalidExecutionInput,
  InvalidName,
  StateMachineDoesNotExist,
} from '@aws-sdk/client-sfn';
import { createEngine, type Run, type StateMachineSource } from './engine.ts';
import { type ExecutionRecord, openRecords } from './records.ts';
import { type StatusChange, statusChange } from './statusChange.ts';

interface Execution {
  record: ExecutionRecord;
  states: string[];
  /** Resolves when the start is on disk. */
  started: Promise<void>;
  run?: Run;
  /** Set once the end is decided; resolves when it is on disk. */
  ending?: Promise<void>;
}

export interface ExecutionsOptions {
  dataDir: string;
  /** By state machine ARN. A task throws its errors by the name that Retry and Catch expect. */
  stateMachines: Record<string, StateMachineSource>;
  now?: () => Date;
  /** Waits this long before every retry and in every Wait instead of what the definition says, for tests. */
  retryDelayMs?: number | undefined;
  /** Gets EventBridge's event of every execution that ends. */
  onEnded?: (event: StatusChange) => Promise<unknown>;
}

export type Executions = Awaited<ReturnType<typeof openExecutions>>;

/** AWS's limit of an execution's input. */
const mostInputBytes = 256 * 1024;
/** Milliseconds that closing waits for tasks under way. */
const closePatience = 5_000;
/** Characters that no name may hold; AWS names them one by one. */
// oxlint-disable-next-line no-control-regex
const notInNames = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\u0000-\u001F\u007F-\u009F]/;

const noMachine = (arn: string) =>
  new StateMachineDoesNotExist({ message: `State Machine Does Not Exist: '${arn}'`, $metadata: {} });

/**
 * All executions of the given state machines. What was running when the process ended is started again from its beginning, with the
 * same input: the steps are idempotent, so what was done is not done twice.
 * @throws {Error} when a definition is invalid or cannot be run on this machine; it lists each place
 */
export async function openExecutions(options: ExecutionsOptions) {
  const { dataDir, stateMachines, now = () => new Date(), retryDelayMs, onEnded } = options;
  const engines = new Map(
    Object.entries(stateMachines).map(([arn, source]) => [arn, createEngine(arn, source, { retryDelayMs })]),
  );
  const records = await openRecords(dataDir, () => now().getTime());
  const executions = new Map<string, Execution>();
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;

  for (const record of await records.load()) {
    const execution = register(record, Promise.resolve());
    if (record.status === 'RUNNING') await resume(execution);
  }

  async function resume(execution: Execution): Promise<void> {
    if (engines.has(execution.record.stateMachineArn)) return run(execution);
    const cause = 'The state machine is no longer defined.';
    await finish(execution, { status: 'FAILED', error: 'StateMachineDoesNotExist', cause });
  }

  function register(record: ExecutionRecord, started: Promise<void>): Execution {
    const execution = { record, started, states: [] };
    executions.set(record.executionArn, execution);
    return execution;
  }

  function run(execution: Execution): void {
    const { executionArn, name, stateMachineArn, input } = execution.record;
    const engine = engines.get(stateMachineArn);
    if (!engine) throw noMachine(stateMachineArn);
    execution.run = engine({ executionArn, name, stateMachineArn }, JSON.parse(input), (event) => {
      if (event.type === 'StateEntered') execution.states.push(event.state.name);
    });
    // An end that cannot be written (a full disk) ends the process: an execution must not seem to run for ever.
    void execution.run.outcome.then((outcome) => finish(execution, outcome));
  }

  /** The first end counts: one that was stopped stays stopped, and one cut short by closing stays RUNNING on disk. */
  async function finish(execution: Execution, end: Partial<ExecutionRecord>): Promise<void> {
    if (isClosing || execution.record.status !== 'RUNNING') return;
    const { record, states } = execution;
    execution.ending ??= close(execution, { ...record, ...end, states, stopDate: now().getTime() });
    return execution.ending;
  }

  /** Nobody sees the end before it is on disk, so a killed process cannot undo it. */
  async function close(execution: Execution, closed: ExecutionRecord): Promise<void> {
    await track(records.save(closed));
    execution.record = closed;
    // As with EventBridge, nobody waits for it, and an event that cannot be delivered is lost.
    if (onEnded !== undefined) void track(onEnded(statusChange(closed)).catch(() => undefined));
  }

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    const forget = (): boolean => underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  function find(executionArn: string): Execution {
    const execution = executions.get(executionArn);
    const message = `Execution Does Not Exist: '${executionArn}'`;
    if (!execution) throw new ExecutionDoesNotExist({ message, $metadata: {} });
    return execution;
  }

  return {
    /**
     * Starts an execution, or returns the one that runs under the same name with the same input.
     * @throws {ExecutionAlreadyExists} when the name belongs to a closed execution or another input
     */
    async start(stateMachineArn: string, name: string = randomUUID(), input = '{}'): Promise<ExecutionRecord> {
      if (!engines.has(stateMachineArn)) throw noMachine(stateMachineArn);
      checkName(name);
      checkInput(input);
      const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
      const existing = executions.get(executionArn);
      if (existing) {
        await existing.started;
        if (existing.record.status === 'RUNNING' && existing.record.input === input) return existing.record;
        const message = `Execution Already Exists: '${executionArn}'`;
        throw new ExecutionAlreadyExists({ message, $metadata: {} });
      }
      const startDate = now().getTime();
      const record: ExecutionRecord = { executionArn, stateMachineArn, name, input, startDate, status: 'RUNNING' };
      const execution = register(record, track(records.save(record)));
      try {
        await execution.started;
      } catch (error) {
        executions.delete(executionArn);
        throw error;
      }
      if (!isClosing) run(execution);
      return record;
    },

    describe: (executionArn: string): ExecutionRecord => find(executionArn).record,

    /** Ends an execution as an operator does: it starts no further task. */
    async stop(executionArn: string): Promise<void> {
      const execution = find(executionArn);
      await execution.started;
      const finished = finish(execution, { status: 'ABORTED' });
      execution.run?.abort();
      await finished;
    },

    /** Starts nothing more, waits a little for tasks under way, and leaves running executions to the next start. */
    async close(): Promise<void> {
      isClosing = true;
      const active = [...executions.values()].flatMap(({ record, run: its }) =>
        record.status === 'RUNNING' && its ? [its] : [],
      );
      for (const each of active) each.abort();
      const patience = new AbortController();
      const { signal } = patience;
      const waited = pause(closePatience, undefined, { signal }).catch(() => undefined);
      await Promise.race([Promise.all(active.map((each) => each.idle())), waited]);
      patience.abort();
      await Promise.allSettled(underWay);
    },
  };
}

function checkName(name: string): void {
  if (name.length < 1 || name.length > 80 || notInNames.test(name))
    throw new InvalidName({ message: `Invalid Name: '${name}'`, $metadata: {} });
}

function checkInput(input: string): void {
  if (Buffer.byteLength(input) > mostInputBytes) throw invalidInput(`longer than ${mostInputBytes} bytes`);
  try {
    JSON.parse(input);
  } catch (error) {
    throw invalidInput(String(error));
  }
}

const invalidInput = (why: string): InvalidExecutionInput =>
  new InvalidExecutionInput({ message: `Invalid State Machine Execution Input: ${why}`, $metadata: {} });
