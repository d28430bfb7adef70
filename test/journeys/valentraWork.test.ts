import { describe, expect } from '@jest/globals';
import { valentraApi } from '../../shared/valentra/api.ts';
import { runningIn } from '../../shared/valentra/workflow.ts';
import { course, scannedPdf } from '../support/documents.ts';
import { waitFor } from '../support/wait.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose } from './steps.ts';
import { cardOf, createSession, handOver, madeSession, printedCourse, sessionOf } from './valentraSteps.ts';

/** What is to fail does so without waiting. */
const stage = setStage({ env: { RETRY_DELAY_MS: '10' } });

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
      const total = (more: number): Promise<void> =>
        card.getByText(new RegExp(`^Jumlah: \\d+ item, ${(jsu?.totalMarks ?? 0) + more} markah$`)).waitFor();
      // The cell of the first question opens its row.
      const { topic = '', cognitiveLevel = 'C1' } = jsu?.questions[0] ?? {};
      await card.getByRole('button', { name: `${cognitiveLevel}: ${topic}` }).click();
      await look('valentra-jsu-cell');
      await card.getByRole('button', { name: 'Sunting: Soalan 1, Markah', exact: true }).click();
      const editor = card.getByRole('group', { name: 'Sunting: Soalan 1, Markah', exact: true });
      await editor.getByRole('textbox').fill('banyak');
      await editor.getByRole('button', { name: 'Simpan' }).click();
      await editor.getByText('Masukkan nombor, contohnya 20 atau 2.5.').waitFor();
      await look('valentra-edit');
      await total(0);
      await editor.getByRole('textbox').fill(String(marks + 3));
      await editor.getByRole('button', { name: 'Simpan' }).click();
      await sees('Perubahan disimpan.');
      await total(3);
      await page.getByRole('button', { name: 'Buat asal' }).click();
      await sees('Teks asal telah dipulihkan.');
      await total(0);
      await card.getByRole('button', { name: 'Versi', exact: true }).click();
      await page.getByText(/^Versi 3 \(terkini\): Dipulihkan/).waitFor();
      await page.getByText(/^Versi 2: Disunting/).waitFor();
      await page.getByText(`Soalan 1, Markah: ${marks} → ${marks + 3}`).waitFor();
      await look('valentra-versions');
      await page.getByRole('button', { name: 'Pulihkan versi 2', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
      await sees('Versi 2 telah dipulihkan.');
      await total(3);
    }),
  );

  furtherTest(
    'one question is replaced by hand in one form where the engine cannot write it, and the others stay',
    stage.as('pensyarah.jana', width, async (visit, token) => {
      const { page, open, sees, look } = visit;
      const id = await madeSession(stage.app, token, await printedCourse(visit, course), 'exam');
      const questions = async () => (await sessionOf(stage.app, token, id)).examQuestions?.questions ?? [];
      const before = await questions();
      await open(`/valentra/session/${id}`);
      const card = cardOf(page, 'exam');
      await card.getByRole('button', { name: 'Papar Soalan Ujian' }).click();
      await card
        .locator('summary')
        .filter({ hasText: /^Soalan 2\D/ })
        .click();
      expect(await card.getByRole('button', { name: 'Jana semula: Soalan 2', exact: true }).count()).toBe(0);
      await card.getByRole('button', { name: 'Ganti soalan secara manual: Soalan 2', exact: true }).click();
      const form = card.getByRole('group', { name: 'Sunting: Soalan 2', exact: true });
      const stem = 'Terangkan dua ciri utama topik ini.';
      await form.getByRole('button', { name: /^Kosongkan teks/ }).click();
      const texts = form.getByRole('textbox');
      expect(await texts.first().evaluate((box) => document.activeElement === box)).toBe(true);
      expect(await form.getByLabel(/Subtopik$/).inputValue()).not.toBe('');
      for (const box of await texts.all()) if ((await box.inputValue()) === '') await box.fill('Dua ciri.');
      await texts.first().fill(stem);
      await form.getByLabel(/Aras Kognitif$/).selectOption('C2');
      await look('valentra-replace');
      await form.getByRole('button', { name: 'Simpan' }).click();
      await sees('Perubahan disimpan.');
      const after = await questions();
      expect(after[1]).toMatchObject({ stem, cognitiveLevel: 'C2', look: null });
      expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
      await card.getByRole('button', { name: 'Versi', exact: true }).click();
      await page.getByText(/^Versi 2 \(terkini\): Disunting/).waitFor();
    }),
  );

  furtherTest(
    'a stage goes on through a reload, one that fails says why, and trying again makes it',
    stage.as('pensyarah.gagal', width, async (visit, token) => {
      const { page, sees, open, reload, look, expectFault } = visit;
      expectFault(/^answer: 422 .*generate-jsu/);
      const file = await printedCourse(visit, course);
      const id = await madeSession(stage.app, token, file);
      await open(`/valentra/session/${id}`);
      await page.getByRole('button', { name: 'Semak Fakta' }).waitFor();
      await stage.app.restart({ MODEL_FAULTS: 'slow:8000@valentra.jst' });
      const jst = cardOf(page, 'jst');
      await jst.getByRole('button', { name: 'Jana JST' }).click();
      await sees('JST sedang dijana');
      // A page that leaves at once takes a call with it that has not arrived.
      await waitFor('the work to begin', async () => runningIn(await sessionOf(stage.app, token, id)).length > 0);
      await reload();
      await sees('JST sedang dijana');
      await jst.getByText('Sedang dijana', { exact: true }).waitFor();
      expect(await jst.getByRole('button', { name: 'Jana JST' }).getAttribute('aria-disabled')).toBe('true');
      await look('valentra-working');
      // The document opens by itself and asks how it stands; the app must not go away meanwhile.
      const asked = ['/artefacts/jst/regenerate', '/sent'].map((end) =>
        page.waitForResponse((response) => response.url().endsWith(end)),
      );
      await sees('JST berjaya dijana!');
      await Promise.all(asked);

      await stage.app.restart({ MODEL_FAULTS: 'unavailable' });
      const jsu = cardOf(page, 'jsu');
      await jsu.getByRole('button', { name: 'Jana JSU' }).click();
      await jsu
        .getByRole('alert')
        .getByText(/^Gagal menjana JSU\. Sila cuba lagi\. .*AI/)
        .waitFor();
      await page.getByRole('alert').getByText('Gagal menjana JSU. Sila cuba lagi.', { exact: true }).waitFor();
      await look('valentra-failed');
      await reload();
      await jsu
        .getByRole('alert')
        .getByText(/^Gagal menjana JSU\. Sila cuba lagi\./)
        .waitFor();
      await stage.app.restart();
      await jsu.getByRole('button', { name: 'Cuba semula' }).click();
      await sees('JSU berjaya dijana!');
      expect(await jsu.getByRole('alert').count()).toBe(0);
    }),
  );

  furtherTest(
    'what a changed week makes outdated is made again after a closed page, but for what the built-in model could only frame',
    stage.as('pensyarah.kemas', width, async (visit, token) => {
      const { page, open, reload, sees, look } = visit;
      const sample = await stage.app.call(valentraApi.openSample, { token });
      const { sessionId: id } = await stage.app.call(valentraApi.copySession, { token, params: sample });
      // Of a task: the JST, tasks and rubrics are made from it.
      const [, row] = (await sessionOf(stage.app, token, id)).course?.assessments ?? [];
      const { week = '' } = row ?? {};
      await stage.app.call(valentraApi.changeCourse, {
        token,
        params: { sessionId: id, n: 0 },
        body: { do: 'set', list: 'assessments', row: row?.id ?? '', values: { week: '10' }, was: { week } },
      });
      await open(`/valentra/session/${id}`);
      await page.getByRole('button', { name: 'Kemas kini semua' }).click();
      const question = page.getByRole('alertdialog', { name: /^Jana semula JST/ });
      await question.getByText(/Dikekalkan: Soalan Pentaksiran, Rubrik/).waitFor();
      await look('valentra-update');
      await stage.app.restart({ MODEL_FAULTS: 'slow:3000@valentra.jst' });
      await question.getByRole('button', { name: 'Jana semula' }).click();
      await sees('Sedang dikemas kini satu demi satu.');
      await waitFor('the work to begin', async () => runningIn(await sessionOf(stage.app, token, id)).length > 0);
      await reload();
      await sees('JST berjaya dijana!');
      await page.getByText('Sedang dikemas kini').waitFor({ state: 'detached' });
      await sees(/^Belum dikemas kini: Pentaksiran, Rubrik/);
      expect(await page.getByRole('button', { name: 'Kemas kini semua' }).count()).toBe(0);
      const { origins, versions } = await sessionOf(stage.app, token, id);
      expect(origins.jst?.changed).toEqual([]);
      expect([versions.jst, versions.pentaksiran, versions.rubrik]).toEqual([2, 1, 1]);
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
