import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { stateMachineArn } from '../../../lib/local/entries.ts';
import { credentials, region, tableName } from '../../../lib/local/names.ts';
import { executionsOf } from '../chain.ts';
import { type House, startHouse } from '../house.ts';
import type { Principal } from './policies.ts';
import { entriesIn, type SeenEntry } from './record.ts';

type Machine = Parameters<typeof stateMachineArn>[0];

/** A house in which every function may do what its role in AWS allows, and nothing else. */
export interface EnforcedHouse extends House {
  /** The functions and state machines that are deployed, by name. */
  principals: Record<string, Principal>;
  /** What the functions did so far. */
  entries(): SeenEntry[];
  /** Starts a state machine as a schedule does. */
  execute(machine: Machine, input: object): Promise<void>;
  /** Until `release`, no run of this function begins. */
  hold(name: string): Promise<void>;
  release(name: string): Promise<void>;
  /** Ends what runs for a session, as if its executions had died long ago. @returns whether nothing of it is under way any more */
  abandon(sessionId: string): Promise<boolean>;
}

/** What the program of `program.ts` writes down beside its record. */
interface Written {
  principals: Record<string, Principal>;
  /** The services themselves, behind the guards. */
  endpoints: { dynamodb: string; sfn: string };
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
  const { principals, endpoints } = JSON.parse(await readFile(join(folder, 'written.json'), 'utf8')) as Written;
  const access = { region, credentials };
  const machines = new SFNClient({ ...access, endpoint: endpoints.sfn });
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ ...access, endpoint: endpoints.dynamodb }));

  return {
    ...house,
    principals,
    entries: () => entriesIn(record),
    async execute(machine, input) {
      const command = { stateMachineArn: stateMachineArn(machine), input: JSON.stringify(input) };
      await machines.send(new StartExecutionCommand(command));
    },
    hold: (name) => writeFile(join(folder, `${name}.held`), ''),
    release: (name) => rm(join(folder, `${name}.held`)),
    async abandon(sessionId) {
      const running = (await executionsOf(house, sessionId)).filter(({ status }) => status === 'RUNNING');
      for (const { name } of running) {
        const machine = stateMachineArn(name.split('-')[0] as Machine);
        const executionArn = `${machine.replace(':stateMachine:', ':execution:')}:${name}`;
        await machines.send(new StopExecutionCommand({ executionArn }));
      }
      const rows = (await (await house.store()).rows()).filter(
        ({ PK, SK, status }) => PK.startsWith('USER#') && SK.includes(sessionId) && status === 'processing',
      );
      for (const { PK, SK } of rows) await db.send(new UpdateCommand(aged({ PK, SK })));
      return rows.length === 0;
    },
    async stop() {
      machines.destroy();
      db.destroy();
      await house.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Nothing was heard of it since 2020. */
const aged = (Key: { PK: string; SK: string }) => ({
  TableName: tableName,
  Key,
  UpdateExpression: 'SET updatedAt = :then',
  ConditionExpression: 'attribute_exists(PK)',
  ExpressionAttributeValues: { ':then': '2020-01-01T00:00:00.000Z' },
});
