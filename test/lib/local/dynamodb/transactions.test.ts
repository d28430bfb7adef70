import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestDynamoDb, TABLE, type TestDynamoDb } from './support.ts';

let db: TestDynamoDb;
/** A partition of its own for every test. */
let PK = '';
let count = 0;
beforeAll(async () => {
  db = await startTestDynamoDb();
});
afterAll(() => db.remove());
beforeEach(() => {
  count += 1;
  PK = `USER#${count}`;
});

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const put = (SK: string, more = {}) => db.client.send(new PutCommand({ TableName: TABLE, Item: { PK, SK, ...more } }));
const get = async (SK: string) =>
  (await db.client.send(new GetCommand({ TableName: TABLE, Key: { PK, SK }, ConsistentRead: true }))).Item;
const write = (TransactItems: Actions) => db.client.send(new TransactWriteCommand({ TransactItems }));
const addToBoth = () => write([addAction('ONE', 1), addAction('TWO', 1)]);
const addHundred = () =>
  db.client.send(
    new UpdateCommand({
      TableName: TABLE,
      Key: { PK, SK: 'ONE' },
      UpdateExpression: 'ADD tally :n',
      ExpressionAttributeValues: { ':n': 100 },
    }),
  );
const ranks = async () => {
  const page = await db.client.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'byRank',
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': PK },
    }),
  );
  return page.Items?.map(({ SK, rank }) => [SK, rank]);
};

const putAction = (SK: string, more = {}, condition = {}): Actions[number] => ({
  Put: { TableName: TABLE, Item: { PK, SK, ...more }, ...condition },
});
const addAction = (SK: string, by: number, condition = {}): Actions[number] => ({
  Update: {
    TableName: TABLE,
    Key: { PK, SK },
    UpdateExpression: 'ADD tally :by',
    ExpressionAttributeValues: { ':by': by },
    ...condition,
  },
});
const ABSENT = { ConditionExpression: 'attribute_not_exists(PK)' };
const PRESENT = { ConditionExpression: 'attribute_exists(PK)' };

describe('a transaction', () => {
  test('puts, updates, deletes and checks together, and its indexes follow', async () => {
    await put('OLD', { kind: PK, rank: 1 });
    await put('COUNT', { tally: 4 });
    await put('GUARD', { open: true });
    await write([
      putAction('NEW', { kind: PK, rank: 7 }, ABSENT),
      addAction('COUNT', 2),
      { Delete: { TableName: TABLE, Key: { PK, SK: 'OLD' }, ...PRESENT } },
      {
        ConditionCheck: {
          TableName: TABLE,
          Key: { PK, SK: 'GUARD' },
          ConditionExpression: '#open = :true',
          ExpressionAttributeNames: { '#open': 'open' },
          ExpressionAttributeValues: { ':true': true },
        },
      },
    ]);
    expect(await get('NEW')).toEqual({ PK, SK: 'NEW', kind: PK, rank: 7 });
    expect(await get('COUNT')).toEqual({ PK, SK: 'COUNT', tally: 6 });
    expect(await get('OLD')).toBeUndefined();
    expect(await get('GUARD')).toEqual({ PK, SK: 'GUARD', open: true });
    expect(await ranks()).toEqual([['NEW', 7]]);
  });

  test('writes nothing when one condition fails, and says which, in order', async () => {
    await put('COUNT', { tally: 4 });
    await put('TAKEN', { by: 'someone' });
    const refused = write([
      addAction('COUNT', 2),
      putAction('TAKEN', {}, ABSENT),
      putAction('OTHER'),
      { Delete: { TableName: TABLE, Key: { PK, SK: 'TAKEN2' }, ...PRESENT } },
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

  test('does not mix with others: counters in two items always agree', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? addHundred() : addToBoth())));
    expect([await get('ONE'), await get('TWO')]).toMatchObject([{ tally: 1030 }, { tally: 30 }]);
  });

  test('lets one of many win a name that may be taken once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => write([putAction('NAME', { n }, ABSENT), addAction('WINS', 1)])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await get('WINS')).toMatchObject({ tally: 1 });
  });
});
