import { beforeEach, describe, expect, test } from '@jest/globals';
import AccountPage from '../../frontend/account/pages/AccountPage.tsx';
import { NoticePage, PrivacyPage } from '../../frontend/account/pages/NoticePages.tsx';
import { paths } from '../../frontend/app/paths.ts';
import { enter, startSignIn } from '../../frontend/auth/signIn.ts';
import type { Account, NoticeState, OwnData } from '../../shared/account/api.ts';
import { noticeOf, noticeVersion, type Language } from '../../shared/account/notice.ts';
import { retentionTable } from '../../shared/account/retention.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { installBrowser, installFetch, jsonResponse } from './browser.ts';
import { pageMarkup, textOf } from './pageMarkup.tsx';

const at = '2026-03-09T04:05:09.000Z';
const user = { name: 'Aminah', email: 'aminah@moe-dl.edu.my', picture: null, isAdmin: false };
const unread: NoticeState = { version: noticeVersion, acceptedVersion: null, acceptedAt: null };

beforeEach(async () => {
  installBrowser();
  await startSignIn();
});

/** Signs in as a user whose notice has this state. */
async function signIn(state: NoticeState): Promise<void> {
  installFetch(() => jsonResponse({ user, notice: state }));
  await enter('bearer');
}

const route = { pattern: '/', address: '/' };
const inLanguage = (language: Language) => noticeOf(language, pageSettings.controller);

const notice = inLanguage('ms');
const wholeNotice = [
  notice.title,
  notice.intro,
  ...notice.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ...retentionTable.ms.flat(),
];

describe('the privacy notice', () => {
  test('says all that the settings say of the controller, and names no company or country itself (PDPA 2010, s. 7(1))', () => {
    for (const language of ['ms', 'en'] as const) {
      const words = JSON.stringify(inLanguage(language));
      const said = Object.values(pageSettings.controller).map((fact) =>
        typeof fact === 'string' ? fact : (fact?.[language] ?? ''),
      );
      expect(said.filter((fact) => !words.includes(fact))).toEqual([]);
      expect(said.reduce((left, fact) => left.replaceAll(fact, ''), words)).not.toMatch(
        /Google|Amazon|AWS|Malaysia|IP/,
      );
    }
  });

  test('shows in full without sign-in, with the retention of each kind of data', () => {
    const text = textOf(pageMarkup(PrivacyPage, route, []));
    for (const words of wholeNotice) expect(text).toContain(words);
  });

  test('asks on one screen after sign-in, with the name of the user, both answers and the whole text a click away', async () => {
    await signIn(unread);
    const text = textOf(pageMarkup(NoticePage, route, []));
    for (const words of ['Baca notis penuh', 'Aminah (aminah@moe-dl.edu.my)', 'Saya faham dan setuju', 'Log keluar'])
      expect(text).toContain(words);
    expect(text).not.toContain('Tempoh data disimpan');
    expect(text).not.toContain('telah dikemas kini');
  });
});

const nothing = { startedAt: null, errorMessage: null, downloadUrl: '', filename: '', bytes: null };
const noData: OwnData = { status: 'none', ...nothing };
const account: Account = {
  joinedAt: at,
  ownData: noData,
  totalSessions: 12,
};

const accountMarkup = (changes: Partial<Account> = {}): string =>
  pageMarkup(AccountPage, { pattern: paths.account.pattern, address: paths.account.href() }, [
    [['account'], { ...account, ...changes }],
  ]);

describe('the account page', () => {
  test.each<[string, Partial<OwnData>, string, string]>([
    ['offers an archive', {}, 'Muat turun data saya', 'Muat turun fail ZIP'],
    [
      'offers the download of a finished one with its size',
      { status: 'completed', startedAt: at, bytes: 1_572_864, downloadUrl: 'https://s3.example/x', filename: 'x.zip' },
      'Muat turun fail ZIP (1.5 MB)',
      'Muat turun data saya',
    ],
    [
      'says why one could not be built and offers another try',
      { status: 'failed', startedAt: at, errorMessage: 'Cakera penuh.' },
      'Salinan data anda tidak dapat disediakan. Cakera penuh.Cuba semula',
      'Muat turun data saya',
    ],
  ])('%s', (_, changes, shown, absent) => {
    const text = textOf(accountMarkup({ ownData: { ...noData, ...changes } }));
    expect(text).toContain(shown);
    expect(text).not.toContain(absent);
  });

  test('says how much is lost with the account, for how long data is kept, and why the button is disabled', () => {
    const markup = accountMarkup();
    expect(textOf(markup)).toContain('semua sesi anda dalam PEDAGONA, ACADIORA dan VALENTRA (12 sesi)');
    expect(textOf(markup)).toContain('Tindakan ini tidak boleh dibatalkan.');
    expect(markup).toMatch(/<a[^>]*href="\/privasi"[^>]*>Lihat tempoh data disimpan/);
    const button = /<button[^>]*aria-disabled="true"[^>]*title="([^"]*)"[^>]*>(?:<span.*?<\/span>)?Padam akaun saya/;
    expect(button.exec(markup)?.[1]).toBe('Taip alamat e-mel anda dengan tepat untuk mengaktifkan butang ini.');
  });
});
