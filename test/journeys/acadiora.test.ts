import { describe, expect, test } from '@jest/globals';
import { filesPath } from '../../lib/local/gateway/files.ts';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import type { Session } from '../../shared/acadiora/schemas.ts';
import { gradeLabel } from '../../shared/acadiora/labels.ts';
import { rowKindLabels } from '../../shared/acadiora/kinds.ts';
import { reviewDocument } from '../../shared/acadiora/word.ts';
import type { Visit } from '../support/browser.ts';
import { studyAuthor, studyPdf, studyTitle } from '../support/study.ts';
import { setStage, widths } from './stage.ts';
import { choose, freeze, hold, holdWordFile, numbersOf, panelOf } from './steps.ts';

/** A model slow enough that the first look at a new analysis finds it at work. */
const stage = setStage({ env: { MODEL_FAULTS: 'slow:1000' } });

const study = studyPdf('kajian.pdf');

describe.each(widths.phone)('at %i pixels', (width) => {
  test(
    'a paper becomes a review on screen, in Word and in the list, through an upload, a wait and a reload',
    stage.as('penyelidik', width, async (visit, token) => {
      const { page, open, at, sees, look } = visit;
      await open('/acadiora/new');
      await sees('Yang akan anda terima');
      await look('acadiora-new');
      const id = await sendPaper(visit);
      await at(`/acadiora/results/${id}`);
      const session = await stage.app.call(acadioraApi.getSession, { token, params: { sessionId: id } });
      await readReview(visit, session);
      await holdWordFile(page, /^Ulasan_Artikel_papan_putih_maya\.doc$/, reviewDocument(session));

      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await at('/acadiora');
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      // One press too many made no second session.
      expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Artikel: papan putih maya']);
      const card = page.getByRole('listitem').filter({ hasText: 'Artikel: papan putih maya' });
      for (const words of ['Selesai', 'kajian.pdf', studyTitle, gradeLabel(session.result?.grade ?? '')])
        await card.getByText(words).first().waitFor();
      await look('acadiora-list');
      await card.getByRole('link', { name: 'Lihat Hasil' }).click();
      await at(`/acadiora/results/${id}`);
    }),
  );
});

/** Fills the form and sends it with one press too many. @returns the session's id */
async function sendPaper({ page, at, sees, look, reload }: Visit): Promise<string> {
  await page.getByLabel('Nama Sesi').fill('Artikel: papan putih maya');
  await choose(page, [study]);
  const uploads = await hold(page, ({ pathname }) => pathname.startsWith(filesPath));
  await page.getByRole('button', { name: 'Mula Analisis' }).dblclick();
  await page.getByRole('progressbar', { name: 'Kemajuan muat naik kajian.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Batal muat naik' }).waitFor();
  await look('acadiora-uploading');
  await uploads.release();

  const looks = await freeze(page, '**/api/acadiora/status/*');
  await at(/^\/acadiora\/processing\/\w+$/);
  const { pathname } = new URL(page.url());
  for (const again of [false, true]) {
    if (again) await reload();
    await sees('Analisis Sedang Berjalan');
    await sees('Analisis ini mengambil masa 2 hingga 5 minit.');
    for (const step of ['Menunggu giliran', 'Membaca dokumen', 'Menilai kriteria', 'Menyusun dan menyemak hasil'])
      await sees(step);
    await sees('kajian.pdf');
    await at(pathname);
  }
  await look('acadiora-processing');
  await looks.release();
  return pathname.split('/').at(-1) ?? '';
}

/** Everything of spec 2 §2, ACADIORA results, tab by tab. */
async function readReview({ page, sees, look }: Visit, { evaluation }: Session): Promise<void> {
  await sees('Mod tempatan: disusun mengikut peraturan daripada dokumen anda, bukan ditulis oleh model AI');
  expect(evaluation?.metadata).toMatchObject({ title: studyTitle, author: studyAuthor, year: 2024 });
  const overview = panelOf(page, 'Ringkasan');
  expect(await page.getByRole('tab', { name: 'Ringkasan', exact: true }).getAttribute('aria-selected')).toBe('true');
  for (const { text } of evaluation?.overall.criticalImprovements ?? [])
    await overview.getByText(text, { exact: true }).first().waitFor();
  await look('acadiora-overview');
  await overview.getByRole('button', { name: 'Muka surat 2', exact: true }).first().click();
  const place = page.getByRole('dialog', { name: 'Muka surat 2', exact: true });
  await place
    .getByText(/^“.+”$/)
    .first()
    .waitFor();
  await place.locator('[data-marked]').first().waitFor();
  await look('acadiora-place');
  await place.press('Escape');

  await overview.getByRole('button', { name: '4. Metodologi', exact: true }).click();
  const details = panelOf(page, 'Analisis Terperinci');
  const folds = details.locator('details[data-fold=h2]');
  expect(await folds.count()).toBe(12);
  expect(await folds.evaluateAll((all) => all.flatMap((fold) => (fold.hasAttribute('open') ? fold.id : [])))).toEqual([
    'methodology',
  ]);
  await details.getByText('Rubrik', { exact: true }).filter({ visible: true }).first().waitFor();
  const facts = folds.last();
  await facts.locator('summary').first().click();
  const counted = await numbersOf(facts.locator('dl').first());
  expect(counted).toMatchObject({ 'Jumlah muka surat': '2' });
  const cited = await numbersOf(facts.locator('dl').nth(1));
  expect(cited['Rujukan dalam senarai']).toBe('3');
  expect(cited['Dipetik tetapi tiada dalam senarai rujukan']).toContain('Halimun');
  expect(cited['Dalam senarai rujukan tetapi tidak dipetik']).toContain('Wirasena');
  await facts
    .getByText(/^Jadual 2/)
    .first()
    .waitFor();
  await look('acadiora-details');

  await page.getByRole('tab', { name: 'Analisis Terperinci', exact: true }).press('ArrowRight');
  const register = panelOf(page, 'Bacaan kertas');
  for (const { kind, cells } of evaluation?.register ?? []) {
    const fold = register.locator('details').filter({ hasText: rowKindLabels[kind] }).first();
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
    await fold
      .getByText(cells[0]?.text ?? '', { exact: true })
      .first()
      .waitFor();
  }
  await look('acadiora-register');

  await page.getByRole('tab', { name: 'Bacaan kertas', exact: true }).press('ArrowRight');
  await panelOf(page, 'Pengesanan AI')
    .getByText(/bukan bukti bahawa kertas ini ditulis oleh AI/)
    .waitFor();
  for (const { name } of evaluation?.aiDetection.indicators ?? [])
    await panelOf(page, 'Pengesanan AI').getByRole('term').getByText(name, { exact: true }).waitFor();
  await look('acadiora-ai');
}
