import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { expect, jest, test } from '@jest/globals';
import { openTable, type Table } from '../../../../lambdas/platform/storage/table.ts';
import type { S3Client } from '@aws-sdk/client-s3';
import { isMissing, openFiles } from '../../../../lambdas/platform/storage/files.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader } from '../../../../lambdas/platform/http/originSecret.ts';
import { httpHandler, routes } from '../../../../lambdas/platform/http/router.ts';
import { newUpload } from '../../../../lambdas/platform/uploads/uploads.ts';
import { mimeTypes } from '../../../../shared/uploads/rules.ts';
import { authApi } from '../../../../shared/auth/api.ts';
import { routeKeyOf } from '../../../../shared/contract.ts';
import { withStorage } from '../../../support/hooks.ts';
import { cancelled, conflict } from '../../../support/slowTable.ts';

const inTheWay = conflict();

/** A table that refuses the first `conflicts` requests. */
function busyTable(conflicts: number, refusal: Error = inTheWay) {
  let left = conflicts;
  const send = jest.fn(async () => {
    if (left-- > 0) throw refusal;
    return {};
  });
  return { table: openTable('suite', { send }), send };
}

const key = { PK: 'USER#guru', SK: 'DOC#1#course#0' };

const throttled = ['ProvisionedThroughputExceededException', 'ThrottlingException'].map((name) =>
  Object.assign(new Error('Rate exceeded'), { name }),
);

test.each<[string, (table: Table) => Promise<unknown>, Error[]]>([
  ['removal', (table) => table.remove(key), [inTheWay, ...throttled]],
  ['change', (table) => table.change({ key, set: { status: 'failed' } }), [inTheWay, ...throttled]],
  ['next number', (table) => table.next(key, 'last'), [inTheWay, ...throttled]],
  ['transaction', (table) => table.transact([{ remove: key }]), throttled],
])(
  'a %s is sent again while a transaction is in its way or its partition is written too often',
  async (_, write, refusals) => {
    for (const refusal of refusals) {
      const { table, send } = busyTable(2, refusal);
      await write(table);
      expect(send).toHaveBeenCalledTimes(3);
    }
  },
);

test.each([
  ['TransactionConflict', 3],
  ['ThrottlingError', 3],
  ['ProvisionedThroughputExceeded', 3],
  ['ConditionalCheckFailed', 1],
])('a transaction that is cancelled with %s is sent %i times', async (code, sent) => {
  const { table, send } = busyTable(2, cancelled(['None', code]));
  await table.transact([{ remove: key }, { remove: key }]).catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(sent);
});

test('a row that stays in use is given up with the fault itself, and a call answers that the suite is busy', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
  const { table } = busyTable(Number.POSITIVE_INFINITY);
  await expect(table.remove(key)).rejects.toThrow(TransactionConflictException);
  chance.mockRestore();
  const answers = [inTheWay, cancelled(['None', 'TransactionConflict']), new Error('lain')].map((fault) =>
    httpHandler({
      routes: routes({ start: authApi.start }, { start: () => Promise.reject(fault) }),
      callerOf: () => Promise.reject(fault),
      originSecret: 'x',
    })({
      routeKey: routeKeyOf(authApi.start),
      headers: { [originSecretHeader]: 'x' },
      requestContext: { requestId: '1', http: { method: authApi.start.method } },
    } as unknown as APIGatewayProxyEventV2),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([503, 503, 500]);
});

const storage = withStorage();

test('an object that is absent has no size, and its reading says that it is missing', async () => {
  expect(await storage.files.sizeOf('uploads/guru/tiada')).toBeNull();
  const fault: unknown = await storage.files.get('uploads/guru/tiada').catch((error: unknown) => error);
  expect(isMissing(fault)).toBe(true);
});

test.each(['AccessDenied', 'Forbidden'])('a refusal (%s) is a fault, not an absent object', async (name) => {
  const send = () => Promise.reject(Object.assign(new Error('no'), { name }));
  const files = openFiles('berkas', { send } as unknown as S3Client);
  await expect(files.sizeOf('uploads/guru/x')).rejects.toMatchObject({ name });
});

test('an upload has the type of its ending, whatever the browser says', () => {
  const chosen = { name: 'Kursus.DOCX', size: 1, type: 'application/zip' };
  expect(newUpload('u', 'pedagona', chosen).type).toBe(mimeTypes['docx']);
});
