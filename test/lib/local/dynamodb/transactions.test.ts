import { GetCommand, PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startTestDynamoDb, TABLE } from './support.ts';
import { shared } from '../../../support/hooks.ts';

const db = shared(startTestDynamoDb);
/** A partition of its own for every test. */
let PK = '';
let count = 0;
beforeEach(() => {
  count += 1;
  PK = `USER#${count}`;
});

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const put = (SK: string, more = {}) => db.client.send(new PutCommand({ TableName: TABLE, Item: { PK, SK, ...more } }));
const get = async (SK: string) =>
  (await db.client.send(new GetCommand({ TableName: TABLE, Key: { PK, SK }, ConsistentRead: true }))).Item;
const write = (TransactItems: Actions) => db.client.send(new TransactWriteCommand({ TransactItems }));

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
});
