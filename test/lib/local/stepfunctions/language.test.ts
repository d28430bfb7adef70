import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createEngine } from '../../../../lib/local/stepfunctions/engine.ts';
import type { Task } from '../../../../lib/local/stepfunctions/server.ts';
import { createBench, createSignal, LAMBDA, MACHINE, oneTask, outputOf } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const task = (fields: object) => ({ Type: 'Task', Resource: LAMBDA, ...fields });
const throwing = (name: string, message = 'gagal') => Object.assign(new Error(message), { name });

const catching = (catcher: object) => ({
  StartAt: 'Langkah',
  States: { Langkah: task({ Catch: [catcher], End: true }), Tandakan: { Type: 'Pass', End: true } },
});
const mapping = (fields: object = {}, processor: object = task({ End: true })) => ({
  StartAt: 'Peta',
  States: {
    Peta: {
      Type: 'Map',
      ItemsPath: '$.dokumen',
      ItemProcessor: { ProcessorConfig: { Mode: 'INLINE' }, StartAt: 'Langkah', States: { Langkah: processor } },
      End: true,
      ...fields,
    },
  },
});
const branch = (name: string) => ({ StartAt: name, States: { [name]: task({ ResultPath: '$.tiba', End: true }) } });
const ending = (Result: string) => ({ Type: 'Pass', Result, End: true });

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

