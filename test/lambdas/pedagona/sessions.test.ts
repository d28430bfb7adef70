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

test('an analysis of several documents ends with what each of them says, its evidence and its warnings, and without a bad one, which is read again on demand', async () => {
  const token = await app.newTeacher();
  const injectedFile = await docxOf(injectedCourse, 'suntikan.docx');
  const good = [files.course, injectedFile, pdfCourse(course, 'ringkas.pdf')];
  const sessionId = await analyse(app, token, [pdfOf([], 'kosong.pdf'), ...good], '  Semester 1  ');
  const session = await finished(app, token, sessionId);
  expect([session.status, session.errorMessage, session.progress]).toEqual(['completed', null, null]);
  expect([session.coursesCount, session.sessionName]).toEqual([3, 'Semester 1']);
  expect(session.documents.map(({ name, status, pages, error }) => [name, status, pages !== null, error])).toEqual([
    ...good.map(({ name }) => [name, 'analysed', true, null]),
    ['kosong.pdf', 'failed', false, expect.stringContaining(' ')],
  ]);
  const [first, injected, short] = session.coursesAnalysis;
  const { code: courseCode, name: courseName } = course;
  expect(first).toMatchObject({ courseCode, courseName, sourceDocument: 'kursus.docx', warnings: [] });
  expect(first?.clos.map(({ cloNumber, cloStatement, level }) => [cloNumber, cloStatement, level])).toEqual(
    course.clos.map(([number, statement, level]) => [number, statement, level]),
  );
  expect(first?.assessments.map(({ type, weight }) => `${type} ${weight}%`)).toEqual(
    course.assessments.map(([type, weight]) => `${type} ${weight}`),
  );
  expect(first?.engineNotice).toContain('Mod tempatan');
  expect(injected?.clos).toEqual(first?.clos);
  const place = { document: 'suntikan.docx', place: 'Bahagian "PENTAKSIRAN"' };
  expect(injected?.warnings).toMatchObject([{ code: 'addressed_to_ai', quote: injection, ...place }]);
  expect(short?.assessments).toEqual([]);

  const retry = (document: number) => app.send(pedagonaApi.retry, { token, params: { sessionId }, body: { document } });
  expect((await retry(0)).body).toEqual({ sessionId, status: 'completed' });
  expect((await retry(3)).body).toEqual({ sessionId, status: 'processing' });
  expect(await finished(app, token, sessionId)).toEqual({ ...session, seconds: expect.any(Number) });
  await app.call(pedagonaApi.renameSession, { token, params: { sessionId }, body: { sessionName: ' Semester  2 ' } });
  expect((await finished(app, token, sessionId)).sessionName).toBe('Semester  2');
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
