import { describe, expect } from '@jest/globals';
import { failureTexts } from '../../lambdas/platform/jobs/failure.ts';
import type { Page } from 'playwright-core';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import type { Visit } from '../support/browser.ts';
import { scannedPdf, type TestFile } from '../support/documents.ts';
import { studyPdf, studyTitle } from '../support/study.ts';
import { review, reviewed } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose } from './steps.ts';

const modelIsDown = { MODEL_FAULTS: 'unavailable' };
const modelIsBack = { MODEL_FAULTS: '' };
const stage = setStage({ env: { RETRY_DELAY_MS: '10' } });

const study = studyPdf('kajian.pdf');

/** A teacher of this width only, whose study has been reviewed. */
async function withReview(name: string, width: number): Promise<{ token: string; id: string }> {
  const token = await stage.app.tokenFor(`${name}.${width}@moe-dl.edu.my`);
  const id = await review(stage.app, token, study, 'Artikel pertama');
  await reviewed(stage.app, token, id);
  return { token, id };
}

/** From the list to a running review. @returns the session's id */
async function startReview({ page, open, at }: Visit, name: string, paper: TestFile): Promise<string> {
  await open('/acadiora');
  await page.getByRole('link', { name: 'Sesi Analisis Baharu' }).first().click();
  await at('/acadiora/new');
  await page.getByLabel('Nama Sesi').fill(name);
  await choose(page, [paper]);
  await page.getByRole('button', { name: 'Mula Analisis' }).click();
  await at(/^\/acadiora\/processing\/\w+$/);
  return page.url().split('/').at(-1) ?? '';
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest('a model out of reach ends the review in words, and trying again later completes it', async () => {
    await stage.app.restart(modelIsDown);
    const token = await stage.app.tokenFor(`penyelidik.gagal.${width}@moe-dl.edu.my`);
    await stage.visit({ width, token }, async (visit) => {
      const { page, sees, at, open, look } = visit;
      const id = await startReview(visit, 'Artikel', study);
      await sees('Analisis gagal');
      await sees(failureTexts.busy);
      await look('acadiora-failed');
      await open(`/acadiora/results/${id}`);
      await sees('Analisis gagal');
      await look('acadiora-results-failed');
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await at('/acadiora');
      await card(page, 'Artikel').getByText('Gagal', { exact: true }).waitFor();
      await card(page, 'Artikel').getByText(failureTexts.busy).waitFor();
      // A card leads to results only when they are there.
      expect(await card(page, 'Artikel').getByRole('link').count()).toBe(0);
      await look('acadiora-list-failed');

      await stage.app.restart(modelIsBack);
      await card(page, 'Artikel').getByRole('button', { name: 'Cuba Lagi' }).click();
      await at(`/acadiora/results/${id}`);
      await sees(studyTitle);
    });
  });

  furtherTest('a revised version that fails leaves the earlier review standing and says why', async () => {
    const { token, id } = await withReview('penyelidik.lama', width);
    const { evaluation } = await stage.app.call(acadioraApi.getSession, { token, params: { sessionId: id } });
    await stage.visit({ width, token }, async ({ page, sees, at, open, look }) => {
      await open(`/acadiora/results/${id}`);
      await page.getByRole('button', { name: 'Muat naik versi baharu' }).click();
      const dialog = page.getByRole('dialog');
      await choose(page, [scannedPdf('imbasan.pdf')]);
      await dialog.getByRole('button', { name: 'Analisis versi baharu' }).click();
      await at(`/acadiora/results/${id}`);
      const fault = page.getByRole('alert').filter({ hasText: 'Analisis versi baharu gagal.' });
      await fault.getByText('Analisis versi baharu gagal. Ulasan versi sebelumnya dikekalkan.').waitFor();
      await fault.getByText(/^imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/).waitFor();
      await sees(studyTitle);
      const { totalScore, maxScore } = evaluation?.overall ?? {};
      await page.getByText(`${totalScore} / ${maxScore}`, { exact: true }).first().waitFor();
      expect(await page.getByRole('tab').count()).toBe(3);
      await look('acadiora-revision-failed');
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await card(page, 'Artikel pertama').getByText('Analisis versi baharu gagal.').waitFor();
      await card(page, 'Artikel pertama').getByText('Selesai', { exact: true }).waitFor();
      await look('acadiora-list-revision-failed');
    });
  });
});
