import { beforeAll, describe, expect, test } from '@jest/globals';
import { filesPath } from '../../lib/local/gateway/files.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { Session } from '../../shared/pedagona/schemas.ts';
import { merungkaiDocument } from '../../shared/pedagona/word.ts';
import { unzip } from '../shared/word/docx.ts';
import type { Visit } from '../support/browser.ts';
import {
  course,
  docxOf,
  fileOf,
  injectedCourse,
  injection,
  otherCourse,
  pdfCourse,
  xlsxOf,
} from '../support/documents.ts';
import type { TestFile } from '../support/documents.ts';
import { furtherTest, setStage, widths } from './stage.ts';
import { choose, focused, hold, holdWordFile, numbersOf, saved } from './steps.ts';

const stage = setStage();

let files: TestFile[];

beforeAll(async () => {
  files = [
    await docxOf(injectedCourse, 'bimbingan.docx'),
    xlsxOf(otherCourse, 'geometri.xlsx'),
    pdfCourse({ ...course, code: 'EDUP3163', name: 'Bimbingan Ringkas' }, 'ringkas.pdf'),
  ];
});

describe.each(widths.phone)('at %i pixels', (width) => {
  furtherTest(
    'a selection that cannot be taken is refused whole, in words, and what was chosen before stays',
    stage.as('guru.menolak', width, async ({ page, open, look }) => {
      await open('/pedagona/new');
      await choose(page, files.slice(0, 2));
      await choose(page, [fileOf('nota.txt', 'isi'), fileOf('lain.pdf', 'isi')]);
      await page
        .getByRole('alert')
        .getByText('Fail tidak sah: nota.txt. Hanya PDF, Word dan Excel dibenarkan.', { exact: true })
        .waitFor();
      await page.getByText(/^Kesemua 2 fail dalam pilihan ini tidak ditambah; fail yang dipilih/).waitFor();
      await page.getByText('2/4 dokumen', { exact: true }).waitFor();
      await look('new-refused');

      const submit = page.getByRole('button', { name: 'Jana Merungkai (2 dokumen)' });
      await page.getByLabel('Nama Sesi').fill('   ');
      expect(await submit.getAttribute('aria-disabled')).toBe('true');
      expect(await submit.getAttribute('title')).toBe('Sila masukkan nama sesi');
      // As pressed by a finger: the button that cannot be used says why.
      await submit.click({ force: true });
      await page.getByRole('status').getByText('Sila masukkan nama sesi').waitFor();
      await look('new-blank');

      for (const { name } of files.slice(0, 2)) await page.getByRole('button', { name: `Buang ${name}` }).click();
      await page.getByLabel('Nama Sesi').fill('Semester 1');
      const empty = page.getByRole('button', { name: 'Jana Merungkai (0 dokumen)' });
      expect(await empty.getAttribute('title')).toBe('Sila muat naik sekurang-kurangnya 1 dokumen');
    }),
  );

  test(
    'documents become results on screen, in Word and in the list',
    stage.as('guru.analisis', width, async (visit, token) => {
      const { page, sees, at, open, look } = visit;
      await open('/');
      await page.getByRole('link', { name: /PEDAGONA.*0 sesi/ }).click();
      await at('/pedagona');
      await sees('Tiada sesi merungkai lagi');
      await look('list-empty');
      await page.getByRole('link', { name: 'Proses KPPB Baru' }).first().click();
      await at('/pedagona/new');
      await sees('AI akan menghasilkan');
      await look('new');

      const id = await sendDocuments(visit);
      await sees('Analisis Selesai!');
      await sees('3 kursus dianalisis.');
      await look('processing-completed');
      await at(`/pedagona/results/${id}`);

      const session = await stage.app.call(pedagonaApi.getSession, { token, params: { sessionId: id } });
      await readResults(visit, session);
      await page.reload();
      await sees('Hasil Merungkai');
      const name = /^PEDAGONA_KmR_Semester_1_EDUP3153_\d{8}_\d{6}\.doc$/;
      await holdWordFile(page, name, merungkaiDocument(session));

      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await at('/pedagona');
      await readList(visit);
      await page.getByRole('link', { name: 'Suite AI Pendidikan' }).click();
      await at('/');
      await page.getByRole('link', { name: /PEDAGONA.*1 sesi/ }).waitFor();
      expect(await numbersOf(page.getByRole('region', { name: 'Statistik anda' }))).toEqual({
        'Projek Aktif': '1',
        'Jumlah Sesi': '1',
        'Dokumen Dijana': '3',
      });
    }),
  );
});

