import { beforeAll, expect, test } from '@jest/globals';
import { chainData } from '../../../lambdas/pedagona/courseData.ts';
import {
  type ChainMade,
  doubtsOf,
  holdAt,
  holdOf,
  knownOfChain,
  withWeightsNow,
} from '../../../lambdas/pedagona/knownOfCourses.ts';
import { withWritten } from '../../../lambdas/pedagona/stages/regenerate.ts';
import { acceptance, acceptedAt } from '../../../shared/claims/accepted.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { courseLabelOf, teachingOf } from '../../../shared/pedagona/courses.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import * as fixtures from '../../shared/pedagona/fixtures/chain.ts';
import { stepsOf } from '../../../shared/values/pointer.ts';
import { artefactIdOf, artefactOf, chainOf, editPart, weigh } from '../../support/chain.ts';
import { found } from '../../support/course.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { withApp } from '../../support/hooks.ts';

const { courses, merangkai, scripts } = fixtures;
const app = withApp();
let token: string;
let sessionId: string;
beforeAll(async () => {
  token = await app.newTeacher();
  sessionId = await chainOf(app, token, [course, otherCourse]);
});

const session = () => app.call(pedagonaApi.getSession, { token, params: { sessionId } });
const writeIn = (stage: StageName, pointer: string, value: string) =>
  editPart(app, token, stage, sessionId, pointer, value);
/** The doubts of a part of an artefact that was written so. */
const doubtsOfPart = (stage: StageName, at: string, made: ChainMade & { report?: object }) =>
  doubtsOf(stage, made[stage] as never, made, knownOfChain(made)).filter((doubt) => doubt.at === at);
const textsOfPart = (...of: Parameters<typeof doubtsOfPart>) => doubtsOfPart(...of).map(({ text }) => text);

const doubtsAt = async (stage: StageName, at: string) =>
  (await artefactOf(app, token, stage, sessionId)).doubts.filter((doubt) => doubt.at === at);

test('what the embedded model writes is borne out', async () => {
  const stages: StageName[] = ['merangkai', 'scripts', 'dlo', 'report'];
  const replies = await Promise.all(stages.map((stage) => artefactOf(app, token, stage, sessionId)));
  expect(replies.flatMap(({ doubts }) => doubts)).toEqual([]);
  expect((await session()).courseDoubts).toEqual([[], []]);
});

test('an edit is held at once, by the facts, the settings and what code has counted', async () => {
  const minutes = (await artefactOf(app, token, 'dlo', sessionId)).durationMinutes;
  await writeIn(
    'report',
    '/background',
    `Kuiz (20%) dan Kuiz (35%).\n\nDLO ini ${minutes} minit, bukan ${minutes + 10} minit.`,
  );
  expect(await doubtsAt('report', '/background')).toMatchObject([
    {
      at: '/background',
      text: '35%',
      nth: 0,
      offered: '20%',
      reason: 'Yang diketahui bagi Kuiz ialah 20%, bukan 35%.',
    },
    {
      at: '/background',
      text: `${minutes + 10} minit`,
      nth: 0,
      reason: `${minutes + 10} minit tiada dalam fakta kursus yang disahkan atau bahan yang digunakan.`,
    },
  ]);
});

test('what the lecturer vouches for is marked no more until its sentence changes; a regeneration cannot write it', async () => {
  const pointer = '/recommendations';
  const said = 'Prof. Madya Dr. Rosnah Ismail, ketua jabatan kami, **menyemak** laporan ini.';
  const texts = async () => (await doubtsAt('report', pointer)).map(({ text }) => text);
  await writeIn('report', pointer, said);
  const [doubt] = await doubtsAt('report', pointer);
  const params = { artefactId: artefactIdOf('report', sessionId) };
  const { version, accepted = [] } = await artefactOf(app, token, 'report', sessionId);
  const value = [...accepted, acceptance('Aminah Yusof', doubt ?? { text: '' })];
  const body = { pointer: acceptedAt, value, was: accepted, version };
  await app.call(pedagonaApi.editArtefact, { token, params, body });
  expect(await texts()).toEqual([]);
  const regenerating = { pointer: acceptedAt, instruction: 'Pendekkan.' };
  await expect(app.call(pedagonaApi.regenerate, { token, params, body: regenerating })).rejects.toThrow(
    /dijana semula/,
  );
  await writeIn('report', pointer, said.replace('laporan', 'kertas'));
  expect(await texts()).toEqual(['Prof. Madya Dr. Rosnah Ismail']);
  await writeIn('report', pointer, said);
  expect(await texts()).toEqual([]);
  await app.call(pedagonaApi.restoreVersion, { token, params, body: { version, from: version + 3 } });
  expect(await texts()).toEqual(['Prof. Madya Dr. Rosnah Ismail']);
});

