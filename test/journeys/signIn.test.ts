import { beforeAll, describe, expect, test } from '@jest/globals';
import { authApi } from '../../shared/auth/api.ts';
import { course, docxOf } from '../support/documents.ts';
import type { Visit } from '../support/browser.ts';
import { people } from '../support/testApp.ts';
import { analyse, finished } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { hold, numbersOf, openAccount } from './steps.ts';

const stage = setStage();

/** Who signs in for the first time, at the desk and on the phone. */
const newcomerAt = (width: number) =>
  width === 360
    ? { email: 'kavitha.raman@moe-dl.edu.my', name: 'Kavitha a/p Raman' }
    : { email: people.aminah, name: 'Aminah binti Ibrahim' };

beforeAll(async () => {
  for (const { email } of [1280, 360].map(newcomerAt)) {
    const token = await stage.app.tokenFor(email, { acceptsNotice: false });
    await finished(stage.app, token, await analyse(stage.app, token, [await docxOf(course, 'kursus.docx')]));
  }
  await stage.app.tokenFor(people.lim);
});

const signInButton = 'Log masuk dengan akaun pendidikan kebangsaan';

/** From /login to the page that stands for Google. */
async function toProvider({ page, sees }: Visit): Promise<void> {
  await page.getByRole('link', { name: signInButton }).click();
  await sees('Pilih akaun');
}

const chooseAccount = ({ page }: Visit, email: string): Promise<void> =>
  page.getByRole('button', { name: email }).click();

const storedToken = ({ page }: Visit): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

describe.each(widths.phone)('at %i pixels', (width) => {
  test('a teacher is led to the sign-in, signs in, stays signed in and signs out for good', () =>
    stage.visit({ width }, async (visit) => {
      const { page, sees, at, open, look } = visit;
      const { email, name } = newcomerAt(width);
      await open('/tiada/di/sini');
      await at('/login');
      for (const text of ['Akses Terhad', '@moe-dl.edu.my', 'Versi 1.0']) await sees(text);
      await look('login');

      await toProvider(visit);
      await look('provider');
      const asked = await hold(page, '**/api/auth/me');
      await chooseAccount(visit, email);
      await sees('Mengesahkan...');
      await sees('Sila tunggu sebentar');
      expect(new URL(page.url()).search).toBe('');
      await look('callback');
      await asked.release();

      await at('/');
      await page.getByRole('heading', { level: 1, name: 'Notis Privasi' }).waitFor();
      await page.getByRole('button', { name: 'Saya faham dan setuju' }).click();
      await sees('Selamat datang ke Suite AI Pendidikan');
      await sees('Pilih modul di bawah');
      await page.getByRole('link', { name: /PEDAGONA.*1 sesi/ }).waitFor();
      await page.getByRole('link', { name: /ACADIORA.*0 sesi.*Tiada aktiviti/ }).waitFor();
      expect(await numbersOf(page.getByRole('region', { name: 'Statistik anda' }))).toEqual({
        'Projek Aktif': '1',
        'Jumlah Sesi': '1',
        'Dokumen Dijana': '1',
      });
      if (width > 600) {
        await sees(name);
        await sees(email);
      }
      await look('home');

      await page.reload();
      await page.getByRole('link', { name: /PEDAGONA.*1 sesi/ }).waitFor();
      await open('/login');
      await at('/');
      await page.getByRole('link', { name: /PEDAGONA.*1 sesi/ }).waitFor();

      const token = (await storedToken(visit)) ?? '';
      expect((await stage.app.send(authApi.me, { token })).status).toBe(200);
      const issuer = stage.app.signInUrl;
      const atProvider = page.waitForRequest((request) => request.url().startsWith(`${issuer}/logout?`));
      const landed = page.waitForEvent('load');
      await openAccount({ page });
      await page.getByRole('dialog').getByRole('button', { name: 'Log Keluar' }).click();
      await atProvider;
      await landed;
      await at('/login');
      expect(await storedToken(visit)).toBeNull();
      expect((await stage.app.send(authApi.me, { token })).status).toBe(401);
      await open('/pedagona');
      await at('/login');
      await toProvider(visit);
    }));

  furtherTest('an outsider is told who may sign in, and may close that box', () =>
    stage.visit({ width }, async (visit) => {
      const { page, sees, at, open, look } = visit;
      await open('/login');
      await toProvider(visit);
      await chooseAccount(visit, people.outsider);
      await at('/login?error=invalid_domain');
      await sees('Login Ditolak');
      await sees('Email anda tidak dibenarkan. Sila gunakan email @moe-dl.edu.my sahaja.');
      await look('login-rejected');
      await page.getByRole('button', { name: 'Tutup makluman login ditolak' }).click();
      await page.getByText('Login Ditolak').waitFor({ state: 'detached' });
      await at('/login');
      expect(await storedToken(visit)).toBeNull();
    }),
  );

  furtherTest('a return without a token or with a forged one leads back to the sign-in', () =>
    stage.visit({ width }, async (visit) => {
      const { sees, at, open, look } = visit;
      await open('/auth/callback');
      await sees('Login Gagal');
      await sees('Token tidak dijumpai');
      await sees('Mengalihkan ke halaman login...');
      await look('callback-failed');
      await at('/login');

      visit.expectFault(/^answer: 401 /);
      await open('/auth/callback?token=eyJhbGciOiJub25lIn0.e30.');
      await sees('Gagal mendapatkan maklumat pengguna');
      expect(await storedToken(visit)).toBeNull();
      await at('/login');
    }),
  );

  furtherTest(
    'only the administrator finds the way to the admin area; a teacher who types an address of it is not given a number',
    async () => {
      const button = { name: 'Admin Panel' };
      const admin = await stage.app.tokenFor(people.admin);
      await stage.visit({ width, token: admin }, async ({ page, at, open, look }) => {
        await open('/');
        // On a phone it is in the menu of the account.
        if (width < 600) await openAccount({ page });
        await page.getByRole('link', button).click();
        await at('/admin');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await look('admin');
      });
      const teacher = await stage.app.tokenFor(people.lim);
      await stage.visit({ width, token: teacher }, async ({ page, sees, at, open }) => {
        const asked: string[] = [];
        page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
        for (const path of ['/admin', '/admin/users', '/admin/users/sesiapa', '/admin/analytics', '/tiada/di/sini']) {
          await open(path);
          await at('/');
          await sees('Selamat datang ke Suite AI Pendidikan');
        }
        expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
        expect(await page.getByRole('link', button).count()).toBe(0);
      });
    },
  );
});
