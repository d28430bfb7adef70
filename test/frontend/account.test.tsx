import { beforeEach, expect, test } from '@jest/globals';
import AccountPage from '../../frontend/account/pages/AccountPage.tsx';
import { paths } from '../../frontend/app/paths.ts';
import { startSignIn } from '../../frontend/auth/signIn.ts';
import type { Account } from '../../shared/account/api.ts';
import { noticeOf } from '../../shared/account/notice.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { installBrowser } from './browser.ts';
import { pageMarkup, textOf } from './pageMarkup.tsx';

const at = '2026-03-09T04:05:09.000Z';
beforeEach(async () => {
  installBrowser();
  await startSignIn();
});

test.each(['ms', 'en'] as const)(
  'the privacy notice (%s) says all that the settings say of the controller, and names no company or country itself (PDPA 2010, s. 7(1))',
  (language) => {
    const words = JSON.stringify(noticeOf(language, pageSettings.controller));
    const said = Object.values(pageSettings.controller).map((fact) =>
      typeof fact === 'string' ? fact : (fact?.[language] ?? ''),
    );
    expect(said.filter((fact) => !words.includes(fact))).toEqual([]);
    const own = said.reduce((left, fact) => left.replaceAll(fact, ''), words);
    expect(own).not.toMatch(/Google|Amazon|AWS|Malaysia|IP/);
  },
);

test('the account page says why an archive could not be built and offers another try', () => {
  const state = { status: 'failed', startedAt: at, errorMessage: 'Cakera penuh.' } as const;
  const account: Account = { joinedAt: at, ownData: { ...state, downloadUrl: '', bytes: null }, totalSessions: 12 };
  const markup = pageMarkup(AccountPage, { pattern: paths.account.pattern, address: paths.account.href() }, [
    [['account'], account],
  ]);
  const text = textOf(markup);
  expect(text).toContain('Salinan data anda tidak dapat disediakan. Cakera penuh.Cuba semula');
  expect(text).not.toContain('Muat turun data saya');
});
