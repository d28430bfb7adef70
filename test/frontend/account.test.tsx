import { beforeEach, describe, expect, test } from '@jest/globals';
import AccountPage from '../../frontend/account/pages/AccountPage.tsx';
import { paths } from '../../frontend/app/paths.ts';
import { startSignIn } from '../../frontend/auth/signIn.ts';
import type { Account, OwnData } from '../../shared/account/api.ts';
import { noticeOf, type Language } from '../../shared/account/notice.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { installBrowser } from './browser.ts';
import { pageMarkup, textOf } from './pageMarkup.tsx';

const at = '2026-03-09T04:05:09.000Z';
beforeEach(async () => {
  installBrowser();
  await startSignIn();
});

const inLanguage = (language: Language) => noticeOf(language, pageSettings.controller);

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
});
