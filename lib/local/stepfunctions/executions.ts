import { createEngine } from './engine.ts';
import type { Run, StateMachineSource } from './engine.ts';
import { StepFunctionsError } from './errors.ts';
import { createHistory } from './history.ts';
import type { HistoryEvent } from './history.ts';
import { openExecutionStore } from './store.ts';
import { statusChange, type StatusChange } from './statusChange.ts';
import type { ExecutionRecord } from './store.ts';

type Execution = {
  record: ExecutionRecord;
  history: ReturnType<typeof createHistory>;
  /** Resolves when the start is on disk. */
  started: Promise<void>;
  run?: Run;
  /** The one end of the execution, from the moment it is decided until it is on disk. */
  ending?: Promise<void>;
};

export type ExecutionsOptions = {
  dataDir: string;
  stateMachines: Record<string, StateMachineSource>;
  now: () => Date;
  newName: () => string;
  retryDelayMs?: number | undefined;
  onEnded?: ((event: StatusChange) => Promise<unknown>) | undefined;
};

/**
 * All executions of the given state machines. What was running when the process ended is started again from its beginning, with the
 * same input: the steps are idempotent, so what was done is not done twice.
 * @throws Error when a definition is invalid or cannot be run on this machine
 */
export async function openExecutions(options: ExecutionsOptions) {
  const { dataDir, stateMachines, now, newName, retryDelayMs, onEnded } = options;
  const engines = new Map(
    Object.entries(stateMachines).map(([arn, source]) => [arn, createEngine(arn, source, { retryDelayMs })]),
  );
  const store = await openExecutionStore(dataDir, () => now().getTime());
  const executions = new Map<string, Execution>();
  const writes = new Set<Promise<void>>();
  const deliveries = new Set<Promise<unknown>>();
  let isClosing = false;

  for (const record of await store.load()) {
    const execution = register(record, Promise.resolve());
    if (record.status === 'RUNNING') await resume(execution);
  }

  async function resume(execution: Execution): Promise<void> {
    if (engines.has(execution.record.stateMachineArn)) return run(execution);
    const cause = 'The state machine is no longer defined.';
    await finish(execution, { status: 'FAILED', error: 'StateMachineDoesNotExist', cause });
  }

  function register(record: ExecutionRecord, started: Promise<void>): Execution {
    const execution = { record, started, history: createHistory() };
    executions.set(record.executionArn, execution);
    return execution;
  }

  function run(execution: Execution): void {
    const { executionArn, name, stateMachineArn, input } = execution.record;
    const engine = engines.get(stateMachineArn);
    if (!engine)
      throw new StepFunctionsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
    const started = engine({ executionArn, name, stateMachineArn }, JSON.parse(input), (event) =>
      execution.history.add(event),
    );
    execution.run = started;
    // An end that cannot be kept (a full disk) ends the process: an execution must not seem to run for ever.
    void started.outcome.then((outcome) => finish(execution, outcome));
  }

  /** The first end counts: an execution that was stopped stays stopped, and one cut short by closing stays RUNNING on disk. */
  async function finish(execution: Execution, end: Partial<ExecutionRecord>): Promise<void> {
    if (isClosing || execution.record.status !== 'RUNNING') return;
    execution.ending ??= close(execution, { ...execution.record, ...end, stopDate: now().getTime() });
    return execution.ending;
  }

  /** Nobody sees the end before it is on disk, so it cannot be taken back by a killed process. */
  async function close(execution: Execution, closed: ExecutionRecord): Promise<void> {
    await track(store.save(closed));
    execution.record = closed;
    deliver(closed);
  }

  /** As EventBridge: nobody waits for it, and an event that cannot be delivered is lost. */
  function deliver(closed: ExecutionRecord): void {
    const delivery = onEnded?.(statusChange(closed)).catch(() => undefined);
    if (delivery) deliveries.add(delivery.finally(() => deliveries.delete(delivery)));
  }

  async function track(write: Promise<void>): Promise<void> {
    writes.add(write);
    return write.finally(() => writes.delete(write));
  }

  function find(executionArn: string): Execution {
    const execution = executions.get(executionArn);
    if (!execution)
      throw new StepFunctionsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${executionArn}'`);
    return execution;
  }

  return {
    /**
     * Starts an execution, or returns the one that runs under the same name with the same input.
     * @throws StepFunctionsError ExecutionAlreadyExists when the name is taken by a closed execution or another input
     */
    async start(stateMachineArn: string, name: string | undefined, input: string): Promise<ExecutionRecord> {
      if (!engines.has(stateMachineArn))
        throw new StepFunctionsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
      const chosen = name ?? newName();
      const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${chosen}`;
      const existing = executions.get(executionArn);
      if (existing) {
        await existing.started;
        if (existing.record.status === 'RUNNING' && existing.record.input === input) return existing.record;
        throw new StepFunctionsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
      }
      const startDate = now().getTime();
      const record: ExecutionRecord = {
        executionArn,
        stateMachineArn,
        name: chosen,
        input,
        startDate,
        status: 'RUNNING',
      };
      const execution = register(record, track(store.save(record)));
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

    async stop(
      executionArn: string,
      reason: { error?: string | undefined; cause?: string | undefined },
    ): Promise<ExecutionRecord> {
      const execution = find(executionArn);
      await execution.started;
      const finished = finish(execution, { status: 'ABORTED', error: reason.error, cause: reason.cause });
      execution.run?.abort();
      await finished;
      return execution.record;
    },

    /** Newest first. */
    list: (stateMachineArn: string, status: string | undefined): ExecutionRecord[] =>
      [...executions.values()]
        .map(({ record }) => record)
        .filter(
          (record) => record.stateMachineArn === stateMachineArn && (status === undefined || record.status === status),
        )
        .toSorted((a, b) => b.startDate - a.startDate),

    /** Kept in memory only: empty for executions that ended before this process was started. */
    history: (executionArn: string): HistoryEvent[] => find(executionArn).history.events,

    /** Starts nothing more, waits at most `graceMs` for tasks under way, and leaves running executions to the next start. */
    async close(graceMs: number): Promise<void> {
      isClosing = true;
      const active = [...executions.values()].flatMap(({ record, run: its }) =>
        record.status === 'RUNNING' && its ? [its] : [],
      );
      for (const each of active) each.abort();
      const patience = new AbortController();
      await Promise.race([Promise.all(active.map((each) => each.idle())), waitFor(graceMs, patience.signal)]);
      patience.abort();
      await Promise.all(writes);
      await Promise.all(deliveries);
    },
  };
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
