import { afterEach, describe, expect, test } from '@jest/globals';
import { adminPipeline as definition } from '../../../lib/pipelines/index.ts';
import { createBench, throwing } from '../local/stepfunctions/support.ts';

const bench = createBench();
afterEach(bench.tidy);

/** Runs the pipeline over steps that first fail so often. @returns how it ended, and what each step was given */
async function run(input: object, { recount = [], faults = 0 }: { recount?: unknown[]; faults?: number }) {
  const { status, given } = await bench.follow(definition, ['BuildSpreadsheet', 'Recount'], input, (_, n) => {
    if (n <= faults) throw throwing('SlowDown');
    return recount[n - faults - 1];
  });
  return { status, given };
}

describe('an export', () => {
  test('is one step, which is given ids only', async () => {
    expect(await run({ job: 'export', kind: 'users', window: '20261121_0910', more: 1 }, {})).toEqual({
      status: 'SUCCEEDED',
      given: [{ kind: 'users', window: '20261121_0910' }],
    });
  });

  test('is tried again when a service is busy, and given up after four tries', async () => {
    const request = { job: 'export', kind: 'users', window: '20261121_0910' };
    expect(await run(request, { faults: 3 })).toMatchObject({ status: 'SUCCEEDED', given: { length: 4 } });
    expect(await run(request, { faults: 9 })).toMatchObject({ status: 'FAILED', given: { length: 4 } });
  });
});

const ends = (drifts: number) => [
  { done: false, drifts: 0 },
  { done: false, drifts: 0 },
  { done: true, drifts },
];

describe('a recount', () => {
  test('goes on until it is done, and ends well when no counter is wrong', async () => {
    const { status, given } = await run({ job: 'reconcile', run: 'r1' }, { recount: ends(0) });
    expect([status, given]).toEqual(['SUCCEEDED', [{ run: 'r1' }, { run: 'r1' }, { run: 'r1' }]]);
  });

  test('fails, so that an alarm goes off, when a counter is wrong', async () => {
    expect(await run({ job: 'reconcile', run: 'r2' }, { recount: ends(1) })).toMatchObject({ status: 'FAILED' });
  });
});

test('a job that is not known fails before any step', async () => {
  expect(await run({ job: 'lain' }, {})).toEqual({ status: 'FAILED', given: [] });
});