test('a corrected fact bears out what it did not', async () => {
  await writeIn('report', '/methodology', 'Kuiz bernilai 25%.');
  expect(await doubtsAt('report', '/methodology')).toHaveLength(1);
  const [task] = (await session()).coursesAnalysis[1]?.assessments ?? [];
  await weigh(app, token, { sessionId, n: 1 }, task, 25);
  expect(await doubtsAt('report', '/methodology')).toEqual([]);
});

const [first, ...rest] = courses as [CourseAnalysis, ...CourseAnalysis[]];

test('a copied weight is marked once the fact of its course is another, until its lecturer accepts it or it is copied anew', () => {
  const [selected] = merangkai.integratedAssessment.selectedAssessments;
  const assessments = first.assessments.map((one) => ({ ...one, weight: 5 }));
  const made = { ...fixtures, courses: [{ ...first, assessments }, ...rest] };
  const at = '/integratedAssessment/selectedAssessments/0/weight';
  const marked = (changes: object) => textsOfPart('merangkai', at, { ...made, ...changes });
  expect(marked({ courses })).toEqual([]);
  expect(marked({})).toEqual([`${selected?.weight}%`]);
  const [doubt] = doubtsOfPart('merangkai', at, made);
  expect(marked({ merangkai: { ...merangkai, accepted: [acceptance('Puan Aminah', doubt!)] } })).toEqual([]);
  const copied = withWeightsNow('merangkai', merangkai, made.courses);
  expect(copied.integratedAssessment.selectedAssessments[0]?.weight).toBe(5);
  expect(marked({ merangkai: copied })).toEqual([]);
});

test('a copied weight is marked once its course has no such assessment, or gives a weight where it gave none', () => {
  const [one] = first.assessments;
  const courseAssessment = `${one?.type}, ${courseLabelOf(first)}`;
  const marked = (weight: number | null, assessments = first.assessments) => {
    const method = { ...fixtures.dlo.assessmentMethods[0]!, courseAssessment, weight };
    const made = { dlo: { ...fixtures.dlo, assessmentMethods: [method] }, courses: [{ ...first, assessments }] };
    return textsOfPart('dlo', '/assessmentMethods/0/weight', { ...fixtures, ...made });
  };
  expect(marked(one!.weight)).toEqual([]);
  expect(marked(null)).toEqual([courseAssessment]);
  expect(marked(one!.weight, [])).toEqual([`${one?.weight}%`]);
});

test('levels are held against the outcomes that a row serves', async () => {
  const { rubrics } = await artefactOf(app, token, 'merangkai', sessionId);
  await writeIn('merangkai', '/rubrics/0/cognitiveLevel', 'C6 Mencipta');
  expect(await doubtsAt('merangkai', '/rubrics/0/cognitiveLevel')).toMatchObject([{ text: 'C6 Mencipta' }]);
  await writeIn('merangkai', '/rubrics/0/cognitiveLevel', rubrics[0]?.cognitiveLevel ?? '');
  await writeIn('dlo', '/learningObjectives/0/level', 'C6');
  expect(await doubtsAt('dlo', '/learningObjectives/0/level')).toMatchObject([{ text: 'C6' }]);
});

test('what is suggested for a course is held, too', async () => {
  const params = { artefactId: `crs_${sessionId}_0` };
  const value = 'Menurut Tanenbaum (2011), HPK9 menilai bimbingan.';
  await app.call(pedagonaApi.editArtefact, { token, params, body: { pointer: '/clos/0/bigIdea', value, version: 1 } });
  expect((await session()).courseDoubts.map((all) => all.map(({ text }) => text))).toEqual([
    ['Tanenbaum (2011)', 'HPK9'],
    [],
  ]);
});

