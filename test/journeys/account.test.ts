import { describe, expect, test } from '@jest/globals';
import { accountApi } from '../../shared/account/api.ts';
import { noticeOf, noticeVersion } from '../../shared/account/notice.ts';
import { retentionTable } from '../../shared/account/retention.ts';
import { authApi } from '../../shared/auth/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { unzip } from '../shared/word/docx.ts';
import { course, docxOf } from '../support/documents.ts';
import { people } from '../support/testApp.ts';
import { pageSettings } from '../support/pageSettings.ts';
import { analyse, finished } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { focused, hold, numbersOf, saved, sectionOf, tabTo, openAccount } from './steps.ts';

const stage = setStage();

/** Headings are the same whoever answers for the data. */
const notice = noticeOf('ms', pageSettings.controller);
const inEnglish = noticeOf('en', pageSettings.controller);

const accept = { name: 'Saya faham dan setuju' };

/** An answer of a server that cannot do it right now. */
const busy = { status: 503, json: { error: 'Perkhidmatan sibuk.', code: 'unavailable', requestId: 'r1' } };

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest(
    'the privacy notice stands in place of the page that was asked for until it is accepted, and then never again',
    async () => {
      const email = `guru.notis.${width}@moe-dl.edu.my`;
      const token = await stage.app.tokenFor(email, { acceptsNotice: false });
      // The notice is the page's: a bearer is good without it.
      await stage.app.call(statisticsApi.userStats, { token });
      await stage.visit({ width, token }, async (visit) => {
        const { page, sees, at, open, reload, look } = visit;
        await open('/pedagona/new?dari=emel');
        await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
        expect(await focused(page)).toBe(notice.title);
        await look('notice-asks');
        await page.getByRole('button', { name: 'Baca notis penuh' }).click();
        for (const { title } of notice.sections) await page.getByRole('heading', { name: title }).waitFor();
        for (const [data] of retentionTable.ms) await page.getByRole('cell', { name: data, exact: true }).waitFor();
        await sees(`(${email})`);
        expect(await page.title()).toContain(notice.title);
        await look('notice');

        // The choice is offered in English too (PDPA 2010, s. 7(3)).
        await page.getByRole('button', { name: 'Read in English' }).click();
        await page.getByRole('button', { name: 'I understand and agree' }).waitFor();
        await page.getByRole('button', { name: 'Sign out' }).waitFor();
        await look('notice-english');
        await page.getByRole('button', { name: 'Baca dalam Bahasa Melayu' }).click();

        visit.expectFault(/^answer: 503 /);
        await page.route('**/api/account/notice', (route) => route.fulfill(busy));
        await tabTo(page, accept.name);
        await page.keyboard.press('Enter');
        await sees('Persetujuan anda belum direkodkan');
        await sees(busy.json.error);
        await look('notice-failed');
        await page.unrouteAll({ behavior: 'wait' });

        const answer = await hold(page, '**/api/account/notice');
        await page.getByRole('button', accept).click();
        await page.locator('button[aria-busy], button:disabled').first().waitFor();
        expect(await page.getByRole('button', { name: 'Log keluar' }).isDisabled()).toBe(true);
        await answer.release();
        await page.getByLabel('Nama Sesi').waitFor();
        await at('/pedagona/new?dari=emel');
        expect(await focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent());

        await reload();
        await page.getByLabel('Nama Sesi').waitFor();
        expect(await page.getByRole('button', accept).count()).toBe(0);
      });
      const { notice: state } = await stage.app.call(authApi.me, { token });
      expect(state.acceptedVersion).toBe(noticeVersion);
    },
  );

  test('anybody reads the notice, from the foot of the sign-in page and of every other', async () => {
    await stage.visit({ width }, async ({ page, sees, at, open, reload, look }) => {
      await open('/login');
      await page.getByRole('link', { name: 'Notis Privasi' }).click();
      await at('/privasi');
      await reload();
      await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
      await look('privacy');
      await sees('Institut Contoh');
      await page.getByRole('button', { name: 'Read in English' }).click();
      await page.getByRole('heading', { level: 1, name: inEnglish.title }).waitFor();
      for (const { title } of inEnglish.sections) await page.getByRole('heading', { name: title }).waitFor();
      expect(await focused(page)).toBe('Baca dalam Bahasa Melayu');
      await look('privacy-english');
      await page.getByRole('button', { name: 'Baca dalam Bahasa Melayu' }).click();
      await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
      await page.getByRole('link', { name: 'Log Masuk' }).click();
      await at('/login');
    });
    const token = await stage.app.tokenFor(people.lim);
    await stage.visit({ width, token }, async ({ page, at, open }) => {
      await open('/');
      await page.getByRole('link', { name: 'Notis Privasi' }).click();
      await at('/privasi');
      await page.getByRole('link', { name: 'Laman Utama' }).click();
      await at('/');
    });
  });

  test('a teacher sees what the account holds and takes all of it along', async () => {
    const token = await stage.app.tokenFor(`guru.akaun.${width}@moe-dl.edu.my`);
    await finished(stage.app, token, await analyse(stage.app, token, [await docxOf(course, 'kursus.docx')]));
    await stage.visit({ width, token }, async ({ page, sees, at, open, reload, look }) => {
      await open('/');
      await openAccount({ page });
      await page.getByRole('link', { name: 'Akaun saya' }).click();
      await at('/akaun');
      const profile = sectionOf(page, 'Profil');
      await profile.waitFor();
      const facts = await numbersOf(profile);
      expect(facts).toMatchObject({ 'E-mel': `guru.akaun.${width}@moe-dl.edu.my`, 'Jumlah sesi': '1' });
      expect(facts['Notis privasi']).toContain(`Versi ${noticeVersion}, diterima pada`);
      await look('account');

      // A look at the work that does not come back in time shows the wait; one that failed, the way to try again.
      const started = await hold(page, '**/api/account/export', 1);
      await tabTo(page, 'Muat turun data saya');
      await page.keyboard.press('Enter');
      await sees('Menyediakan salinan data anda...');
      expect(await focused(page)).toBe('Data saya');
      await look('account-working');
      await started.release();
      await sees('Salinan data anda sudah sedia.');
      // What was pressed has gone; the next Tab goes on where it was.
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatch(/^Muat turun fail ZIP/);
      await reload();
      await sees('Salinan data anda sudah sedia.');
      await look('account-ready');
      const { name, bytes } = await saved(page, page.getByRole('button', { name: /^Muat turun fail ZIP/ }));
      expect(name).toMatch(/\.zip$/);
      expect([...unzip(bytes).keys()].join('\n')).toContain('kursus.docx');
    });
  });

  test('a teacher removes the account: nothing happens before the address is typed, and nothing is open to its bearer after', async () => {
    const email = `guru.padam.${width}@moe-dl.edu.my`;
    const token = await stage.app.tokenFor(email);
    await stage.visit({ width, token }, async (visit) => {
      const { page, sees, at, open, look, reload, newTab } = visit;
      await open('/akaun');
      const button = page.getByRole('button', { name: 'Padam akaun saya' });
      await page.getByRole('heading', { name: 'Padam akaun' }).click();
      await page.getByLabel('Taip alamat e-mel anda untuk mengesahkan').fill(`x${email}`);
      await page.keyboard.press('Enter');
      // The notice says why nothing happens, also to who presses Enter.
      const why = page.getByRole('status').getByText('Taip alamat e-mel anda dengan tepat');
      await why.waitFor();
      await page.getByRole('button', { name: 'Tutup', exact: true }).click();
      await page.getByLabel('Taip alamat e-mel anda untuk mengesahkan').fill('');
      await button.click({ force: true });
      await why.waitFor();
      await look('account-removal-refused');
      expect((await stage.app.send(authApi.me, { token })).status).toBe(200);

      await page.getByLabel('Taip alamat e-mel anda untuk mengesahkan').fill(email);
      await look('account-removal');
      visit.expectFault(/^answer: 503 /);
      await page.route('**/api/account/removal', (route) => route.fulfill(busy));
      await button.click();
      await sees('Akaun anda tidak dapat dipadam');
      await look('account-removal-failed');
      await page.unrouteAll({ behavior: 'wait' });
      const other = await newTab();
      await other.goto(page.url());
      await other.getByRole('heading', { name: 'Padam akaun' }).waitFor();
      const issuer = stage.app.signInUrl;
      const atProvider = page.waitForRequest((request) => request.url().startsWith(`${issuer}/logout?`));
      const landed = page.waitForEvent('load');
      await button.click();
      await atProvider;
      await landed;
      await at('/login');
      await sees('Akaun anda sedang dipadam.');
      await at('/login', other);
      await other.close();
      await look('login-removed');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect((await stage.app.send(accountApi.account, { token })).status).toBe(401);
      await page.getByRole('button', { name: 'Tutup makluman pemadaman akaun' }).click();
      await page.getByText('Akaun anda sedang dipadam.').waitFor({ state: 'detached' });
      await reload();
      expect(await page.getByText('Akaun anda sedang dipadam.').count()).toBe(0);
    });
  });
});
