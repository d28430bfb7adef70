import { expect, test } from '@jest/globals';
import { valentraApi } from '../../../shared/valentra/api.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { coursePdf } from '../../support/coursePdf.ts';
import { course, scannedPdf } from '../../support/documents.ts';
import { beforeExam, upload } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();

const sessionOf = async (token: string, params: { sessionId: string }): Promise<Session> =>
  (await app.call(valentraApi.getSession, { token, params })).session;

const body = { questionType: 'aneka-pilihan', numberOfQuestions: 10 } as const;

test('a session as a lecturer makes it goes from a PDF to an exam with its answers, and says which engine wrote', async () => {
  const token = await app.newTeacher();
  const params = await beforeExam(app, token);
  const { exam } = await app.call(valentraApi.generateExam, { token, params, body });
  expect(exam?.questions.length).toBe(10);
  expect(exam?.engineNotice).toContain('Mod tempatan');
  const session = await sessionOf(token, params);
  expect(session).toMatchObject({ status: 'completed', sessionName: 'Semester 1', errorMessage: null, working: [] });
  expect(session.courseInfo).toMatchObject({ code: course.code, name: course.name, creditValue: 3, totalCLO: 3 });
  expect(session.jst?.assessments.map(({ type, percentage }) => `${type} ${percentage}%`)).toEqual(
    course.assessments.map(([type, weight]) => `${type} ${weight}`),
  );
  expect(session.jsu?.summary.kbatCompliance).toBe('YES');
  expect(session.rubrik?.rubriks.length).toBe(session.pentaksiranQuestions?.tasks.length);
});

test('a session as a lecturer makes it is told why a scan cannot be read, may hand in another, and is refused too few or too many questions', async () => {
  const token = await app.newTeacher();
  const created = await app.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } });
  const params = { sessionId: created.session.id };
  const scan = await upload(app, token, [scannedPdf('imbasan.pdf')], 'valentra');
  const documents = scan.map((uploadId) => ({ uploadId }));
  expect(await app.send(valentraApi.upload, { token, params, body: { documents } })).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/) },
  });
  expect((await sessionOf(token, params)).status).toBe('failed');
  // By the form of the specification.
  const file = coursePdf();
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const { session } = await app.call(valentraApi.upload, { token, params, form });
  expect([session.status, session.documents]).toMatchObject(['ready', [{ name: 'kursus.pdf' }]]);
  for (const numberOfQuestions of [4, 51])
    expect(
      await app.send(valentraApi.generateExam, { token, params, body: { ...body, numberOfQuestions } }),
    ).toMatchObject({ status: 400, body: { error: 'Bilangan soalan mestilah antara 5 dan 50.' } });
});
