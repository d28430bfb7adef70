import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, jest, test } from '@jest/globals';
import { localTable } from '../../../../lib/local/dynamodb/client.ts';
import { Database } from '../../../../lib/local/dynamodb/database.ts';
import { tableName } from '../../../../lib/local/names.ts';
import { ensureTable } from '../../../../lib/local/dynamodb/server.ts';
import { withFolder } from '../../../support/folder.ts';

const folder = withFolder();
const keyOf = (n: number) => ({ PK: 'USER#guru', SK: `DOC#${n}` });

test('after a write that failed nothing is acknowledged until the folder was opened anew, and then nothing is lost', async () => {
  const says = jest.spyOn(console, 'error').mockReturnValue();
  const database = await Database.open(folder);
  const table = localTable(database);
  await ensureTable(tableName, table);
  const put = (n: number) => table.send(new PutCommand({ TableName: tableName, Item: keyOf(n) }));
  const isKept = async (n: number) =>
    (await table.send(new GetCommand({ TableName: tableName, Key: keyOf(n) }))).Item !== undefined;

  await put(0);
  const before = database.store;
  jest.spyOn(before.db, 'batch').mockRejectedValueOnce(new Error('IO error: No space left on device'));
  const storm = await Promise.allSettled([1, 2, 3].map(put));
  expect(storm.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await put(4);
  expect(database.store).not.toBe(before);
  expect(await Promise.all([0, 1, 2, 3, 4].map(isKept))).toEqual([true, false, false, false, true]);
  expect(says.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('Free some space'),
    expect.stringContaining('takes data again'),
  ]);
  await database.close();
});
