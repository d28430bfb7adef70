import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { type StageName, stageNames } from '../../../shared/pedagona/stages.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import {
  analysedCourses,
  artefactOf,
  chainOf,
  checkOf,
  executionsOf,
  idsOf,
  make,
  modelCallsOf,
  rowsOf,
  sendStage,
  stageCalls,
} from '../../support/chain.ts';
import { course, otherCourse, unrelatedCourses } from '../../support/documents.ts';
import { type TestApp, startTestApp } from '../../support/testApp.ts';
import { part, unzip, wordLines } from '../../shared/word/docx.ts';
import { sentencesIn } from './sentences.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let teachers = 0;
const newTeacher = (): Promise<string> => app.tokenFor(`rangkai${++teachers}@moe-dl.edu.my`);
const courses = [course, otherCourse];

describe('the whole chain', () => {
  test('runs from the courses to the downloaded report, and each check tells the truth before and after', async () => {
    const token = await newTeacher();
    const sessionId = await analysedCourses(app, token, courses, 'Semester 2');
    const ids = idsOf(sessionId);
    const missing = async (stage: StageName) =>
      expect(await checkOf(app, token, stage, sessionId)).toEqual({
        exists: false,
        status: 'none',
        errorMessage: null,
        startedAt: null,
        [stageCalls[stage].key]: null,
      });
    const there = async (stage: StageName) =>
      expect(await checkOf(app, token, stage, sessionId)).toEqual({
        exists: true,
        status: 'completed',
        errorMessage: null,
        startedAt: expect.any(String),
        [stageCalls[stage].key]: ids[stageCalls[stage].key],
      });

    await missing('merangkai');
    const merangkai = await sendStage(app, token, 'merangkai', sessionId, 'create');
    expect([merangkai.status, merangkai.body]).toEqual([200, { merangkaiId: ids.merangkaiId, status: 'completed' }]);
    await there('merangkai');

    await missing('scripts');
    await missing('dlo');
    const [scripts, dlo] = await Promise.all([
      sendStage(app, token, 'scripts', sessionId, 'create'),
      sendStage(app, token, 'dlo', sessionId, 'create'),
    ]);
    expect([scripts.body, dlo.body]).toEqual([
      { scriptsId: ids.scriptsId, status: 'completed' },
      { dloId: ids.dloId, status: 'completed' },
    ]);
    await there('scripts');
    await there('dlo');

    await missing('report');
    const report = await sendStage(app, token, 'report', sessionId, 'create');
    expect(report.body).toEqual({ reportId: ids.reportId, status: 'completed' });
    await there('report');

    const { merangkaiId, scriptsId, dloId, reportId } = ids;
    const checks = { merangkai: true, scripts: true, dlo: true, report: true, merangkaiId, scriptsId, dloId, reportId };
    const session = await app.call(pedagonaApi.getSession, { token, params: { sessionId } });
    expect(session).toMatchObject({ status: 'completed', checks });
    for (const stage of ['merangkai', 'scripts', 'dlo', 'report'] as const) {
      expect(await artefactOf(app, token, stage, sessionId)).toMatchObject({
        id: ids[stageCalls[stage].key],
        sessionId,
        sessionName: 'Semester 2',
        sessionCreatedAt: session.createdAt,
        checks,
        version: 1,
      });
    }
    const stats = await app.call(statisticsApi.userStats, { token });
    expect(stats.overall).toMatchObject({ totalSessions: 1, totalDocuments: 2 + 4 });
  });
});

