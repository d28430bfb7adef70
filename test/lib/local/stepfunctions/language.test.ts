import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createEngine, type Task } from '../../../../lib/local/stepfunctions/engine.ts';
import { createBench, createSignal, LAMBDA, MACHINE, oneTask, outputOf, task, throwing } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const catching = (catcher: object) => ({
  StartAt: 'Langkah',
  States: { Langkah: task({ Catch: [catcher], End: true }), Tandakan: { Type: 'Pass', End: true } },
});

describe('a task', () => {
  test('gets the input and its result is the output', async () => {
    const { run } = await bench.start(oneTask(), { Langkah: (input) => Promise.resolve({ got: input }) });
    expect(outputOf(await run({ id: 'a' }))).toEqual({ got: { id: 'a' } });
  });

  test('whose resource is a placeholder for the deployment is called by its name', async () => {
    const { run } = await bench.start(oneTask({ Resource: '${LangkahFunctionArn}' }), {
      Langkah: () => Promise.resolve('siap'),
    });
    expect(outputOf(await run())).toBe('siap');
  });

  test('that gives nothing results in null, as with Lambda', async () => {
    const { run } = await bench.start(oneTask(), { Langkah: () => Promise.resolve() });
    expect(outputOf(await run())).toBeNull();
  });

  test('called through the service integration works on the Payload', async () => {
    const definition = oneTask({
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: LAMBDA, 'Payload.$': '$.kerja' },
      ResultSelector: { 'hasil.$': '$.Payload' },
    });
    const { run } = await bench.start(definition, { Langkah: (input) => Promise.resolve({ got: input }) });
    expect(outputOf(await run({ kerja: { id: 1 } }))).toEqual({ hasil: { got: { id: 1 } } });
  });

  test('that throws ends the execution with the name of the error and a cause as Lambda writes it', async () => {
    const { run } = await bench.start(oneTask(), {
      Langkah: () => Promise.reject(throwing('DokumenRosak', 'Muka surat 3')),
    });
    const { status, error, cause } = await run();
    expect([status, error]).toEqual(['FAILED', 'DokumenRosak']);
    expect(JSON.parse(cause ?? '')).toEqual({ errorType: 'DokumenRosak', errorMessage: 'Muka surat 3' });
  });

  test('that returns more than 256 KiB fails and cannot be caught', async () => {
    const definition = {
      StartAt: 'Langkah',
      States: {
        Langkah: task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Tutup' }], End: true }),
        Tutup: { Type: 'Succeed' },
      },
    };
    const { run } = await bench.start(definition, { Langkah: () => Promise.resolve('x'.repeat(300_000)) });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  });
});

describe('Retry', () => {
  test('tries again on a matching error and stops after MaxAttempts', async () => {
    let calls = 0;
    const failing: Task = () => {
      calls += 1;
      return Promise.reject(throwing('ThrottlingException'));
    };
    const definition = oneTask({ Retry: [{ ErrorEquals: ['ThrottlingException'], MaxAttempts: 4 }] });
    const { run } = await bench.start(definition, { Langkah: failing });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'ThrottlingException' });
    expect(calls).toBe(5);
  });

  test('does not try again on another error', async () => {
    let calls = 0;
    const definition = oneTask({ Retry: [{ ErrorEquals: ['ThrottlingException'] }] });
    const { run } = await bench.start(definition, {
      Langkah: () => {
        calls += 1;
        return Promise.reject(throwing('ValidationException'));
      },
    });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'ValidationException' });
    expect(calls).toBe(1);
  });

  test.each([
    ['IntervalSeconds and BackoffRate', { IntervalSeconds: 5, BackoffRate: 2, MaxAttempts: 3 }, [5, 10, 20]],
    [
      'MaxDelaySeconds',
      { IntervalSeconds: 5, BackoffRate: 2, MaxAttempts: 6, MaxDelaySeconds: 60 },
      [5, 10, 20, 40, 60, 60],
    ],
    [
      'JitterStrategy FULL',
      { IntervalSeconds: 5, BackoffRate: 2, MaxAttempts: 3, JitterStrategy: 'FULL' },
      [2.5, 5, 10],
    ],
  ])('waits by %s', async (_, retrier, expected) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    try {
      const calledAt: number[] = [];
      const definition = oneTask({ Retry: [{ ErrorEquals: ['Sibuk'], ...retrier }] });
      const start = createEngine('saluran', {
        definition,
        tasks: {
          Langkah: () => {
            calledAt.push(Date.now());
            return Promise.reject(throwing('Sibuk'));
          },
        },
      });
      const progress = { isOver: false };
      void start({ executionArn: 'e', name: 'e', stateMachineArn: MACHINE }, {}, () => {}).outcome.then(() => {
        progress.isOver = true;
      });
      while (!progress.isOver) {
        await new Promise((resolve) => setImmediate(resolve));
        await jest.advanceTimersByTimeAsync(250);
      }
      const waits = calledAt.slice(1).map((time, index) => (time - (calledAt[index] ?? 0)) / 1000);
      // The clock moves in steps of 0.25 s while the task itself takes a turn of the event loop.
      expect(waits.map((wait) => Math.round(wait * 2) / 2)).toEqual(expected);
    } finally {
      jest.useRealTimers();
      jest.restoreAllMocks();
    }
  });
});

