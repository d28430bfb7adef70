import { describe, expect } from '@jest/globals';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { changeLabel } from '../../shared/acadiora/labels.ts';
import { ungraded } from '../../shared/acadiora/rules.ts';
import type { Session } from '../../shared/acadiora/schemas.ts';
import type { Visit } from '../support/browser.ts';
import { fileOf } from '../support/documents.ts';
import { mendedStudyPdf, studyPdf, studyTitle } from '../support/study.ts';
import { review, reviewed } from '../support/work.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose, freeze, further, numbersOf, panelOf, printed, sectionOf } from './steps.ts';

/** A model slow enough that the first look at a new analysis finds it at work. */
const stage = setStage({ env: { MODEL_FAULTS: 'slow:1000' } });
const study = studyPdf('kajian.pdf');

const sessionOf = (token: string, sessionId: string): Promise<Session> =>
  stage.app.call(acadioraApi.getSession, { token, params: { sessionId } });

/** A teacher of this width only, whose study has been reviewed. */
async function withReview(name: string, width: number): Promise<{ token: string; id: string }> {
  const token = await stage.app.tokenFor(`${name}.${width}@moe-dl.edu.my`);
  const id = await review(stage.app, token, study, 'Artikel papan putih maya');
  await reviewed(stage.app, token, id);
  return { token, id };
}

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest('a printed review holds all three parts unfolded and no controls', async () => {
    const { token, id } = await withReview('penyelidik.cetak', width);
    const { evaluation } = await sessionOf(token, id);
    await stage.visit({ width, token }, async ({ page, open, sees, look, expectFault }) => {
      await open(`/acadiora/results/${id}`);
      await sees('Penambahbaikan Paling Penting');
      const first = page.locator('[data-lead] li').first();
      await first.getByRole('button', { name: /^Tidak setuju/ }).click();
      await first.getByLabel('Sebab tidak setuju').fill('Had halaman jurnal.');
      await look('acadiora-answering');
      // What could not be saved stays as it was typed.
      expectFault(/^answer: 503 /);
      const error = 'Pelayan sibuk.';
      await page.route('**/answer', (route) => route.fulfill({ status: 503, json: { error, code: 'unavailable' } }));
      await first.getByRole('button', { name: 'Simpan sebab ini' }).click();
      await sees(error);
      await page.unrouteAll({ behavior: 'wait' });
      await first.getByRole('button', { name: 'Simpan sebab ini' }).click();
      await first.getByText('Penulis tidak setuju: Had halaman jurnal.').waitFor();
      const sheets = await printed(page, `acadiora-printed-${width}`);
      const text = sheets.join(' ');
      const remarks = Object.values(evaluation?.evaluation ?? {}).flatMap((entry) => [
        ...entry.strengths,
        ...entry.weaknesses,
        ...entry.improvements,
      ]);
      for (const words of [
        studyTitle,
        'Ringkasan',
        'Analisis Terperinci',
        'Pengesanan AI',
        'Fakta yang Dikira',
        'Penafian',
        'Penulis tidak setuju: Had halaman jurnal.',
        ...remarks.map((remark) => remark.text),
        ...(evaluation?.aiDetection.indicators.map(({ name }) => name) ?? []),
      ])
        expect(text).toContain(words.replaceAll(/\s+/g, ' '));
      for (const words of ['Cetak', 'Muat Turun MS Word', 'Log Keluar', 'Pemberitahuan', 'Tarik balik'])
        expect(text).not.toContain(words);
      expect(sheets.filter((sheet) => sheet.trim().length < 40)).toEqual([]);
      // Folded again after printing.
      expect(await page.locator('details[data-fold=h2][open]').count()).toBe(0);
    });
  });

  furtherTest('facts that are wrong are corrected, and what follows from them is reviewed again', async () => {
    const { token, id } = await withReview('penyelidik.fakta', width);
    await stage.visit({ width, token }, async ({ page, open, look }) => {
      await open(`/acadiora/results/${id}`);
      await further({ page });
      await page.getByRole('button', { name: 'Betulkan fakta' }).click();
      const read = panelOf(page, 'Bacaan kertas');
      const foldOf = (title: string) => read.locator('details').filter({ hasText: title }).first();
      const year = foldOf('Maklumat Kertas').getByRole('row').filter({ hasText: 'Tahun' });
      await year.getByRole('button', { name: 'Betulkan' }).click();
      await year.getByLabel('Nilai').fill('203');
      const save = read.getByRole('button', { name: 'Simpan dan semak semula' });
      expect(await save.getAttribute('title')).toContain('tahun dengan empat digit');
      await year.getByLabel('Nilai').fill('2031');
      await foldOf('Fakta yang Dikira').locator('summary').click();
      await foldOf('Fakta yang Dikira').getByRole('button', { name: 'Buang' }).first().click();
      await look('acadiora-correcting');
      await save.click();
      await page.locator('[role=tabpanel]').first().getByText('2031').first().waitFor({ state: 'attached' });
      // The author goes on where he was.
      expect(await year.isVisible()).toBe(true);
      const { evaluation } = await sessionOf(token, id);
      expect(evaluation?.metadata.year).toBe(2031);
      expect(evaluation?.corrections?.wrong).toHaveLength(1);
    });
  });

  furtherTest('a revised paper is compared with the version before it', async () => {
    const { token, id } = await withReview('penyelidik.semakan', width);
    await stage.visit({ width, token }, async (visit) => {
      const { page, open, at, sees, look } = visit;
      await open(`/acadiora/results/${id}`);
      await page.getByRole('button', { name: 'Muat naik versi baharu' }).click();
      const dialog = page.getByRole('dialog', { name: 'Muat naik versi baharu' });
      await dialog.waitFor();
      const send = dialog.getByRole('button', { name: 'Analisis versi baharu' });
      expect(await send.getAttribute('title')).toBe('Sila pilih fail dokumen');
      await choose(page, [fileOf('nota.txt', 'isi')]);
      await dialog.getByRole('alert').getByText('Sila muat naik dokumen PDF atau Word sahaja').waitFor();
      await choose(page, [mendedStudyPdf('kajian-baharu.pdf')]);
      await dialog.getByText('1/1 dokumen', { exact: true }).waitFor();
      await look('acadiora-revise');
      const looks = await freeze(page, '**/api/acadiora/status/*');
      await send.dblclick();
      await at(`/acadiora/processing/${id}`);
      await sees('Analisis Sedang Berjalan');
      await page.getByRole('listitem').filter({ hasText: 'kajian-baharu.pdf' }).waitFor();
      await look('acadiora-revising');
      await looks.release();
      await at(`/acadiora/results/${id}`);
      await readComparison(visit, await sessionOf(token, id));
    });
  });
});

