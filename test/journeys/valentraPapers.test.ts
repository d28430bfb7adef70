import { describe, expect, test } from '@jest/globals';
import { valentraApi } from '../../shared/valentra/api.ts';
import { agreementOf } from '../../shared/valentra/paper/agreement.ts';
import { isFrame } from '../../shared/valentra/items/frameMark.ts';
import { runningIn } from '../../shared/valentra/workflow.ts';
import type { Visit } from '../support/browser.ts';
import { type Course, course } from '../support/documents.ts';
import { waitFor } from '../support/wait.ts';
import { setStage, widths } from './stage.ts';
import { saved } from './steps.ts';
import { cardOf, inFileNames, madeSession, menuOf, printedCourse, sessionOf, unfold } from './valentraSteps.ts';

const stage = setStage();

const again = 'Jana semula JSU untuk jenis dan bilangan ini dahulu';

const threeTests: Course = {
  ...course,
  // As many topics as the quiz has items: a topic without subtopics is asked about once at a level.
  topics: [...course.topics, ['4', 'Etika kaunselor sekolah'], ['5', 'Penilaian program bimbingan']],
  assessments: [
    ['Kuiz', '10%', 'HPK1'],
    ['Ujian Pertengahan Semester', '20%', 'HPK2'],
    ['Tugasan Individu', '30%', 'HPK3'],
    ['Peperiksaan Akhir', '40%', 'HPK2'],
  ],
};

interface Wanted {
  name: string;
  type: string;
  count: number;
  marks: string;
  duration: string;
}

/** Makes a paper's JSU for a type of paper, then its items, as the form offers them. */
async function makePaper({ page, sees, look }: Visit, { name, type, count, marks, duration }: Wanted): Promise<void> {
  await page.getByRole('link', { name: `Jana JSU: ${name}` }).click();
  const jsu = cardOf(page, 'jsu');
  await jsu.getByText('Belum dijana').waitFor();
  await jsu.getByLabel('Jenis Soalan').selectOption(type);
  await jsu.getByLabel('Bilangan Soalan').fill(String(count));
  await jsu.getByLabel('Jumlah Markah').fill('2');
  const submit = jsu.getByRole('form').getByRole('button', { name: 'Jana JSU' });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await jsu.getByLabel('Jumlah Markah').fill(marks);
  // An estimate is the lecturer's only where it is taken as such.
  await jsu.getByLabel('Simpan anggaran ini dalam JST').check();
  await jsu.getByLabel('Tempoh').fill('');
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await jsu.getByLabel('Tempoh').fill(duration);
  await jsu.getByText(/^Topik: \d/).click();
  await jsu.getByRole('button', { name: 'Semua topik' }).click();
  await look('valentra-paper-form');
  await submit.click();
  await sees('JSU berjaya dijana!');
  const exam = cardOf(page, 'exam');
  await exam.getByRole('button', { name: 'Bina Soalan' }).click();
  await exam.getByText('Sepadan dengan JSU').waitFor();
  await exam.getByRole('button', { name: 'Jana Soalan' }).click();
  await sees('Soalan Ujian berjaya dijana!');
}

/** Pointers of the texts that are still frames. */
const framesAt = (value: unknown, at = ''): string[] => {
  if (typeof value === 'string') return isFrame(value) ? [at] : [];
  return Object.entries(value ?? {}).flatMap(([key, one]) => framesAt(one, `${at}/${key}`));
};

