import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runningDynamoDb, startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';
import { createTable, startTestDynamoDb, TABLE, type TestDynamoDb } from './support.ts';

const START = Date.UTC(2026, 10, 30);
let nowMs = START;
let db: TestDynamoDb;
beforeAll(async () => {
  db = await startTestDynamoDb({ now: () => nowMs, sweepEvery: 10 });
});
afterAll(() => db.stop());

const get = async (PK: string, SK: string) =>
  (await db.client.send(new GetCommand({ TableName: TABLE, Key: { PK, SK } }))).Item;
const put = (PK: string, SK: string, more = {}) =>
  db.client.send(new PutCommand({ TableName: TABLE, Item: { PK, SK, ...more } }));

/** Reads again and again until the item is gone; the test's own time limit ends it. */
async function untilGone(PK: string, SK: string): Promise<void> {
  while (await get(PK, SK)) await new Promise(setImmediate);
}

describe('the server', () => {
  test('does not open a folder that is open already, and tells where it answers', async () => {
    await expect(startDynamoDb({ dataDir: db.dataDir })).rejects.toThrow('Database failed to open');
    expect(await runningDynamoDb(db.dataDir)).toBe(db.endpoint);
  });

  test('keeps tables and items over a restart', async () => {
    await put('KEPT', '1');
    db = await db.restart();
    expect(await get('KEPT', '1')).toEqual({ PK: 'KEPT', SK: '1' });
    await expect(createTable(db.plain)).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });
});

test('items whose time is over are removed, and no others', async () => {
  const second = START / 1000;
  await put('TTL', 'before', { expiresAt: second + 10, kind: 'TTL', rank: 1 });
  await put('TTL', 'soon', { expiresAt: second + 20 });
  await put('TTL', 'prolonged', { expiresAt: second + 15 });
  await put('TTL', 'prolonged', { expiresAt: second + 500 });
  await put('TTL', 'text', { expiresAt: String(second) });
  await put('TTL', 'ancient', { expiresAt: second - 6 * 365 * 86_400 });
  await put('TTL', 'never');
  nowMs = START + 10_000;
  await untilGone('TTL', 'before');
  expect(await get('TTL', 'soon')).toBeDefined();
  nowMs = START + 20_000;
  await untilGone('TTL', 'soon');
  for (const SK of ['prolonged', 'text', 'ancient', 'never']) expect(await get('TTL', SK)).toBeDefined();
  const byRank = await db.client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'byRank',
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': 'TTL' },
    }),
  );
  expect(byRank.Items).toEqual([]);
});
