import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listStates, machineSchema } from '../../../lib/local/stepfunctions/states.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { createBench, throwing } from '../local/stepfunctions/support.ts';

const definitionOf = async (module: string) =>
  machineSchema.parse(
    JSON.parse(await readFile(new URL(`../../../lib/pipelines/${module}.asl.json`, import.meta.url), 'utf8')),
  );
const bench = createBench();
afterEach(bench.tidy);

const ids = { sub: 'guru', sessionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', attempt: 1 };
const stages = { pedagona: 'merungkai', acadiora: 'ulasan', valentra: 'maklumat' };

interface Wait {
  ErrorEquals: string[];
  IntervalSeconds: number;
  BackoffRate: number;
  MaxDelaySeconds: number;
  MaxAttempts: number;
}

describe.each(moduleNames)('%s', (module) => {
  /** Runs the first stage on two documents, of which the second is scanned only when it has been asked for `times` times. */
  async function run(times: number) {
    const definition = await definitionOf(module);
    const reads: { n: number; overdue?: boolean }[] = [];
    const read = async (event: unknown): Promise<unknown> => {
      const input = event as { n: number; overdue?: boolean };
      reads.push(input);
      const asked = reads.filter(({ n }) => n === 1).length;
      if (input.n === 1 && asked <= times && input.overdue !== true) throw throwing('ScanPending');
      return { ok: input.overdue !== true };
    };
    const tasks = Object.fromEntries(
      listStates(definition).flatMap(({ name, state }) =>
        state.Type === 'Task'
          ? [
              [
                name,
                ['ReadDocument', 'RefuseUnscanned'].includes(name)
                  ? read
                  : async () => ({ ok: true, tasks: ['metadata'] }),
              ] as const,
            ]
          : [],
      ),
    );
    const { run: execute } = await bench.start(definition, tasks);
    const { status } = await execute({ ...ids, module, stage: stages[module], name: 'x', documents: [0, 1] });
    return { status, of: (n: number) => reads.filter((each) => each.n === n) };
  }

  test('waits for the scanner, for the document that is not scanned alone', async () => {
    const { status, of } = await run(5);
    expect([status, of(0).length, of(1).length]).toEqual(['SUCCEEDED', 1, 6]);
    expect(of(1).some(({ overdue }) => overdue)).toBe(false);
  });

  test('has the document refused, with its ids, when the scanner never comes', async () => {
    const { status, of } = await run(Infinity);
    expect(status).toBe('SUCCEEDED');
    expect(of(1).at(-1)).toEqual({ ...ids, module, n: 1, overdue: true });
    expect(of(1).filter(({ overdue }) => overdue)).toHaveLength(1);
  });

  test('waits between three and five minutes, well within the time of the whole', async () => {
    const definition = await definitionOf(module);
    const reader = listStates(definition).find(({ name }) => name === 'ReadDocument');
    const wait = (reader?.state.Retry as Wait[] | undefined)?.find(({ ErrorEquals }) =>
      ErrorEquals.includes('ScanPending'),
    );
    if (wait === undefined) throw new Error('Nothing waits for the scanner');
    const seconds = Array.from({ length: wait.MaxAttempts }, (_, i) =>
      Math.min(wait.IntervalSeconds * wait.BackoffRate ** i, wait.MaxDelaySeconds),
    ).reduce((sum, each) => sum + each, 0);
    expect(wait.IntervalSeconds).toBe(2);
    expect(seconds).toBeGreaterThan(180);
    expect(seconds).toBeLessThan(300);
    expect(definition.TimeoutSeconds).toBeGreaterThan(2 * seconds);
  });
});
