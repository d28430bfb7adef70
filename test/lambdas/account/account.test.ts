import { expect, test } from '@jest/globals';
import { noteOf } from '../../../lambdas/admin/routes.ts';
import { exportWrite } from '../../../lambdas/pedagona/exports.ts';
import { changeWrites, listsOf, offerWrites } from '../../../lambdas/platform/grants/grants.ts';
import { type Table } from '../../../lambdas/platform/storage/table.ts';
import type { Write } from '../../../lambdas/platform/storage/writes.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads/uploads.ts';
import { ensureProfile, type Person } from '../../../lambdas/platform/users/profiles.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { sentRow } from '../../support/sent.ts';
import { uploadsOf } from '../../support/session.ts';
import { callerFor, openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

test('an account says since when it is, how much it holds, and which notice was accepted first', async () => {
  const sub = 'guru-baharu';
  await accounts.join(sub);
  const joinedAt = accounts.now().toISOString();
  await accounts.start(sub, 'acadiora');
  expect(await accounts.account(sub)).toMatchObject({ joinedAt, ownData: { status: 'none' }, totalSessions: 1 });
  for (const version of [noticeVersion - 1, noticeVersion + 1])
    await expect(accounts.accept(sub, version)).rejects.toMatchObject({ code: 'conflict' });
  const first = { version: noticeVersion, acceptedVersion: noticeVersion, acceptedAt: joinedAt };
  expect(await accounts.accept(sub, noticeVersion)).toEqual(first);
  accounts.wait(60);
  expect(await accounts.accept(sub, noticeVersion)).toEqual(first);
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

test('a user’s new name is refused when it meets the deletion of the account', async () => {
  const sub = await accounts.newcomer();
  await expect(visit(named(sub, 'Baharu'), () => accounts.removeAll(sub))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Akaun ini sedang dipadam.',
  });
  expect(await accounts.left(sub)).toEqual([`USER#${sub} REVOKED##ACCOUNT`]);
});

test('a user’s new name leaves the user found by one name only when it meets another new name', async () => {
  const sub = await accounts.newcomer();
  await visit(named(sub, 'Pertama'), () => visit(named(sub, 'Kedua'), async () => undefined));
  expect(await foundBy(sub)).toEqual([sub, 'pertama']);
});

const exported = {
  id: 'eks_sesi_satu',
  fileName: 'a.docx',
  fileSize: 1,
  createdAt: '',
  downloadCount: 0,
  lastDownloadedAt: null,
};
const kept = (...writes: Write[]) => accounts.table.transact(writes);

/** Writes one row of each kind for a user, and finds it by its key. */
const kinds: [string, days: number, key: RegExp, (sub: string, now: Date) => Promise<unknown>][] = [
  ['an upload', 7, / UPLOAD#/, async (sub, at) => putUploadRows(accounts.table, sub, await uploadsOf('a.pdf')(), at)],
  ['an export', 30, /#export#/, (sub, at) => kept(exportWrite(sub, exported, at))],
  ['the activity log', 40, /^ACTIVITY#/, (sub) => accounts.start(sub, 'valentra')],
  ['the daily quota', 2, / QUOTA#/, (sub) => accounts.start(sub, 'valentra')],
  ['the audit', 365, /^AUDIT#/, (sub) => kept(noteOf(accounts.services, callerFor('pentadbir'), 'user.read', sub))],
  ['the mark of a deleted account', 7, / REVOKED##ACCOUNT$/, (sub) => accounts.removeAll(sub)],
  ['a copy of own data', 1, / OWNDATA$/, async (sub) => accounts.build(sub, (await accounts.asked(sub)).id)],
  [
    'a request that was taken back',
    14,
    / GRANT#/,
    async (sub, at) => {
      const row = { ...sentRow(), reader: sub };
      await kept(...offerWrites(row));
      await kept(...changeWrites(row, null, at));
    },
  ],
];

test.each(kinds)('the row of %s expires after %i days', async (_, days, key, write) => {
  const sub = `simpan${days}`;
  await write(sub, accounts.now());
  const rows = (await accounts.store.rows()).filter(
    (row) => key.test(`${row.PK} ${row.SK}`) && JSON.stringify(row).includes(sub),
  );
  const expiresAt = Math.floor(accounts.now().getTime() / 1000) + days * 86_400;
  expect(rows).toEqual([expect.objectContaining({ expiresAt })]);
});

test('a request that was taken back says when, beside the dates of the rounds before, and is shown until it expires', async () => {
  const sub = 'penerima';
  const row = sentRow();
  const returned = { outcome: 'returned' as const, endedAt: '2026-01-02T03:04:05.000Z' };
  const sent = { ...row, reader: sub, rounds: [...row.rounds.map((one) => ({ ...one, ...returned })), ...row.rounds] };
  const at = accounts.now();
  await accounts.table.transact(offerWrites(sent));
  await accounts.table.transact(changeWrites(sent, null, at));
  const shown = async (days: number) => {
    const { received } = await listsOf(accounts.table, sub, 10, new Date(at.getTime() + days * 86_400_000));
    return received.map((one) => one.rounds.map(({ endedAt }) => endedAt));
  };
  expect(await shown(13)).toEqual([['2026-01-02T03:04:05.000Z', at.toISOString()]]);
  expect(await shown(14)).toEqual([]);
});