describe('Catch', () => {
  test('keeps the input and puts the error at ResultPath', async () => {
    const definition = catching({ ErrorEquals: ['Rosak'], ResultPath: '$.ralat', Next: 'Tandakan' });
    const { run } = await bench.start(definition, { Langkah: () => Promise.reject(throwing('Rosak', 'sebab')) });
    expect(outputOf(await run({ sesi: 's1' }))).toEqual({
      sesi: 's1',
      ralat: { Error: 'Rosak', Cause: JSON.stringify({ errorType: 'Rosak', errorMessage: 'sebab' }) },
    });
  });

  test("with ResultPath '$' replaces the input, as without it", async () => {
    const definition = catching({ ErrorEquals: ['States.TaskFailed'], ResultPath: '$', Next: 'Tandakan' });
    const { run } = await bench.start(definition, { Langkah: () => Promise.reject(throwing('Rosak')) });
    expect(outputOf(await run({ sesi: 's1' }))).toMatchObject({ Error: 'Rosak' });
    expect(outputOf(await run({ sesi: 's1' }))).not.toHaveProperty('sesi');
  });

  test('is tried only after Retry has given up', async () => {
    let calls = 0;
    const definition = {
      StartAt: 'Langkah',
      States: {
        Langkah: task({
          Retry: [{ ErrorEquals: ['Sibuk'], MaxAttempts: 2 }],
          Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.ralat', Next: 'Tandakan' }],
          End: true,
        }),
        Tandakan: { Type: 'Pass', End: true },
      },
    };
    const { run } = await bench.start(definition, {
      Langkah: () => {
        calls += 1;
        return Promise.reject(throwing('Sibuk'));
      },
    });
    expect(outputOf(await run())).toMatchObject({ ralat: { Error: 'Sibuk' } });
    expect(calls).toBe(3);
  });

  test('gets States.Timeout when a task takes longer than TimeoutSeconds', async () => {
    const never = createSignal();
    const definition = {
      StartAt: 'Langkah',
      States: {
        Langkah: task({ TimeoutSeconds: 1, Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Tandakan' }], End: true }),
        Tandakan: { Type: 'Pass', End: true },
      },
    };
    const { run } = await bench.start(definition, { Langkah: () => never.fired });
    expect(outputOf(await run())).toMatchObject({ Error: 'States.Timeout' });
    never.fire();
  });
});

test('an execution that takes longer than its own TimeoutSeconds ends as TIMED_OUT', async () => {
  const never = createSignal();
  const { run } = await bench.start({ ...oneTask(), TimeoutSeconds: 1 }, { Langkah: () => never.fired });
  expect((await run()).status).toBe('TIMED_OUT');
  never.fire();
});
