import { beforeEach, describe, expect, test } from '@jest/globals';
import { valentraFileHandlers } from '../../../lambdas/valentra/files.ts';
import { jsuSummary } from '../../../shared/valentra/counting/levels.ts';
import { sectionsOf } from '../../../shared/valentra/labels.ts';
import type { ExamQuestion, JsuQuestion, Session, StageName } from '../../../shared/valentra/schemas.ts';
import { pick } from '../../../shared/values/pick.ts';
import { vettingOf } from '../../../shared/valentra/vetting/vetting.ts';
import { requestOf } from '../../support/callers.ts';
import { withPipeline } from '../../support/hooks.ts';
import { changed, courseDocument, writer } from '../../support/writer.ts';
import { type Lecturer, lecturerAt } from './lecturer.ts';

/** The course has a quiz of 10 % and a final examination of 30 %. */
const pipeline = withPipeline('valentra', writer);
let lecturer: Lecturer;
let sessionId = '';
let quiz = '';
beforeEach(async () => {
  lecturer = lecturerAt(pipeline);
  sessionId = await lecturer.made('exam');
  quiz = (await lecturer.get(sessionId)).papers.find(({ type }) => type === 'Kuiz')?.id ?? '';
});

/** What is made of each paper, and whether it is out of date. */
const states = async () =>
  (await lecturer.get(sessionId)).papers.map(({ type, ...is }) =>
    [type, ...(['jsuGenerated', 'examGenerated', 'isOutdated'] as const).filter((key) => is[key])].join(' '),
  );
const outdatedIn = (session: Session): string[] =>
  (Object.keys(session.origins) as StageName[]).filter((stage) => session.origins[stage]?.changed.length !== 0);
const figures = ({ jsu, examQuestions }: Session) =>
  [jsu, examQuestions].map((paper) => {
    const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(paper?.questions ?? []);
    return [totalQuestions, totalMarks, hotsPercentage];
  });

test('the final examination is meant where no test is named; each other has nothing until it is made', async () => {
  expect(await states()).toEqual(['Kuiz', 'Peperiksaan Akhir jsuGenerated examGenerated']);
  const { jsu, assessmentId, papers } = await lecturer.get(sessionId);
  expect([jsu?.courseInfo.assessmentType, papers.find(({ isMain }) => isMain)?.id]).toEqual([
    'Peperiksaan Akhir',
    assessmentId,
  ]);
  const ofQuiz = await lecturer.get(sessionId, quiz);
  expect([ofQuiz.assessmentId, ofQuiz.jsu, ofQuiz.jsuGenerated, ofQuiz.examQuestions]).toEqual([
    quiz,
    null,
    false,
    null,
  ]);
  await expect(lecturer.exam(sessionId, { assessmentId: quiz })).rejects.toMatchObject({ code: 'conflict' });
  for (const unknown of [
    () => lecturer.get(sessionId, 'x'),
    () => lecturer.jsu(sessionId, 'mine', { assessmentId: 'x' }),
  ])
    await expect(unknown()).rejects.toMatchObject({ code: 'not_found' });
});

