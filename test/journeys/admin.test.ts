import { beforeAll, describe, expect, test } from '@jest/globals';
import { course, otherCourse } from '../support/documents.ts';
import { people } from '../support/testApp.ts';
import {
  cardsOf,
  drawn,
  everybody,
  type Population,
  populate,
  rowsOf,
  seesModules,
  spreadsheet,
} from './adminSteps.ts';
import { setStage, widths } from './stage.ts';
import { numbersOf, panelOf, sectionOf } from './steps.ts';

/** Steps that are to fail do so without waiting. */
const stage = setStage({ env: { RETRY_DELAY_MS: '10' } });

let made: Population;
beforeAll(async () => {
  made = await populate(stage.app);
});

describe.each(widths.wide)('at %i pixels', (width) => {
  test('the dashboard has the numbers of what teachers made, and reads them again by itself only when it is told to', () =>
    stage.visit({ width, token: made.admin }, async (visit) => {
      const { page, open, at, look } = visit;
      await page.clock.install();
      const readings: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/dashboard/overview')) readings.push(request.url());
      });
      await open('/admin');
      const summary = page.getByRole('region', { name: 'Ringkasan', exact: true });
      await summary.waitFor();
      expect(await cardsOf(summary.locator('dl'))).toEqual({
        'Jumlah Pengguna': String(everybody),
        'Pengguna Aktif (30 hari)': String(everybody),
        'Jumlah Sesi': '4',
        'Sesi Selesai': '2',
      });
      await seesModules(visit);
      await drawn(page);
      await look('admin-dashboard');

      const toggle = page.getByRole('switch', { name: 'Muat semula automatik (setiap 30 saat)' });
      expect(await toggle.isChecked()).toBe(false);
      await page.clock.runFor(61_000);
      expect(readings).toHaveLength(1);
      await toggle.check();
      const again = page.waitForResponse(/\/dashboard\/overview/);
      await page.clock.runFor(30_001);
      expect((await again).ok()).toBe(true);

      await page.getByRole('link', { name: 'Lihat senarai pengguna' }).click();
      await at('/admin/users');
    }));

  test('the list turns its pages, a search begins after a pause on page 1, and the users are saved as a spreadsheet', () =>
    stage.visit({ width, token: made.admin }, async (visit) => {
      const { page, open, at, sees, look } = visit;
      await open('/admin/users');
      await sees(`Menunjukkan 1 hingga 20 daripada ${everybody} pengguna`);
      expect(await page.getByRole('button', { name: 'Sebelumnya' }).getAttribute('aria-disabled')).toBe('true');
      await look('admin-users');
      await page.getByRole('link', { name: 'Halaman 2' }).click();
      await at('/admin/users?page=2');
      await sees(`Menunjukkan 21 hingga ${everybody} daripada ${everybody} pengguna`);
      // The newest first: those who were there before everybody others are last.
      const names = (await rowsOf(page, 'Senarai Pengguna')).map(([who]) => who);
      expect(names).toEqual([people.lim, people.aminah, people.admin].map((email) => expect.stringContaining(email)));

      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByLabel('Cari pengguna').fill('amin');
      await page.clock.runFor(499);
      await at('/admin/users?page=2');
      await page.clock.runFor(1);
      await at('/admin/users?search=amin');
      await page.clock.resume();
      await sees('Menunjukkan 1 hingga 1 daripada 1 pengguna');
      expect((await rowsOf(page, 'Senarai Pengguna'))[0]?.slice(1, 5)).toEqual(['1', '0', '1', '2']);
      await look('admin-users-found');
      await page.getByLabel('Cari pengguna').fill('tiadaorangnya');
      await sees('Tiada pengguna dijumpai');
      await sees('Cuba cari dengan kata kunci lain');
      await look('admin-users-empty');

      await page.getByRole('button', { name: 'Muat turun', exact: true }).click();
      const file = await spreadsheet(page, 'Eksport Pengguna');
      expect(file.name).toMatch(/^SUITE_AI_PENDIDIKAN_users_\d{8}_\d{6}\.xlsx$/);
      expect(file.rows[0]?.slice(0, 2)).toEqual(['Nama', 'E-mel']);
      expect(file.rows).toHaveLength(everybody + 1);
      expect(file.rows.slice(1).map(([, email]) => email)).toContain(people.aminah);
      await sees('Eksport berjaya dimuat turun.');
    }));

  test('a teacher opened from the list shows numbers, courses and manuscripts under four tabs', () =>
    stage.visit({ width, token: made.admin }, async (visit) => {
      const { page, open, at, look } = visit;
      await open('/admin/users?search=aminah');
      const name = page.getByRole('link', { name: 'Aminah binti Ibrahim', exact: true });
      await name.waitFor();
      // Within reach without scrolling the table sideways, on a phone too.
      expect((await name.boundingBox())?.x).toBeLessThan(width);
      await page.getByRole('link', { name: 'Lihat Aminah binti Ibrahim' }).click();
      await at(/^\/admin\/users\/[\w-]+$/);
      await page.getByRole('heading', { level: 1, name: 'Aminah binti Ibrahim' }).waitFor();
      const statistics = page.getByRole('region', { name: 'Statistik', exact: true });
      expect(await numbersOf(statistics)).toEqual({
        'Jumlah Sesi': '2',
        PEDAGONA: '1',
        ACADIORA: '0',
        VALENTRA: '1',
      });
      expect((await page.getByRole('tab').allTextContents()).slice(0, 4)).toEqual([
        'Ringkasan',
        'Kursus Pedagona',
        'Manuskrip Acadiora',
        'Semua Sesi',
      ]);
      await panelOf(page, 'Ringkasan').getByText('Sesi kursus', { exact: true }).waitFor();
      await drawn(page);
      await look('admin-user');
      await page.getByRole('tab', { name: 'Ringkasan' }).press('ArrowRight');
      await panelOf(page, 'Kursus Pedagona').waitFor();
      expect(await rowsOf(page, 'Kursus Pedagona')).toEqual([
        [course.code, course.name, made.coursesOf.slice(0, 8)],
        [otherCourse.code, otherCourse.name, made.coursesOf.slice(0, 8)],
      ]);
      await look('admin-user-courses');
      await page.getByRole('tab', { name: 'Manuskrip Acadiora' }).click();
      await panelOf(page, 'Manuskrip Acadiora').getByText('Tiada manuskrip dinilai lagi').waitFor();
      await look('admin-user-manuscripts-empty');
      await page.getByRole('tab', { name: 'Semua Sesi' }).click();
      await panelOf(page, 'Semua Sesi').getByText('Sila pilih tab modul di atas').waitFor();
      await look('admin-user-all');
    }));

  test('the controls stand below what is in work and what it cost today', () =>
    stage.visit({ width, token: made.admin }, async ({ page, open, at, look }) => {
      await open('/admin');
      await page.getByRole('button', { name: 'Tindakan lain' }).click();
      await page.getByRole('link', { name: 'Kawalan penggunaan' }).click();
      await at('/admin/controls');
      const today = sectionOf(page.getByRole('main'), 'Hari ini dalam semua modul');
      await today.locator('dl').waitFor();
      expect(await numbersOf(today)).toMatchObject({ 'Sesi hari ini': '4', 'Sedang diproses': '0' });
      await look('admin-controls');
    }));

  test('analytics tell of a module’s sessions, failures and durations, and today’s', () =>
    stage.visit({ width, token: made.admin }, async ({ page, open, at, look }) => {
      await open('/admin');
      await page.getByRole('link', { name: 'Lihat analitik ACADIORA' }).click();
      await at('/admin/analytics?modul=acadiora');
      const totals = (module: string) => sectionOf(page.getByRole('main'), `Ringkasan ${module}`);
      await totals('ACADIORA').waitFor();
      expect(await numbersOf(totals('ACADIORA'))).toEqual({
        'Jumlah sesi': '2',
        Selesai: '1',
        Gagal: '1',
        'Sedang diproses': '0',
        Dokumen: expect.stringMatching(/^[12]$/),
        'Kadar kejayaan': '50.0%',
      });
      expect(await rowsOf(page, 'Sebab Kegagalan')).toEqual([[expect.any(String), '1', '100.0%']]);
      expect((await rowsOf(page, 'Tempoh Mengikut Peringkat')).map(([name]) => name)).toContain('Ulasan kertas');
      const today = await numbersOf(sectionOf(page.getByRole('main'), 'Hari ini dalam semua modul'));
      expect(today['Sedang diproses']).toBe('0');
      await drawn(page);
      await look('admin-analytics');
      await page.getByRole('navigation', { name: 'Modul' }).getByRole('link', { name: 'PEDAGONA' }).click();
      await at('/admin/analytics?modul=pedagona');
      await totals('PEDAGONA').waitFor();
      await page.getByText('Tiada kegagalan dalam tempoh ini.').waitFor();
      expect(await numbersOf(totals('PEDAGONA'))).toMatchObject({ 'Jumlah sesi': '1', Selesai: '1' });
    }));
});
