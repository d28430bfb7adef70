import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { type Accounts, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

describe('the notice', () => {
  test('is accepted once: the first acceptance counts', async () => {
    const sub = 'guru-baharu';
    await accounts.join(sub);
    expect((await accounts.account(sub)).notice).toEqual({
      version: noticeVersion,
      acceptedVersion: null,
      acceptedAt: null,
    });
    const first = await accounts.accept(sub, noticeVersion);
    expect(first).toEqual({
      version: noticeVersion,
      acceptedVersion: noticeVersion,
      acceptedAt: accounts.now().toISOString(),
    });
    accounts.wait(60);
    expect(await accounts.accept(sub, noticeVersion)).toEqual(first);
    expect((await accounts.account(sub)).notice).toEqual(first);
  });

  test.each([noticeVersion - 1, noticeVersion + 1])(
    'is not accepted in version %i, which is not in force',
    async (version) => {
      const sub = await accounts.newcomer();
      await expect(accounts.accept(sub, version)).rejects.toMatchObject({ code: 'conflict' });
    },
  );
});

test('an account says who it is, since when, and how much it holds', async () => {
  const sub = await accounts.newcomer();
  const joinedAt = accounts.now().toISOString();
  await accounts.start(sub, 'acadiora');
  expect(await accounts.account(sub)).toMatchObject({
    name: `Guru ${sub}`,
    email: `${sub}@moe-dl.edu.my`,
    picture: null,
    joinedAt,
    ownData: { status: 'none' },
    totalSessions: 1,
  });
});
