import { describe, expect } from '@jest/globals';
import { course, scannedPdf } from '../support/documents.ts';
import { waitFor } from '../support/wait.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose } from './steps.ts';
import { cardOf, createSession, handOver, madeSession, printedCourse, sessionOf } from './valentraSteps.ts';

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
      // The facts are a file of their own: the app must not go away before it is fetched.
      await page.getByRole('button', { name: 'Betulkan' }).first().waitFor();
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
});
