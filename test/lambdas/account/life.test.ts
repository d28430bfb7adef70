import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { accountApi } from '../../../shared/account/api.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { adminApi } from '../../../shared/admin/api.ts';
import { authApi } from '../../../shared/auth/api.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { course, docxOf } from '../../support/documents.ts';
import { people } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';
import { analyse, finished, upload } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';
import { leftOf } from './accounts.ts';

// Short waits of a pipeline; its last one must outlast the steps that are still running when an account is deleted.
const app = withApp({ env: { RETRY_DELAY_MS: '3000' } });

const subOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sub: string }).sub;

const left = (sub: string) => leftOf(app.store, sub);

/** What the laptop keeps of executions. */
async function executions(): Promise<string[]> {
  const folder = join(app.dataDir, 'stepfunctions', 'executions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  // One may go between the two.
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
}

const isKept = (key: string): boolean => key.startsWith('AUDIT#') || /^USER#\S+ REVOKED##ACCOUNT$/.test(key);

/** A deletion gives the mark of the account an expiry when it has ended. */
const isDeleted = async (sub: string): Promise<boolean> =>
  (await app.store.rows()).some(
    ({ PK, SK, expiresAt }) => PK.endsWith(sub) && isKept(`${PK} ${SK}`) && expiresAt !== undefined,
  );

test('an account downloads its data, is deleted for good through a restart, and can be made again', async () => {
  const [mine, theirs, admin] = await Promise.all([
    app.tokenFor(people.aminah),
    app.tokenFor(people.lim),
    app.tokenFor(people.admin),
  ]);
  const [sub, other] = [subOf(mine), subOf(theirs)];
  await app.call(accountApi.acceptNotice, { token: mine, body: { version: noticeVersion } });
  expect((await app.call(authApi.me, { token: mine })).notice.acceptedVersion).toBe(noticeVersion);

  const document = await docxOf(course, 'kursus.docx');
  const sessionId = await analyse(app, mine, [document]);
  await finished(app, mine, sessionId);
  await upload(app, mine, [document]);
  const theirSession = await analyse(app, theirs, [document]);
  await finished(app, theirs, theirSession);
  const before = await left(other);
  await app.call(adminApi.user, { token: admin, params: { userId: sub } });

  expect((await app.call(accountApi.exportData, { token: mine })).status).toBe('processing');
  const { downloadUrl } = await waitFor('the archive', async () => {
    const state = await app.call(accountApi.exportState, { token: mine });
    return state.status === 'completed' && state;
  });
  const files = unzipSync(new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer()));
  expect(new TextDecoder().decode(files['data.json'])).toContain(`"${sessionId}#`);
  expect(Object.keys(files).filter((name) => name.startsWith('dokumen/'))).toHaveLength(2);

  // A session is running while the account is deleted, and the application is killed.
  await analyse(app, mine, [await docxOf(course, 'lagi.docx')], 'Semester 2');
  const wrong = await app.send(accountApi.removeAccount, { token: mine, body: { email: people.lim } });
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'invalid' }]);
  const { status, body } = await app.send(accountApi.removeAccount, {
    token: mine,
    body: { email: people.aminah },
  });
  expect([status, body]).toMatchObject([202, { status: 'processing' }]);
  expect((await app.send(authApi.me, { token: mine })).status).toBe(401);
  await app.kill();
  await app.restart();
  await waitFor('the end of the account', () => isDeleted(sub));
  expect((await left(sub)).filter((key) => !isKept(key))).toEqual([]);
  await waitFor(
    'the end of what is kept of executions',
    async () => !(await executions()).some((text) => text.includes(sub)),
  );
  expect((await executions()).some((text) => text.includes(other))).toBe(true);
  expect((await app.send(authApi.me, { token: mine })).status).toBe(401);
  expect((await app.send(adminApi.user, { token: admin, params: { userId: sub } })).status).toBe(404);
  expect((await app.call(adminApi.users, { token: admin, query: {} })).users.map(({ id }) => id)).not.toContain(sub);
  expect(await left(other)).toEqual(before);

  const fresh = await waitFor('a new sub', async () => {
    const token = await app.tokenFor(people.aminah);
    return subOf(token) !== sub && token;
  });
  const again = await app.call(authApi.me, { token: fresh });
  expect(again).toMatchObject({ user: { email: people.aminah }, notice: { acceptedVersion: null } });
  expect((await app.call(pedagonaApi.listSessions, { token: fresh, query: {} })).items).toEqual([]);
  expect((await left(sub)).filter((key) => !isKept(key))).toEqual([]);
});
