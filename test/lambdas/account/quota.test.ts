import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ensureProfile } from '../../../lambdas/platform/users/profiles.ts';
import { startSession } from '../../../lambdas/platform/jobs/newSession.ts';
import { malaysianDay } from '../../../lambdas/platform/time.ts';
import { AppError } from '../../../shared/errors.ts';
import { type Accounts, callerFor, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

const email = 'Guru.Rajin@moe-dl.edu.my';
const limit = 3;
let accountsMade = 0;
let clicks = 0;
beforeEach(() => accounts.wait(86_400));

/** The next account of the same person: Cognito gives it another sub. */
async function newAccount(): Promise<string> {
  const sub = `hidup${++accountsMade}x`;
  await ensureProfile(accounts.table, { ...callerFor(sub), email }, accounts.now());
  return sub;
}

/** Starts a session and deletes it, so that only the daily limit can refuse the next. @returns whether it was started */
async function begins(sub: string): Promise<boolean> {
  const { table, jobs, now, newId } = accounts.services;
  try {
    const row = await startSession(
      { table, jobs, now, newId, dailyQuota: limit },
      {
        sub,
        module: 'valentra',
        sessionName: 'Sesi',
        uploads: async () => [],
        stage: 'maklumat',
        data: {},
        fingerprint: `klik${++clicks}`,
        sameForSeconds: 60,
      },
    );
    await accounts.delete(row);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota') return false;
    throw error;
  }
}

describe('the daily limit', () => {
  test('still holds after the account was deleted and made again, twice, also when a deletion is repeated', async () => {
    const first = await newAccount();
    expect([await begins(first), await begins(first)]).toEqual([true, true]);
    await accounts.removeAll(first);
    const second = await newAccount();
    expect([await begins(second), await begins(second)]).toEqual([true, false]);
    await accounts.removeAll(second);
    await accounts.removeAll(second);
    expect(await begins(await newAccount())).toBe(false);
  });

  test('starts from zero for a new account on the next day', async () => {
    const first = await newAccount();
    for (let i = 0; i < limit; i++) await begins(first);
    await accounts.removeAll(first);
    accounts.wait(86_400);
    expect(await begins(await newAccount())).toBe(true);
  });

  test('is kept for an address without naming it, and for two days', async () => {
    const sub = await newAccount();
    await begins(sub);
    await accounts.removeAll(sub);
    const kept = (await accounts.store.rows()).filter(({ PK }) => PK.startsWith('USER#@'));
    expect(JSON.stringify(kept).toLowerCase()).not.toMatch(/rajin|hidup/);
    const today = kept.filter(({ SK }) => SK === `QUOTA#${malaysianDay(accounts.now())}`);
    const expiresAt = Math.floor(accounts.now().getTime() / 1000) + 2 * 86_400;
    expect(today).toEqual([expect.objectContaining({ used: 1, expiresAt })]);
  });
});
