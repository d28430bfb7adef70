import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { Task } from '../../../../lib/local/stepfunctions/engine.ts';
import { gate } from '../../../support/wait.ts';
import { createBench, oneTask, outputOf, task, throwing } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

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

test('After an item of a Map has failed, none that waits is started, and the Map is caught with its error', async () => {
  const seen: unknown[] = [];
  const caught = gate();
  const peta = {
    Type: 'Map',
    ItemsPath: '$.dokumen',
    MaxConcurrency: 1,
    ItemProcessor: oneTask(),
    Catch: [{ ErrorEquals: ['Rosak'], Next: 'Tandakan' }],
    End: true,
  };
  const { run, executions } = await bench.start(
    { StartAt: 'Peta', States: { Peta: peta, Tandakan: task({ End: true }) } },
    {
      Langkah: async (input) => {
        seen.push(input);
        if (input === 2) throw throwing('Rosak');
      },
      Tandakan: async (input) => {
        caught.open();
        return input;
      },
    },
  );
  expect(outputOf(await run({ dokumen: [1, 2, 3, 4] }))).toMatchObject({ Error: 'Rosak' });
  await caught.opened;
  await executions.close();
  expect(seen).toEqual([1, 2]);
});
