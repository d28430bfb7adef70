import { expect, test } from '@jest/globals';
import { courseDocument, writer } from '../../support/writer.ts';
import { finding, held, type Lecturer, lecturerAt, madeAt, pdf } from './lecturer.ts';
import { withPipeline } from '../../support/hooks.ts';
import { ulid } from 'ulid';
import { artefactsOf } from '../../../lambdas/platform/stages/artefacts.ts';
import { encodeJson } from '../../../lambdas/platform/storage/files.ts';
import { objectKeys } from '../../../lambdas/platform/storage/keys.ts';
import { hasQuizOrExam } from '../../../shared/terms/assessment.ts';
import { courseReadFrom } from '../../shared/valentra/fixtures.ts';
import { putTestSession } from '../../support/session.ts';

const pipeline = withPipeline('valentra', writer);

test('an upload takes the place of the one before until the JST is begun, and leaves none of it', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'ready');
  await pipeline.useModel('', finding('Laporan Analisis Media'));
  const { session, status } = await lecturer.upload(sessionId, await lecturer.handIn(courseDocument(), 'baharu.pdf'));
  expect([status, session.documents.map(({ name }) => name), session.hasQuizOrExam]).toEqual([
    'completed',
    ['baharu.pdf'],
    false,
  ]);
  expect((await lecturer.left()).filter((key) => key.startsWith('uploads/')).length).toBe(1);
  const { begun, open } = held(pipeline, 'WritePart');
  const making = lecturer.jst(sessionId);
  await begun;
  const late = await lecturer.handIn();
  await expect(lecturer.upload(sessionId, late)).rejects.toMatchObject({ code: 'conflict' });
  open();
  expect((await making).status).toBe('completed');
  await expect(lecturer.upload(sessionId, late)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Dokumen sesi ini sudah dijana daripada maklumat kursus yang ada. Cipta sesi baharu untuk dokumen lain.',
  });
});

test('an upload after a JST that failed is read, and the JST is made of it alone', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'ready');
  await pipeline.useModel('throttle@valentra.jst', writer());
  await expect(lecturer.jst(sessionId)).rejects.toMatchObject({ code: 'unprocessable' });
  await pipeline.useModel('', finding('Projek Video Berkumpulan'));
  const { session } = await lecturer.upload(sessionId, await lecturer.handIn(courseDocument(), 'baharu.pdf'));
  expect([session.status, session.errorMessage]).toEqual(['ready', null]);
  const { jst } = await lecturer.jst(sessionId);
  expect(jst?.assessments.map(({ type }) => type)).toEqual(['Projek Video Berkumpulan']);
  // What was kept of the other document is not used.
  const asked = pipeline.attempts.map(({ promptId }) => promptId);
  expect(asked.slice(asked.indexOf('course.facts'))).toContain('valentra.jst');
});

test('an upload of the same ticket or form is read once and kept once, at once and later', async () => {
  const one = await madeAt(pipeline, 'created');
  const uploadId = await one.lecturer.handIn();
  const upload = () => one.lecturer.upload(one.sessionId, uploadId);
  const answers = await Promise.all([upload(), upload(), upload()]);
  for (const { status, session } of [...answers, await upload()])
    expect([status, session.status]).toEqual(['completed', 'ready']);
  expect(pipeline.attempts.length).toBe(1);

  const { lecturer, sessionId } = await madeAt(pipeline, 'created');
  const send = () => lecturer.uploadForm(sessionId, [pdf()]);
  // The bytes have no text in these tests: what is read is refused, for all three alike.
  const refusals = await Promise.allSettled([send(), send(), send()]);
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect((await lecturer.left()).filter((key) => key.startsWith('uploads/')).length).toBe(1);
  expect((await lecturer.row(sessionId))?.jobs['reading']?.attempt).toBe(1);
});

test('an upload of another document while one is read is refused, and the first goes on', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'created');
  const { begun, open } = held(pipeline, 'WritePart');
  const reading = lecturer.upload(sessionId, await lecturer.handIn());
  await begun;
  expect((await lecturer.get(sessionId)).progress).toMatchObject({ step: 'analysing' });
  const refusal = { code: 'conflict', message: expect.stringContaining('dokumen lain') };
  await expect(lecturer.upload(sessionId, await lecturer.handIn())).rejects.toMatchObject(refusal);
  await expect(lecturer.uploadForm(sessionId, [pdf('lain.pdf')])).rejects.toMatchObject(refusal);
  open();
  expect((await reading).session.status).toBe('ready');
  expect((await lecturer.left()).filter((key) => key.includes('/lain')).length).toBe(0);
});

