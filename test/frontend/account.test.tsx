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

test('the account page says why an archive could not be built and offers another try', () => {
  const failed: OwnData = {
    status: 'failed',
    startedAt: at,
    errorMessage: 'Cakera penuh.',
    downloadUrl: '',
    bytes: null,
  };
  const account: Account = { joinedAt: at, ownData: failed, totalSessions: 12 };
  const markup = pageMarkup(AccountPage, { pattern: paths.account.pattern, address: paths.account.href() }, [
    [['account'], account],
  ]);
  const text = textOf(markup);
  expect(text).toContain('Salinan data anda tidak dapat disediakan. Cakera penuh.Cuba semula');
  expect(text).not.toContain('Muat turun data saya');
});
