import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listStates, machineSchema } from '../../../lib/local/stepfunctions/states.ts';
import { createBench, throwing } from '../local/stepfunctions/support.ts';

const definition = machineSchema.parse(
  JSON.parse(await readFile(new URL('../../../lib/pipelines/pedagona.asl.json', import.meta.url), 'utf8')),
);
const bench = createBench();
afterEach(bench.tidy);

const ids = { sub: 'guru', module: 'pedagona', sessionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', attempt: 1 };

/** Runs a stage of which one step throws its first `times` times. @returns how it ended, and how often that step ran */
async function run(stage: string, step: string, fault: string, times: number) {
  let runs = 0;
  const tasks = Object.fromEntries(
    listStates(definition).flatMap(({ name, state }) =>
      state.Type === 'Task'
        ? [
            [
              name,
              async () => {
                if (name === step && ++runs <= times) throw throwing(fault);
                return { ok: true };
              },
            ] as const,
          ]
        : [],
    ),
  );
  const { run: execute } = await bench.start(definition, tasks);
  const { status } = await execute({ ...ids, stage, name: stage, documents: [0, 1] });
  return { status, runs };
}

describe.each([
  ['merungkai', 'CheckTexts'],
  ['merungkai', 'FinishCourses'],
  ['merangkai', 'FinishMerangkai'],
  ['scripts', 'FinishScripts'],
  ['dlo', 'FinishDlo'],
  ['report', 'FinishReport'],
  ['export', 'BuildExport'],
])('%s: %s, which asks no model and is safe to repeat,', (stage, step) => {
  test.each(['TransactionCanceledException', 'SlowDown', 'Lambda.ServiceException'])(
    'is tried again after %s',
    async (fault) => {
      expect(await run(stage, step, fault, 3)).toEqual({ status: 'SUCCEEDED', runs: 4 });
    },
  );

  test.each(['AbandonedError', 'DocumentsRefused'])('is not tried again after %s', async (fault) => {
    expect(await run(stage, step, fault, 9)).toEqual({ status: 'FAILED', runs: 1 });
  });

  test('is given up after four tries', async () => {
    expect(await run(stage, step, 'TypeError', 9)).toEqual({ status: 'FAILED', runs: 4 });
  });
});
