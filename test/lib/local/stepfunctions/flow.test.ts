import { afterEach, describe, expect, test } from '@jest/globals';
import type { Task } from '../../../../lib/local/stepfunctions/engine.ts';
import { createBench, createSignal, outputOf, task, throwing } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

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

test.each([
  [{ Variable: '$.a', IsPresent: false }, {}, true],
  [{ Variable: '$.a', IsPresent: false }, { a: 1 }, false],
  [{ Variable: '$.a', IsPresent: true }, { a: null }, true],
  [{ Variable: '$.a', IsNull: false }, { a: 1 }, true],
  [
    {
      And: [
        { Variable: '$.a', IsString: false },
        { Variable: '$.a', NumericEquals: 0 },
      ],
    },
    { a: 0 },
    true,
  ],
  [{ Not: { Variable: '$.a', IsPresent: false } }, { a: 1 }, true],
  [{ Variable: '$.a', BooleanEquals: false }, { a: false }, true],
  [{ Variable: '$.a', NumericLessThan: 10 }, { a: 5 }, true],
  [{ Variable: '$.a', NumericLessThan: 10 }, { a: '5' }, false],
  [{ Variable: '$.a', StringGreaterThan: 'a' }, { a: null }, false],
])('the rule %j on %j is %p, as in AWS', async (rule, input, expected) => {
  const definition = {
    StartAt: 'Pilih',
    States: {
      Pilih: { Type: 'Choice', Choices: [{ ...rule, Next: 'Ya' }], Default: 'Tidak' },
      Ya: ending('ya'),
      Tidak: ending('tidak'),
    },
  };
  const { run } = await bench.start(definition, {});
  expect(outputOf(await run(input))).toBe(expected ? 'ya' : 'tidak');
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
