import {
  BatchGetCommand,
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
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startTestDynamoDb, TABLE as TableName } from './support.ts';
import { shared } from '../../../support/hooks.ts';
import type { TableClient } from '../../../../lambdas/platform/clients.ts';

const db = shared(startTestDynamoDb);
/** A partition of its own for every test. */
let PK = '';
let count = 0;
beforeEach(() => {
  count += 1;
  PK = `USER#${count}`;
});

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const put = (SK: string, more = {}) => db.client.send(new PutCommand({ TableName, Item: { PK, SK, ...more } }));
const get = async (SK: string) =>
  (await db.client.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }))).Item;
const write = (TransactItems: Actions) => db.client.send(new TransactWriteCommand({ TransactItems }));

const putAction = (SK: string, more = {}, condition = {}): Actions[number] => ({
  Put: { TableName, Item: { PK, SK, ...more }, ...condition },
});
const addAction = (SK: string, by: number, condition = {}): Actions[number] => ({
  Update: {
    TableName,
    Key: { PK, SK },
    UpdateExpression: 'ADD tally :by',
    ExpressionAttributeValues: { ':by': by },
    ...condition,
  },
});
const ABSENT = { ConditionExpression: 'attribute_not_exists(PK)' };
const PRESENT = { ConditionExpression: 'attribute_exists(PK)' };

describe('a transaction', () => {
  test('writes nothing when one condition fails, and says which, in order', async () => {
    await put('COUNT', { tally: 4 });
    await put('TAKEN', { by: 'someone' });
    const refused = write([
      addAction('COUNT', 2),
      putAction('TAKEN', {}, ABSENT),
      putAction('OTHER'),
      { Delete: { TableName, Key: { PK, SK: 'TAKEN2' }, ...PRESENT } },
    ]);
    await expect(refused).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
        '[None, ConditionalCheckFailed, None, ConditionalCheckFailed]',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      ],
    });
    expect(await get('COUNT')).toMatchObject({ tally: 4 });
    expect(await get('OTHER')).toBeUndefined();
  });

  test('refuses two actions on one item', async () => {
    await expect(write([putAction('A'), addAction('A', 1)])).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Transaction request cannot include multiple operations on one item',
    });
    expect(await get('A')).toBeUndefined();
  });

  test('takes 100 actions and refuses 101', async () => {
    const actions = Array.from({ length: 101 }, (_, n) => putAction(`N#${n}`));
    await expect(write(actions)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(await get('N#0')).toBeUndefined();
    await write(actions.slice(1));
    expect(await get('N#100')).toBeDefined();
  });

  test('refuses a broken expression and an unknown table before it writes', async () => {
    const broken = putAction('B', {}, { ConditionExpression: 'attribute_not_exists(' });
    await expect(write([putAction('A'), broken])).rejects.toMatchObject({ name: 'ValidationException' });
    const elsewhere: Actions[number] = { Put: { TableName: 'nowhere', Item: { PK, SK: 'x' } } };
    await expect(write([putAction('A'), elsewhere])).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    expect(await get('A')).toBeUndefined();
  });
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
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [key('1'), key('9')] } } }),
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
