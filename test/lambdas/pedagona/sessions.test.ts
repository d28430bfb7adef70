import { beforeAll, expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import {
  course,
  docxOf,
  injectedCourse,
  injection,
  otherCourse,
  pdfCourse,
  pdfOf,
  xlsxOf,
} from '../../support/documents.ts';
import type { TestFile } from '../../support/documents.ts';
import { analyse, finished, formOf, upload } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();
let files: { course: TestFile; other: TestFile };
beforeAll(async () => {
  files = { course: await docxOf(course, 'kursus.docx'), other: xlsxOf(otherCourse, 'geometri.xlsx') };
});

test('an analysis of several documents ends with what each of them says, its evidence and its warnings', async () => {
  const token = await app.newTeacher();
  const documents = [
    files.course,
    files.other,
    await docxOf(injectedCourse, 'suntikan.docx'),
    pdfCourse(course, 'ringkas.pdf'),
  ];
  const session = await finished(app, token, await analyse(app, token, documents, '  Semester 1  '));
  expect(session).toMatchObject({
    status: 'completed',
    errorMessage: null,
    progress: null,
    coursesCount: 4,
    sessionName: 'Semester 1',
  });
  expect(session.documents.map(({ name, status, pages }) => [name, status, pages !== null])).toEqual(
    documents.map(({ name }) => [name, 'analysed', true]),
  );
  const [first, second, injected, short] = session.coursesAnalysis;
  expect(first).toMatchObject({
    courseCode: course.code,
    courseName: course.name,
    sourceDocument: 'kursus.docx',
    warnings: [],
  });
  expect(first?.clos.map(({ cloNumber, cloStatement, level }) => [cloNumber, cloStatement, level])).toEqual(
    course.clos.map(([number, statement, level]) => [number, statement, level]),
  );
  expect(first?.assessments.map(({ type, weight }) => `${type} ${weight}%`)).toEqual(
    course.assessments.map(([type, weight]) => `${type} ${weight}`),
  );
  expect(first?.engineNotice).toContain('Mod tempatan');
  expect(second).toMatchObject({ courseCode: otherCourse.code, courseName: otherCourse.name });
  expect(injected?.clos).toEqual(first?.clos);
  expect(injected?.warnings).toEqual([
    expect.objectContaining({
      code: 'addressed_to_ai',
      quote: injection,
      document: 'suntikan.docx',
      place: 'Bahagian "PENTAKSIRAN"',
    }),
  ]);
  expect(short?.assessments).toEqual([]);
  expect(short?.warnings.map(({ code }) => code)).toEqual(['no_assessments', 'no_topics']);
});

test('an analysis of a bad document among good ones is completed without it, says why, and reads it again on demand', async () => {
  const token = await app.newTeacher();
  const sessionId = await analyse(app, token, [files.course, pdfOf([], 'kosong.pdf'), files.other]);
  const done = await finished(app, token, sessionId);
  expect([done.status, done.errorMessage, done.coursesCount]).toEqual(['completed', null, 2]);
  expect(done.documents.map(({ name, status }) => [name, status])).toEqual([
    ['kursus.docx', 'analysed'],
    ['geometri.xlsx', 'analysed'],
    ['kosong.pdf', 'failed'],
  ]);
  expect(done.documents.map(({ error }) => error)).toEqual([null, null, expect.stringContaining(' ')]);

  const retry = (document: number) => app.send(pedagonaApi.retry, { token, params: { sessionId }, body: { document } });
  expect((await retry(0)).body).toEqual({ sessionId, status: 'completed' });
  expect((await retry(2)).body).toEqual({ sessionId, status: 'processing' });
  expect(await finished(app, token, sessionId)).toEqual(done);
});

test('a repeated request with the same tickets makes one session at once, and after its failure a new attempt of it', async () => {
  const token = await app.newTeacher();
  const documents = (await upload(app, token, [pdfOf([], 'kosong.pdf')])).map((uploadId) => ({ uploadId }));
  const ask = { token, body: { sessionName: 'Cuba', documents } };
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(pedagonaApi.analyze, ask)));
  expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
  const sessionId = answers[0]?.sessionId ?? '';
  await finished(app, token, sessionId);
  expect(await app.call(pedagonaApi.analyze, ask)).toEqual({ sessionId, status: 'processing' });
  expect((await finished(app, token, sessionId)).status).toBe('failed');
  expect((await app.call(pedagonaApi.listSessions, { token, query: {} })).items.length).toBe(1);
  const another = await app.send(pedagonaApi.analyze, { token, body: { sessionName: 'Dua kali', documents } });
  expect([another.status, another.body]).toMatchObject([409, { error: expect.stringMatching(/sesi lain: kosong/) }]);
});

test('a repeated request with the same form makes one session, also when it is completed, and keeps one copy of its files', async () => {
  const token = await app.newTeacher();
  const before = await app.store.objects();
  const ask = () => app.call(pedagonaApi.analyze, { token, form: formOf('Borang', [files.course, files.other]) });
  const answers = await Promise.all(Array.from({ length: 4 }, ask));
  expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
  const sessionId = answers[0]?.sessionId ?? '';
  const session = await finished(app, token, sessionId);
  expect(session.coursesAnalysis.map(({ courseCode }) => courseCode)).toEqual([course.code, otherCourse.code]);
  expect(await ask()).toEqual({ sessionId, status: 'completed' });
  const kept = (await app.store.objects()).filter((key) => !before.includes(key));
  expect(kept.filter((key) => key.startsWith('uploads/')).length).toBe(2);
});

test('the list comes newest first in parts that join without a gap', async () => {
  const token = await app.newTeacher();
  const ids: string[] = [];
  for (const name of ['Satu', 'Dua', 'Tiga']) ids.unshift(await analyse(app, token, [files.course], name));
  const part = async (query: { limit?: number; cursor?: string }) => {
    const { items, nextCursor } = await app.call(pedagonaApi.listSessions, { token, query });
    return { ids: items.map(({ id }) => id), cursor: nextCursor };
  };
  const first = await part({ limit: 2 });
  expect(first.ids).toEqual(ids.slice(0, 2));
  expect(await part({ limit: 2, cursor: first.cursor ?? '' })).toEqual({ ids: ids.slice(2), cursor: null });
  expect(await part({})).toEqual({ ids, cursor: null });
});