/** What became of the remarks of the version before. */
async function readComparison({ page, look }: Visit, { evaluation, documents }: Session): Promise<void> {
  expect([documents.map(({ name }) => name), evaluation?.round]).toEqual([['kajian.pdf', 'kajian-baharu.pdf'], 2]);
  await page.getByRole('tab', { name: 'Versi', exact: true }).click();
  const versions = panelOf(page, 'Versi');
  // A review by rules has no grade, and shows no difference of one.
  expect(evaluation?.overall.grade).toBe(ungraded);
  expect(await versions.getByRole('group', { name: /^Peratus daripada butiran/ }).count()).toBe(0);
  const compared = sectionOf(page, 'Perbandingan dengan Versi Sebelumnya');
  const { 'Perubahan skor': change, 'Versi sebelumnya': before } = await numbersOf(compared.locator('dl').first());
  expect(change).toBe(evaluation?.revision && changeLabel(evaluation.revision));
  expect(before).toContain('kajian.pdf');
  const remarks = evaluation?.revision?.remarks ?? [];
  for (const fold of await compared.locator('details[data-fold]').all()) await fold.locator('summary').first().click();
  expect(
    await compared
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .count(),
  ).toBe(remarks.length);
  // By rules alone no criterion is judged: what is not found again may not have been looked for.
  expect(new Set(remarks.map(({ status }) => status))).toEqual(new Set(['belum', 'separa', 'tidakDisemak']));
  for (const { remark, reason, evidence } of remarks) {
    const row = compared.getByRole('row').filter({ hasText: remark.text }).filter({ hasText: reason }).first();
    await row.waitFor();
    if (evidence === null) continue;
    const place = row.locator('td').last();
    await place.getByRole('button', { name: evidence.place }).click();
    const opened = page.getByRole('dialog', { name: evidence.place });
    await opened.getByText(`“${evidence.quote}”`, { exact: true }).waitFor();
    await opened.press('Escape');
  }
  await look('acadiora-compared');
}