describe('a stage is refused', () => {
  test.each([
    [1, 'Minimum 2 kursus diperlukan untuk merangkai'],
    [5, 'Maximum 4 kursus sahaja boleh dirangkai'],
  ])('merangkai for %i courses', async (count, sentence) => {
    const token = await newTeacher();
    const sessionId = await analysedCourses(app, token, [course]);
    if (count > 1) {
      const store = app.store;
      const row = (await store.rows()).find(({ SK }) => SK === `SESSION#pedagona#${sessionId}`);
      if (row === undefined) throw new Error('The session’s row was expected');
      await store.put({ ...row, data: { ...(row['data'] as object), coursesCount: count } });
    }
    const { status, body } = await sendStage(app, token, 'merangkai', sessionId, 'create');
    expect([status, body]).toMatchObject([422, { code: 'unprocessable', error: sentence }]);
    expect(await checkOf(app, token, 'merangkai', sessionId)).toMatchObject({ exists: false, status: 'none' });
  });

  test('before what it rests on, and is not found before it was made', async () => {
    const token = await newTeacher();
    const sessionId = await analysedCourses(app, token, courses);
    const errorOf = async (stage: StageName, call: 'create' | 'get') => {
      const { status, body } = await sendStage(app, token, stage, sessionId, call);
      return [stage, status, (body as ErrorBody).error];
    };
    const merangkai = 'Merangkai tidak dijumpai';
    expect([
      await errorOf('scripts', 'create'),
      await errorOf('dlo', 'create'),
      await errorOf('report', 'create'),
      await errorOf('merangkai', 'get'),
      await errorOf('scripts', 'get'),
      await errorOf('dlo', 'get'),
      await errorOf('report', 'get'),
    ]).toEqual([
      ['scripts', 404, merangkai],
      ['dlo', 404, merangkai],
      ['report', 404, 'DLO tidak dijumpai'],
      ['merangkai', 404, merangkai],
      ['scripts', 404, 'Skrip tidak dijumpai'],
      ['dlo', 404, 'DLO tidak dijumpai'],
      ['report', 404, 'Laporan tidak dijumpai'],
    ]);
    const early = await app.send(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
    expect([early.status, early.body]).toMatchObject([404, { error: merangkai }]);
    await make(app, token, sessionId, ['merangkai']);
    expect(await errorOf('report', 'create')).toEqual(['report', 404, 'DLO tidak dijumpai']);
    const made = await app.call(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
    expect(made.status).toBe('completed');
  });
});

test('two clicks at once make one artefact by one execution, and a later one gets the same at once', async () => {
  const token = await newTeacher();
  const sessionId = await analysedCourses(app, token, courses);
  const asked = await modelCallsOf(app, sessionId);
  for (const stage of ['merangkai', 'scripts', 'dlo', 'report'] as const) {
    const answers = await Promise.all([1, 2, 3].map(() => sendStage(app, token, stage, sessionId, 'create')));
    const again = await sendStage(app, token, stage, sessionId, 'create');
    const expected = { [stageCalls[stage].key]: idsOf(sessionId)[stageCalls[stage].key], status: 'completed' };
    for (const { status, body } of [...answers, again]) expect([status, body]).toEqual([200, expected]);
    expect(await artefactOf(app, token, stage, sessionId)).toMatchObject({ version: 1 });
  }
  const names = (await executionsOf(app, sessionId)).map(({ name }) => name);
  expect(names.filter((name) => !name.includes('-reading-')).toSorted()).toEqual(
    ['dlo', 'merangkai', 'report', 'scripts'].map((stage) => `pedagona-${sessionId}-${stage}-1`),
  );
  // One call a part: merangkai, scripts, the DLO, two halves of the report.
  expect((await modelCallsOf(app, sessionId)) - asked).toBe(5);
  const stats = await app.call(statisticsApi.userStats, { token });
  expect(stats.overall.totalDocuments).toBe(2 + 4);
});

describe('a finished chain', () => {
  let token: string;
  let sessionId: string;
  let keptExport: string;
  beforeAll(async () => {
    token = await newTeacher();
    sessionId = await chainOf(app, token, courses);
    ({ exportId: keptExport } = await app.call(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) }));
  });

  test('says what the courses themselves say', async () => {
    const merangkai = await artefactOf(app, token, 'merangkai', sessionId);
    expect(merangkai.courseComparison.commonHP).toEqual(['HP1', 'HP2']);
    const { selectedAssessments } = merangkai.integratedAssessment;
    expect(selectedAssessments.map(({ courseCode }) => courseCode).toSorted()).toEqual(['EDUP3153', 'MTES3013']);
    const own = courses.flatMap(({ code, assessments }) =>
      assessments.map(([type, weight]) => `${code} ${type} ${weight}`),
    );
    for (const { courseCode, assessmentType, weight } of [...selectedAssessments, ...merangkai.rubrics])
      expect(own).toContain(`${courseCode} ${assessmentType} ${weight}%`);
    const claims = merangkai.courseComparison.links.filter(({ isSuggestion }) => !isSuggestion);
    for (const { evidence } of claims)
      expect(new Set(evidence.map(({ courseCode }) => courseCode)).size).toBeGreaterThanOrEqual(2);
    const dlo = await artefactOf(app, token, 'dlo', sessionId);
    expect(dlo.durationMinutes).toBe(dlo.activities.reduce((sum, { duration }) => sum + duration, 0));
    const report = await artefactOf(app, token, 'report', sessionId);
    expect(report.evidenceBase.length).toBeGreaterThanOrEqual(3);
  });

  test('is exported with its edits as one file at two clicks, which is listed, given under its name, counted and deleted', async () => {
    const params = idsOf(sessionId);
    const title = 'Geometri & kaunseling <sebaris>';
    await app.call(pedagonaApi.editArtefact, {
      token,
      params: { artefactId: params.dloId },
      body: { pointer: '/dloTitle', value: title, version: 1 },
    });
    const [made, same] = await Promise.all([1, 2].map(() => app.call(pedagonaApi.exportComplete, { token, params })));
    if (made === undefined) throw new Error('An export was expected');
    expect(same).toEqual(made);
    expect(made).toEqual({
      status: 'completed',
      exportId: expect.stringMatching(new RegExp(`^eks_${sessionId}_`)),
      filename: expect.stringMatching(/^[A-Z_]+Semester_1_\w+\.docx$/),
      downloadUrl: `/api/pedagona/export/download/${made.exportId}`,
    });
    const history = async () => (await app.call(pedagonaApi.exportHistory, { token, params })).exports;
    const [item, earlier] = await history();
    expect(earlier?.id).toBe(keptExport);
    expect(item).toEqual({
      id: made.exportId,
      fileName: made.filename,
      fileSize: expect.any(Number),
      createdAt: expect.any(String),
      downloadCount: 0,
      lastDownloadedAt: null,
    });

    const location = await locationOf(made.exportId);
    const file = await fetch(location);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain(`filename="${made.filename}"`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.length).toBe(item?.fileSize);
    const lines = wordLines(part(await unzip(bytes), 'word/document.xml')).join('\n');
    expect(lines).toContain((await artefactOf(app, token, 'report', sessionId)).executiveSummary);
    expect(lines).toContain(title);
    expect(await history()).toEqual([{ ...item, downloadCount: 1, lastDownloadedAt: expect.any(String) }, earlier]);

    const exportId = made.exportId;
    expect(await app.call(pedagonaApi.deleteExport, { token, params: { exportId } })).toEqual({ deleted: true });
    expect(await history()).toEqual([earlier]);
    expect((await fetch(location)).status).toBe(404);
    for (const call of [pedagonaApi.downloadExport, pedagonaApi.deleteExport])
      expect(await app.send(call, { token, params: { exportId } })).toMatchObject({
        status: 404,
        body: { error: 'Fail eksport tidak dijumpai atau telah luput.' },
      });
  });

  test('shares no sentence with the chain of unrelated courses', async () => {
    const theirs = await newTeacher();
    const otherId = await chainOf(app, theirs, unrelatedCourses);
    const shared = new Set<string>();
    for (const stage of stageNames) {
      const here = sentencesIn(await artefactOf(app, token, stage, sessionId));
      const there = new Set(sentencesIn(await artefactOf(app, theirs, stage, otherId)));
      for (const sentence of here) if (there.has(sentence)) shared.add(sentence);
    }
    expect([...shared]).toEqual([]);
  });

  const locationOf = async (exportId: string): Promise<string> => {
    const { status, headers } = await app.send(pedagonaApi.downloadExport, { token, params: { exportId } });
    expect(status).toBe(302);
    return headers.get('location') ?? '';
  };

  test('is a 404 to a second account by every call and id, which changes nothing', async () => {
    const theirs = await newTeacher();
    const before = JSON.stringify(await rowsOf(app, sessionId));
    const bodies: Record<string, unknown> = {
      editArtefact: { pointer: '/dloTitle', value: 'Curi', version: 1 },
      restoreVersion: { version: 1, from: 1 },
      regenerate: { pointer: '/dloTitle', instruction: 'Ringkaskan' },
      changeTeaching: { programme: '', groupSize: null, time: 14, unit: 'minggu', mode: 'hibrid' },
      changeCourse: { do: 'accept', keys: ['courseCode'] },
    };
    const others = new Set(['listSessions', 'analyze', 'status', 'getSession', 'retry', 'deleteSession']);
    const artefactIds = [...Object.values(idsOf(sessionId)).slice(1), `crs_${sessionId}_0`];
    const asked: [string, number, string][] = [];
    for (const [name, call] of Object.entries(pedagonaApi)) {
      if (others.has(name)) continue;
      for (const artefactId of call.path.includes('{artefactId}') ? artefactIds : ['']) {
        const params = { ...idsOf(sessionId), exportId: keptExport, artefactId };
        const body = bodies[name];
        const answer = await app.send(call, { token: theirs, params, ...(body === undefined ? {} : { body }) });
        asked.push([`${name} ${artefactId}`, answer.status, (answer.body as { code: string }).code]);
      }
    }
    expect(asked.length).toBeGreaterThanOrEqual(16 + 5 * 5);
    expect(asked.filter(([, status, code]) => status !== 404 || code !== 'not_found')).toEqual([]);
    expect(JSON.stringify(await rowsOf(app, sessionId))).toBe(before);
  });
});
