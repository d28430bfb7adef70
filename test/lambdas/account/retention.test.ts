import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { note } from '../../../lambdas/admin/audit.ts';
import { exportWrite } from '../../../lambdas/pedagona/exports.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads/uploads.ts';
import { readSettings, stageNames } from '../../../lib/settings.ts';
import { logDays, recoveryDays } from '../../../shared/account/retention.ts';
import { type Accounts, callerFor, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

/** Writes one row of each kind. */
const kinds: [string, days: number, (sub: string) => Promise<unknown>, isIt: (PK: string, SK: string) => boolean][] = [
  [
    'an upload',
    7,
    (sub) =>
      putUploadRows(
        accounts.table,
        sub,
        [{ uploadId: 'satu', module: 'pedagona', name: 'a.pdf', size: 1, type: 'application/pdf' }],
        accounts.now(),
      ),
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

test.each([
  ['deleted data can be restored', 'recoveryDays', recoveryDays],
  ['the log is kept', 'logDays', logDays],
] as const)('%s in no stage for longer than the privacy notice says', (_, name, said) => {
  const days = stageNames.map((stage) => readSettings((key) => (key === 'stage' ? stage : undefined)).retention[name]);
  expect(Math.max(...days)).toBe(said);
});
