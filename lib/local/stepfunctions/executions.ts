import { join } from 'node:path';
import * as z from 'zod';
import { keptIn } from '../textFiles.ts';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DescribeExecutionCommandInput,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  type StartExecutionCommandInput,
  StateMachineDoesNotExist,
} from '@aws-sdk/client-sfn';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import { slots } from '../../../lambdas/platform/slots.ts';
import { createEngine, type Outcome, type Run, type StateMachineSource } from './engine.ts';

/** An execution as kept on disk; dates are milliseconds since 1970, input and output JSON text. */
const executionSchema = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  input: z.string(),
  startDate: z.number(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  stopDate: z.number().optional(),
  output: z.string().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
});

export type ExecutionRecord = z.infer<typeof executionSchema>;

interface Execution {
  record: ExecutionRecord;
  /** Set while the execution runs in this process; `ended` resolves when its end is on disk. */
  run?: Run & { ended: Promise<void> };
}

interface ExecutionsOptions {
  dataDir: string;
  /** The machines by their ARN. A task throws its errors with the names that Retry and Catch expect. */
  stateMachines: Record<string, StateMachineSource>;
  /** For tests: the time before every retry and in every Wait, in place of the definition's own. */
  retryDelayMs?: number | undefined;
  /** Called for every execution that ends, as EventBridge is told. */
  onEnded?: (closed: ExecutionRecord) => Promise<unknown>;
}

/** Executions are kept as long as AWS keeps them. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** Milliseconds that closing waits for tasks under way. */
const closePatience = 5_000;

/**
 * All executions of the given state machines. An execution that was running when the process ended is started again from its beginning with the
 * same input: the steps are idempotent, so nothing is done twice.
 * @throws {Error} when a definition is invalid or cannot be run on this machine; it lists each place
 */
export async function openExecutions(options: ExecutionsOptions) {
  const { dataDir, stateMachines, retryDelayMs, onEnded } = options;
  const engines = new Map(
    Object.entries(stateMachines).map(([arn, source]) => [arn, createEngine(source, retryDelayMs)]),
  );
  /** The executions by their ARNs; a process killed at any moment leaves either the old or the new state of one on disk. */
  const records = keptIn(join(dataDir, 'executions'), executionSchema);
  await records.tidy();
  const executions = new Map<string, Execution>();
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;

  const inOrder = slots(1);

  for (const record of await records.all())
    if (record.stopDate !== undefined && record.stopDate < Date.now() - keptMs)
      await records.remove(record.executionArn);
    else register(record);

  /** Takes an execution from the disk, and runs it unless it has ended. */
  function register(record: ExecutionRecord): void {
    const execution: Execution = { record };
    executions.set(record.executionArn, execution);
    const engine = engines.get(record.stateMachineArn);
    if (record.status !== 'RUNNING' || engine === undefined || isClosing) return;
    const begun = engine(JSON.parse(record.input));
    execution.run = { ...begun, ended: track(begun.outcome.then((outcome) => close(execution, outcome))) };
  }

  /** Writes the end of an execution. Nobody sees it before it is on disk, so a killed process cannot undo it. An execution cut short by closing stays RUNNING on disk. */
  async function close(execution: Execution, outcome: Outcome): Promise<void> {
    if (isClosing) return;
    const closed = { ...execution.record, ...outcome, stopDate: Date.now() };
    await saved(closed);
    execution.record = closed;
    delete execution.run;
    // As with EventBridge, nobody waits for it, and an event that cannot be delivered is lost.
    if (onEnded !== undefined) void track(onEnded(closed).catch(() => undefined));
  }

  /** An end that cannot be written waits for room on the disk: an execution must not seem to run for ever. */
  async function saved(closed: ExecutionRecord): Promise<void> {
    for (;;) {
      try {
        return await records.put(closed.executionArn, closed);
      } catch (error) {
        if (isClosing) throw error;
        await pause(1000);
      }
    }
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

  /**
   * Starts an execution, or returns the one that runs under the same name with the same input.
   * @throws {ExecutionAlreadyExists} when the name belongs to a closed execution or another input
   */
  const start = (stateMachineArn: string, name: string, input: string): Promise<ExecutionRecord> =>
    track(
      inOrder(async () => {
        const refused = (message: string) => ({ message: `${message}: '${executionArn}'`, $metadata: {} });
        const executionArn = `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
        if (!engines.has(stateMachineArn)) throw new StateMachineDoesNotExist(refused('State Machine Does Not Exist'));
        const existing = executions.get(executionArn)?.record;
        if (existing?.status === 'RUNNING' && existing.input === input) return existing;
        if (existing !== undefined) throw new ExecutionAlreadyExists(refused('Execution Already Exists'));
        const startDate = Date.now();
        const record: ExecutionRecord = { executionArn, stateMachineArn, name, input, startDate, status: 'RUNNING' };
        await records.put(executionArn, record);
        register(record);
        return record;
      }),
    );

  return {
    client: answerCommands(new SFNClient({ region, credentials }), {
      async StartExecutionCommand({ stateMachineArn = '', name = '', input = '{}' }: StartExecutionCommandInput) {
        const { executionArn, startDate } = await start(stateMachineArn, name, input);
        return { executionArn, startDate: new Date(startDate) };
      },
      DescribeExecutionCommand({ executionArn = '' }: DescribeExecutionCommandInput) {
        const { startDate: _, stopDate: __, ...record } = find(executionArn).record;
        return record;
      },
    }),

    /** Ends the executions whose input matches, and removes them from the disk. */
    async forget(isMeant: (input: unknown) => boolean): Promise<void> {
      for (const { record, run: its } of executions.values()) {
        if (!isMeant(JSON.parse(record.input))) continue;
        its?.abort();
        await its?.ended;
        executions.delete(record.executionArn);
        await records.remove(record.executionArn);
      }
    },

    /** Ends an execution as an operator does: it starts no further task. */
    async stop(executionArn: string): Promise<void> {
      const { run: its } = find(executionArn);
      its?.abort();
      await its?.ended;
    },

    /** Starts nothing more, waits a little for tasks under way, and leaves running executions to the next start. */
    async close(): Promise<void> {
      isClosing = true;
      const active = [...executions.values()].flatMap(({ run: its }) => its ?? []);
      for (const each of active) each.abort();
      const idle = Promise.all(active.map((each) => each.idle()));
      await Promise.race([idle, pause(closePatience, undefined, { ref: false })]);
      await Promise.allSettled(underWay);
    },
  };
}
