import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DescribeExecutionCommand, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import type { Task } from '../../../../lib/local/stepfunctions/engine.ts';
import { keptIn } from '../../../../lib/local/textFiles.ts';
import type { ExecutionRecord } from '../../../../lib/local/stepfunctions/executions.ts';
import { gate, waitFor } from '../../../support/wait.ts';
import { MACHINE, oneTask, outputOf, task, throwing, untilClosed, withBench } from './support.ts';

const bench = withBench();

const echo = (input: unknown) => Promise.resolve(input);
const start = (name: string, input = '{}') => new StartExecutionCommand({ stateMachineArn: MACHINE, name, input });

test('StartExecution returns the running execution of this name and input, and refuses the name with another input', async () => {
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
  await expect(client.send(start('kerja', '{"a":2}'))).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  signal.open();
  await untilClosed(client, replies[0].executionArn);
  expect(calls).toBe(1);
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

/** Starts an execution whose one task never ends; prints a line once it is on disk. */
const stuck = `
  import { StartExecutionCommand } from '@aws-sdk/client-sfn';
  import { openExecutions } from './lib/local/stepfunctions/executions.ts';
  const source = { definition: ${JSON.stringify(oneTask())}, tasks: { Langkah: () => new Promise(() => undefined) } };
  const stateMachines = { '${MACHINE}': source };
  const { client } = await openExecutions({ dataDir: process.argv.at(-1), stateMachines });
  await client.send(new StartExecutionCommand({ stateMachineArn: '${MACHINE}', name: 'kerja', input: '{"id":9}' }));
  console.log('started');
  // A promise alone keeps no process alive.
  setInterval(() => undefined, 1000);
`;

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

  test('what ended 90 days ago is removed', async () => {
    const first = await bench.start(oneTask(), { Langkah: echo });
    await first.run({}, 'kerja');
    await first.executions.close();
    const files = keptIn(join(first.dataDir, 'executions'), z.looseObject({ executionArn: z.string() }));
    const [record] = await files.all();
    const arnOf = (days: number) => `${record?.executionArn}-${days}`;
    for (const days of [89, 91]) {
      const ended = { executionArn: arnOf(days), stopDate: Date.now() - days * 24 * 60 * 60 * 1000 };
      await files.put(arnOf(days), { ...record, ...ended });
    }
    const { client } = await bench.start(oneTask(), { Langkah: echo }, { dataDir: first.dataDir });
    const [kept, removed] = [89, 91].map((days) =>
      client.send(new DescribeExecutionCommand({ executionArn: arnOf(days) })),
    );
    await expect(removed).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
    expect(await kept).toMatchObject({ status: 'SUCCEEDED' });
    expect((await files.all()).map(({ executionArn }) => executionArn).toSorted()).toEqual([
      record?.executionArn,
      arnOf(89),
    ]);
  });

  test('what a killed process was running is started again', async () => {
    const dataDir = await bench.newDataDir();
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', stuck, dataDir]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { client } = await bench.start(oneTask(), { Langkah: echo }, { dataDir });
    const execution = await untilClosed(client, `${MACHINE.replace(':stateMachine:', ':execution:')}:kerja`);
    expect(outputOf(execution)).toEqual({ id: 9 });
  });
});

test.each<[string, Task, unknown]>([
  ['what it returns as JSON', async (input) => ({ got: input, none: undefined }), { got: { id: 1 } }],
  ['null for nothing, as Lambda does', async () => undefined, null],
])('A task gets the input of its state and gives %s', async (_, step, expected) => {
  const { run } = await bench.start(oneTask(), { Langkah: step });
  expect(outputOf(await run({ id: 1 }))).toEqual(expected);
});

const rosak = JSON.stringify({ errorType: 'DokumenRosak', errorMessage: 'Muka surat 3' });

test.each<[string, object, Task, object]>([
  [
    'a task that throws: the name of the error, and the cause as Lambda writes it',
    oneTask(),
    () => Promise.reject(throwing('DokumenRosak', 'Muka surat 3')),
    { status: 'FAILED', error: 'DokumenRosak', cause: rosak },
  ],
  [
    'a result over 256 KiB, which cannot be caught',
    oneTask({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Langkah' }] }),
    async () => 'x'.repeat(300_000),
    { status: 'FAILED', error: 'States.DataLimitExceeded' },
  ],
  ['its own time limit', { ...oneTask(), TimeoutSeconds: 1 }, () => delay(1500), { status: 'TIMED_OUT' }],
  [
    'a Fail state',
    { StartAt: 'Gagal', States: { Gagal: { Type: 'Fail', Error: 'Kuota', Cause: 'Had dicapai' } } },
    async () => 1,
    { status: 'FAILED', error: 'Kuota', cause: 'Had dicapai' },
  ],
])('An execution ends with %s', async (_, definition, step, end) => {
  const { run } = await bench.start(definition, { Langkah: step });
  expect(await run()).toMatchObject(end);
});
