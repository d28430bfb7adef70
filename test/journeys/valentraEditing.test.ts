import { describe, expect } from '@jest/globals';
import { reviewText } from '../../frontend/text/review.ts';
import { course } from '../support/documents.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { numbersOf } from './steps.ts';
import { cardOf, madeSession, printedCourse, sessionOf } from './valentraSteps.ts';

const stage = setStage();

describe.each(widths.wide)('at %i pixels', (width) => {
  furtherTest(
    'an edited mark changes the totals at once; it can be undone, and every version is kept',
    stage.as('pensyarah.sunting', width, async (visit, token) => {
      const { page, open, sees, look } = visit;
      const id = await madeSession(stage.app, token, await printedCourse(visit, course), 'jsu');
      const { jsu } = await sessionOf(stage.app, token, id);
      const marks = jsu?.questions[0]?.marks ?? 0;
      await open(`/valentra/session/${id}`);
      const card = cardOf(page, 'jsu');
      await card.getByRole('button', { name: 'Papar JSU' }).click();
      const total = async (): Promise<string | undefined> =>
        (await numbersOf(card.locator('dl').first()))['Jumlah Markah'];
      await card.getByRole('button', { name: 'Sunting: Soalan 1, Markah', exact: true }).click();
      const editor = card.getByRole('group', { name: 'Sunting: Soalan 1, Markah', exact: true });
      await editor.getByRole('textbox').fill('banyak');
      await editor.getByRole('button', { name: 'Simpan' }).click();
      await editor.getByText(reviewText.badNumber).waitFor();
      await look('valentra-edit');
      expect(await total()).toBe(String(jsu?.totalMarks));
      await editor.getByRole('textbox').fill(String(marks + 3));
      await editor.getByRole('button', { name: 'Simpan' }).click();
      await sees('Perubahan disimpan.');
      expect(await total()).toBe(String((jsu?.totalMarks ?? 0) + 3));
      const edited = (await sessionOf(stage.app, token, id)).jsu?.summary;
      const sums = new RegExp(String.raw`^Jumlah: ${edited?.totalQuestions}\s*${edited?.totalMarks}`);
      await card.getByRole('row').filter({ hasText: sums }).waitFor();

      await page.getByRole('button', { name: 'Buat asal' }).click();
      await sees('Teks asal telah dipulihkan.');
      expect(await total()).toBe(String(jsu?.totalMarks));
      await card.getByRole('button', { name: 'Versi', exact: true }).click();
      await card.getByText(/^Versi 3 \(terkini\): Dipulihkan/).waitFor();
      await card.getByText(/^Versi 2: Disunting/).waitFor();
      await look('valentra-versions');
      await card.getByRole('button', { name: 'Pulihkan versi 2', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
      await sees('Versi 2 telah dipulihkan.');
      expect(await total()).toBe(String((jsu?.totalMarks ?? 0) + 3));
    }),
  );

  furtherTest(
    'one question is written anew in the wished way, and the others stay',
    stage.as('pensyarah.jana', width, async (visit, token) => {
      const { page, open, sees, look } = visit;
      const id = await madeSession(stage.app, token, await printedCourse(visit, course), 'exam');
      const stems = async (): Promise<string[]> =>
        (await sessionOf(stage.app, token, id)).examQuestions?.questions.map(({ stem }) => stem) ?? [];
      const before = await stems();
      await open(`/valentra/session/${id}`);
      const card = cardOf(page, 'exam');
      await card.getByRole('button', { name: 'Papar Soalan Ujian' }).click();
      await card.getByRole('button', { name: 'Jana semula: Soalan 2', exact: true }).click();
      const start = card.getByRole('button', { name: 'Jana semula', exact: true }).last();
      expect(await start.getAttribute('title')).toBe('Sila nyatakan apa yang perlu diubah.');
      await card.getByLabel('Apa yang perlu diubah?').fill('Soalan lain tentang topik yang sama.');
      await look('valentra-rewrite');
      await start.click();
      await sees('Bahagian itu telah dijana semula.');
      const after = await stems();
      expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
      await card
        .getByText(after[1] ?? '')
        .first()
        .waitFor();
      await card.getByRole('button', { name: 'Versi', exact: true }).click();
      await card.getByText(/^Versi 2 \(terkini\): Dijana semula/).waitFor();
    }),
  );
});
