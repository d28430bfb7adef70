import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { valentraApi } from '../../../shared/valentra/api.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { coursePdf } from '../../support/coursePdf.ts';
import { course, docxOf, scannedPdf, type TestFile } from '../../support/documents.ts';
import { type TestApp, startTestApp } from '../../support/testApp.ts';
import { upload } from '../../support/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let lecturers = 0;
const newLecturer = (): Promise<string> => app.tokenFor(`pensyarah${++lecturers}@moe-dl.edu.my`);

const created = async (at: TestApp, token: string): Promise<{ sessionId: string }> => {
  const { session } = await at.call(valentraApi.createSession, { token, body: { sessionName: ' Semester 1 ' } });
  return { sessionId: session.id };
};

/** Sends a file to its place and has the session read it. */
async function handIn(at: TestApp, token: string, params: { sessionId: string }, file: TestFile = coursePdf()) {
  const documents = (await upload(at, token, [file], 'valentra')).map((uploadId) => ({ uploadId }));
  return at.send(valentraApi.upload, { token, params, body: { documents } });
}

const stages = [
  valentraApi.generateJst,
  valentraApi.generateJsu,
  valentraApi.generatePentaksiran,
  valentraApi.generateRubrik,
] as const;

/** A session with all documents before the exam. */
async function beforeExam(at: TestApp, token: string): Promise<{ sessionId: string }> {
  const params = await created(at, token);
  expect((await handIn(at, token, params)).status).toBe(200);
  for (const call of stages) expect((await at.send(call, { token, params })).status).toBe(200);
  return params;
}

const sessionOf = async (at: TestApp, token: string, params: { sessionId: string }): Promise<Session> =>
  (await at.call(valentraApi.getSession, { token, params })).session;

const body = { questionType: 'aneka-pilihan', numberOfQuestions: 10 } as const;

describe('a session as a lecturer makes it', () => {
  test('goes from a PDF to an exam with its answers, and says which engine wrote', async () => {
    const token = await newLecturer();
    const params = await beforeExam(app, token);
    const { exam } = await app.call(valentraApi.generateExam, { token, params, body });
    expect(exam?.questions.length).toBe(10);
    expect(exam?.engineNotice).toContain('Mod tempatan');
    const session = await sessionOf(app, token, params);
    expect(session).toMatchObject({ status: 'completed', sessionName: 'Semester 1', errorMessage: null, working: [] });
    expect(session.courseInfo).toMatchObject({ code: course.code, name: course.name, creditValue: 3, totalCLO: 3 });
    expect(session.jst?.assessments.map(({ type, percentage }) => `${type} ${percentage}%`)).toEqual(
      course.assessments.map(([type, weight]) => `${type} ${weight}`),
    );
    expect(session.jsu?.summary.kbatCompliance).toBe('YES');
    expect(session.rubrik?.rubriks.length).toBe(session.pentaksiranQuestions?.tasks.length);
  });

  test('takes the form of the specification', async () => {
    const token = await newLecturer();
    const params = await created(app, token);
    const file = coursePdf();
    const form = new FormData();
    form.append('document', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    const { session, status } = await app.call(valentraApi.upload, { token, params, form });
    expect([status, session.status, session.documents]).toMatchObject(['completed', 'ready', [{ name: 'kursus.pdf' }]]);
  });

  test('is told why a scan cannot be read, and may hand in another', async () => {
    const token = await newLecturer();
    const params = await created(app, token);
    const { status, body: refusal } = await handIn(app, token, params, scannedPdf('imbasan.pdf'));
    expect([status, refusal]).toEqual([
      422,
      expect.objectContaining({ error: expect.stringMatching(/^imbasan\.pdf: Dokumen ini mengandungi gambar sahaja/) }),
    ]);
    expect((await sessionOf(app, token, params)).status).toBe('failed');
    expect((await handIn(app, token, params)).status).toBe(200);
    expect((await sessionOf(app, token, params)).status).toBe('ready');
  });

  test('is refused a Word file under the name of a PDF', async () => {
    const token = await newLecturer();
    const params = await created(app, token);
    const word = { ...(await docxOf(course, 'kursus.docx')), name: 'kursus.pdf', type: 'application/pdf' };
    const { status } = await handIn(app, token, params, word);
    expect([415, 422]).toContain(status);
    expect((await sessionOf(app, token, params)).course).toBeNull();
  });

  test.each([
    [{ ...body, numberOfQuestions: 4 }, 'Bilangan soalan mestilah antara 5 dan 50.'],
    [{ ...body, numberOfQuestions: 51 }, 'Bilangan soalan mestilah antara 5 dan 50.'],
  ])('is refused an exam of %j', async (settings, error) => {
    const token = await newLecturer();
    const params = await created(app, token);
    const { status, body: refusal } = await app.send(valentraApi.generateExam, { token, params, body: settings });
    expect([status, refusal]).toEqual([400, expect.objectContaining({ error })]);
  });
});