describe('a quiz with its own JSU and items', () => {
  const settings = { questionType: 'campuran', numberOfQuestions: 8, totalMarks: 20 } as const;
  beforeEach(async () => {
    await lecturer.jsu(sessionId, 'mine', { assessmentId: quiz, ...settings });
    await lecturer.exam(sessionId, { assessmentId: quiz, questionType: 'campuran', numberOfQuestions: 8 });
  });

  test('is about its own outcomes, with the number, marks, kinds and levels of its JSU item by item, beside the other paper', async () => {
    const before = await lecturer.get(sessionId);
    const { jsu, examQuestions, versions } = await lecturer.get(sessionId, quiz);
    expect(new Set(jsu?.questions.map(({ clo }) => clo))).toEqual(new Set(['CLO1']));
    const [ofJsu, ofPaper] = figures({ ...before, jsu, examQuestions });
    expect(ofJsu?.slice(0, 2)).toEqual([8, 20]);
    expect(ofPaper).toEqual(ofJsu);
    const [planned, written] = [jsu, examQuestions].map((paper) =>
      paper?.questions.map((row) => Object.values(pick(row, 'kind', 'marks', 'topic', 'cognitiveLevel'))),
    );
    expect(written).toEqual(planned);
    expect([versions.jsu, versions.exam, before.versions.jsu, before.versions.exam]).toEqual([1, 1, 1, 1]);
    expect(before.jsu?.courseInfo.assessmentType).toBe('Peperiksaan Akhir');
    const made = 'jsuGenerated examGenerated';
    expect(await states()).toEqual([`Kuiz ${made}`, `Peperiksaan Akhir ${made}`]);
  });

  test('is of the kinds and the number of its JSU where nobody says others', async () => {
    await lecturer.exam(sessionId, { assessmentId: quiz, questionType: 'struktur', numberOfQuestions: 5 });
    await lecturer.exam(sessionId, { assessmentId: quiz, questionType: undefined, numberOfQuestions: undefined });
    const { examQuestions } = await lecturer.get(sessionId, quiz);
    expect([examQuestions?.examInfo.type, examQuestions?.questions.length]).toEqual(['campuran', 8]);
  });

  test('tells its state and its open findings also while another paper is shown', async () => {
    const { openFindings, states: ofQuiz } = await lecturer.get(sessionId, quiz);
    const { papers } = await lecturer.get(sessionId);
    const [jsu = 0, exam = 0] = [openFindings.jsu, openFindings.exam];
    expect(jsu + exam).toBeGreaterThan(0);
    expect(papers.find(({ id }) => id === quiz)).toMatchObject({
      openFindings: jsu + exam,
      states: { jsu: ofQuiz.jsu, exam: ofQuiz.exam },
    });
  });

  test('is alone out of date when its row of the JST or its own JSU changes, and is made again alone', async () => {
    await lecturer.edit(sessionId, 'jst', '/assessments/2/duration', '45 minit', 1);
    expect(outdatedIn(await lecturer.get(sessionId))).toEqual([]);
    expect(outdatedIn(await lecturer.get(sessionId, quiz))).toEqual(['jsu']);
    expect((await states()).map((paper) => paper.endsWith('isOutdated'))).toEqual([true, false]);
    await lecturer.jsu(sessionId, 'mine', { assessmentId: quiz, ...settings });
    const now = await lecturer.get(sessionId, quiz);
    expect([now.jsu?.courseInfo.duration, now.versions.jsu, outdatedIn(now)]).toEqual(['45 minit', 2, ['exam']]);
    expect((await lecturer.get(sessionId)).versions).toMatchObject({ jsu: 1, exam: 1 });
  });

  test.each([
    [{ totalMarks: null }, ['campuran', 8]],
    [{ questionType: null, totalMarks: null }, [null, 100]],
    [{ questionType: null, totalMarks: 7 }, [null, 7]],
  ])('has a JSU made again for %j, once', async (changes, [type, figure]) => {
    const wanted = { assessmentId: quiz, ...settings, ...changes };
    const asked = wanted.questionType === null ? { ...wanted, numberOfQuestions: undefined } : wanted;
    for (const _ of [1, 2]) await lecturer.jsu(sessionId, 'mine', asked);
    const { jsu, versions } = await lecturer.get(sessionId, quiz);
    expect(versions.jsu).toBe(2);
    expect([jsu?.questionType, type === null ? jsu?.totalMarks : jsu?.questions.length]).toEqual([type, figure]);
  });

  test('is edited, written again row by row and vetted under its own name', async () => {
    const name = `exam-${quiz}` as const;
    await lecturer.edit(sessionId, name, '/questions/0/stem', 'Namakan satu media cetak.', 1);
    expect((await lecturer.regenerate(sessionId, name, '/questions/1')).status).toBe('completed');
    await lecturer.review(sessionId, name, { state: 'disemak', version: 3, checked: [] });
    const [ofQuiz, ofFinal] = [await lecturer.get(sessionId, quiz), await lecturer.get(sessionId)];
    expect([ofQuiz.examQuestions?.questions[0]?.stem, ofQuiz.versions.exam, ofQuiz.reviews.exam?.state]).toEqual([
      'Namakan satu media cetak.',
      3,
      'disemak',
    ]);
    expect([ofFinal.versions.exam, ofFinal.reviews.exam]).toEqual([1, undefined]);
  });

  test('has files that say whose they are, and leaves nothing behind when the session is deleted', async () => {
    const { downloadJsu } = valentraFileHandlers(pipeline.services);
    const fileOf = async (assessmentId?: string) =>
      (await downloadJsu({ ...requestOf(lecturer.sub), params: { sessionId }, query: { assessmentId } })).fileName;
    expect([await fileOf(quiz), await fileOf()]).toEqual(['JSU_Semester_1_U1_Kuiz.docx', 'JSU_Semester_1.docx']);
    await lecturer.remove(sessionId);
    expect(await lecturer.left()).toEqual([]);
  });
});

