import { describe, expect, test } from '@jest/globals';
import { hpNames, jsuLabels, levelLabel, stageTitles, weightageLabel } from '../../shared/valentra/labels.ts';
import type { Session } from '../../shared/valentra/schemas.ts';
import { part, unzip, wordLines } from '../shared/word/docx.ts';
import type { Visit } from '../support/browser.ts';
import { course, fileOf } from '../support/documents.ts';
import { setStage, widths } from './stage.ts';
import { choose, saved } from './steps.ts';
import {
  cardOf,
  cardTitles,
  createSession,
  handOver,
  inFileNames,
  printedCourse,
  sessionName,
  sessionOf,
  stepsOf,
} from './valentraSteps.ts';

const stage = setStage();

describe.each(widths.wide)('at %i pixels', (width) => {
  test(
    'a course document becomes JST, JSU, assessment questions, rubrics and an exam, each shown as the session has it',
    stage.as('pensyarah', width, async (visit, token) => {
      const { page, open, sees, look, at } = visit;
      await open('/valentra');
      await sees('Tiada sesi lagi');
      await look('valentra-empty');
      await page.getByRole('button', { name: 'Cipta Sesi Baharu' }).first().click();
      const create = page.getByRole('button', { name: 'Cipta', exact: true });
      expect(await create.isDisabled()).toBe(true);
      await page.getByLabel('Nama Sesi').fill('   ');
      await page.getByLabel('Nama Sesi').press('Enter');
      expect(await create.isDisabled()).toBe(true);
      await look('valentra-create');

      const id = await createSession(visit);
      await look('valentra-upload');
      for (const wrong of ['nota.txt', 'kursus.docx']) {
        await choose(page, [fileOf(wrong, 'isi')]);
        await page.getByRole('alert').getByText('Sila muat naik fail PDF sahaja', { exact: true }).waitFor();
      }
      await handOver(visit, await printedCourse(visit, course));
      await sees('EDUP3153 Bimbingan dan Kaunseling Sekolah');
      await page.getByText('Maklumat kursus', { exact: true }).click();
      await page.getByText('Muka surat 1').first().click();
      await look('valentra-facts');
      expect(await stepsOf(page)).toContain('JST Langkah semasa');
      const now = (): Promise<Session> => sessionOf(stage.app, token, id);

      await makeJst(visit, now);
      await makeJsu(visit, now);
      await makeQuestions(visit, now);
      await makeRubrics(visit, now);
      await makeExam(visit, now);
      await takeDownloads(visit, now);
      await page.getByRole('link', { name: 'Kembali ke senarai sesi' }).click();
      await at('/valentra');
      // The card, not the stepper of the page that is being left.
      const card = page.getByRole('listitem').filter({ hasText: sessionName });
      await card.getByText('Selesai', { exact: true }).waitFor();
      await card.getByText('100%').waitFor();
      await look('valentra-list');
    }),
  );
});

type Now = () => Promise<Session>;

async function makeJst({ page, sees, look }: Visit, now: Now): Promise<void> {
  await page.getByRole('button', { name: 'Jana JST' }).click();
  await sees('JST berjaya dijana!');
  const card = cardOf(page, 'jst');
  // What has just come opens by itself.
  await card.getByRole('button', { name: 'Tutup JST' }).waitFor();
  // The button that was pressed is gone; the next Tab is in its card.
  await page.locator('h2:focus').filter({ hasText: stageTitles.jst }).waitFor();
  const { jst } = await now();
  expect(jst?.assessments.map(({ type, percentage }) => [type, percentage])).toEqual([
    ['Tugasan Individu', 30],
    ['Pembentangan Kumpulan', 30],
    ['Peperiksaan Akhir', 40],
  ]);
  for (const { type, percentage } of jst?.assessments ?? []) {
    await card.getByText(type).first().waitFor();
    await card.getByText(`${percentage}%`).first().waitFor();
  }
  for (const [, statement] of course.clos) await card.getByText(statement).first().waitFor({ state: 'attached' });
  await look('valentra-jst');
  await card.getByRole('button', { name: 'Tutup JST' }).click();
  expect(await cardTitles(page)).toEqual([
    '1. Muat Naik Maklumat Kursus',
    '2. Jadual Spesifikasi Tugasan (JST)',
    '3. Jadual Spesifikasi Ujian (JSU)',
  ]);
}

async function makeJsu({ page, sees, look }: Visit, now: Now): Promise<void> {
  await page.getByRole('button', { name: 'Jana JSU' }).click();
  await sees('JSU berjaya dijana!');
  const card = cardOf(page, 'jsu');
  await card.getByText('Mematuhi Standard MQA (HOTS ≥ 40%)').first().waitFor();
  const { jsu } = await now();
  await card
    .getByText(weightageLabel(jsu?.summary.hotsPercentage ?? 0))
    .first()
    .waitFor();
  for (const { topic, cognitiveLevel } of jsu?.questions ?? []) {
    await card.getByText(topic).first().waitFor();
    await card.getByText(levelLabel(cognitiveLevel)).first().waitFor();
  }
  const table = card.getByRole('group', { name: jsuLabels.questions, exact: true });
  expect(await table.getByRole('row').count()).toBe((jsu?.questions.length ?? 0) + 2);
  await look('valentra-jsu');
  await card.getByRole('button', { name: 'Tutup JSU' }).click();
}

