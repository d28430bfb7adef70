import { describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../lambdas/platform/jobs/failure.ts';
import { course, docxOf, otherCourse, pdfCourse, scannedPdf, xlsxOf } from '../support/documents.ts';
import { infected } from '../support/eicar.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { startAnalysis } from './steps.ts';

const modelIsDown = { MODEL_FAULTS: 'unavailable' };
const modelIsBack = { MODEL_FAULTS: '' };
const stage = setStage({ env: { ...modelIsDown, RETRY_DELAY_MS: '10' } });

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
      expect(await page.getByRole('button', { name: 'Cuba semula tanpa fail bermasalah' }).count()).toBe(0);
      await look('failed-model');

      await stage.app.restart(modelIsBack);
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
      const told = page.getByRole('alert').filter({ hasText: /imbasan\.pdf: .*muat naik/i });
      await told.waitFor();
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      await sees('MTES3013 Pengajaran Geometri Sekolah Rendah');
      await look('left-out-document');

      await told.getByRole('button', { name: 'Cuba lagi dokumen ini' }).click();
      await at(`/pedagona/processing/${id}`);
      await at(`/pedagona/results/${id}`);
      await told.waitFor();
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
    }),
  );

  furtherTest('a document with malware is not tried again: another begins in a new session', async () => {
    await stage.app.restart(modelIsBack);
    const token = await stage.app.tokenFor(`guru.virus.${width}@moe-dl.edu.my`);
    await stage.visit({ width, token }, async (visit) => {
      const { page, sees, at, open, look } = visit;
      const virus = infected(pdfCourse(course, 'kursus.pdf'), 'virus.pdf');
      const told = page.getByRole('alert').getByText(/^virus\.pdf: Dokumen ini mengandungi perisian hasad/);
      await open('/pedagona');
      await startAnalysis(visit, 'Sendirian', [virus]);
      await told.waitFor();
      expect(await page.getByRole('button', { name: /^Cuba semula/ }).count()).toBe(0);
      await page.getByRole('link', { name: 'Muat naik fail dalam sesi baharu' }).waitFor();
      await look('failed-malware');
      await page.getByRole('button', { name: 'Padam sesi ini' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Padam' }).click();
      await at('/pedagona');
      await sees('Tiada sesi merungkai lagi');
    });
  });
});