test('a paper that cannot follow its JSU says the difference in figures', async () => {
  const session = await lecturer.get(sessionId);
  const [[, marks], [items]] = figures(session) as [[number, number], [number]];
  expect([marks, items]).toEqual([100, 10]);
  const told = vettingOf(session, 'exam')?.checks.find(({ key }) => key === 'agreement')?.findings;
  expect(told?.[0]?.message).toContain('Berbeza daripada JSU: kertas ini 10 item, 20 markah, HOTS');
});

test('a paper has the few questions and the marks that the course document states, and says where it differs', async () => {
  await lecturer.set(sessionId, 'Kuiz', { questions: 4, answered: 3, marks: 9 });
  const gaps = async (stage: 'jsu' | 'exam') =>
    vettingOf(await lecturer.get(sessionId, quiz), stage)
      ?.checks.find(({ key }) => key === 'form')
      ?.findings.map(({ message }) => message);
  await lecturer.jsu(sessionId, 'mine', { assessmentId: quiz, questionType: 'struktur' });
  const ofJsu = async () => (await lecturer.get(sessionId, quiz)).jsu;
  expect((await ofJsu())?.questions.map(({ marks, section }) => [marks, section])).toEqual(
    Array.from({ length: 4 }, () => [3, { n: 0, questions: 4, answered: 3 }]),
  );
  expect([(await ofJsu())?.totalMarks, await gaps('jsu')]).toEqual([9, []]);
  await lecturer.exam(sessionId, { assessmentId: quiz, questionType: 'struktur', numberOfQuestions: undefined });
  const paper = (await lecturer.get(sessionId, quiz)).examQuestions;
  expect([paper && jsuSummary(paper.questions).totalMarks, await gaps('exam')]).toEqual([9, []]);
  const stated = 'Garis panduan kursus: 3 daripada 4 soalan, 9 markah; kertas ini:';
  await lecturer.jsu(sessionId, 'mine', { assessmentId: quiz, questionType: 'struktur', numberOfQuestions: 5 });
  await lecturer.exam(sessionId, { assessmentId: quiz, questionType: 'struktur', numberOfQuestions: undefined });
  const { jsu, examQuestions } = await lecturer.get(sessionId, quiz);
  expect([jsu?.questions.length, examQuestions?.questions.length]).toEqual([5, 4]);
  expect(await gaps('jsu')).toEqual([expect.stringContaining(`${stated} 5 soalan, `)]);
  await expect(
    lecturer.jsu(sessionId, 'mine', { assessmentId: quiz, questionType: 'struktur', totalMarks: 2 }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('a paper has the sections that its outline prints: so many questions of each, the marks of what is answered, and one written again stays in its own', async () => {
  const text = courseDocument();
  const n = text.blocks.length + 1;
  const form =
    'Peperiksaan Akhir: Bahagian A 6 soalan objektif (1 markah setiap satu); Bahagian B jawab 1 daripada 2 soalan struktur (10 markah setiap satu).';
  const paper = { questions: [6, 2], answered: [6, 1], each: [1, 10], kinds: ['aneka-pilihan', 'struktur'] };
  const reads = changed('course.facts', ({ assessments }) => ({
    assessments: assessments.map((one) =>
      one.type === 'Peperiksaan Akhir'
        ? { ...one, ...paper, at: [...((one as { at?: string[] }).at ?? []), `${n}`] }
        : one,
    ),
  }));
  await pipeline.useModel('', writer(reads));
  const id = await lecturer.ready({ ...text, blocks: [...text.blocks, { n, kind: 'paragraph', text: form }] });
  await lecturer.jst(id);
  const settings = { questionType: 'campuran', numberOfQuestions: 8, totalMarks: 16 } as const;
  for (const _ of [1, 2]) await lecturer.jsu(id, 'mine', settings);
  await lecturer.exam(id, { questionType: 'campuran', numberOfQuestions: undefined });
  await lecturer.regenerate(id, 'exam', '/questions/7');
  const session = await lecturer.get(id);
  const told = [session.jsu, session.examQuestions].map((made) =>
    sectionsOf<JsuQuestion | ExamQuestion>(made?.questions ?? []).map(({ title, rule }) => `${title} ${rule}`),
  );
  const sections = [
    'Bahagian A: Objektif (6 soalan, 6 markah) Jawab SEMUA soalan.',
    'Bahagian B: Berstruktur (1 daripada 2 soalan, 10 markah) Jawab mana-mana SATU (1) soalan.',
  ];
  expect([told, session.jsu?.totalMarks]).toEqual([[sections, sections], 16]);
  for (const stage of ['jsu', 'exam'] as const) {
    const checks = vettingOf(session, stage)?.checks.filter(({ key }) => ['form', 'agreement', 'marks'].includes(key));
    expect(checks?.flatMap(({ findings }) => findings)).toEqual([]);
  }
  // Questions to choose among are worth the same.
  await lecturer.edit(id, 'jsu', '/questions/7/marks', 12, 1);
  const gaps = vettingOf(await lecturer.get(id), 'jsu')?.findings.filter(({ rule }) => rule === 'marks');
  expect(gaps?.map(({ message }) => message)).toEqual([
    'Bahagian B: soalan pilihan mestilah sama markah, bukan 10, 12.',
  ]);
});

test('a task and its rubric are out of the marks that the course document states; what was made before says so', async () => {
  await lecturer.set(sessionId, 'Laporan Analisis Media', { marks: 30 });
  const marks = async () => {
    const session = await lecturer.get(sessionId);
    const [rubric] = session.rubrik?.rubriks ?? [];
    const check = vettingOf(session, 'rubrik')?.checks.find(({ key }) => key === 'marks');
    const sum = rubric?.criteria.reduce((all, one) => all + one.marks, 0);
    return [session.pentaksiranQuestions?.tasks[0]?.question.marks, sum, check?.findings.map(({ message }) => message)];
  };
  expect(await marks()).toEqual([100, 100, ['T1: dinilai daripada 100 markah, 30 markah dalam dokumen.']]);
  await lecturer.jst(sessionId);
  await lecturer.pentaksiran(sessionId);
  await lecturer.rubrik(sessionId);
  expect(await marks()).toEqual([30, 30, []]);
});

test('a fact that is accepted after its documents were made is confirmed in them, and one that was changed is not', async () => {
  const first = (await lecturer.get(sessionId)).course?.assessments[0]?.id;
  const stateOf = async () => (await lecturer.get(sessionId)).jst?.assessments[0]?.facts['percentage']?.state;
  expect(await stateOf()).toBe('found');
  await lecturer.change(sessionId, { do: 'accept', keys: [`${first}.weight`] });
  expect(await stateOf()).toBe('lecturer');
  await lecturer.set(sessionId, 'Laporan Analisis Media', { weight: 5 });
  expect(await stateOf()).toBe('found');
});

test('a main paper stays the main one when the JST is made again of a course with other weights', async () => {
  const before = (await lecturer.get(sessionId)).assessmentId;
  await lecturer.set(sessionId, 'Peperiksaan Akhir', { weight: 5 });
  await lecturer.jst(sessionId);
  expect((await lecturer.get(sessionId)).assessmentId).toBe(before);
});

test.each([
  ['another', 'Peperiksaan Akhir', async () => undefined],
  ['the same that has a JSU', 'Kuiz', (id: string) => lecturer.jsu(id)],
] as const)('a JST that is made again of corrected names has %s as its main paper', async (_, main, before) => {
  await pipeline.useModel('', writer());
  const id = await lecturer.ready();
  const rename = async (was: string, type: string) => {
    await lecturer.set(id, was, { type });
    await lecturer.jst(id);
  };
  await rename('Peperiksaan Akhir', 'Akhir');
  await before(id);
  await rename('Akhir', 'Peperiksaan Akhir');
  expect((await lecturer.get(id)).papers.find(({ isMain }) => isMain)?.type).toBe(main);
});
