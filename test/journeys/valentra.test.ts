import { describe, expect, test } from '@jest/globals';
import { hpNames, levelLabel, stageTitles, weightageLabel } from '../../shared/valentra/labels.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { part, unzip, wordLines } from '../shared/word/docx.ts';
import type { Visit } from '../support/browser.ts';
import { course, fileOf } from '../support/documents.ts';
import { setStage, widths } from './stage.ts';
import { choose, loseAnswer, saved } from './steps.ts';
import {
  cardOf,
  createSession,
  handOver,
  inFileNames,
  printedCourse,
  sessionName,
  sessionOf,
  stepsOf,
  unfold,
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
      await page.getByRole('button', { name: 'Semak Fakta' }).click();
      await sees('Perlu disemak');
      await look('valentra-facts');
      await page.goBack();
      expect(await stepsOf(page)).toContain('JST Langkah semasa');
      const now = (): Promise<Session> => sessionOf(stage.app, token, id);

      for (const document of documents) await makeDocument(visit, now, document);
      const { jst, pentaksiranQuestions } = await now();
      expect(jst?.assessments.map(({ type, percentage }) => [type, percentage])).toEqual([
        ['Tugasan Individu', 30],
        ['Pembentangan Kumpulan', 30],
        ['Peperiksaan Akhir', 40],
      ]);
      const tasks = pentaksiranQuestions?.tasks.map(({ taskType }) => taskType);
      expect(tasks).toEqual(['Tugasan Individu', 'Pembentangan Kumpulan']);
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

interface Made {
  stage: Exclude<StageName, 'exam'>;
  name: string;
  /** What says that it is there. */
  sentence: string;
  /** Of the session, each to be seen in the document's card. */
  words: (session: Session) => string[];
}

const documents: readonly Made[] = [
  {
    stage: 'jst',
    name: 'JST',
    sentence: 'JST berjaya dijana!',
    words: ({ jst }) => (jst?.assessments ?? []).flatMap(({ type, percentage }) => [type, `${percentage}%`]),
  },
  {
    stage: 'jsu',
    name: 'JSU',
    sentence: 'JSU berjaya dijana!',
    words: ({ jsu }) => [
      'HOTS ≥ 40% mengikut aras JSU, belum disemak',
      weightageLabel(jsu?.summary.hotsPercentage ?? 0),
      ...(jsu?.questions ?? []).flatMap(({ topic, cognitiveLevel }) => [topic, levelLabel(cognitiveLevel)]),
    ],
  },
  {
    stage: 'pentaksiran',
    name: 'Soalan Pentaksiran',
    sentence: 'Soalan Pentaksiran Berterusan berjaya dijana!',
    words: ({ pentaksiranQuestions }) =>
      (pentaksiranQuestions?.tasks ?? []).flatMap(({ theBigIdea, essentialQuestion, stimulus, question }) =>
        [theBigIdea, essentialQuestion, stimulus.title, question.statement].map((text) => text.split('\n')[0] ?? ''),
      ),
  },
  {
    stage: 'rubrik',
    name: 'Rubrik',
    sentence: 'Rubrik berjaya dijana!',
    words: ({ rubrik }) =>
      (rubrik?.rubriks ?? [])
        .flatMap(({ criteria }) => criteria)
        .flatMap(({ name, hp, levels }) => [
          name,
          hpNames([hp], {}).join(''),
          ...Object.values(levels).map(({ descriptor }) => descriptor),
        ]),
  },
];

async function makeDocument({ page, sees, look }: Visit, now: Now, { stage: made, name, sentence, words }: Made) {
  const card = cardOf(page, made);
  // The answer of one call is lost on its way; what was made is there all the same.
  if (made === 'rubrik') await loseAnswer(page, '**/generate-rubrik');
  await card.getByRole('button', { name: `Jana ${name}`, exact: true }).click();
  await sees(sentence);
  expect(await card.getByRole('alert').count()).toBe(0);
  // What has just come opens by itself. The button that was pressed is gone; the next Tab is in its card.
  await card.getByRole('button', { name: `Tutup ${name}` }).waitFor();
  await page.locator('h2:focus').filter({ hasText: stageTitles[made] }).waitFor();
  const shown = words(await now());
  expect(shown.length).toBeGreaterThan(5);
  await look(`valentra-${made}`);
  await unfold(card);
  for (const text of shown) await card.getByText(text).filter({ visible: true }).first().waitFor();
  await card.getByRole('button', { name: `Tutup ${name}` }).click();
}

async function makeExam({ page, sees, look }: Visit, now: Now): Promise<void> {
  const card = cardOf(page, 'exam');
  await card.getByRole('button', { name: 'Bina Soalan' }).click();
  const count = card.getByLabel('Bilangan Soalan');
  // As many as its JSU has.
  expect([await count.inputValue(), await card.getByLabel('Jenis Soalan').inputValue()]).toEqual([
    String((await now()).jsu?.questions.length),
    'aneka-pilihan',
  ]);
  const submit = card.getByRole('button', { name: 'Jana Soalan' });
  await count.fill('4');
  await card.getByText('Bilangan soalan mestilah antara 5 dan 50.').first().waitFor();
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
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
  const answers = card.getByText('Kunci Jawapan', { exact: true }).filter({ visible: true });
  expect(await answers.count()).toBe(0);
  await look('valentra-exam');
  await unfold(card);
  for (const { stem } of examQuestions?.questions ?? [])
    await card.getByText(stem).filter({ visible: true }).first().waitFor();
  expect(await answers.count()).toBe(5);
  await look('valentra-exam-items');
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
    ['Muat Turun Skema Jawapan', `SKEMA_JAWAPAN_${inFileNames}.docx`, 'SKEMA JAWAPAN: PEPERIKSAAN AKHIR'],
  ];
  // A download closes the menu.
  const open = () => page.getByRole('button', { name: 'Muat turun', exact: true }).click();
  for (const [label, name, words] of wanted) {
    await open();
    // A file of one of several papers says whose it is.
    const button = page.getByRole('button', { name: new RegExp(`^${label}(:|$)`) });
    const file = await saved(page, button.first());
    expect(file.name).toBe(name);
    expect(wordLines(part(unzip(file.bytes), 'word/document.xml')).join(' ')).toContain(words);
  }
  await open();
  const forMoodle = page.getByRole('button', { name: 'Muat Turun untuk Moodle (XML)' }).first();
  expect((await saved(page, forMoodle)).name).toBe(`SOALAN_UJIAN_${inFileNames}.xml`);
}
