import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DescribeExecutionCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ExecutionRecord } from '../../../../lib/local/stepfunctions/executions.ts';
import { gate, waitFor } from '../../../support/wait.ts';
import { createBench, MACHINE, oneTask, outputOf, task, throwing, untilClosed } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const echo = (input: unknown) => Promise.resolve(input);
const start = (name: string, input = '{}') => new StartExecutionCommand({ stateMachineArn: MACHINE, name, input });

describe('StartExecution', () => {
  test('returns the running execution when name and input are the same', async () => {
    const signal = gate();
    let calls = 0;
    const { client } = await bench.start(oneTask(), {
      Langkah: async () => {
        calls += 1;
        await signal.opened;
      },
    });
    const replies = await Promise.all([client.send(start('kerja', '{"a":1}')), client.send(start('kerja', '{"a":1}'))]);
    expect(replies[0].executionArn).toBe('arn:aws:states:ap-southeast-1:123456789012:execution:saluran:kerja');
    expect(replies[1].executionArn).toBe(replies[0].executionArn);
    expect(replies[1].startDate).toEqual(replies[0].startDate);
    signal.open();
    await untilClosed(client, replies[0].executionArn);
    expect(calls).toBe(1);
  });

  test('refuses the name of a running execution with another input', async () => {
    const signal = gate();
    const { client } = await bench.start(oneTask(), { Langkah: () => signal.opened });
    await client.send(start('kerja', '{"a":1}'));
    await expect(client.send(start('kerja', '{"a":2}'))).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    signal.open();
  });
});

test('DescribeExecution tells all about an execution, and of unknown ones that they do not exist', async () => {
  const { client, run } = await bench.start(oneTask(), { Langkah: () => Promise.resolve({ siap: true }) });
  const before = Date.now();
  const execution = await run({ id: 1 }, 'kerja');
  expect(execution).toMatchObject({
    stateMachineArn: MACHINE,
    name: 'kerja',
    status: 'SUCCEEDED',
    input: '{"id":1}',
    output: '{"siap":true}',
  });
  expect(execution.startDate?.getTime()).toBeGreaterThanOrEqual(before);
  expect(execution.stopDate?.getTime()).toBeGreaterThanOrEqual(execution.startDate?.getTime() ?? Infinity);
  const unknown = new DescribeExecutionCommand({ executionArn: `${execution.executionArn}-lain` });
  await expect(client.send(unknown)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
});

test.each<[string, () => Promise<unknown>, object]>([
  ['succeeded', async () => ({ ok: true }), { status: 'SUCCEEDED', output: '{"ok":true}' }],
  ['failed', () => Promise.reject(throwing('Rosak')), { status: 'FAILED', error: 'Rosak' }],
])('An execution that %s is reported', async (_, step, end) => {
  const ended: ExecutionRecord[] = [];
  const { run } = await bench.start(oneTask(), { Langkah: step }, { onEnded: async (closed) => ended.push(closed) });
  const input = { sub: 'guru', sessionId: 's' };
  const { executionArn } = await run(input, 'guru-1');
  await waitFor('the report', () => ended[0]);
  const identity = { executionArn, stateMachineArn: MACHINE, name: 'guru-1', input: JSON.stringify(input) };
  expect(ended).toMatchObject([{ ...end, ...identity }]);
});

test('An execution that is stopped starts no further task, and is reported once', async () => {
  const begun = gate();
  const signal = gate();
  const called: string[] = [];
  const ended: ExecutionRecord[] = [];
  const definition = {
    StartAt: 'Langkah',
    States: { Langkah: task({ Next: 'Seterusnya' }), Seterusnya: task({ End: true }) },
  };
  const tasks = {
    Langkah: () => {
      begun.open();
      return signal.opened;
    },
    Seterusnya: async () => void called.push('Seterusnya'),
  };
  const { client, executions } = await bench.start(definition, tasks, {
    onEnded: async (closed) => ended.push(closed),
  });
  const { executionArn = '' } = await client.send(start('kerja'));
  await begun.opened;
  await executions.stop(executionArn);
  signal.open();
  expect(await client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({ status: 'ABORTED' });
  await executions.close();
  expect(called).toEqual([]);
  expect(ended.map(({ status }) => status)).toEqual(['ABORTED']);
});

describe('after a restart', () => {
  test('closed executions are as they were', async () => {
    const first = await bench.start(oneTask(), { Langkah: echo });
    const before = await first.run({ id: 1 }, 'kerja');
    await first.executions.close();
    const second = await bench.start(oneTask(), { Langkah: echo }, { dataDir: first.dataDir });
    const after = await second.client.send(new DescribeExecutionCommand({ executionArn: before.executionArn }));
    expect({ ...after, $metadata: {} }).toEqual({ ...before, $metadata: {} });
    await expect(second.client.send(start('kerja'))).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  test('what a killed process was running is started again', async () => {
    const dataDir = await bench.newDataDir();
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'fixtures/stuck.ts'), dataDir]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { client } = await bench.start(oneTask(), { Langkah: echo }, { dataDir });
    const execution = await untilClosed(client, `${MACHINE.replace(':stateMachine:', ':execution:')}:kerja`);
    expect(outputOf(execution)).toEqual({ id: 9 });
  });
});
