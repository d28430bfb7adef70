import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, expect, test } from '@jest/globals';
import type { StatusChange } from '../../../../lib/local/stepfunctions/statusChange.ts';
import { waitFor } from '../../../support/wait.ts';
import { createBench, createSignal, MACHINE, oneTask, throwing } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const input = { sub: 'guru', sessionId: 's' };
const endOf = (events: readonly StatusChange[]) => waitFor('the event', () => events[0]?.detail);

test.each<[string, () => Promise<unknown>, object]>([
  ['succeeded', async () => ({ ok: true }), { status: 'SUCCEEDED', output: '{"ok":true}', error: null }],
  ['failed', () => Promise.reject(throwing('Rosak')), { status: 'FAILED', output: null, error: 'Rosak' }],
])('An execution that %s is reported with the event of EventBridge', async (_, task, end) => {
  const events: StatusChange[] = [];
  const { run } = await bench.start(oneTask(), { Langkah: task }, { onEnded: async (event) => events.push(event) });
  const { executionArn } = await run(input, 'guru-1');
  expect(await endOf(events)).toMatchObject({
    ...end,
    executionArn,
    stateMachineArn: MACHINE,
    name: 'guru-1',
    input: JSON.stringify(input),
  });
  expect(events).toMatchObject([
    { source: 'aws.states', 'detail-type': 'Step Functions Execution Status Change', resources: [executionArn] },
  ]);
});

test('An execution that is stopped is reported once, though its task goes on', async () => {
  const events: StatusChange[] = [];
  const { fired, fire } = createSignal();
  const { client, executions } = await bench.start(
    oneTask(),
    { Langkah: () => fired },
    { onEnded: async (event) => events.push(event) },
  );
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({ stateMachineArn: MACHINE, name: 'guru-2' }),
  );
  await executions.stop(executionArn);
  expect(await endOf(events)).toMatchObject({ status: 'ABORTED', name: 'guru-2' });
  fire();
  await executions.close();
  expect(events).toHaveLength(1);
});

test('An event that cannot be delivered leaves the execution as it ended', async () => {
  const { run } = await bench.start(
    oneTask(),
    { Langkah: async () => 1 },
    { onEnded: () => Promise.reject(new Error('x')) },
  );
  expect(await run()).toMatchObject({ status: 'SUCCEEDED' });
});
