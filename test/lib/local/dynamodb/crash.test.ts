import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { TableClient } from '../../../../lambdas/platform/clients.ts';
import { tableAt } from '../../../../lib/local/dynamodb/server.ts';
import { tableName as TABLE } from '../../../../lib/local/names.ts';
import { withFolder } from '../../../support/folder.ts';

const PROGRAM = `
  import { startDynamoDb } from './lib/local/dynamodb/server.ts';
  const { endpoint } = await startDynamoDb(process.argv.at(-1));
  process.stdout.write(endpoint);
`;
const ITEMS = 10;

const dataDir = withFolder();

async function startChild(): Promise<{ child: ChildProcess; client: TableClient }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [endpoint]: unknown[] = await once(child.stdout, 'data');
  return { child, client: tableAt(String(endpoint)) };
}

/** One round: the same number goes into every item, and one is added to a counter. */
function round(n: number): TransactWriteCommand {
  const puts = Array.from({ length: ITEMS }, (_, item) => ({
    Put: { TableName: TABLE, Item: { PK: `P#${item}`, SK: 'ROUND', GSI1PK: 'ROUND', GSI1SK: n } },
  }));
  const count = {
    Update: {
      TableName: TABLE,
      Key: { PK: 'P', SK: 'COUNT' },
      UpdateExpression: 'ADD rounds :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
  return new TransactWriteCommand({ TransactItems: [...puts, count] });
}

/** Sends one round after the other until the server is gone; answers the last one that was confirmed. */
async function sendUntilKilled(client: TableClient, first: number, onConfirmed: (n: number) => void): Promise<number> {
  for (let n = first; ; n += 1) {
    const answer = await client.send(round(n)).catch((error: unknown) => error);
    if (answer instanceof Error) return n - 1;
    onConfirmed(n);
  }
}

interface Found {
  /** The round that each item holds, and that each index row holds. */
  items: number[];
  indexRows: number[];
  counted: number;
}

async function lookAfterCrash(): Promise<Found> {
  const { child, client } = await startChild();
  const read = async (PK: string, SK: string, attribute: string) => {
    const { Item } = await client.send(new GetCommand({ TableName: TABLE, Key: { PK, SK } }));
    return Number(Item?.[attribute]);
  };
  const items = await Promise.all(Array.from({ length: ITEMS }, (_, item) => read(`P#${item}`, 'ROUND', 'GSI1SK')));
  const index = await client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :kind',
      ExpressionAttributeValues: { ':kind': 'ROUND' },
    }),
  );
  const indexRows = index.Items?.map(({ GSI1SK }) => Number(GSI1SK)) ?? [];
  const counted = await read('P', 'COUNT', 'rounds');
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  return { items, indexRows, counted };
}

test('a server killed in the middle of transactions keeps each whole or not at all', async () => {
  let next = 1;
  for (const rounds of [20, 33]) {
    const { child, client } = await startChild();
    const exited = once(child, 'exit');
    const confirmed = await sendUntilKilled(client, next, (n) => {
      // The kill falls into the next round, which is under way by the time it arrives.
      if (n === next + rounds) setImmediate(() => child.kill('SIGKILL'));
    });
    await exited;
    const { items, indexRows, counted } = await lookAfterCrash();
    expect([confirmed, confirmed + 1]).toContain(counted);
    expect(items).toEqual(Array.from({ length: ITEMS }, () => counted));
    expect(indexRows).toEqual(items);
    next = counted + 1;
  }
});
