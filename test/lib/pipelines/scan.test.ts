import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { listStates, machineSchema } from '../../../lib/local/stepfunctions/states.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { createBench } from '../local/stepfunctions/support.ts';

const definitionOf = async (module: string) =>
  machineSchema.parse(
    JSON.parse(await readFile(new URL(`../../../lib/pipelines/${module}.asl.json`, import.meta.url), 'utf8')),
  );
const bench = createBench();
afterEach(bench.tidy);

const ids = { sub: 'guru', sessionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', attempt: 1 };
const stages = { pedagona: 'merungkai', acadiora: 'ulasan', valentra: 'maklumat' };

const others = async () => ({ ok: true, tasks: ['metadata'] });

/** How long the reader wants each of its answers waited for. */
const waitSeconds = 7;

describe.each(moduleNames)('%s', (module) => {
  /** Runs the first stage on two documents, of which the second is scanned only when it has been asked for `times` times. */
  async function run(times: number) {
    const definition = await definitionOf(module);
    const reads: { n: number }[] = [];
    const read = async (event: unknown): Promise<unknown> => {
      const input = event as { n: number };
      reads.push(input);
      const asked = reads.filter(({ n }) => n === 1).length;
      return input.n === 1 && asked <= times ? { waitSeconds } : { ok: true };
    };
    const tasks = Object.fromEntries(
      listStates(definition).flatMap(({ name, state }) =>
        state.Type === 'Task' ? [[name, name === 'ReadDocument' ? read : others] as const] : [],
      ),
    );
    const { run: execute } = await bench.start(definition, tasks);
    const { status } = await execute({ ...ids, module, stage: stages[module], name: 'x', documents: [0, 1] });
    return { status, of: (n: number) => reads.filter((each) => each.n === n) };
  }

  test('waits for the scanner, for the document that is not scanned alone, and asks again with its ids', async () => {
    const { status, of } = await run(20);
    expect([status, of(0).length, of(1).length]).toEqual(['SUCCEEDED', 1, 21]);
    expect(of(1).at(-1)).toMatchObject({ ...ids, module, n: 1 });
  });

  test('waits for as long as the reader says', async () => {
    const states = listStates(await definitionOf(module));
    expect(states.find(({ name }) => name === 'WaitForScan')?.state).toMatchObject({
      Type: 'Wait',
      SecondsPath: '$.reading.waitSeconds',
      Next: 'ReadDocument',
    });
  });
});

test('Four minutes of waiting are well within the time of the whole', async () => {
  for (const module of moduleNames) expect((await definitionOf(module)).TimeoutSeconds).toBeGreaterThan(2 * 240);
});
