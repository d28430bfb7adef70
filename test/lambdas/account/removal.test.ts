import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '../../../lambdas/platform/keys.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads.ts';
import { quotaWrite } from '../../../lambdas/platform/quota.ts';
import { ulid } from 'ulid';
import { moduleNames } from '../../../shared/modules.ts';
import { type Accounts, openAccounts } from './house.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

const markOf = (sub: string): string => `USER#${sub} ${keys.removedAccount(sub).SK}`;

let people = 0;
/** Somebody with sessions in every module, one of them running, one waiting to be removed further, and with all that hangs on a person. */
async function somebody(): Promise<string> {
  const sub = `orang${++people}x`;
  await accounts.join(sub);
  await accounts.accept(sub, 1);
  for (const module of moduleNames) await accounts.work(sub, module);
  await accounts.start(sub, 'pedagona', 'Sedang berjalan');
  const unused = {
    uploadId: ulid(),
    module: 'pedagona' as const,
    name: 'tak guna.pdf',
    size: 1,
    type: 'application/pdf',
  };
  await putUploadRows(accounts.table, sub, [unused], accounts.now());
  await accounts.table.transact([
    quotaWrite(sub, accounts.now(), 100),
    { put: { ...keys.revokedToken(sub, 'lama'), expiresAt: 9_999_999_999 } },
  ]);
  const { status } = await accounts.ask(sub);
  expect(status).toBe('processing');
  return sub;
}

describe('removing an account', () => {
  test('leaves of the person nothing but the mark, and every counter as a recount gives it', async () => {
    const [gone, other] = [await somebody(), await somebody()];
    const before = (await accounts.left(other)).toSorted();
    await accounts.removeAll(gone);
    expect(await accounts.left(gone)).toEqual([markOf(gone)]);
    expect(accounts.known).toContain(gone);
    expect(await accounts.drifts()).toEqual([]);
    expect((await accounts.left(other)).toSorted()).toEqual(before);
  });
});
