import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { localTable } from '../../../../lib/local/dynamodb/client.ts';
import { Database } from '../../../../lib/local/dynamodb/database.ts';
import { runningDynamoDb, startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';
import { createTable, startTestDynamoDb, TABLE } from './support.ts';

const rowsOf = ({ send }: Pick<DynamoDBDocumentClient, 'send'>) => ({
  get: async (PK: string, SK: string) => (await send(new GetCommand({ TableName: TABLE, Key: { PK, SK } }))).Item,
  put: (PK: string, SK: string, more = {}) => send(new PutCommand({ TableName: TABLE, Item: { PK, SK, ...more } })),
});

test('The server does not open a folder that is open already, tells where it answers, and keeps tables and items', async () => {
  const first = await startTestDynamoDb();
  await expect(startDynamoDb(first.dataDir)).rejects.toThrow('Database failed to open');
  expect(await runningDynamoDb(first.dataDir)).toBe(first.endpoint);
  await rowsOf(first.table).put('KEPT', '1');
  const second = await first.restart();
  expect(await rowsOf(second.table).get('KEPT', '1')).toEqual({ PK: 'KEPT', SK: '1' });
  await expect(createTable(second.plain)).rejects.toMatchObject({ name: 'ResourceInUseException' });
  await second.stop();
});

test('Items whose time is over are removed, and no others', async () => {
  const database = await Database.open();
  const table = localTable(database);
  await createTable(table);
  const { get, put } = rowsOf(table);
  const second = Date.UTC(2026, 10, 30) / 1000;
  await put('TTL', 'before', { expiresAt: second + 10, kind: 'TTL', rank: 1 });
  await put('TTL', 'soon', { expiresAt: second + 20 });
  await put('TTL', 'prolonged', { expiresAt: second + 15 });
  await put('TTL', 'prolonged', { expiresAt: second + 500 });
  await put('TTL', 'text', { expiresAt: String(second) });
  await put('TTL', 'ancient', { expiresAt: second - 6 * 365 * 86_400 });
  await put('TTL', 'never');
  await database.sweep(second + 10);
  expect([await get('TTL', 'before'), await get('TTL', 'soon')]).toEqual([undefined, expect.anything()]);
  await database.sweep(second + 20);
  expect(await get('TTL', 'soon')).toBeUndefined();
  for (const SK of ['prolonged', 'text', 'ancient', 'never']) expect(await get('TTL', SK)).toBeDefined();
  const byRank = await table.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'byRank',
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': 'TTL' },
    }),
  );
  expect(byRank.Items).toEqual([]);
});
