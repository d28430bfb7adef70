import { expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { unreadSections } from '../../../shared/course/rules.ts';
import { course, docxOfCourses, otherCourse } from '../../support/documents.ts';
import { withApp } from '../../support/hooks.ts';
import { waitFor } from '../../support/wait.ts';
import { analyse, finished } from '../../support/work.ts';

const app = withApp();
const [first, second] = [course.code, otherCourse.code];
const file = () => docxOfCourses([course, otherCourse], 'dua kursus.docx');

/** A completed PEDAGONA session of one file with two courses. */
async function analysed() {
  const token = await app.newTeacher();
  const sessionId = await analyse(app, token, [await file()]);
  const session = await finished(app, token, sessionId);
  const read = (section: number, isInstead = false, n = 0) =>
    app.send(pedagonaApi.readSection, { token, params: { sessionId, n }, body: { section, isInstead } });
  const ended = () => finished(app, token, sessionId);
  return { token, sessionId, session, read, ended };
}

const codesOf = ({ coursesAnalysis }: { coursesAnalysis: { courseCode: string | null }[] }) =>
  coursesAnalysis.map(({ courseCode }) => courseCode);

test('a second course in the same file is offered, not merged, and becomes a further course of the session, once', async () => {
  const { session, read, ended } = await analysed();
  expect(codesOf(session)).toEqual([first]);
  const [only] = session.coursesAnalysis;
  expect(only?.clos.map(({ cloStatement }) => cloStatement)).toEqual(course.clos.map(([, statement]) => statement));
  expect(only?.sections.map(({ courseCode }) => courseCode)).toEqual([first, second]);
  expect(only && unreadSections(only, session.coursesAnalysis).map(({ section }) => section)).toEqual([1]);

  const answers = await Promise.all([read(1), read(1), read(1)]);
  // A slow machine may have read it before the last of them is answered.
  expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
  const both = await ended();
  expect([both.errorMessage, both.coursesCount, both.documents.length]).toEqual([null, 2, 2]);
  expect(codesOf(both)).toEqual([first, second]);
  const [, added] = both.coursesAnalysis;
  expect([added?.section, added?.assessments.map(({ type }) => type)]).toEqual([
    1,
    otherCourse.assessments.map(([type]) => type),
  ]);
  expect(added && unreadSections(added, both.coursesAnalysis)).toEqual([]);
  expect(await read(1)).toMatchObject({ status: 200, body: { status: 'completed' } });
  expect((await ended()).coursesCount).toBe(2);
});

test('the other course of a file takes the place of the first, and one that is not in the file is refused', async () => {
  const { read, ended } = await analysed();
  expect((await read(7)).status).toBe(404);
  expect((await read(1, false, 5)).status).toBe(404);
  expect((await read(-1)).status).toBe(400);
  const [started, refused] = [await read(1, true), await read(0)];
  expect([started.status, refused.status]).toEqual([202, 409]);
  const session = await ended();
  expect([session.coursesCount, codesOf(session)]).toEqual([1, [second]]);
});

test('VALENTRA takes the other course of its file in place of the first, until something is made of it', async () => {
  const { token, sessionId: from } = await analysed();
  const { session } = await app.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } });
  const params = { sessionId: session.id };
  await app.call(valentraApi.useCourse, { token, params, body: { session: from, n: 0 } });
  const read = (section: number) =>
    app.send(valentraApi.readSection, { token, params: { ...params, n: 0 }, body: { section } });
  const current = () =>
    waitFor('the reading', async () => {
      const { session: now } = await app.call(valentraApi.getSession, { token, params, query: {} });
      return now.progress === null ? now : null;
    });
  expect((await current()).course?.courseCode).toBe(first);
  expect((await read(2)).status).toBe(404);
  await Promise.all([read(1), read(1)]);
  const other = await current();
  expect([other.course?.courseCode, other.course?.section, other.documents.length]).toEqual([second, 1, 1]);
  expect((await read(1)).status).toBe(200);
  await app.call(valentraApi.generateJst, { token, params });
  expect((await read(0)).status).toBe(409);
});