/** Sah is refused five ways, each for its true cause, then given; the findings are accepted with a reason, but no frame is. */
async function sahIsEarned({ page, open, sees, look, expectFault }: Visit, token: string, id: string): Promise<void> {
  expectFault(/^answer: 422 .*review/);
  await open(`/valentra/session/${id}`);
  const items = cardOf(page, 'exam');
  await items.getByRole('button', { name: 'Papar Soalan Ujian' }).click();
  await items.getByText(/^Status: Draf/).waitFor();
  await unfold(items);
  const form = page.getByRole('group', { name: 'Status Soalan Ujian' });
  const save = async (answer: string): Promise<void> => {
    await form.getByRole('button', { name: 'Simpan status' }).click();
    await form.getByRole('alert').getByText(answer).waitFor();
  };
  const accept = async (which: RegExp): Promise<void> => {
    const buttons = items.getByRole('button', { name: which });
    for (let left = await buttons.count(); left > 0; left = await buttons.count()) {
      await buttons.first().click();
      await items.getByLabel('Sebab diterima').fill('Dibincangkan oleh panel.');
      await items.getByRole('button', { name: 'Terima dengan sebab ini' }).click();
      await buttons.nth(left - 1).waitFor({ state: 'detached' });
    }
  };
  await form.getByLabel('Status').selectOption('sah');
  await save('Lengkapkan rangka ini dahulu: Soalan 1, 2');
  expect(await items.getByRole('button', { name: /^Terima: .*Masih rangka/ }).count()).toBe(0);
  const { examQuestions, versions } = await sessionOf(stage.app, token, id);
  let version = versions.exam ?? 1;
  const written = framesAt(examQuestions).map((pointer, n) => ({ pointer, value: `Ditulis oleh pensyarah ${n}` }));
  for (const edit of [...written, { pointer: '/questions/0/options/3/text', value: 'Semua di atas' }]) {
    const asked = { token, params: { sessionId: id, stage: 'exam' as const }, body: { ...edit, version } };
    ({ version } = await stage.app.call(valentraApi.editArtefact, asked));
  }
  await open(`/valentra/session/${id}`);
  await items.getByRole('button', { name: 'Papar Soalan Ujian' }).click();
  await unfold(items);
  await form.getByLabel('Status').selectOption('sah');
  await save('Belum boleh disahkan: tandakan "Bahasa baku dan jelas"');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByText('tandakan').first().waitFor({ state: 'detached' });
  await save('Belum boleh disahkan: isi soalan versi ini belum disemak');
  await look('valentra-vetting');
  const unseen = /^Terima: .*(?:belum melalui|belum dinilai)/;
  // What is refused at an item is said where it is seen: the form may be folded.
  expectFault(/^answer: 503 .*review/);
  const error = 'Pelayan sibuk.';
  await page.route('**/review', (route) => route.fulfill({ status: 503, json: { error, code: 'unavailable' } }));
  await items.getByRole('button', { name: unseen }).first().click();
  await items.getByLabel('Sebab diterima').fill('Dibincangkan oleh panel.');
  await items.getByRole('button', { name: 'Terima dengan sebab ini' }).click();
  await page.getByRole('presentation').getByText(error).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await items.getByRole('button', { name: 'Batal' }).click();
  await accept(unseen);
  await save('dapatan masih terbuka');
  await accept(/^Terima: /);
  await form.getByRole('button', { name: 'Simpan status' }).click();
  await sees(/^Status: Sah/);
}

