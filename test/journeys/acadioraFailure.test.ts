import { describe, expect } from '@jest/globals';
import { failureTexts } from '../../lambdas/platform/jobs/failure.ts';
import type { Page } from 'playwright-core';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Visit } from '../support/browser.ts';
import { scannedPdf, type TestFile } from '../support/documents.ts';
import { infected } from '../support/eicar.ts';
import { people } from '../support/testApp.ts';
import { studyPdf, studyTitle } from '../support/study.ts';
import { review, reviewed } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose } from './steps.ts';

const modelIsDown = { MODEL_FAULTS: 'unavailable' };
const modelHangs = { MODEL_FAULTS: 'hang' };
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

  furtherTest(
    'a paper that cannot be read is named with what can be done about it',
    stage.as('penyelidik.imbas', width, async (visit) => {
      const { page, sees, look } = visit;
      await startReview(visit, 'Imbasan', scannedPdf('imbasan.pdf'));
      await page
        .getByRole('alert')
        .getByText(/^imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/)
        .waitFor();
      await page.getByRole('listitem').filter({ hasText: 'imbasan.pdf' }).getByText('Gagal dibaca').waitFor();
      await look('acadiora-failed-document');
      await page.getByRole('button', { name: 'Cuba Lagi' }).click();
      await sees('Analisis Sedang Berjalan');
      await page
        .getByRole('alert')
        .getByText(/^imbasan\.pdf: /)
        .waitFor();
      // A repeated attempt is the same session's.
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await card(page, 'Imbasan').getByText('Gagal', { exact: true }).waitFor();
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(1);
    }),
  );

  furtherTest(
    'a paper with malware is not tried again: another is offered in a new session, and this one can go',
    async () => {
      const token = await stage.app.tokenFor(`penyelidik.virus.${width}@moe-dl.edu.my`);
      await stage.visit({ width, token }, async (visit) => {
        const { page, sees, at, open, look } = visit;
        await startReview(visit, 'Dijangkiti', infected(study, 'virus.pdf'));
        await page
          .getByRole('alert')
          .getByText(/^virus\.pdf: Dokumen ini mengandungi perisian hasad/)
          .waitFor();
        expect(await page.getByRole('button', { name: 'Cuba Lagi' }).count()).toBe(0);
        const other = page.getByRole('link', { name: 'Muat naik fail dalam sesi baharu' });
        await other.waitFor();
        await look('acadiora-malware');
        const here = new URL(page.url()).pathname;
        await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
        await card(page, 'Dijangkiti').getByText('Gagal', { exact: true }).waitFor();
        expect(await page.getByRole('button', { name: 'Cuba Lagi' }).count()).toBe(0);
        await look('acadiora-list-malware');
        await card(page, 'Dijangkiti').getByRole('link', { name: 'Muat naik fail dalam sesi baharu' }).click();
        await at('/acadiora/new');
        await open(here);
        await page.getByRole('button', { name: 'Padam sesi ini' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Padam' }).click();
        await at('/acadiora');
        await sees('Sesi ini telah dipadam.');
        await sees('Tiada sesi analisis lagi');
      });
    },
  );

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

  furtherTest('another account finds nothing, and a deleted session is gone only once that is confirmed', async () => {
    const { token, id } = await withReview('penyelidik.padam', width);
    const stranger = await stage.app.tokenFor(people.lim);
    await stage.visit({ width, token: stranger }, async (visit) => {
      await missing(visit, [`/acadiora/results/${id}`, `/acadiora/processing/${id}`, '/acadiora/results/bukan-id']);
      await visit.look('acadiora-missing');
      await visit.open('/acadiora');
      await visit.sees('Tiada sesi analisis lagi');
    });
    await stage.visit({ width, token }, async (visit) => {
      const { page, open, sees, look } = visit;
      await open('/acadiora');
      const question = page.getByRole('alertdialog', { name: 'Adakah anda pasti mahu memadam sesi ini?' });
      await page.getByRole('button', { name: 'Padam sesi Artikel pertama' }).click();
      await question.waitFor();
      await look('acadiora-delete');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await card(page, 'Artikel pertama').count()).toBe(1);
      await page.getByRole('button', { name: 'Padam sesi Artikel pertama' }).click();
      await question.getByRole('button', { name: 'Padam' }).click();
      await sees('Sesi Artikel pertama telah dipadam.');
      await sees('Tiada sesi analisis lagi');
      await missing(visit, [`/acadiora/results/${id}`]);
    });
  });
});

furtherTest(
  'after the last look the page says that it takes too long and leads to the list, where the work goes on',
  async () => {
    await stage.app.restart(modelHangs);
    const token = await stage.app.tokenFor('penyelidik.lambat@moe-dl.edu.my');
    await stage.visit({ width: 360, token }, async (visit) => {
      const { page, sees, at, look } = visit;
      const id = await startReview(visit, 'Artikel lambat', study);
      await sees('Analisis Sedang Berjalan');
      await page.clock.install();
      // Opened again, the page counts its looks from the start, now by this clock.
      const answered = () => page.waitForResponse((response) => response.url().includes(`/api/acadiora/status/${id}`));
      const first = answered();
      await visit.reload();
      await first;
      await sees('Analisis Sedang Berjalan');
      let seen = 1;
      while (seen < polling.tries) {
        const answer = answered();
        await page.clock.runFor(polling.everySeconds * 1000);
        await answer;
        seen += 1;
      }
      await at('/acadiora');
      await sees('Analisis mengambil masa terlalu lama. Sila semak kemudian.');
      await card(page, 'Artikel lambat').getByText('Memproses', { exact: true }).waitFor();
      expect(await card(page, 'Artikel lambat').getByRole('link', { name: 'Lihat kemajuan' }).count()).toBe(1);
      await look('acadiora-too-long');
    });
  },
);

async function missing({ page, open, sees, expectFault }: Visit, addresses: readonly string[]): Promise<void> {
  expectFault(/^answer: 40[04] /);
  for (const address of addresses) {
    await open(address);
    await sees('Sesi tidak dijumpai');
    expect(await page.getByText(studyTitle).count()).toBe(0);
  }
}