test('what is doubted is passed on whole, as unconfirmed', () => {
  const idea = 'Satu idea. Ikut **Dr. Aminah** ke HPK9. Ada **lapan kursus** di sini.';
  const [, data] = chainData({ courses, merangkai: { ...merangkai, combinedBigIdea: idea } });
  expect(data).toContain(`"combinedBigIdea":"${idea}"`);
  expect(data).toMatch(/"unconfirmed":\[.*Dr\. Aminah.*HPK9.*2 kursus, bukan lapan kursus/);
});

test('what the writer of a script has declared as invented is no doubt, what it has not is one', () => {
  const text = 'Puan Salmah mencatat kenaikan 23%. Encik Rahim mencatat 31%.';
  const written = { ...scripts, scriptType1Introduction: text, illustrations: ['Puan Salmah mencatat kenaikan 23%'] };
  const made = { courses, scripts: written };
  expect(textsOfPart('scripts', '/scriptType1Introduction', made)).toEqual(['Encik Rahim', '31%']);
});

test('what a section written again has declared as invented is no doubt, where its artefact declares any', () => {
  const pointer = '/scriptType1Introduction';
  const written = { part: 'Puan Salmah mencatat kenaikan 23%.', illustrations: ['Puan Salmah mencatat kenaikan 23%'] };
  const again = withWritten('scripts', { ...scripts, illustrations: ['bacaan 5.2'] }, pointer, written);
  expect(again).toMatchObject({ illustrations: ['bacaan 5.2', ...written.illustrations] });
  expect(textsOfPart('scripts', pointer, { courses, scripts: again as typeof scripts })).toEqual([]);
  expect(withWritten('merangkai', merangkai, '/combinedBigIdea', written)).not.toHaveProperty('illustrations');
});

test('the minutes of a plan are known: of its rows, of their section, of the whole', () => {
  const part = 'scriptType1Introduction';
  const row = { part, materials: [], board: '', answer: '' };
  const plan = [
    { ...row, activity: 'Buka kes', minutes: 28, board: 'Kes ini 28 minit, bukan 33 minit.' },
    { ...row, activity: 'Tanda bukti', minutes: 26 },
  ];
  const text = 'Buka kes (28 minit), kemudian Tanda bukti (30 minit). Semuanya 54 minit, bukan 57 minit.';
  const made = { courses, scripts: { ...scripts, scriptType1Plan: plan, scriptType1Introduction: text } };
  expect(textsOfPart('scripts', `/${part}`, made)).toEqual(['30 minit', '57 minit']);
  expect(textsOfPart('scripts', '/scriptType1Plan/0/board', made)).toEqual(['33 minit']);
});

test('a session has one length: that of the DLO or of the lesson is none of a script, nor a script’s of the DLO', () => {
  const row = { part: 'scriptType1Introduction', activity: 'Buka', materials: [], board: '', answer: '' };
  const written = {
    ...scripts,
    scriptType1Plan: [{ ...row, minutes: 100 }],
    scriptType1Introduction:
      'Dalam 120 minit ini kita menghubungkan Pemerhatian dengan reka bentuk. Tempoh: 100 minit.',
  };
  const lessons = { ...teachingOf(courses), unit: 'minit' as const, time: 120 };
  const dlo = { ...fixtures.dlo, dloDescription: 'Sesi 120 minit ini melatih dua hasil; DLO mengambil 105 minit.' };
  const made = { courses, teaching: lessons, scripts: written, dlo };
  expect(doubtsOfPart('scripts', '/scriptType1Introduction', made)).toMatchObject([
    { text: '120 minit', offered: '100 minit' },
  ]);
  expect(doubtsOfPart('dlo', '/dloDescription', made)).toMatchObject([{ text: '120 minit', offered: '105 minit' }]);
});

test('a planned phase is no wrong week of an assessment, and what everybody cites is no outside source', () => {
  const assessments = first.assessments.map((one) => ({ ...one, week: '10' }));
  const task = assessments.find(({ type }) => type === 'Laporan Pemerhatian');
  const facts = { [`${task?.id}.week`]: found('Minggu 10, Dr. Lim Siew Hua') };
  const hold = holdOf({
    courses: [{ ...first, assessments, facts }, ...rest],
    teaching: teachingOf(courses),
    merangkai,
  });
  const marked = (sentence: string) => hold(sentence).doubts.map(({ claim }) => claim.text);
  expect(marked('Laporan Pemerhatian disediakan pada minggu 1 hingga 4 bersama Dr. Lim Siew Hua.')).toEqual([]);
  expect(marked('Laporan Pemerhatian dihantar pada minggu 1 hingga 3 kepada Dr. Lim Siew Hong.')).toEqual([
    'minggu 1 hingga 3',
    'Dr. Lim Siew Hong',
  ]);
  const cited = 'UDL (CAST, 2018), MQA (2017), KPM (2013), OBE (Spady, 1994) dan Bloom (1956) menjadi sandaran.';
  expect(marked(cited)).toEqual([]);
  expect(marked(cited.replace('2018', '2019'))).toEqual(['CAST, 2019']);
});

test('the DLO is known as it is planned until it is made', () => {
  const report = { ...fixtures.report, background: 'DLO ini mengambil masa 100 minit, dengan lima aktiviti.' };
  const planned = { courses, teaching: teachingOf(courses), report };
  expect(textsOfPart('report', '/background', planned)).toEqual([]);
  expect(textsOfPart('report', '/background', { ...planned, dlo: fixtures.dlo })).toContain('100 minit');
});

test('a material or answer that says that it is invented is no doubt, and the key may use its figures', () => {
  const written = {
    ...fixtures.dlo,
    stimulus: [
      { title: 'Rangsangan 1', content: '**Ilustrasi:** Puan Salmah mencatat kenaikan 23%.\n\nTurun 8% kemudian.' },
      { title: 'Rangsangan 2', content: 'Encik Rahim mencatat kenaikan 31%.' },
    ],
    answerKey: [{ activity: 'Baca', answer: 'Naik 23%, bukan 41%; beza ialah 15%.' }],
    illustrations: ['beza ialah 15%'],
  };
  const made = { courses, dlo: written };
  const doubts = doubtsOf('dlo', written, made, knownOfChain(made));
  const ofMaterials = doubts.filter(({ at }) => /^\/(?:stimulus|answerKey)/.test(at));
  expect(ofMaterials.map(({ text }) => text)).toEqual(['Encik Rahim', '31%', '41%']);
});

test('the key may use the numbers of its own tables by their heads, and numbers declared alone; not others, nor for the courses', () => {
  const table =
    '| Hari | Jam dibuka | Jualan (RM) | Denyutan (dsm) |\n|---|---|---|---|\n| 1 | 6 | 410 | 118 |\n| 2 | 10 | 600 | 184 |';
  const [activity, other] = fixtures.dlo.activities;
  const names = [activity, other].map((one) => one?.activityName).join(' dan ');
  const sum = (activity?.duration ?? 0) + (other?.duration ?? 0);
  const answer = `Jualan tertinggi RM600 dalam 10 jam; RM43.75 bagi setiap jam, bukan RM650, RM10, RM184 atau 600 minit oleh 118 orang. ${names} mengambil ${sum} minit. Kursus ini 6 kredit.`;
  const written = {
    ...fixtures.dlo,
    stimulus: [{ title: 'Rangsangan', content: `Ilustrasi.\n\n${table}` }],
    answerKey: [{ activity: 'Baca', answer }],
    illustrations: ['43.75', 'RM400'],
  };
  const doubts = doubtsOfPart('dlo', '/answerKey/0/answer', { courses, dlo: written });
  expect(doubts.map(({ text }) => text)).toEqual(['RM650', 'RM10', 'RM184', '118 orang', '6 kredit']);
  expect(doubts[0]?.reason).toBe('RM650 tiada dalam fakta kursus yang disahkan atau bahan yang digunakan.');
});

test('a sentence in the row of an assessment may give its weight alone, and a request names what is known nearby', () => {
  const [own, another] = first.assessments;
  const facts = Object.fromEntries([own, another].map((one) => [`${one?.id}.weight`, found('')]));
  const label = courseLabelOf(first);
  const hold = holdOf({ courses: [{ ...first, facts }, ...rest] });
  const row = { course: label, assessmentType: own?.type };
  expect(hold(`Projek ${own?.weight}% ini menaksir pelajar.`, row).doubts).toEqual([]);
  const { doubts } = hold(`Projek ${another?.weight}% ini menaksir pelajar.`, row);
  expect(doubts).toHaveLength(1);
  expect(doubts[0]?.near()).toContain(`${label}, ${own?.type}: ${own?.weight}%`);
});

test.each(['Hari ini kita ada 45 minit.', 'Sesi seterusnya 45 minit.', 'Dalam 60 minit ini, kita mula.'])(
  'a script is doubted as it is written, and written again, as on its page: %s',
  (sentence) => {
    const at = '/scriptType1Introduction';
    const artefact = { ...scripts, [stepsOf(at)[0] ?? '']: sentence };
    const made = { courses, scripts: artefact };
    const shown = doubtsOfPart('scripts', at, made);
    for (const hold of [holdOf(made, artefact), holdAt('scripts', artefact, at, made)])
      expect(hold(sentence, artefact, at).doubts.map(({ reason }) => reason.ms)).toEqual(
        shown.map(({ reason }) => reason),
      );
  },
);
