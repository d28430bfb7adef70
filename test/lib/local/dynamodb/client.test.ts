import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { TableClient } from '../../../../lambdas/platform/clients.ts';
import { startTestDynamoDb, TABLE as TableName } from './support.ts';
import { shared } from '../../../support/hooks.ts';

const db = shared(startTestDynamoDb);

/** Every verb of the table, with what it may refuse, on one item after another. */
const commands = (PK: string) => {
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
  for (const command of commands('P')) overSdk.push(await answerOf(db.client, command as Command));
  const here = [];
  for (const command of commands('P')) here.push(await answerOf(db.table, command as Command));
  expect(here).toEqual(overSdk);
});
