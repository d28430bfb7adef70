import { ExecuteStatementCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runningDynamoDb, startDynamoDb } from '../../../../lib/local/dynamodb/server.ts';
import { createTable, startTestDynamoDb, TABLE, type TestDynamoDb } from './support.ts';

const START = Date.UTC(2026, 10, 30);
let nowMs = START;
let db: TestDynamoDb;
beforeAll(async () => {
  db = await startTestDynamoDb({ now: () => nowMs, sweepEvery: 10 });
});
afterAll(() => db.remove());

const get = async (PK: string, SK: string) =>
  (await db.client.send(new GetCommand({ TableName: TABLE, Key: { PK, SK } }))).Item;
const put = (PK: string, SK: string, more = {}) =>
  db.client.send(new PutCommand({ TableName: TABLE, Item: { PK, SK, ...more } }));

/** Puts an item only if there is none yet. */
const putNew = (PK: string, SK: string, more = {}) =>
  db.client.send(
    new PutCommand({
      TableName: TABLE,
      Item: { PK, SK },
      ConditionExpression: 'attribute_not_exists(PK)',
      ...more,
    }),
  );

/** Reads again and again until the item is gone; the test's own time limit ends it. */
async function untilGone(PK: string, SK: string): Promise<void> {
  while (await get(PK, SK)) await new Promise(setImmediate);
}

describe('single calls', () => {
  test('put, update, query backwards with a limit, and page on', async () => {
    for (const n of [1, 2, 3, 4, 5]) await put('Q', `S#${n}`, { n, body: { parts: [n, 'é', null, true] } });
    await db.client.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: { PK: 'Q', SK: 'S#3' },
        UpdateExpression: 'SET #b.parts[0] = :x, seen = if_not_exists(seen, :zero) + :one REMOVE n',
        ExpressionAttributeNames: { '#b': 'body' },
        ExpressionAttributeValues: { ':x': 'changed', ':zero': 0, ':one': 1 },
      }),
    );
    const query = {
      TableName: TABLE,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :s)',
      ExpressionAttributeValues: { ':pk': 'Q', ':s': 'S#' },
      ScanIndexForward: false,
      Limit: 3,
    };
    const first = await db.client.send(new QueryCommand(query));
    expect(first.Items?.map(({ SK }) => SK)).toEqual(['S#5', 'S#4', 'S#3']);
    expect(first.Items?.[2]).toEqual({ PK: 'Q', SK: 'S#3', seen: 1, body: { parts: ['changed', 'é', null, true] } });
    const next = await db.client.send(new QueryCommand({ ...query, ExclusiveStartKey: first.LastEvaluatedKey }));
    expect(next.Items?.map(({ SK }) => SK)).toEqual(['S#2', 'S#1']);
  });

  test('write and read in batches', async () => {
    const keys = ['1', '2', '3'].map((SK) => ({ PK: 'B', SK }));
    await db.client.send(
      new BatchWriteCommand({ RequestItems: { [TABLE]: keys.map((Item) => ({ PutRequest: { Item } })) } }),
    );
    await db.client.send(
      new BatchWriteCommand({ RequestItems: { [TABLE]: [{ DeleteRequest: { Key: { PK: 'B', SK: '2' } } }] } }),
    );
    const { Responses } = await db.client.send(new BatchGetCommand({ RequestItems: { [TABLE]: { Keys: keys } } }));
    expect(new Set(Responses?.[TABLE]?.map(({ SK }) => SK))).toEqual(new Set(['1', '3']));
  });

  test('refuse on a failed condition and show the item if asked', async () => {
    await put('C', '1', { owner: 'a' });
    await expect(putNew('C', '1')).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    await expect(putNew('C', '1', { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      // The document client leaves the items of errors as they are on the wire.
      Item: { PK: { S: 'C' }, SK: { S: '1' }, owner: { S: 'a' } },
    });
    expect(await get('C', '1')).toMatchObject({ owner: 'a' });
  });

  test('give old values and what they cost', async () => {
    await put('D', '1', { text: 'x'.repeat(5000) });
    const read = await db.client.send(
      new GetCommand({
        TableName: TABLE,
        Key: { PK: 'D', SK: '1' },
        ReturnConsumedCapacity: 'TOTAL',
        ConsistentRead: true,
      }),
    );
    expect(read.ConsumedCapacity).toEqual({ TableName: TABLE, CapacityUnits: 2 });
    const deleted = await db.client.send(
      new DeleteCommand({ TableName: TABLE, Key: { PK: 'D', SK: '1' }, ReturnValues: 'ALL_OLD' }),
    );
    expect(deleted.Attributes).toMatchObject({ PK: 'D', SK: '1' });
  });

  test('refuse wrong keys and items over 400 KB as DynamoDB does', async () => {
    await expect(db.client.send(new GetCommand({ TableName: TABLE, Key: { PK: 'only' } }))).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'The provided key element does not match the schema',
    });
    await expect(put('BIG', '1', { text: 'x'.repeat(410_000) })).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Item size has exceeded the maximum allowed size',
    });
  });
});

describe('the server', () => {
  test('names an operation that it does not have', async () => {
    await expect(db.plain.send(new ExecuteStatementCommand({ Statement: 'SELECT 1' }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });

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