test('an upload that cannot be read says why, fails the session, and may be followed by another, which stays when the next cannot be read', async () => {
  const { lecturer, sessionId } = await madeAt(pipeline, 'created');
  const bad = await lecturer.handIn(null, 'rosak.pdf');
  await expect(lecturer.upload(sessionId, bad)).rejects.toMatchObject({
    code: 'unprocessable',
    message: 'rosak.pdf: Tidak dapat dibaca.',
  });
  expect(await lecturer.get(sessionId)).toMatchObject({
    status: 'failed',
    errorMessage: 'rosak.pdf: Tidak dapat dibaca.',
    courseInfo: null,
  });
  await expect(lecturer.upload(sessionId, bad)).rejects.toMatchObject({ code: 'unprocessable' });
  const { session } = await lecturer.upload(sessionId, await lecturer.handIn());
  expect([session.status, session.errorMessage, session.course?.courseCode]).toEqual(['ready', null, 'XMLD2103']);
  const before = await lecturer.list();
  const next = await lecturer.handIn(null, 'rosak juga.pdf');
  await expect(lecturer.upload(sessionId, next)).rejects.toMatchObject({ code: 'unprocessable' });
  expect(await lecturer.list()).toEqual(before.map((one) => ({ ...one, seconds: undefined })));
  expect((await lecturer.jst(sessionId)).status).toBe('completed');
});

/** A PEDAGONA session of this lecturer with one course, which the lecturer has corrected. @returns its id */
async function analysed({ sub }: Lecturer): Promise<string> {
  const { table, files } = pipeline;
  const id = ulid();
  const uploadId = ulid();
  const { courseCode, courseName, sourceDocument } = courseReadFrom;
  const document = { uploadId, name: sourceDocument, size: 10, status: 'analysed', pages: 3, error: null } as const;
  await putTestSession(
    table,
    {
      sub,
      module: 'pedagona',
      id,
      status: 'completed',
      documents: [document],
      data: { courses: [{ courseCode, courseName }] },
    },
    new Date(),
  );
  const facts = { ...courseReadFrom.facts, courseName: { state: 'lecturer' as const, at: [], quote: '', place: '' } };
  await artefactsOf({ table, files }, { sub, module: 'pedagona', id }).saveOnce(
    'course#0',
    { ...courseReadFrom, facts },
    [],
    new Date(),
  );
  await files.put(objectKeys.text(sub, id, uploadId), encodeJson(courseDocument()), 'application/json');
  return id;
}

test('a session begins with a course of PEDAGONA as its lecturer corrected it, and goes on to the JST', async () => {
  const lecturer = lecturerAt(pipeline);
  const from = await analysed(lecturer);
  expect(await lecturer.courses()).toMatchObject([{ session: from, n: 0, courseCode: 'XMLD2103' }]);
  const sessionId = await lecturer.create();
  const { session, status } = await lecturer.useCourse(sessionId, from);
  expect([status, session.status, session.courseInfo?.code, session.course?.facts['courseName']?.state]).toEqual([
    'completed',
    'ready',
    'XMLD2103',
    'lecturer',
  ]);
  expect((await lecturer.document(sessionId)).blocks[0]).toMatchObject({ n: 1, text: 'Kod kursus: XMLD2103' });
  for (const { id } of session.course?.assessments.filter((assessment) => hasQuizOrExam([assessment])) ?? [])
    await lecturer.change(sessionId, { do: 'remove', list: 'assessments', row: id });
  expect((await lecturer.get(sessionId)).hasQuizOrExam).toBe(false);
  expect((await lecturer.jst(sessionId)).status).toBe('completed');
  await expect(lecturer.useCourse(sessionId, from)).rejects.toMatchObject({ code: 'conflict' });
});

test('the course of another lecturer, or one that is gone, is not found', async () => {
  const lecturer = lecturerAt(pipeline);
  const others = await analysed(lecturerAt(pipeline));
  const sessionId = await lecturer.create();
  expect(await lecturer.courses()).toEqual([]);
  for (const session of [others, ulid()])
    await expect(lecturer.useCourse(sessionId, session)).rejects.toMatchObject({ code: 'not_found' });
});
