import { expect, test } from '@jest/globals';
import { settingsFault } from '../../../shared/valentra/paper/settings.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { writer } from '../../support/writer.ts';
import { finding, held, lecturerAt, madeAt, readyFor, usualExam } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

test('a new session is made once by repeated clicks, and again when the first is deleted or has its document', async () => {
  const lecturer = lecturerAt(pipeline);
  const ids = await Promise.all(Array.from({ length: 4 }, () => lecturer.create()));
  ids.push(await lecturer.create());
  expect(new Set(ids).size).toBe(1);
  const [first = ''] = ids;
  await lecturer.remove(first);
  const second = await lecturer.create();
  expect(second).not.toBe(first);
  await lecturer.upload(second, await lecturer.handIn());
  expect(await lecturer.create()).not.toBe(second);
  expect((await lecturer.list()).length).toBe(2);
});

test.each<[StageName, StageName | 'created' | 'ready', string]>([
  ['jst', 'created', 'Muat naik maklumat kursus dahulu.'],
  ['jsu', 'ready', 'Jana JST dahulu. JSU hanya untuk kursus yang mempunyai kuiz atau peperiksaan.'],
  ['pentaksiran', 'ready', 'Jana JST dahulu.'],
  ['rubrik', 'jsu', 'Jana soalan pentaksiran berterusan dahulu.'],
  ['exam', 'jst', 'Jana JSU dahulu. Soalan ujian hanya untuk kursus yang mempunyai kuiz atau peperiksaan.'],
])('%s is refused at %s, before what it rests on, with a sentence', async (stage, last, message) => {
  const { lecturer, sessionId } = await madeAt(pipeline, last);
  await expect(lecturer[stage](sessionId)).rejects.toMatchObject({ code: 'conflict', message });
});

test.each(['jsu', 'exam'] as const)(
  '%s is refused for a course without a quiz or exam, which ends without it',
  async (stage) => {
    await pipeline.useModel('', finding('Laporan Analisis Media'));
    const { lecturer, sessionId } = await madeAt(pipeline, 'ready');
    await lecturer.jst(sessionId);
    await expect(lecturer[stage](sessionId)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Dokumen kursus tidak menamakan sebarang kuiz atau peperiksaan.',
    });
    await lecturer.pentaksiran(sessionId);
    await lecturer.rubrik(sessionId);
    expect((await lecturer.get(sessionId)).status).toBe('completed');
  },
);

test('jst is refused when the document names no assessment', async () => {
  await pipeline.useModel('', finding());
  const lecturer = lecturerAt(pipeline);
  await expect(lecturer.jst(await lecturer.ready())).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringMatching(/belum mempunyai pentaksiran\. Buka Semak Fakta/),
  });
});

test.each(stageNames)('a repeated click on %s makes it once, at once and later', async (stage) => {
  const lecturer = lecturerAt(pipeline);
  const sessionId = await readyFor(lecturer, stage);
  await pipeline.useModel('', writer());
  const answers: object[] = await Promise.all(Array.from({ length: 3 }, () => lecturer[stage](sessionId)));
  const calls = pipeline.attempts.length;
  answers.push(await lecturer[stage](sessionId));
  expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(answers[0]))).toBe(true);
  expect(pipeline.attempts.length).toBe(calls);
  expect((await lecturer.get(sessionId)).versions[stage]).toBe(1);
  expect((await lecturer.row(sessionId))?.counted.documents).toBe(stageNames.indexOf(stage) + 2);
});

const others = { questionType: 'struktur', numberOfQuestions: 6 } as const;

test('an exam with other settings is refused while one is being made, which goes on', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'rubrik');
  const { begun, open } = held(pipeline, 'WritePart');
  const making = lecturer.exam(sessionId);
  await begun;
  await expect(lecturer.exam(sessionId, others)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Dokumen ini sedang dijana dengan pilihan lain. Tunggu sehingga selesai.',
  });
  open();
  expect((await making).exam?.examInfo.type).toBe('aneka-pilihan');
});

test('an exam with other settings is never answered with an earlier exam that was put back', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'exam');
  await lecturer.exam(sessionId, others);
  await lecturer.restore(sessionId, 'exam', 1);
  await pipeline.useModel('', writer());
  expect((await lecturer.exam(sessionId, usualExam)).exam?.examInfo.type).toBe('aneka-pilihan');
  expect(pipeline.attempts).toEqual([]);
  expect((await lecturer.exam(sessionId, others)).exam?.examInfo.type).toBe('struktur');
});

test.each([
  [{ questionType: null, totalMarks: 5 }, true],
  [{ questionType: null, totalMarks: 4 }, false],
  [{ questionType: 'struktur', numberOfQuestions: 8, totalMarks: 7 }, false],
  [{ questionType: null, totalMarks: 1001 }, false],
  [{ questionType: null, totalMarks: null }, true],
] as const)('the marks of a JSU for %j can be so: %s', (settings, isRight) => {
  expect(valentraApi.generateJsu.body.safeParse(settings).success).toBe(isRight);
  expect(settingsFault(settings) === null).toBe(isRight);
});

const faultOf = (numberOfQuestions: number, stated?: number) =>
  settingsFault({ questionType: 'struktur', numberOfQuestions }, stated);

test("a number of questions that cannot be asked for is refused with all that can be: the spec's, and as many as the course states", () => {
  expect([faultOf(3, 3), faultOf(5, 3), faultOf(50, 3)]).toEqual([null, null, null]);
  expect(faultOf(4, 3)).toContain('antara 5 dan 50, atau 3 ');
  expect([faultOf(4), faultOf(4, 12)]).toEqual(Array(2).fill('Bilangan soalan mestilah antara 5 dan 50.'));
});

test('an exam that is asked for without a type is of that of its JSU, and has no number that nobody states', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'jst');
  await lecturer.jsu(sessionId, 'mine', others);
  await lecturer.pentaksiran(sessionId);
  await lecturer.rubrik(sessionId);
  await expect(lecturer.exam(sessionId, { numberOfQuestions: 4 })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Bilangan soalan mestilah antara 5 dan 50.',
  });
  const { exam } = await lecturer.exam(sessionId, { questionType: undefined, numberOfQuestions: undefined });
  expect([exam?.examInfo.type, exam?.questions.length]).toEqual(['struktur', 6]);
});

test.each([0, 51])('an exam of %i questions is refused', (numberOfQuestions) => {
  const { error } = valentraApi.generateExam.body.safeParse({ questionType: 'struktur', numberOfQuestions });
  expect(error?.issues[0]?.message).toBe('Bilangan soalan mestilah antara 5 dan 50.');
});
