import { beforeEach, describe, expect, test } from '@jest/globals';
import { note } from '../../../lambdas/admin/routes.ts';
import { exportWrite } from '../../../lambdas/pedagona/exports.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { type Table } from '../../../lambdas/platform/storage/table.ts';
import { malaysianDay } from '../../../lambdas/platform/time.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads/uploads.ts';
import { ensureProfile, type Person } from '../../../lambdas/platform/users/profiles.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { AppError } from '../../../shared/errors.ts';
import { startTestSession, uploadsOf } from '../../support/session.ts';
import { callerFor, openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

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

const named = (sub: string, name: string): Person => ({ ...callerFor(sub), name });

/** A visit under another name; `meanwhile` happens once, between its read of the profile and its first write. */
function visit(person: Person, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { table, now } = accounts.services;
  let isDone = false;
  const late: Table = {
    ...table,
    async transact(writes) {
      if (!isDone) {
        isDone = true;
        await meanwhile();
      }
      await table.transact(writes);
    },
  };
  return ensureProfile(late, person, now());
}

/** The words under which administrators find a person. */
const foundBy = async (sub: string): Promise<string[]> =>
  (await accounts.store.rows())
    .filter(({ PK, SK }) => PK.startsWith('SEARCH#user#') && SK.endsWith(`#${sub}`))
    .map(({ SK }) => SK.slice(0, SK.indexOf('#')))
    .toSorted((a, b) => a.localeCompare(b));

describe('a user’s new name', () => {
  test('is refused when it meets the deletion of the account', async () => {
    const sub = await accounts.newcomer();
    await expect(visit(named(sub, 'Baharu'), () => accounts.removeAll(sub))).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Akaun ini sedang dipadam.',
    });
    expect(await accounts.left(sub)).toEqual([`USER#${sub} REVOKED##ACCOUNT`]);
  });

  test('leaves the user found by one name only when it meets another new name', async () => {
    const sub = await accounts.newcomer();
    await visit(named(sub, 'Pertama'), () => visit(named(sub, 'Kedua'), async () => undefined));
    expect(await foundBy(sub)).toEqual([sub, 'pertama']);
  });
});

const rajin = 'Guru.Rajin@moe-dl.edu.my';
const limit = 3;
let accountsMade = 0;

/** The next account of the same person: Cognito gives it another sub. */
async function newAccount(): Promise<string> {
  const sub = `hidup${++accountsMade}x`;
  await ensureProfile(accounts.table, { ...callerFor(sub), email: rajin }, accounts.now());
  return sub;
}

/** Starts a session and deletes it, so that only the daily limit can refuse the next. @returns whether it was started */
async function begins(sub: string): Promise<boolean> {
  try {
    const services = { ...accounts.services, dailyQuota: limit };
    await accounts.delete(await startTestSession(services, { sub, uploads: uploadsOf() }));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota') return false;
    throw error;
  }
}

describe('the daily limit', () => {
  beforeEach(() => accounts.wait(86_400));

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

/** Writes one row of each kind. */
const kinds: [string, days: number, (sub: string) => Promise<unknown>, isIt: (PK: string, SK: string) => boolean][] = [
  [
    'an upload',
    7,
    async (sub) => putUploadRows(accounts.table, sub, await uploadsOf('a.pdf')(), accounts.now()),
    (_, SK) => SK.startsWith('UPLOAD#'),
  ],
  [
    'an export',
    30,
    (sub) =>
      accounts.table.transact([
        exportWrite(
          { sub, sessionId: 'sesi', n: 'satu' },
          {
            id: 'eks_sesi_satu',
            fileName: 'a.docx',
            fileSize: 1,
            createdAt: accounts.now().toISOString(),
            downloadCount: 0,
            lastDownloadedAt: null,
          },
          accounts.now(),
        ),
      ]),
    (_, SK) => SK.includes('#export#'),
  ],
  ['the activity log', 40, (sub) => accounts.start(sub, 'valentra'), (PK) => PK.startsWith('ACTIVITY#')],
  ['the daily quota', 2, (sub) => accounts.start(sub, 'valentra'), (_, SK) => SK.startsWith('QUOTA#')],
  [
    'the audit of administrators',
    365,
    (sub) => note(accounts.services, callerFor('pentadbir'), 'user.read', sub),
    (PK) => PK.startsWith('AUDIT#'),
  ],
  ['the mark of a deleted account', 7, (sub) => accounts.removeAll(sub), (_, SK) => SK === keys.removedAccount('x').SK],
  [
    'a copy of own data',
    1,
    async (sub) => accounts.build(sub, (await accounts.asked(sub)).id),
    (_, SK) => SK === keys.ownData('x').SK,
  ],
];

test.each(kinds)('the row of %s expires after %i days', async (_, days, write, isIt) => {
  const sub = `simpan${days}`;
  await write(sub);
  const rows = (await accounts.store.rows()).filter((row) => isIt(row.PK, row.SK) && JSON.stringify(row).includes(sub));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.['expiresAt']).toBe(Math.floor(accounts.now().getTime() / 1000) + days * 86_400);
});
