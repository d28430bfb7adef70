import { describe, expect } from '@jest/globals';
import type { Visit } from '../support/browser.ts';
import { course, otherCourse, pdfCourse, xlsxOf } from '../support/documents.ts';
import { analyse, finished } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { focused, numbersOf, startAnalysis, tabTo, further } from './steps.ts';

/** A model slow enough for a person to leave while it works. */
const stage = setStage({ env: { MODEL_FAULTS: 'slow:2000' } });

const countersOf = ({ page }: Visit): Promise<Record<string, string>> =>
  numbersOf(page.getByRole('main').locator('dl').first());

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest('a session is deleted only when that is confirmed, and the numbers follow', async () => {
    const { app } = stage;
    const token = await app.tokenFor(`guru.padam.${width}@moe-dl.edu.my`);
    const [one, other] = [pdfCourse(course, 'satu.pdf'), xlsxOf(otherCourse, 'dua.xlsx')];
    const first = await analyse(app, token, [one], 'Sesi');
    await finished(app, token, first);
    const id = await analyse(app, token, [one, other], 'Sesi kedua');
    await finished(app, token, id);
    await stage.visit({ width, token }, async (visit) => {
      const { page, sees, at, open, look, expectFault } = visit;
      await open(`/pedagona/results/${first}`);
      await page.getByRole('button', { name: 'Tukar nama sesi' }).click();
      await page.getByLabel('Nama Sesi').fill('Sesi pertama');
      await page.keyboard.press('Enter');
      await page.getByText('Sesi pertama', { exact: true }).waitFor();
      expect(await focused(page)).toBe('Tukar nama sesi');

      await open('/pedagona');
      await sees('Sesi kedua');
      expect(await countersOf(visit)).toEqual({
        'Jumlah Sesi': '2',
        'Jumlah Kursus': '3',
        'Sesi Boleh Dirangkai': '1',
      });
      const single = page.getByRole('listitem').filter({ hasText: 'Sesi pertama' });
      expect(await single.getByRole('button', { name: 'Merangkai', exact: true }).getAttribute('title')).toBe(
        'Minimum 2 kursus diperlukan untuk merangkai',
      );
      const question = page.getByRole('alertdialog', { name: 'Adakah anda pasti mahu memadam sesi ini?' });

      await further(visit, 'Sesi kedua');
      await page.getByRole('button', { name: 'Padam sesi Sesi kedua' }).click();
      await question.waitFor();
      await look('list-delete');
      await question.getByRole('button', { name: 'Batal' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Sesi kedua', 'Sesi pertama']);

      await further(visit, 'Sesi kedua');
      await page.getByRole('button', { name: 'Padam sesi Sesi kedua' }).click();
      await question.getByRole('button', { name: 'Padam' }).click();
      await sees('Sesi Sesi kedua telah dipadam.');
      await page.getByRole('heading', { name: 'Sesi kedua' }).waitFor({ state: 'detached' });
      await page.locator('dd').getByText('0', { exact: true }).waitFor();
      expect(await countersOf(visit)).toEqual({
        'Jumlah Sesi': '1',
        'Jumlah Kursus': '1',
        'Sesi Boleh Dirangkai': '0',
      });

      expectFault(/^answer: 404 /);
      await open(`/pedagona/results/${id}`);
      await sees('Sesi tidak dijumpai');
      await look('results-missing');
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await at('/pedagona');
    });
  });

  furtherTest(
    'who has no session yet opens the sample of each module, and it goes when it is deleted',
    stage.as('guru.contoh', width, async (visit) => {
      const { page, sees, at, open, look } = visit;
      await open('/dashboard');
      await page.getByRole('button', { name: 'Lihat contoh' }).click();
      await at(/^\/pedagona\/results\//);
      await sees('Contoh: Literasi Awal dan Bahan Sejarah');
      for (const module of ['acadiora', 'valentra', 'pedagona']) {
        await open(`/${module}`);
        await page.getByRole('button', { name: 'Lihat contoh' }).click();
        await sees(/^Contoh: /);
        await open(`/${module}`);
        await page.getByRole('listitem').getByText('Contoh', { exact: true }).waitFor();
        await look(`${module}-sample`);
      }
      expect(await countersOf(visit)).toEqual({
        'Jumlah Sesi': '0',
        'Jumlah Kursus': '0',
        'Sesi Boleh Dirangkai': '0',
      });
      await further(visit, 'Contoh: Literasi Awal dan Bahan Sejarah');
      await page.getByRole('button', { name: /^Padam sesi/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Padam' }).click();
      await sees('Tiada sesi merungkai lagi');
    }),
  );

  furtherTest(
    'work goes on through a reload and a closed tab, and is found behind the bell',
    stage.as('guru.pergi', width, async (visit) => {
      const { page, sees, at, open, look, newTab } = visit;
      await open('/pedagona');
      const left = await startAnalysis(visit, 'Sesi yang ditinggalkan', [pdfCourse(course, 'satu.pdf')]);
      await sees('Analisis Sedang Berjalan');
      const other = await newTab();
      await page.close();

      await other.goto(`${stage.app.url}/pedagona`);
      const second: Visit = { ...visit, page: other };
      const card = other.getByRole('listitem').filter({ hasText: 'Sesi yang ditinggalkan' });
      await card.getByText(/Memproses|Selesai/).waitFor();
      const reloaded = await startAnalysis({ ...second, at: (path) => at(path, other) }, 'Sesi yang dimuat semula', [
        xlsxOf(otherCourse, 'dua.xlsx'),
      ]);
      await sees('Analisis Sedang Berjalan', other);
      expect(reloaded).not.toBe(left);
      await other.reload();
      await at(`/pedagona/results/${reloaded}`, other);
      await sees('MTES3013 Pengajaran Geometri Sekolah Rendah', other);

      await other.goto(`${stage.app.url}/pedagona`);
      await card.getByText('Selesai', { exact: true }).waitFor();
      await other.getByRole('button', { name: 'Pemberitahuan' }).click();
      await sees(/PEDAGONA: selesai dianalisis, baru sahaja/, other);
      await look('bell', other);
      await other.getByRole('link', { name: /Sesi yang ditinggalkan.*selesai dianalisis/ }).click();
      await at(`/pedagona/results/${left}`, other);
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah', other);
    }),
  );

  furtherTest('everything can be reached and done by keyboard alone', async () => {
    const email = 'kavitha.raman@moe-dl.edu.my';
    await finished(
      stage.app,
      await stage.app.tokenFor(email),
      await analyse(stage.app, await stage.app.tokenFor(email), [pdfCourse(course, 'satu.pdf')], `Sesi ${width}`),
    );
    await stage.visit({ width }, async (visit) => {
      const { page, sees, at, open, reload, look } = visit;
      const { keyboard } = page;
      await open('/login');
      await tabTo(page, 'Log masuk dengan akaun pendidikan kebangsaan');
      await keyboard.press('Enter');
      await sees('Pilih akaun');
      await tabTo(page, new RegExp(email));
      await keyboard.press('Enter');
      await at('/');
      await sees('Selamat datang ke Suite AI Pendidikan');

      await reload();
      await sees('Selamat datang ke Suite AI Pendidikan');
      await keyboard.press('Tab');
      expect(await focused(page)).toBe('Langkau ke kandungan utama');
      await look('skip-link');
      await keyboard.press('Enter');
      await tabTo(page, /^PEDAGONA/);
      await keyboard.press('Enter');
      await at('/pedagona');
      await sees(`Sesi ${width}`);
      await page.locator('h1:focus').filter({ hasText: 'Sesi PEDAGONA' }).waitFor();

      await reload();
      await sees(`Sesi ${width}`);
      await tabTo(page, 'Pemberitahuan');
      await keyboard.press('Enter');
      await page.getByRole('link', { name: new RegExp(`Sesi ${width}.*selesai`) }).waitFor();
      await keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Pemberitahuan' }).waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('Pemberitahuan');

      await tabTo(page, `Tindakan lain: Sesi ${width}`);
      await deleteByKeyboard(visit, `Padam sesi Sesi ${width}`);
    });
  });
});

/** By the menu that has the focus: the dialog keeps the focus, gives it back to the menu's button on Escape, and obeys Enter. */
async function deleteByKeyboard({ page, sees }: Visit, button: string): Promise<void> {
  const { keyboard } = page;
  const menu = await focused(page);
  const question = page.getByRole('alertdialog');
  const choose = async (): Promise<void> => {
    await keyboard.press('Enter');
    await tabTo(page, button);
    await keyboard.press('Enter');
    await question.waitFor();
  };
  await choose();
  for (let presses = 0; presses < 5; presses++) {
    await keyboard.press('Tab');
    // Between the last and the first control the focus is with the browser itself, which the page sees as its body.
    expect([
      'Batal',
      'Padam',
      await page.evaluate(() => (document.activeElement === document.body ? document.body.textContent.trim() : '')),
    ]).toContain(await focused(page));
  }
  await keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(menu);
  await choose();
  await tabTo(page, 'Padam');
  await keyboard.press('Enter');
  await sees('telah dipadam.');
}
