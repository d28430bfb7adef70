import { describe, expect } from '@jest/globals';
import { course, scannedPdf } from '../support/documents.ts';
import { infected } from '../support/eicar.ts';
import { people } from '../support/testApp.ts';
import { waitFor } from '../support/wait.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose, focused } from './steps.ts';
import {
  cardOf,
  createSession,
  handOver,
  madeSession,
  printedCourse,
  sessionName,
  sessionOf,
} from './valentraSteps.ts';

const modelIsBack = { MODEL_FAULTS: '' };
const stage = setStage({ env: { RETRY_DELAY_MS: '10' } });

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest(
    'a stage goes on through a reload, one that fails says why, and trying again makes it',
    stage.as('pensyarah.gagal', width, async (visit, token) => {
      const { page, sees, open, reload, look, expectFault } = visit;
      expectFault(/^answer: 422 .*generate-jsu/);
      const file = await printedCourse(visit, course);
      const id = await madeSession(stage.app, token, file);
      await open(`/valentra/session/${id}`);
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      await stage.app.restart({ MODEL_FAULTS: 'slow:8000@valentra.jst' });
      const jst = cardOf(page, 'jst');
      await jst.getByRole('button', { name: 'Jana JST' }).click();
      await sees('JST sedang dijana');
      // A page that leaves at once takes a call with it that has not arrived.
      await waitFor('the work to begin', async () => (await sessionOf(stage.app, token, id)).working.length > 0);
      await reload();
      await sees('JST sedang dijana');
      await jst.getByText('Sedang dijana', { exact: true }).waitFor();
      expect(await jst.getByRole('button', { name: 'Jana JST' }).getAttribute('aria-disabled')).toBe('true');
      await look('valentra-working');
      // The document opens by itself and asks how it stands; the app must not go away meanwhile.
      const asked = page.waitForResponse((response) => response.url().endsWith('/artefacts/jst/regenerate'));
      await sees('JST berjaya dijana!');
      await asked;

      await stage.app.restart({ MODEL_FAULTS: 'unavailable' });
      const jsu = cardOf(page, 'jsu');
      await jsu.getByRole('button', { name: 'Jana JSU' }).click();
      await jsu
        .getByRole('alert')
        .getByText(/^Gagal menjana JSU\. Sila cuba lagi\. .*AI/)
        .waitFor();
      await look('valentra-failed');
      await reload();
      await jsu
        .getByRole('alert')
        .getByText(/^Gagal menjana JSU\. Sila cuba lagi\./)
        .waitFor();
      await stage.app.restart(modelIsBack);
      await jsu.getByRole('button', { name: 'Cuba semula' }).click();
      await sees('JSU berjaya dijana!');
      expect(await jsu.getByRole('alert').count()).toBe(0);
    }),
  );

  furtherTest(
    'a document that cannot be read says why, and another takes its place',
    stage.as('pensyarah.imbas', width, async (visit, token) => {
      const { page, sees, look, expectFault } = visit;
      expectFault(/^answer: 422 /);
      const id = await createSession(visit);
      await choose(page, [scannedPdf('imbasan.pdf')]);
      await page.getByRole('button', { name: 'Muat Naik', exact: true }).click();
      await page
        .getByRole('alert')
        .getByText(/^Gagal memuat naik dokumen\. imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/)
        .first()
        .waitFor();
      await look('valentra-unreadable');
      // The same file may be sent once more, and then it truly is: its upload would be read no otherwise.
      const row = page.getByRole('listitem').filter({ hasText: 'imbasan.pdf' });
      expect(await row.getByText('sudah dimuat naik').count()).toBe(0);
      expect(await row.getByText('tidak dapat digunakan').count()).toBe(0);
      const again = page.waitForResponse((response) => response.url().endsWith('/upload') && response.status() === 422);
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/uploads'));
      await page.getByRole('button', { name: 'Muat Naik', exact: true }).click();
      await sent;
      await again;
      await handOver(visit, await printedCourse(visit, course));
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      expect((await sessionOf(stage.app, token, id)).documents.map(({ name }) => name)).toEqual(['kursus.pdf']);
    }),
  );

  furtherTest(
    'a document with malware is of no more use: its row, the button and the badge say so, and a clean one is read',
    async () => {
      const token = await stage.app.tokenFor(`pensyarah.virus.${width}@moe-dl.edu.my`);
      await stage.visit({ width, token }, async (visit) => {
        const { page, sees, reload, look, expectFault } = visit;
        expectFault(/^answer: 422 /);
        await createSession(visit);
        const file = await printedCourse(visit, course);
        await choose(page, [infected(file, 'virus.pdf')]);
        const send = page.getByRole('button', { name: 'Muat Naik', exact: true });
        await send.press('Enter');
        const told = page.getByRole('alert').getByText(/virus\.pdf: Dokumen ini mengandungi perisian hasad/);
        await told.waitFor();
        expect(await told.allTextContents()).toEqual([expect.not.stringContaining('cuba lagi')]);
        const row = page.getByRole('listitem').filter({ hasText: 'virus.pdf' });
        await row.getByText('tidak dapat digunakan').waitFor();
        expect(await row.getByText('sudah dimuat naik').count()).toBe(0);
        expect(await send.getAttribute('title')).toBe('Pilih fail PDF lain dahulu.');
        // The next Tab leads to the choice of another file.
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Pilih dokumen');
        await sees('Maklumat kursus belum dapat dibaca');
        expect(await page.getByText('belum dimuat naik').count()).toBe(0);
        await page.getByText('Gagal', { exact: true }).waitFor();
        await look('valentra-malware');
        await reload();
        await told.waitFor();
        expect(await send.getAttribute('title')).toBe('Pilih satu fail PDF dahulu.');
        await handOver(visit, file);
        await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      });
    },
  );

  furtherTest('another account finds nothing, and a deleted session is gone only once that is confirmed', async () => {
    const token = await stage.app.tokenFor(`pensyarah.padam.${width}@moe-dl.edu.my`);
    const stranger = await stage.app.tokenFor(people.lim);
    let id = '';
    await stage.visit({ width, token }, async (visit) => {
      id = await madeSession(stage.app, token, await printedCourse(visit, course));
    });
    await stage.visit({ width, token: stranger }, async ({ page, open, sees, look, expectFault }) => {
      expectFault(/^answer: 404 /);
      await open(`/valentra/session/${id}`);
      await sees('Sesi tidak dijumpai');
      expect(await page.getByText('EDUP3153').count()).toBe(0);
      await look('valentra-missing');
    });
    await stage.visit({ width, token }, async ({ page, open, sees, look }) => {
      await open('/valentra');
      const remove = page.getByRole('button', { name: `Padam sesi ${sessionName}` });
      const question = page.getByRole('alertdialog', { name: 'Adakah anda pasti mahu memadam sesi ini?' });
      await remove.click();
      await question.waitFor();
      await look('valentra-delete');
      await question.getByRole('button', { name: 'Batal' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await remove.count()).toBe(1);
      await remove.click();
      await question.getByRole('button', { name: 'Padam' }).click();
      await sees(`Sesi ${sessionName} telah dipadam.`);
      await sees('Tiada sesi lagi');
    });
  });
});