describe('Map', () => {
  test('gives each item its ItemSelector input and keeps the order of the results', async () => {
    const definition = mapping({
      ItemSelector: { 'sesi.$': '$.sesi', 'id.$': '$$.Map.Item.Value.id', 'nombor.$': '$$.Map.Item.Index' },
      ResultPath: '$.hasil',
    });
    const { run } = await bench.start(definition, { Langkah: (input) => Promise.resolve(input) });
    expect(outputOf(await run({ sesi: 's1', dokumen: [{ id: 'a' }, { id: 'b' }] }))).toEqual({
      sesi: 's1',
      dokumen: [{ id: 'a' }, { id: 'b' }],
      hasil: [
        { sesi: 's1', id: 'a', nombor: 0 },
        { sesi: 's1', id: 'b', nombor: 1 },
      ],
    });
  });

  test('runs no more than MaxConcurrency items at once', async () => {
    let now = 0;
    let most = 0;
    const { run } = await bench.start(mapping({ MaxConcurrency: 3 }), {
      Langkah: async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
      },
    });
    await run({ dokumen: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(most).toBe(3);
  });

  test('starts no waiting item after one has failed, and is caught with the error of that item', async () => {
    const seen: unknown[] = [];
    const definition = mapping({ MaxConcurrency: 1, Catch: [{ ErrorEquals: ['Rosak'], Next: 'Tandakan' }] });
    Object.assign(definition.States, { Tandakan: task({ End: true }) });
    const { run } = await bench.start(definition, {
      Langkah: (input) => {
        seen.push(input);
        return input === 2 ? Promise.reject(throwing('Rosak')) : Promise.resolve(input);
      },
      Tandakan: (input) => Promise.resolve(input),
    });
    expect(outputOf(await run({ dokumen: [1, 2, 3, 4] }))).toMatchObject({ Error: 'Rosak' });
    expect(seen).toEqual([1, 2]);
  });

  test('is tried again as a whole by its own Retry', async () => {
    const seen: unknown[] = [];
    let isFirst = true;
    const { run } = await bench.start(
      mapping({ MaxConcurrency: 1, Retry: [{ ErrorEquals: ['Rosak'] }] }),
      {
        Langkah: (input) => {
          seen.push(input);
          if (input !== 2 || !isFirst) return Promise.resolve(input);
          isFirst = false;
          return Promise.reject(throwing('Rosak'));
        },
      },
      { retryDelayMs: 50 },
    );
    expect(outputOf(await run({ dokumen: [1, 2, 3] }))).toEqual([1, 2, 3]);
    expect(seen).toEqual([1, 2, 1, 2, 3]);
  });

  test('lets an item catch its own failure', async () => {
    const definition = mapping({}, task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Tandakan' }], End: true }));
    Object.assign(definition.States.Peta.ItemProcessor.States, {
      Tandakan: { Type: 'Pass', Result: 'gagal', End: true },
    });
    const { run } = await bench.start(definition, {
      Langkah: (input) => (input === 2 ? Promise.reject(throwing('Rosak')) : Promise.resolve(input)),
    });
    expect(outputOf(await run({ dokumen: [1, 2, 3] }))).toEqual([1, 'gagal', 3]);
  });
});

test('Parallel runs its branches side by side and gives their results in order', async () => {
  const both = createSignal();
  let arrived = 0;
  const meet: Task = async () => {
    arrived += 1;
    if (arrived === 2) both.fire();
    await both.fired;
    return arrived;
  };
  const definition = {
    StartAt: 'Serentak',
    States: { Serentak: { Type: 'Parallel', Branches: [branch('Skrip1'), branch('Skrip2')], End: true } },
  };
  const { run } = await bench.start(definition, { Skrip1: meet, Skrip2: meet });
  expect(outputOf(await run({ id: 1 }))).toEqual([
    { id: 1, tiba: 2 },
    { id: 1, tiba: 2 },
  ]);
});

test.each([
  [{ mod: 'a', n: 3 }, 'Sama'],
  [{ mod: 'b', n: 11 }, 'Banyak'],
  [{ mod: 'b', n: 3, ada: true }, 'Ada'],
  [{ mod: 'b', n: 3 }, 'Lain'],
])('Choice takes %j to %s', async (input, expected) => {
  const definition = {
    StartAt: 'Pilih',
    States: {
      Pilih: {
        Type: 'Choice',
        Choices: [
          { Variable: '$.mod', StringEquals: 'a', Next: 'Sama' },
          {
            And: [{ Variable: '$.n', NumericGreaterThan: 10 }, { Not: { Variable: '$.mod', StringEquals: 'a' } }],
            Next: 'Banyak',
          },
          {
            Or: [
              { Variable: '$.ada', IsPresent: true },
              { Variable: '$.mod', StringMatches: 'z*' },
            ],
            Next: 'Ada',
          },
        ],
        Default: 'Lain',
      },
      Sama: ending('Sama'),
      Banyak: ending('Banyak'),
      Ada: ending('Ada'),
      Lain: ending('Lain'),
    },
  };
  const { run } = await bench.start(definition, {});
  expect(outputOf(await run(input))).toBe(expected);
});

test('intrinsic functions and context paths work in Parameters', async () => {
  const definition = {
    StartAt: 'Bentuk',
    States: {
      Bentuk: {
        Type: 'Pass',
        Parameters: {
          'kunci.$': "States.Format('sesi/{}/{}.json', $.sesi, $.nombor)",
          'senarai.$': "States.Array('bagpipe', $.nombor, States.MathAdd($.nombor, 1))",
          'panjang.$': 'States.ArrayLength($.dokumen)',
          'gabung.$': 'States.JsonMerge($.a, $.b, false)',
          'nama.$': '$$.Execution.Name',
          'mesin.$': '$$.StateMachine.Name',
          dalam: { 'id.$': '$.dokumen[*].id' },
        },
        End: true,
      },
    },
  };
  const { run } = await bench.start(definition, {});
  const input = { sesi: 's1', nombor: 2, dokumen: [{ id: 'a' }, { id: 'b' }], a: { x: 1, y: 1 }, b: { y: 2 } };
  expect(outputOf(await run(input, 'kerja-1'))).toEqual({
    kunci: 'sesi/s1/2.json',
    senarai: ['bagpipe', 2, 3],
    panjang: 2,
    gabung: { x: 1, y: 2 },
    nama: 'kerja-1',
    mesin: 'saluran',
    dalam: { id: ['a', 'b'] },
  });
});

test('Fail ends with its Error and Cause', async () => {
  const { run } = await bench.start(
    { StartAt: 'Gagal', States: { Gagal: { Type: 'Fail', Error: 'Kuota', Cause: 'Had harian dicapai' } } },
    {},
  );
  expect(await run()).toMatchObject({ status: 'FAILED', error: 'Kuota', cause: 'Had harian dicapai' });
});
