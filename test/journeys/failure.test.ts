import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { failureTexts } from '../../lambdas/platform/jobs/failure.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { weigh } from '../support/chain.ts';
import { course, docxOf, otherCourse, pdfCourse, scannedPdf, xlsxOf } from '../support/documents.ts';
import { infected } from '../support/eicar.ts';
import { analyse, finished } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { startAnalysis, further } from './steps.ts';

const modelIsDown = { MODEL_FAULTS: 'unavailable' };
const modelIsBack = { MODEL_FAULTS: '' };
const stage = setStage({ env: { ...modelIsDown, RETRY_DELAY_MS: '10' } });

/** Types into the field that has the focus and saves it. */
async function type(page: Page, text: string, save: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(save);
}

describe.each(widths.phone)('at %i pixels', (width) => {
  test('a model out of reach ends the analysis in words, and trying again later completes it', async () => {
    await stage.app.restart(modelIsDown);
    const token = await stage.app.tokenFor(`guru.gagal.${width}@moe-dl.edu.my`);
    await stage.visit({ width, token }, async (visit) => {
      const { page, sees, at, open, look } = visit;
      await open('/pedagona');
      const id = await startAnalysis(visit, 'Semester 1', [pdfCourse(course, 'kursus.pdf')]);
      await sees('Pemprosesan gagal');
      await sees(failureTexts.busy);
      expect(await page.getByRole('link', { name: 'Muat naik fail dalam sesi baharu' }).count()).toBe(0);
      await look('failed-model');
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      const card = page.getByRole('listitem').filter({ hasText: 'Semester 1' });
      await card.getByText('Gagal', { exact: true }).waitFor();
      await card.getByText(failureTexts.busy).waitFor();
      await look('list-failed');

      await stage.app.restart(modelIsBack);
      await card.getByRole('link', { name: 'Lihat punca dan cuba semula' }).click();
      await at(`/pedagona/processing/${id}`);
      // Results are shown only when they are there.
      await open(`/pedagona/results/${id}`);
      await at(`/pedagona/processing/${id}`);
      await page.getByRole('button', { name: 'Cuba semula', exact: true }).click();
      await sees('Analisis Sedang Berjalan');
      await at(`/pedagona/results/${id}`);
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
    });
  });

  furtherTest(
    'a bad document is named beside the results of the others, and can be tried again alone',
    stage.as('guru.fail', width, async (visit) => {
      const { page, sees, at, open, look } = visit;
      await open('/pedagona');
      const id = await startAnalysis(visit, 'Semester 2', [
        await docxOf(course, 'bimbingan.docx'),
        scannedPdf('imbasan.pdf'),
        xlsxOf(otherCourse, 'geometri.xlsx'),
      ]);
      await at(`/pedagona/results/${id}`);
      const told = page.getByRole('note').filter({ hasText: /imbasan\.pdf: .*muat naik/i });
      await told.waitFor();
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      await page.getByRole('tab', { name: /^MTES3013/ }).waitFor();
      await look('left-out-document');

      await told.getByRole('button', { name: 'Cuba lagi dokumen ini' }).click();
      await at(`/pedagona/processing/${id}`);
      await at(`/pedagona/results/${id}`);
      await told.waitFor();
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
    }),
  );

  furtherTest(
    'a document with malware is not tried again: another begins in a new session',
    stage.as('guru.virus', width, async (visit) => {
      await stage.app.restart(modelIsBack);
      const { page, sees, at, open, look } = visit;
      const virus = infected(pdfCourse(course, 'kursus.pdf'), 'virus.pdf');
      const told = page.getByRole('alert').getByText(/^virus\.pdf: Dokumen ini mengandungi perisian hasad/);
      await open('/pedagona');
      await startAnalysis(visit, 'Sendirian', [virus]);
      await told.waitFor();
      expect(await page.getByRole('button', { name: /^Cuba semula/ }).count()).toBe(0);
      await page.getByRole('link', { name: 'Muat naik fail dalam sesi baharu' }).waitFor();
      await look('failed-malware');
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await further({ page }, 'Sendirian');
      await page.getByRole('button', { name: 'Padam sesi Sendirian' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Padam' }).click();
      await at('/pedagona');
      await sees('Tiada sesi merungkai lagi');
    }),
  );

  test('what was half read is made right in Semak Fakta by keyboard, undone, and settled with another browser', async () => {
    await stage.app.restart(modelIsBack);
    const token = await stage.app.tokenFor(`guru.fakta.${width}@moe-dl.edu.my`);
    const files = [
      await docxOf({ ...course, topics: [], assessments: [] }, 'separuh.docx'),
      await docxOf(otherCourse, 'geometri.docx'),
    ];
    const sessionId = await analyse(stage.app, token, files, 'Semester 1');
    await finished(stage.app, token, sessionId);
    await stage.visit({ width, token }, async ({ page, sees, open, at, look, expectFault }) => {
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const waiting = (list: string) => page.getByRole('region', { name: list, exact: true });
      await open(`/pedagona/results/${sessionId}`);
      const refused = await button('Merangkai Kursus (2)').first().getAttribute('title');
      expect(refused).toContain('belum mempunyai topik. Buka Semak Fakta');
      await button('Semak Fakta').first().focus();
      await page.keyboard.press('Enter');
      await sees('Perlu disemak');
      await look('facts-open');

      await waiting('Topik Pengetahuan').getByRole('button', { name: 'Tambah topik' }).press('Enter');
      await type(page, '1 Konsep bimbingan\n2-3 Teori pemusatan insan', 'Control+Enter');
      await sees('2 baris ditambah.');
      await waiting('Pentaksiran').getByRole('button', { name: 'Tambah pentaksiran' }).press('Enter');
      await type(page, 'Tugasan 60% HPK1\nPeperiksaan 50% HPK2', 'Control+Enter');
      await sees('2 baris ditambah.');
      // What had the focus is gone with the list that waited; it goes on beside it, where the list is open.
      await page.getByRole('dialog').locator('summary:focus').waitFor();
      await sees('Jumlah wajaran: 110%');
      // From where the weights are shown the form begins with them.
      await page.goBack();
      await page
        .locator('summary')
        .filter({ hasText: /^Pentaksiran \(2\)/ })
        .press('Enter');
      await page.getByRole('link', { name: 'Betulkan wajaran' }).first().press('Enter');
      await button('Betulkan: Tugasan').press('Enter');
      await look('facts-form');
      const weight = page.getByLabel('Wajaran (%)', { exact: true });
      expect(await weight.evaluate((field) => field === document.activeElement)).toBe(true);
      await weight.fill('50');

      // Another browser is quicker with the same value: both are shown, and nothing is lost.
      const { coursesAnalysis } = await stage.app.call(pedagonaApi.getSession, { token, params: { sessionId } });
      await weigh(stage.app, token, { sessionId, n: 0 }, coursesAnalysis[0]?.assessments[0], 40);
      expectFault(/409/);
      await weight.press('Enter');
      await sees('Yang tersimpan sekarang');
      await look('facts-conflict');
      await button('Simpan suntingan saya').press('Enter');
      await sees('Jumlah wajaran: 100%');

      await button('Buang: Peperiksaan').press('Enter');
      await sees('Dibuang: Peperiksaan.');
      await button('Buat asal').press('Enter');
      await sees('Perubahan dibuat asal.');
      await sees('Pentaksiran (2)');
      await page.goBack();
      await at(`/pedagona/results/${sessionId}`);
      await sees(/^Semua fakta disahkan/);
      expect(await button('Merangkai Kursus (2)').first().getAttribute('aria-disabled')).not.toBe('true');
    });
  });
});
