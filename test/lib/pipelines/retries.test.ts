import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listStates, machineSchema } from '../../../lib/local/stepfunctions/states.ts';
import { createBench, throwing } from '../local/stepfunctions/support.ts';

const definitionOf = async (module: string) =>
  machineSchema.parse(
    JSON.parse(await readFile(new URL(`../../../lib/pipelines/${module}.asl.json`, import.meta.url), 'utf8')),
  );
const definitions = { pedagona: await definitionOf('pedagona'), acadiora: await definitionOf('acadiora') };
const bench = createBench();
afterEach(bench.tidy);

const ids = { sub: 'guru', sessionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', attempt: 1 };

/** Runs a stage of which one step throws its first `times` times. @returns how it ended, and how often that step ran */
async function run(module: keyof typeof definitions, stage: string, step: string, fault: string, times: number) {
  const definition = definitions[module];
  let runs = 0;
  const tasks = Object.fromEntries(
    listStates(definition).flatMap(({ name, state }) =>
      state.Type === 'Task'
        ? [
            [
              name,
              async () => {
                if (name === step && ++runs <= times) throw throwing(fault);
                // What a plan hands out.
                return { ok: true, tasks: ['metadata'] };
              },
            ] as const,
          ]
        : [],
    ),
  );
  const { run: execute } = await bench.start(definition, tasks);
  const { status } = await execute({ ...ids, module, stage, name: stage, documents: [0, 1] });
  return { status, runs };
}

describe.each([
  ['pedagona', 'merungkai', 'CheckTexts'],
  ['pedagona', 'merungkai', 'FinishCourses'],
  ['pedagona', 'merangkai', 'FinishMerangkai'],
  ['pedagona', 'scripts', 'FinishScripts'],
  ['pedagona', 'dlo', 'FinishDlo'],
  ['pedagona', 'report', 'FinishReport'],
  ['pedagona', 'export', 'BuildExport'],
  ['acadiora', 'ulasan', 'Plan'],
  ['acadiora', 'semakan', 'FinishReview'],
] as const)('%s, %s: %s, which asks no model and is safe to repeat,', (module, stage, step) => {
  test.each(['TransactionCanceledException', 'SlowDown', 'Lambda.ServiceException'])(
    'is tried again after %s',
    async (fault) => {
      expect(await run(module, stage, step, fault, 3)).toEqual({ status: 'SUCCEEDED', runs: 4 });
    },
  );

  const refusals = ['AbandonedError', 'DocumentsRefused', ...(module === 'acadiora' ? ['BrokenReviewError'] : [])];
  test.each(refusals)('is not tried again after %s', async (fault) => {
    expect(await run(module, stage, step, fault, 9)).toEqual({ status: 'FAILED', runs: 1 });
  });

  test('is given up after four tries', async () => {
    expect(await run(module, stage, step, 'TypeError', 9)).toEqual({ status: 'FAILED', runs: 4 });
  });
});