async function makeQuestions({ page, sees, look }: Visit, now: Now): Promise<void> {
  await page.getByRole('button', { name: 'Jana Soalan Pentaksiran' }).click();
  await sees('Soalan Pentaksiran Berterusan berjaya dijana!');
  const card = cardOf(page, 'pentaksiran');
  const { pentaksiranQuestions } = await now();
  expect(pentaksiranQuestions?.tasks.map(({ taskType }) => taskType)).toEqual([
    'Tugasan Individu',
    'Pembentangan Kumpulan',
  ]);
  for (const { theBigIdea, essentialQuestion, stimulus, question } of pentaksiranQuestions?.tasks ?? [])
    for (const words of [theBigIdea, essentialQuestion, stimulus.title, question.statement])
      await card
        .getByText(words.split('\n')[0] ?? '')
        .first()
        .waitFor();
  await look('valentra-questions');
  await card.getByRole('button', { name: 'Tutup Soalan Pentaksiran' }).click();
}

async function makeRubrics({ page, sees, look }: Visit, now: Now): Promise<void> {
  await page.getByRole('button', { name: 'Jana Rubrik' }).click();
  await sees('Rubrik berjaya dijana!');
  const card = cardOf(page, 'rubrik');
  const { rubrik } = await now();
  for (const { criteria } of rubrik?.rubriks ?? [])
    for (const { name, hp, levels } of criteria) {
      await card.getByText(name).first().waitFor();
      await card
        .getByText(hpNames([hp]).join(''))
        .first()
        .waitFor();
      for (const { descriptor } of Object.values(levels)) await card.getByText(descriptor).first().waitFor();
    }
  await look('valentra-rubrics');
  await card.getByRole('button', { name: 'Tutup Rubrik' }).click();
}

async function makeExam({ page, sees, look }: Visit, now: Now): Promise<void> {
  const card = cardOf(page, 'exam');
  await card.getByRole('button', { name: 'Bina Soalan' }).click();
  const count = card.getByLabel('Bilangan Soalan');
  expect([await count.inputValue(), await card.getByLabel('Jenis Soalan').inputValue()]).toEqual([
    '10',
    'aneka-pilihan',
  ]);
  const submit = card.getByRole('button', { name: 'Jana Soalan' });
  for (const wrong of ['4', '51', '']) {
    await count.fill(wrong);
    await card.getByText('Bilangan soalan mestilah antara 5 dan 50.').first().waitFor();
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
  }
  await look('valentra-exam-form');
  await card.getByRole('button', { name: 'Batal' }).click();
  await count.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Bina Soalan' }).click();
  await count.fill('5');
  await submit.click();
  await sees('Soalan Ujian berjaya dijana!');
  await count.waitFor({ state: 'detached' });
  const { examQuestions } = await now();
  expect([examQuestions?.examInfo.type, examQuestions?.questions.length]).toEqual(['aneka-pilihan', 5]);
  for (const { stem } of examQuestions?.questions ?? []) await card.getByText(stem).first().waitFor();
  const answers = card.getByText('Kunci Jawapan', { exact: true });
  expect(await answers.count()).toBe(0);
  await card.getByRole('button', { name: 'Papar skema jawapan' }).click();
  await answers.first().waitFor();
  await look('valentra-exam');
  await card.getByRole('button', { name: 'Tutup Soalan Ujian' }).click();
  await sees('Tahniah! Semua dokumen telah dijana.');
  expect((await stepsOf(page)).filter((step) => !step.endsWith('Selesai'))).toEqual([]);
  await look('valentra-completed');
}

/** Every file bears the spec's name (spec 2 §7) and says what the session says. */
async function takeDownloads({ page }: Visit, now: Now): Promise<void> {
  const { jst, jsu, pentaksiranQuestions, rubrik, examQuestions } = await now();
  const stem = examQuestions?.questions[0]?.stem ?? '';
  const wanted: readonly (readonly [label: string, name: string, words: string])[] = [
    ['Muat Turun JST', `JST_${inFileNames}.docx`, jst?.assessments[0]?.type ?? ''],
    ['Muat Turun JSU', `JSU_${inFileNames}.docx`, jsu?.questions[0]?.topic ?? ''],
    [
      'Muat Turun Soalan Pentaksiran',
      `SOALAN_PB_${inFileNames}.docx`,
      pentaksiranQuestions?.tasks[0]?.theBigIdea ?? '',
    ],
    ['Muat Turun Rubrik', `RUBRIK_${inFileNames}.docx`, rubrik?.rubriks[0]?.criteria[0]?.name ?? ''],
    ['Muat Turun Soalan Ujian', `SOALAN_UJIAN_${inFileNames}.docx`, stem],
    ['Muat Turun Skema Jawapan', `SKEMA_JAWAPAN_${inFileNames}.docx`, 'SKEMA JAWAPAN UJIAN'],
  ];
  for (const [label, name, words] of wanted) {
    const file = await saved(page, page.getByRole('button', { name: label, exact: true }).first());
    expect(file.name).toBe(name);
    expect(wordLines(part(await unzip(file.bytes), 'word/document.xml')).join(' ')).toContain(words);
  }
  for (const [label, name] of [
    ['Muat Turun untuk Moodle (XML)', `SOALAN_UJIAN_${inFileNames}.xml`],
    ['Muat Turun GIFT', `SOALAN_UJIAN_${inFileNames}.gift.txt`],
  ] as const)
    expect((await saved(page, page.getByRole('button', { name: label, exact: true }).first())).name).toBe(name);
}
