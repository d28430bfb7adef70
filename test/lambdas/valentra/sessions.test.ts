import { describe, expect, test } from '@jest/globals';
import { valentraApi } from '../../../shared/valentra/api.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { coursePdf } from '../../support/coursePdf.ts';
import { course, scannedPdf, type TestFile } from '../../support/documents.ts';
import { beforeExam, upload } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();

const created = async (token: string): Promise<{ sessionId: string }> => {
  const { session } = await app.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } });
  return { sessionId: session.id };
};

/** Sends a file to its place and has the session read it. */
async function handIn(token: string, params: { sessionId: string }, file: TestFile = coursePdf()) {
  const documents = (await upload(app, token, [file], 'valentra')).map((uploadId) => ({ uploadId }));
  return app.send(valentraApi.upload, { token, params, body: { documents } });
}

const sessionOf = async (token: string, params: { sessionId: string }): Promise<Session> =>
  (await app.call(valentraApi.getSession, { token, params })).session;

const body = { questionType: 'aneka-pilihan', numberOfQuestions: 10 } as const;

describe('a session as a lecturer makes it', () => {
  test('goes from a PDF to an exam with its answers, and says which engine wrote', async () => {
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

  test('takes the form of the specification', async () => {
    const token = await app.newTeacher();
    const params = await created(token);
    const file = coursePdf();
    const form = new FormData();
    form.append('document', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    const { session, status } = await app.call(valentraApi.upload, { token, params, form });
    expect([status, session.status, session.documents]).toMatchObject(['completed', 'ready', [{ name: 'kursus.pdf' }]]);
  });

  test('is told why a scan cannot be read, and may hand in another', async () => {
    const token = await app.newTeacher();
    const params = await created(token);
    const { status, body: refusal } = await handIn(token, params, scannedPdf('imbasan.pdf'));
    expect([status, refusal]).toEqual([
      422,
      expect.objectContaining({ error: expect.stringMatching(/^imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/) }),
    ]);
    expect((await sessionOf(token, params)).status).toBe('failed');
    expect((await handIn(token, params)).status).toBe(200);
    expect((await sessionOf(token, params)).status).toBe('ready');
  });

  test.each([
    [{ ...body, numberOfQuestions: 4 }, 'Bilangan soalan mestilah antara 5 dan 50.'],
    [{ ...body, numberOfQuestions: 51 }, 'Bilangan soalan mestilah antara 5 dan 50.'],
  ])('is refused an exam of %j', async (settings, error) => {
    const token = await app.newTeacher();
    const params = await created(token);
    const { status, body: refusal } = await app.send(valentraApi.generateExam, { token, params, body: settings });
    expect([status, refusal]).toEqual([400, expect.objectContaining({ error })]);
  });
});
