import { afterEach, describe, expect, test } from '@jest/globals';
import { accountPipeline as definition } from '../../../lib/pipelines/index.ts';
import { createBench, throwing } from '../local/stepfunctions/support.ts';

const states = definition.States as Record<string, { TimeoutSeconds?: number; Retry?: Record<string, unknown>[] }>;
const bench = createBench();
afterEach(bench.tidy);

const names = ['BuildOwnData', 'MarkFailed', 'RemoveData', 'RemovePerson', 'RemoveRemains'] as const;
type Answers = Partial<Record<(typeof names)[number], { faults?: number; done?: boolean[] }>>;

/** Runs the pipeline over steps that first fail so often, and are then done or not. */
const run = (input: object, answers: Answers = {}) =>
  bench.follow(definition, names, input, (name, n) => {
    const { faults = 0, done = [] } = answers[name] ?? {};
    if (n <= faults) throw throwing('SlowDown');
    return name === 'RemoveData' || name === 'RemoveRemains' ? { done: done[n - faults - 1] ?? true } : undefined;
  });

const sub = 'b6a7e0c4-0000-8000-8000-000000000001';
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

describe('an archive of own data', () => {
  test('is one step, which is given ids only', async () => {
    expect(await run({ job: 'export', sub, id, more: 1 })).toEqual({
      status: 'SUCCEEDED',
      steps: ['BuildOwnData'],
      given: [{ sub, id }],
    });
  });

  test('that cannot be built ends with a message for its owner', async () => {
    const { status, steps, given } = await run(
      { job: 'export', sub, id },
      { BuildOwnData: { faults: 9 }, MarkFailed: { faults: 2 } },
    );
    expect(status).toBe('FAILED');
    expect(steps.slice(4)).toEqual(['MarkFailed', 'MarkFailed', 'MarkFailed']);
    expect(given.at(-1)).toEqual({ sub, id, error: { Error: 'SlowDown', Cause: expect.any(String) } });
  });
});

describe('a removal', () => {
  test('takes the data, then the person, and looks once more for what was left behind meanwhile', async () => {
    expect(await run({ job: 'removal', sub, more: 1 })).toEqual({
      status: 'SUCCEEDED',
      steps: ['RemoveData', 'RemovePerson', 'RemoveRemains'],
      given: [{ sub }, { sub }, { sub, isLast: true }],
    });
  });

  test('goes on until nothing is left, both times', async () => {
    const { status, steps } = await run(
      { job: 'removal', sub },
      { RemoveData: { done: [false, false, true] }, RemoveRemains: { done: [false, true] } },
    );
    expect([status, steps.join(' ')]).toEqual([
      'SUCCEEDED',
      'RemoveData RemoveData RemoveData RemovePerson RemoveRemains RemoveRemains',
    ]);
  });

  test.each(['RemoveData', 'RemovePerson', 'RemoveRemains'] as const)(
    'is tried for half a day and more when %s fails, since nobody can ask again, and then calls an operator',
    async (step) => {
      expect(await run({ job: 'removal', sub }, { [step]: { faults: 36 } })).toMatchObject({ status: 'SUCCEEDED' });
      expect(await run({ job: 'removal', sub }, { [step]: { faults: 99 } })).toMatchObject({ status: 'FAILED' });
      const [retry] = states[step]?.Retry ?? [];
      const [first, rate, most] = [retry?.IntervalSeconds, retry?.BackoffRate, retry?.MaxDelaySeconds].map(Number);
      const seconds = Array.from({ length: 36 }, (_, i) => Math.min((first ?? 0) * (rate ?? 0) ** i, most ?? 0)).reduce(
        (a, b) => a + b,
        0,
      );
      // The jitter takes half of it on average.
      expect(seconds / 2).toBeGreaterThan(12 * 3600);
      expect(seconds * 2).toBeLessThan(definition.TimeoutSeconds);
    },
  );

  test('waits for stragglers longer than a ticket to upload, a request or a step lives', () => {
    expect(states['WaitForStragglers']).toMatchObject({ Type: 'Wait', Seconds: 1200 });
    const longest = Math.max(...Object.values(states).map(({ TimeoutSeconds = 0 }) => TimeoutSeconds));
    expect(longest).toBeLessThan(1200);
  });
});

test('a job that is not known fails before any step', async () => {
  expect(await run({ job: 'lain' })).toEqual({ status: 'FAILED', steps: [], given: [] });
});
