import { beforeAll, describe, expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
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
import type { Row } from '../../support/store.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();
let files: { course: TestFile; other: TestFile };
beforeAll(async () => {
  files = { course: await docxOf(course, 'kursus.docx'), other: xlsxOf(otherCourse, 'geometri.xlsx') };
});

describe('an analysis', () => {
  test('of several documents ends with what each of them says, its evidence and its warnings', async () => {
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

  test('of a bad document among good ones is completed without it, says why, and reads it again on demand', async () => {
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

    const retry = (document: number) =>
      app.send(pedagonaApi.retry, { token, params: { sessionId }, body: { document } });
    expect((await retry(0)).body).toEqual({ sessionId, status: 'completed' });
    expect((await retry(2)).body).toEqual({ sessionId, status: 'processing' });
    expect(await finished(app, token, sessionId)).toEqual(done);
  });
});

describe('a repeated request', () => {
  test('with the same tickets makes one session, at once and later', async () => {
    const token = await app.newTeacher();
    const documents = (await upload(app, token, [files.course])).map((uploadId) => ({ uploadId }));
    const ask = { token, body: { sessionName: 'Sekali', documents } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call(pedagonaApi.analyze, ask)));
    const ids = new Set(answers.map(({ sessionId }) => sessionId));
    expect(ids.size).toBe(1);
    const [sessionId = ''] = ids;
    await finished(app, token, sessionId);
    expect(await app.call(pedagonaApi.analyze, ask)).toEqual({ sessionId, status: 'completed' });
    expect((await app.call(pedagonaApi.listSessions, { token, query: {} })).items.length).toBe(1);
    const another = await app.send(pedagonaApi.analyze, { token, body: { sessionName: 'Dua kali', documents } });
    expect([another.status, another.body]).toMatchObject([409, { error: expect.stringMatching(/sesi lain: kursus/) }]);
  });

  test('with the same form makes one session and keeps one copy of its files', async () => {
    const token = await app.newTeacher();
    const store = app.store;
    const before = await store.objects();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.call(pedagonaApi.analyze, { token, form: formOf('Borang', [files.course, files.other]) }),
      ),
    );
    const ids = new Set(answers.map(({ sessionId }) => sessionId));
    expect(ids.size).toBe(1);
    const [sessionId = ''] = ids;
    const session = await finished(app, token, sessionId);
    expect(session.coursesAnalysis.map(({ courseCode }) => courseCode)).toEqual([course.code, otherCourse.code]);
    const later = await app.call(pedagonaApi.analyze, { token, form: formOf('Borang', [files.course, files.other]) });
    expect(later).toEqual({ sessionId, status: 'completed' });
    const kept = (await store.objects()).filter((key) => !before.includes(key));
    expect(kept.filter((key) => key.startsWith('uploads/')).length).toBe(2);
  });

  test('after a failure is a new attempt of the same session', async () => {
    const token = await app.newTeacher();
    const documents = (await upload(app, token, [pdfOf([], 'kosong.pdf')])).map((uploadId) => ({ uploadId }));
    const ask = { token, body: { sessionName: 'Cuba', documents } };
    const { sessionId } = await app.call(pedagonaApi.analyze, ask);
    await finished(app, token, sessionId);
    expect(await app.call(pedagonaApi.analyze, ask)).toEqual({ sessionId, status: 'processing' });
    const again = await finished(app, token, sessionId);
    expect(again.status).toBe('failed');
  });
});

describe('deleting', () => {
  test('takes away every row and object the session brought, and gives its counts back', async () => {
    const token = await app.newTeacher();
    const store = app.store;
    await finished(app, token, await analyse(app, token, [files.other], 'Kekal'));
    const stats = await app.call(statisticsApi.userStats, { token });
    const before = { rows: lasting(await store.rows()), objects: await store.objects() };

    const sessionId = await analyse(app, token, [files.course, pdfOf([], 'kosong.pdf'), files.other], 'Buang');
    await finished(app, token, sessionId);
    expect((await app.call(statisticsApi.userStats, { token })).overall.totalDocuments).toBe(3);
    expect(await app.call(pedagonaApi.deleteSession, { token, params: { sessionId } })).toEqual({ deleted: true });

    expect({ rows: lasting(await store.rows()), objects: await store.objects() }).toEqual(before);
    expect((await app.call(statisticsApi.userStats, { token })).overall).toEqual(stats.overall);
    for (const call of [pedagonaApi.getSession, pedagonaApi.status, pedagonaApi.deleteSession]) {
      expect((await app.send(call, { token, params: { sessionId } })).body).toMatchObject({
        error: 'Sesi tidak dijumpai',
      });
    }
  });
});

describe('the list', () => {
  test('comes newest first in parts that join without a gap', async () => {
    const token = await app.newTeacher();
    const ids: string[] = [];
    for (const name of ['Satu', 'Dua', 'Tiga']) {
      const sessionId = await analyse(app, token, [files.course], name);
      await finished(app, token, sessionId);
      ids.unshift(sessionId);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await app.call(pedagonaApi.listSessions, {
        token,
        query: { limit: 2, ...(cursor === null ? {} : { cursor }) },
      });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(ids);
    expect((await app.call(pedagonaApi.listSessions, { token, query: {} })).items.map((item) => item.id)).toEqual(ids);
  });

  test.each([
    [{ limit: 0 }, /^Nilai '.+' tidak sah: /],
    [{ limit: 101 }, /^Nilai '.+' tidak sah: /],
    [{ limit: 'x' }, /^Nilai '.+' tidak sah: /],
    [{ cursor: '../..' }, /^Pengecam tidak sah\.$/],
  ])('refuses %j', async (query, sentence) => {
    const { status, body } = await app.send(pedagonaApi.listSessions, { token: await app.newTeacher(), query });
    expect([status, body]).toMatchObject([400, { code: 'invalid', error: expect.stringMatching(sentence) }]);
  });
});

/** The rows that are one session's own, and the counters above zero: nothing that time alone or one more start changes. */
const lasting = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    // What was paid for, or happened, is not taken back.
    if (/^(?:QUOTA|USE)#/.test(row.SK)) return [];
    const kept = Object.entries(row).filter(
      ([name, value]) => value !== 0 && !/(?:Latest|Calls|Changes|Tokens|MicroUsd|UnpricedCalls)$/.test(name),
    );
    return kept.length > 2 ? [Object.fromEntries(kept)] : [];
  });