/** Fills the form and sends it: cancelled once half-way, then for good. @returns the session's id */
async function sendDocuments({ page, sees, at, look }: Visit): Promise<string> {
  await page.getByLabel('Nama Sesi').fill('Semester 1: EDUP3153');
  await choose(page, files);
  await page.getByText('3/4 dokumen', { exact: true }).waitFor();
  const submit = page.getByRole('button', { name: 'Jana Merungkai (3 dokumen)' });
  const uploads = await hold(page, ({ pathname }) => pathname.startsWith(filesPath));
  await submit.click();
  for (const { name } of files) await page.getByRole('progressbar', { name: `Kemajuan muat naik ${name}` }).waitFor();
  await sees('memuat naik');
  await look('new-uploading');
  await page.getByRole('button', { name: 'Batal muat naik' }).click();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
  await uploads.release();

  const looks = await hold(page, '**/api/pedagona/status/*', 1);
  await submit.click();
  await at(/^\/pedagona\/processing\/\w+$/);
  await sees('Analisis ini mungkin mengambil masa 1 hingga 3 minit.');
  for (const step of ['Menunggu giliran', 'Membaca dokumen', 'Menganalisis kursus', 'Menyusun dan menyemak hasil'])
    await sees(step);
  await look('processing');
  await looks.release();
  return page.url().split('/').at(-1) ?? '';
}

/** Everything of spec 1 §2, Results, of the three documents. */
async function readResults({ page, sees, look }: Visit, session: Session): Promise<void> {
  const main = page.getByRole('main');
  await sees('Semester 1: EDUP3153');
  await sees('Mod tempatan: disusun mengikut peraturan daripada dokumen anda, bukan ditulis oleh model AI');
  expect(await numbersOf(main.locator('dl').first())).toEqual({
    'Jumlah Kursus': '3',
    'Dokumen Dianalisis': '3',
    'Jumlah CLO': '9',
  });
  await look('results');

  const first = page.getByRole('tabpanel', { name: /^EDUP3153/ });
  const [second, third] = [page.getByRole('tab', { name: /^MTES3013/ }), page.getByRole('tab', { name: /^EDUP3163/ })];
  await first.getByRole('heading', { name: /^EDUP3153/ }).waitFor();
  await first.getByRole('heading', { name: 'Perhatian' }).waitFor();
  await first.getByText(injection).first().waitFor();
  const cell = first.getByRole('button', { name: /^40 / }).first();
  await cell.click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/^Bahagian ".+": “/).waitFor();
  await panel.locator('[data-marked]').getByText('40').first().waitFor();
  await look('document');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/^40 /);
  await first.locator('summary').filter({ hasText: 'Maklumat kursus' }).click();
  await first.getByRole('button', { name: /^Lihat dalam dokumen: Kod Kursus/ }).click();
  await panel.locator('[data-marked]').getByText('EDUP3153').first().waitFor();
  await panel.getByRole('button', { name: 'Tutup' }).click();

  await third.click();
  await page.waitForURL(/\?kursus=3$/);
  await page.getByText('Maklumat kursus').filter({ visible: true }).first().click();
  await page.getByText('Tidak ditemui dalam dokumen').filter({ visible: true }).first().waitFor();
  await second.click();
  await page
    .getByText('Membina bahan bantu mengajar geometri menggunakan perisian dinamik.')
    .filter({ visible: true })
    .first()
    .waitFor();
  await look('results-open');
  expect(session.coursesAnalysis.map(({ courseCode }) => courseCode)).toEqual(['EDUP3153', 'MTES3013', 'EDUP3163']);
  await page.getByRole('button', { name: 'Merangkai Kursus (3)' }).waitFor();
}

/** The card of the one session, its file, and the numbers above. */
async function readList({ page, sees, look }: Visit): Promise<void> {
  await sees('Semester 1: EDUP3153');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await card.getByText('3 kursus, 3 dokumen').waitFor();
  await card.getByText('Selesai', { exact: true }).waitFor();
  const chips = card.getByRole('list', { name: 'Kemajuan' }).getByRole('listitem');
  expect(await chips.allTextContents()).toEqual(
    ['Merangkai', 'Skrip', 'DLO', 'Laporan'].map((stageName) => `${stageName}: belum ada`),
  );
  expect(await numbersOf(page.getByRole('main').locator('dl').first())).toEqual({
    'Jumlah Sesi': '1',
    'Jumlah Kursus': '3',
    'Sesi Boleh Dirangkai': '1',
  });
  await look('list');
  const more = card.getByRole('button', { name: /^Tindakan lain/ });
  await more.click();
  const file = await saved(page, page.getByRole('button', { name: 'Merungkai', exact: true }));
  expect(file.name).toMatch(/^MERUNGKAI_Semester_1_EDUP3153_\d{8}_\d{6}\.doc$/);
  expect([...unzip(file.bytes).keys()]).toContain('word/document.xml');
  // A download closes the menu, which would cover the list.
  await more.click();
  const renamed = await saved(page, page.getByRole('button', { name: 'Muat turun sebagai .docx: Merungkai' }));
  expect(renamed.name).toMatch(/^MERUNGKAI_Semester_1_EDUP3153_\d{8}_\d{6}\.docx$/);
}
