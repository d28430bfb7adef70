import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { credentials, region } from '../../../lib/local/names.ts';
import { type House, startHouse } from '../house.ts';
import type { Principal } from './policies.ts';
import { entriesIn, type SeenEntry } from './record.ts';

/** A house in which every function may do what its role in AWS allows, and nothing else. */
export interface EnforcedHouse extends House {
  /** The functions and state machines that are deployed, by name. */
  principals: Record<string, Principal>;
  /** What the functions did so far. */
  entries(): SeenEntry[];
  /** Starts a state machine as a schedule does. */
  execute(machine: string, input: object): Promise<void>;
}

/** @param env settings of `npm start` */
export async function startEnforced(env: Record<string, string> = {}): Promise<EnforcedHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'enforced-'));
  const record = join(folder, 'record.jsonl');
  await writeFile(record, '');
  const house = await startHouse({
    env: { RETRY_DELAY_MS: '1', ...env, ENFORCED_FOLDER: folder },
    program: 'test/support/enforced/program.ts',
  });
  const written = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    ...house,
    principals: (await written('principals.json')) as Record<string, Principal>,
    entries: () => entriesIn(record),
    async execute(machine, input) {
      const { sfn } = (await written('services.json')) as { sfn: string };
      const client = new SFNClient({ region, credentials, endpoint: sfn });
      const stateMachineArn = `arn:aws:states:${region}:000000000000:stateMachine:${machine}`;
      await client.send(new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) }));
      client.destroy();
    },
    async stop() {
      await house.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
