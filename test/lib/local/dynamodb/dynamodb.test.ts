import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { TableClient } from '../../../../lambdas/platform/clients.ts';
import { localTable } from '../../../../lib/local/dynamodb/client.ts';
import { Database } from '../../../../lib/local/dynamodb/database.ts';
import { runningDynamoDb, startDynamoDb, tableAt } from '../../../../lib/local/dynamodb/server.ts';
import { tableName as TableName } from '../../../../lib/local/names.ts';
import { withFolder } from '../../../support/folder.ts';
import { shared } from '../../../support/hooks.ts';

const start = async (dataDir: string) => {
  const server = await startDynamoDb(dataDir);
  return { ...server, client: tableAt(server.endpoint), stop: () => server.close() };
};
const db = shared(() => start(join(folder, 'shared')));
const folder = withFolder();
/** A partition of its own for every test. */
let PK = '';
let count = 0;
beforeEach(() => {
  count += 1;
  PK = `USER#${count}`;
});

const rowsOf = (table: TableClient) => ({
  put: (SK: string, more = {}) => table.send(new PutCommand({ TableName, Item: { PK, SK, ...more } })),
  get: async (SK: string) =>
    (await table.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }))).Item,
});

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const write = (TransactItems: Actions) => db.client.send(new TransactWriteCommand({ TransactItems }));
const putAction = (SK: string, more = {}): Actions[number] => ({ Put: { TableName, Item: { PK, SK }, ...more } });
const addAction = (SK: string): Actions[number] => ({
  Update: {
    TableName,
    Key: { PK, SK },
    UpdateExpression: 'ADD tally :by',
    ExpressionAttributeValues: { ':by': 2 },
  },
});

test('a transaction writes nothing when one condition fails, and says which, in order', async () => {
  const { get, put } = rowsOf(db.client);
  await put('COUNT', { tally: 4 });
  await put('TAKEN', { by: 'someone' });
  const refused = write([
    addAction('COUNT'),
    putAction('TAKEN', { ConditionExpression: 'attribute_not_exists(PK)' }),
    putAction('OTHER'),
    { Delete: { TableName, Key: { PK, SK: 'TAKEN2' }, ConditionExpression: 'attribute_exists(PK)' } },
  ]);
  const [none, failed] = [
    { Code: 'None' },
    { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
  ];
  await expect(refused).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    message:
      'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
      '[None, ConditionalCheckFailed, None, ConditionalCheckFailed]',
    CancellationReasons: [none, failed, none, failed],
  });
  expect(await get('COUNT')).toMatchObject({ tally: 4 });
  expect(await get('OTHER')).toBeUndefined();
});

const hundred = () => Array.from({ length: 100 }, (_, n) => putAction(`N#${n}`));

test.each<[string, () => Actions, string]>([
  ['two actions on one item', () => [putAction('A'), addAction('A')], 'ValidationException'],
  ['101 actions', () => [putAction('A'), ...hundred()], 'ValidationException'],
  [
    'a broken expression',
    () => [putAction('A'), putAction('B', { ConditionExpression: 'attribute_not_exists(' })],
    'ValidationException',
  ],
  ['an unknown table', () => [putAction('A'), putAction('B', { TableName: 'nowhere' })], 'ResourceNotFoundException'],
])('a transaction with %s is refused and writes nothing; one of 100 is taken', async (_, actions, name) => {
  await expect(write(actions())).rejects.toMatchObject({ name });
  expect(await rowsOf(db.client).get('A')).toBeUndefined();
  await write(hundred());
  expect(await rowsOf(db.client).get('N#99')).toBeDefined();
});

/** Every verb of the table, with what it may refuse, on one item after another. */
const commands = () => {
  const key = (SK: string) => ({ PK, SK });
  const never = { ConditionExpression: 'attribute_exists(absent)' };
  const update = { TableName, Key: key('1'), UpdateExpression: 'SET deep.#n = :n' };
  const names = { ExpressionAttributeNames: { '#n': 'n' }, ExpressionAttributeValues: { ':n': 7 } };
  const query = { TableName, KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': PK } };
  return [
    new PutCommand({ TableName, Item: { ...key('1'), deep: { list: [1, 'a', null, true, {}], gone: undefined } } }),
    new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: key('2') } }] } }),
    new UpdateCommand({ ...update, ...names, ReturnValues: 'ALL_NEW' }),
    new UpdateCommand({ ...update, ...names, ...never }),
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item: key('3') } }, { Delete: { TableName, Key: key('1'), ...never } }],
    }),
    new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: key('4') } }] }),
    new QueryCommand({ ...query, Limit: 1, ReturnConsumedCapacity: 'TOTAL' }),
    new QueryCommand({ ...query, ExclusiveStartKey: key('1') }),
    new GetCommand({ TableName: 'other', Key: key('1') }),
    new DeleteCommand({ TableName, Key: key('1') }),
    new GetCommand({ TableName, Key: key('1') }),
    new ScanCommand({ TableName }),
    new DeleteCommand({ TableName, Key: key('2') }),
    new DeleteCommand({ TableName, Key: key('4') }),
  ];
};

type Command = Parameters<TableClient['send']>[0];

/** What a client answers, without the SDK's notes on the connection. */
const answerOf = async (client: TableClient, command: Command) => {
  try {
    const { $metadata: _, ...output } = (await client.send(command)) as { $metadata?: unknown };
    return JSON.parse(JSON.stringify(output)) as unknown;
  } catch (error) {
    const { name, constructor, CancellationReasons } = error as Error & { CancellationReasons?: object[] };
    return { name, CancellationReasons, isTransaction: constructor.name === 'TransactionCanceledException' };
  }
};

test('the client of this process answers every verb as the SDK does over the protocol', async () => {
  const overSdk = [];
  for (const command of commands()) overSdk.push(await answerOf(db.client, command as Command));
  const here = [];
  for (const command of commands()) here.push(await answerOf(db.table, command as Command));
  expect(here).toEqual(overSdk);
});

test('The server does not open a folder that is open already, tells where it answers, and keeps tables and items', async () => {
  const dataDir = join(folder, 'kept');
  const first = await start(dataDir);
  await expect(startDynamoDb(dataDir)).rejects.toThrow('Database failed to open');
  expect(await runningDynamoDb(dataDir)).toBe(first.endpoint);
  await rowsOf(first.table).put('KEPT');
  await first.close();
  const second = await start(dataDir);
  expect(await rowsOf(second.table).get('KEPT')).toEqual({ PK, SK: 'KEPT' });
  await second.close();
});

test('after a write that failed nothing is acknowledged until the folder was opened anew, and then nothing is lost', async () => {
  const says = jest.spyOn(console, 'error').mockReturnValue();
  const database = await Database.open(join(folder, 'full'));
  const table = localTable(database);
  const { get, put } = rowsOf(table);
  await put('0');
  const before = database.store;
  jest.spyOn(before.db, 'batch').mockRejectedValueOnce(new Error('IO error: No space left on device'));
  const storm = await Promise.allSettled(['1', '2', '3'].map((SK) => put(SK)));
  expect(storm.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await put('4');
  expect(database.store).not.toBe(before);
  const kept = await Promise.all(['0', '1', '2', '3', '4'].map(get));
  expect(kept.map((row) => row !== undefined)).toEqual([true, false, false, false, true]);
  expect(says.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('Free some space'),
    expect.stringContaining('takes data again'),
  ]);
  await database.close();
});
