import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { expect, jest, test } from '@jest/globals';
import { openTable, type Table, tableClient } from '../../../../lambdas/platform/storage/table.ts';

/** A table on which a transaction is in the way of the first `conflicts` requests. */
function busyTable(conflicts: number): { table: Table; requests: () => number } {
  let requests = 0;
  const client = new DynamoDBClient({ region: 'ap-southeast-1' });
  client.middlewareStack.add(
    () => async () => {
      if (++requests <= conflicts) throw new TransactionConflictException({ message: 'in the way', $metadata: {} });
      return { response: {}, output: { $metadata: {} } };
    },
    { step: 'initialize' },
  );
  return { table: openTable('suite', tableClient(client)), requests: () => requests };
}

const key = { PK: 'USER#guru', SK: 'DOC#1#course#0' };

test.each<[string, (table: Table) => Promise<void>]>([
  ['removal', (table) => table.remove(key)],
  ['change', (table) => table.change({ key, set: { status: 'failed' } })],
])('a %s is sent again while a transaction is in its way', async (_, write) => {
  const { table, requests } = busyTable(2);
  await write(table);
  expect(requests()).toBe(3);
});

test('a row that stays in use is given up with the fault itself', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
  const { table } = busyTable(Number.POSITIVE_INFINITY);
  await expect(table.remove(key)).rejects.toThrow(TransactionConflictException);
  chance.mockRestore();
});