describe.each(widths.phone)('at %i pixels', (width) => {
  test(
    'three assessments of a course have three papers, each as its own JSU plans it',
    stage.as('pensyarah.kertas', width, async (visit, token) => {
      const { page, open, sees, look } = visit;
      const id = await madeSession(stage.app, token, await printedCourse(visit, threeTests), 'rubrik');
      visit.expectFault(/404.*assessmentId=tiada/);
      await open(`/valentra/session/${id}?kertas=tiada`);
      await page.waitForURL((url) => url.search === '');
      await sees('Soalan lengkap: 0 daripada 3 kertas; Sah: 0.');
      await look('valentra-papers');
      await makePaper(visit, {
        name: 'U1 Kuiz',
        type: 'aneka-pilihan',
        count: 5,
        marks: '10',
        duration: '30 minit',
      });
      await makePaper(visit, {
        name: 'U2 Ujian Pertengahan Semester',
        type: 'struktur',
        count: 6,
        marks: '40',
        duration: '45 minit',
      });
      const jsu = cardOf(page, 'jsu');
      await menuOf(jsu);
      const file = await saved(
        page,
        page.getByRole('button', { name: 'Muat Turun JSU: Ujian Pertengahan Semester' }).first(),
      );
      expect(file.name).toBe(`JSU_${inFileNames}_U2_Ujian_Pertengahan_Semester.docx`);
      await page.keyboard.press('Escape');

      // The final examination has a JSU for no type: the form says what differs, and makes it again first where that is asked for.
      await page.getByRole('link', { name: 'Bina Soalan: U3 Peperiksaan Akhir' }).click();
      const exam = cardOf(page, 'exam');
      await exam.getByLabel('Bilangan Soalan').fill('8');
      await exam.getByText(/^Berbeza daripada JSU: kertas ini 8 item, 16 markah/).waitFor();
      await look('valentra-paper-differs');
      await exam.getByLabel(again).check();
      await exam.getByRole('button', { name: 'Jana Soalan' }).click();
      const states = page.getByRole('list', { name: 'Pentaksiran kursus' });
      // A task may be a frame, too.
      await waitFor('the items of the final examination', async () => {
        const { examQuestions } = await sessionOf(stage.app, token, id);
        return examQuestions?.questions.length === 8;
      });
      await states.getByText('Perlu dilengkapkan').nth(2).waitFor();
      await look('valentra-papers-done');

      // The usual duration of the quiz is its lecturer's now.
      const { papers, jst } = await sessionOf(stage.app, token, id);
      expect(jst?.assessments.filter(({ isTest }) => isTest).map(({ facts }) => facts['duration']?.state)).toEqual([
        'lecturer',
        'lecturer',
        'notFound',
      ]);
      const made = await Promise.all(
        papers.map(async ({ id: assessmentId }) => {
          const ask = { token, params: { sessionId: id }, query: { assessmentId } };
          const { session } = await stage.app.call(valentraApi.getSession, ask);
          const { examQuestions } = session;
          const items = examQuestions?.questions ?? [];
          const { isSame } = agreementOf({ questions: session.jsu?.questions ?? [] }, items);
          return [session.jsu?.courseInfo.assessmentType, session.jsu?.totalMarks, items.length, isSame];
        }),
      );
      expect(made).toEqual([
        ['Kuiz', 10, 5, true],
        ['Ujian Pertengahan Semester', 40, 6, true],
        ['Peperiksaan Akhir', 16, 8, true],
      ]);

      // What it is made again for keeps the marks that its JSU was made for.
      await menuOf(jsu);
      await page.getByRole('button', { name: 'Tetapan Kertas' }).click();
      await jsu.getByLabel('Jenis Soalan').selectOption('');
      await jsu.getByLabel('Jumlah Markah').fill('60');
      await jsu.getByRole('form').getByRole('button', { name: 'Jana JSU' }).click();
      await jsu.getByRole('form').waitFor({ state: 'detached' });
      await jsu.getByText('Sedang dijana', { exact: true }).waitFor({ state: 'detached' });
      await menuOf(exam);
      await page.getByRole('button', { name: 'Bina Soalan', exact: true }).click();
      await exam.getByLabel('Bilangan Soalan').fill('7');
      await exam.getByText(/kertas ini 7 item, 14 markah.*; JSU 20 item, 60 markah/).waitFor();
      await exam.getByLabel(again).check();
      await exam.getByRole('button', { name: 'Jana Soalan' }).click();
      await exam.getByRole('form').waitFor({ state: 'detached' });
      await exam.getByText('Sedang dijana', { exact: true }).waitFor({ state: 'detached' });
      // The JSU is made first: nothing is at work between it and the items.
      await waitFor('the items of the JSU that is made again', async () => {
        const session = await sessionOf(stage.app, token, id);
        const { jsu: now, examQuestions } = session;
        const isMade = now?.questionType === 'aneka-pilihan' && examQuestions?.questions.length === 7;
        return isMade && runningIn(session).length === 0;
      });
      const last = (await sessionOf(stage.app, token, id)).jsu;
      expect([last?.questionType, last?.questions.length, last?.totalMarks]).toEqual(['aneka-pilihan', 7, 60]);

      await sahIsEarned(visit, token, id);
    }),
  );
});
