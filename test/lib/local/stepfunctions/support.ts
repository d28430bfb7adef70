import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DescribeExecutionCommand,
  type SFNClient,
  StartExecutionCommand,
  type DescribeExecutionCommandOutput,
} from '@aws-sdk/client-sfn';
import { afterEach } from '@jest/globals';
import type { Task } from '../../../../lib/local/stepfunctions/engine.ts';
import { type ExecutionRecord, openExecutions } from '../../../../lib/local/stepfunctions/executions.ts';
import { withFolder } from '../../../support/folder.ts';

export const MACHINE = 'arn:aws:states:ap-southeast-1:123456789012:stateMachine:saluran';
/** A Task state with the given fields. */
export const task = (fields: object) => ({ Type: 'Task', Resource: '${LangkahFunctionArn}', ...fields });

/** A definition of one Task state, with more fields if given. */
export const oneTask = (fields: object = {}, name = 'Langkah') => ({
  StartAt: name,
  States: { [name]: task({ End: true, ...fields }) },
});

/** An error as a step throws it: known by its name. */
export const throwing = (name: string, message = 'gagal') => Object.assign(new Error(message), { name });

/** Opens executions for the tests of a file, and closes them after each. */
export function withBench() {
  const folder = withFolder();
  const opened: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const executions of opened.splice(0)) await executions.close();
  });
  const newDataDir = (): Promise<string> => mkdtemp(join(folder, 'run-'));

  async function start(
    definition: object,
    tasks: Record<string, Task>,
    options: { dataDir?: string; onEnded?: (closed: ExecutionRecord) => Promise<unknown> } = {},
  ) {
    const dataDir = options.dataDir ?? (await newDataDir());
    const stateMachines = { [MACHINE]: { definition, tasks } };
    const executions = await openExecutions({ retryDelayMs: 0, ...options, dataDir, stateMachines });
    const { client } = executions;
    opened.push(executions);

    async function run(input: unknown = {}, name: string = randomUUID()): Promise<DescribeExecutionCommandOutput> {
      const { executionArn } = await client.send(
        new StartExecutionCommand({ stateMachineArn: MACHINE, input: JSON.stringify(input), name }),
      );
      return untilClosed(client, executionArn);
    }

    return { dataDir, executions, client, run };
  }

  /** Runs a definition over steps that answer their n-th call so. @returns how it ended, and the steps with what each was given */
  async function follow<Step extends string>(
    definition: object,
    names: readonly Step[],
    input: object,
    answer: (step: Step, n: number, event: unknown) => unknown,
  ) {
    const calls: [Step, unknown][] = [];
    const stepOf = (name: Step) => async (event: unknown) => {
      calls.push([name, event]);
      return answer(name, calls.filter(([called]) => called === name).length, event) ?? { ok: true };
    };
    const { run } = await start(definition, Object.fromEntries(names.map((name) => [name, stepOf(name)])));
    const { status } = await run(input);
    return { status, steps: calls.map(([name]) => name), given: calls.map(([, event]) => event) };
  }

  return { newDataDir, start, follow };
}

/** Asks again until the execution has ended; the test's own time limit ends a wait in vain. */
export async function untilClosed(
  client: SFNClient,
  executionArn: string | undefined,
): Promise<DescribeExecutionCommandOutput> {
  for (;;) {
    const execution = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (execution.status !== 'RUNNING') return execution;
    await delay(2);
  }
}

/** The output of an execution that succeeded; one that did not shows its error instead. */
export function outputOf({ status, output, error, cause }: DescribeExecutionCommandOutput): unknown {
  return status === 'SUCCEEDED' ? JSON.parse(output ?? '') : { status, error, cause };
}
