import { beforeAll, describe, expect, test } from '@jest/globals';
import { acceptedAt } from '../../../shared/claims/accepted.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { Making } from '../../../shared/session/origin.ts';
import { makingOrder, type StageName, stageNames } from '../../../shared/pedagona/stages.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import {
  analysedCourses,
  artefactIdOf,
  artefactOf,
  chainOf,
  checkOf,
  editPart,
  ended,
  executionsOf,
  idsOf,
  make,
  modelCallsOf,
  rowsOf,
  sendStage,
  weigh,
} from '../../support/chain.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { part, unzip, wordLines } from '../../shared/word/docx.ts';
import { withApp } from '../../support/hooks.ts';
import { people } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';

const app = withApp();

const courses = [course, otherCourse];

test('the chain goes from the courses to the report, each check true before and after, each stage made once by clicks at once and later', async () => {
  const token = await app.newTeacher();
  const sessionId = await analysedCourses(app, token, courses, 'Semester 2');
  const asked = await modelCallsOf(app, sessionId);
  const ids = idsOf(sessionId);
  const click = async (stage: StageName) => {
    const key = `${stage}Id` as const;
    const none = { exists: false, status: 'none', errorMessage: null, startedAt: null, [key]: null };
    expect(await checkOf(app, token, stage, sessionId)).toEqual(none);
    const answers = await Promise.all([1, 2, 3].map(() => sendStage(app, token, stage, sessionId, 'create')));
    answers.push(await sendStage(app, token, stage, sessionId, 'create'));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { [key]: ids[key], status: 'completed' }]);
    const made = { exists: true, status: 'completed', startedAt: expect.any(String), [key]: ids[key] };
    expect(await checkOf(app, token, stage, sessionId)).toEqual({ ...none, ...made });
  };
  await click('merangkai');
  await Promise.all([click('scripts'), click('dlo')]);
  await click('report');

  const { merangkaiId, scriptsId, dloId, reportId } = ids;
  const checks = { merangkai: true, scripts: true, dlo: true, report: true, merangkaiId, scriptsId, dloId, reportId };
  const session = await app.call(pedagonaApi.getSession, { token, params: { sessionId } });
  expect(session).toMatchObject({ status: 'completed', checks });
  for (const stage of stageNames)
    expect(await artefactOf(app, token, stage, sessionId)).toMatchObject({
      id: artefactIdOf(stage, sessionId),
      sessionId,
      sessionName: 'Semester 2',
      sessionCreatedAt: session.createdAt,
      checks,
      version: 1,
    });
  const names = (await executionsOf(app, sessionId)).map(({ name }) => name);
  expect(names.filter((name) => !name.includes('-reading-')).toSorted()).toEqual(
    stageNames.map((stage) => `pedagona-${sessionId}-${stage}-1`).toSorted(),
  );
  // One call a part: merangkai, scripts, the DLO, two halves of the report.
  expect((await modelCallsOf(app, sessionId)) - asked).toBe(5);
  const stats = await app.call(statisticsApi.userStats, { token });
  expect(stats.overall).toMatchObject({ totalSessions: 1, totalDocuments: 2 + 4 });
});

test('a stage is refused before what it rests on, merangkai for one course, and is not found before it was made, nor edited, looked up or written anew', async () => {
  const token = await app.newTeacher();
  const sessionId = await analysedCourses(app, token, courses);
  const errorOf = async (stage: StageName, call: 'create' | 'get') => {
    const { status, body } = await sendStage(app, token, stage, sessionId, call);
    return [stage, status, (body as ErrorBody).error];
  };
  const merangkai = 'Merangkai tidak dijumpai';
  for (const [stage, call, error] of [
    ['scripts', 'create', merangkai],
    ['dlo', 'create', merangkai],
    ['report', 'create', 'DLO tidak dijumpai'],
    ['merangkai', 'get', merangkai],
    ['scripts', 'get', 'Skrip tidak dijumpai'],
    ['dlo', 'get', 'DLO tidak dijumpai'],
    ['report', 'get', 'Laporan tidak dijumpai'],
  ] as const)
    expect(await errorOf(stage, call)).toEqual([stage, 404, error]);
  const { editArtefact, listVersions, regenerate, restoreVersion } = pedagonaApi;
  const change = { pointer: '/dloTitle', value: 'x', version: 1, from: 1, instruction: 'x' };
  for (const stage of stageNames)
    for (const call of [editArtefact, listVersions, regenerate, restoreVersion]) {
      const params = { artefactId: artefactIdOf(stage, sessionId) };
      const body = call === listVersions ? undefined : change;
      const answer = await app.send(call, { token, params, body });
      expect([answer.status, answer.body]).toMatchObject([404, { error: expect.stringMatching(/ tidak dijumpai$/) }]);
    }
  const early = await app.send(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
  expect([early.status, early.body]).toMatchObject([404, { error: merangkai }]);
  await make(app, token, sessionId, ['merangkai']);
  expect(await errorOf('report', 'create')).toEqual(['report', 404, 'DLO tidak dijumpai']);
  const made = await app.call(pedagonaApi.exportComplete, { token, params: idsOf(sessionId) });
  expect(made.status).toBe('completed');

  const alone = await analysedCourses(app, token, [course]);
  const { status, body } = await sendStage(app, token, 'merangkai', alone, 'create');
  const error = 'Minimum 2 kursus diperlukan untuk merangkai';
  expect([status, body]).toMatchObject([422, { code: 'unprocessable', error }]);
  expect(await checkOf(app, token, 'merangkai', alone)).toMatchObject({ exists: false, status: 'none' });
});

test('a finished chain is exported with its edits as one file at two clicks, which is listed, given under its name, counted and deleted', async () => {
  const token = await app.newTeacher();
  const sessionId = await chainOf(app, token, courses);
  const params = idsOf(sessionId);
  const history = async () => (await app.call(pedagonaApi.exportHistory, { token, params })).exports;
  const { exportId: keptExport } = await app.call(pedagonaApi.exportComplete, { token, params });
  // A call answers after its own patience, finished or not.
  await waitFor('the first export', async () => (await history())[0] ?? null);
  const title = 'Geometri & kaunseling <sebaris>';
  await editPart(app, token, 'dlo', sessionId, '/dloTitle', title);
  const [made, same] = await Promise.all([1, 2].map(() => app.call(pedagonaApi.exportComplete, { token, params })));
  if (made === undefined) throw new Error('An export was expected');
  expect(same).toEqual(made);
  expect(made).toEqual({
    status: 'completed',
    exportId: expect.stringMatching(new RegExp(`^eks_${sessionId}_`)),
    filename: expect.stringMatching(/^[A-Z_]+Semester_1_\w+\.docx$/),
    downloadUrl: `/api/pedagona/export/download/${made.exportId}`,
  });
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

  const given = await app.send(pedagonaApi.downloadExport, { token, params: { exportId: made.exportId } });
  expect(given.status).toBe(302);
  const location = given.headers.get('location') ?? '';
  const file = await fetch(location);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain(`filename="${made.filename}"`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(bytes.length).toBe(item?.fileSize);
  const lines = wordLines(part(unzip(bytes), 'word/document.xml')).join('\n');
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

describe('a chain whose courses change', () => {
  let token: string;
  let sessionId: string;
  beforeAll(async () => {
    token = await app.tokenFor(people.aminah);
    sessionId = await chainOf(app, token, courses);
  });

  const session = () => app.call(pedagonaApi.getSession, { token, params: { sessionId } });
  /** The assessment of the first course that merangkai has chosen. */
  async function chosen() {
    const [rubric] = (await artefactOf(app, token, 'merangkai', sessionId)).rubrics;
    return (await session()).coursesAnalysis[0]?.assessments.find(({ type }) => type === rubric?.assessmentType);
  }
  const weighChosen = async (weight: number) => weigh(app, token, { sessionId, n: 0 }, await chosen(), weight);
  const outdated = async (): Promise<StageName[]> => {
    const { origins } = await session();
    const told = stageNames.filter((stage) => (origins[stage]?.changed ?? []).length > 0);
    // So does the list, from then on.
    expect(await listed()).toEqual(told);
    return told;
  };
  const listed = async () => {
    const { items } = await app.call(pedagonaApi.listSessions, { token, query: {} });
    return items.find(({ id }) => id === sessionId)?.outdated ?? [];
  };
  const again = async (stage: StageName, making: Partial<Making> = {}) => {
    const { status, body } = await sendStage(app, token, stage, sessionId, 'create', { again: true, ...making });
    if (status === 202) await ended(app, token, stage, sessionId);
    return { status, body };
  };

  test('a changed weight is told of every stage, and one click each brings them up to date, each once, with the edits of the lecturer', async () => {
    const before = await session();
    const task = await chosen();
    // Made in their order, all are of what there is.
    expect(await outdated()).toEqual([]);
    await weighChosen(33);
    const { origins } = await artefactOf(app, token, 'report', sessionId);
    expect(origins.report?.changed).toMatchObject([
      {
        source: 'course#0',
        name: before.coursesAnalysis[0]?.courseCode,
        how: 'edited',
        changes: [
          { at: `/assessments/=${task?.type}/weight`, kind: 'changed', before: String(task?.weight), after: '33' },
        ],
      },
    ]);
    expect(await outdated()).toEqual(stageNames);
    // Without asking for it, what there is is the answer.
    await sendStage(app, token, 'merangkai', sessionId, 'create');
    expect(await outdated()).toEqual(stageNames);
    const { combinedBigIdea: made, courseComparison } = await artefactOf(app, token, 'merangkai', sessionId);
    const address = { token, params: { artefactId: artefactIdOf('merangkai', sessionId) } };
    const [pointer, mine] = ['/combinedBigIdea', 'Idea besar yang ditulis oleh pensyarah.'];
    await editPart(app, token, 'merangkai', sessionId, pointer, mine);
    const wished = '/courseComparison/rationale';
    await app.call(pedagonaApi.regenerate, { ...address, body: { pointer: wished, instruction: 'Ringkaskan.' } });
    const { rationale } = (await artefactOf(app, token, 'merangkai', sessionId)).courseComparison;
    expect(rationale).not.toBe(courseComparison.rationale);
    const accepted = ['Aminah: “97%”. Kuiz 97%.'];
    const vouched = { pointer: acceptedAt, value: accepted, was: [], version: 3 };
    await app.call(pedagonaApi.editArtefact, { ...address, body: vouched });
    const counted = await app.call(pedagonaApi.status, { token, params: { sessionId } });
    for (const stage of makingOrder) {
      await again(stage);
      // Before a page of the session is opened, too.
      expect(await listed()).not.toContain(stage);
      // The edit and its keeping are versions too.
      expect((await artefactOf(app, token, stage, sessionId)).version).toBe(stage === 'merangkai' ? 6 : 2);
      expect(await outdated()).not.toContain(stage);
    }
    expect(await outdated()).toEqual([]);
    await again('merangkai');
    expect(await app.call(pedagonaApi.status, { token, params: { sessionId } })).toEqual({ ...counted, outdated: [] });
    expect((await rowsOf(app, sessionId)).find(({ SK }) => SK.startsWith('SESSION#'))?.['counted']).toMatchObject({
      documents: 6,
    });
    const merangkai = await artefactOf(app, token, 'merangkai', sessionId);
    expect(merangkai).toMatchObject({ version: 6, combinedBigIdea: mine, courseComparison: { rationale }, accepted });
    expect(merangkai.origins.merangkai).toEqual({
      sources: ['course#0', 'course#1', 'teaching'],
      changed: [],
      edited: [pointer, wished, acceptedAt],
      isComparable: true,
    });
    expect(await app.call(pedagonaApi.compareVersions, address)).toEqual([
      { pointer, was: pointer, mine, made, now: mine },
      { pointer: wished, was: wished, mine: rationale, made: courseComparison.rationale, now: rationale },
      { pointer: acceptedAt, was: acceptedAt, mine: accepted, made: [], now: accepted },
    ]);
    const weights = merangkai.integratedAssessment.selectedAssessments.map(({ weight }) => weight);
    expect(merangkai.rubrics.map(({ weight }) => weight).concat(weights)).toContain(33);
  });

  test('a text that its lecturer lets stand is up to date, the same but for weights of the courses, and told as a version of its own', async () => {
    expect(await outdated()).toEqual([]);
    await weighChosen(34);
    const id = { token, params: { artefactId: artefactIdOf('merangkai', sessionId) } };
    const { version, origins: was, doubts, ...before } = await artefactOf(app, token, 'merangkai', sessionId);
    for (const stage of stageNames) {
      // Twice does no more.
      for (const _ of [1, 2])
        expect(await sendStage(app, token, stage, sessionId, 'create', { confirm: true })).toMatchObject({
          status: 200,
        });
      expect(await outdated()).not.toContain(stage);
    }
    const { version: now, origins, doubts: left, ...after } = await artefactOf(app, token, 'merangkai', sessionId);
    const alike = JSON.parse(
      JSON.stringify(before).replaceAll(/"weight":33(?=,"(?:rationale|cognitive))/g, '"weight":34'),
    );
    expect([after, now]).toEqual([alike, version + 1]);
    expect([doubts.length > 0, left]).toEqual([true, []]);
    expect(origins.merangkai).toEqual({ ...was.merangkai, changed: [] });
    expect((await app.call(pedagonaApi.listVersions, id)).at(-1)).toMatchObject({ reason: 'confirmed' });
    // What changes later is told again, and the version before comes back as it was: not brought up to date.
    await app.call(pedagonaApi.restoreVersion, { ...id, body: { version, from: now } });
    expect(await outdated()).toContain('merangkai');
    await sendStage(app, token, 'merangkai', sessionId, 'create', { confirm: true });
    await weighChosen(33);
    expect(await outdated()).toEqual(stageNames);
    for (const stage of stageNames) await sendStage(app, token, stage, sessionId, 'create', { confirm: true });
  });

  test('what the lecturer answers before writing is kept, told to every stage and read by the next writing', async () => {
    const { teaching } = await session();
    expect(teaching).toMatchObject({ groupSize: null, unit: 'minggu', mode: 'bersemuka' });
    const body = { ...teaching, groupSize: 24, time: 120, unit: 'minit', mode: 'hibrid' } as const;
    expect(await app.call(pedagonaApi.changeTeaching, { token, params: { sessionId }, body })).toEqual(body);
    const { teaching: kept, origins } = await session();
    expect(kept).toEqual(body);
    expect(await outdated()).toEqual(stageNames);
    expect(origins.dlo?.changed.find(({ source }) => source === 'teaching')?.changes.map(({ at }) => at)).toEqual([
      '/groupSize',
      '/time',
      '/unit',
      '/mode',
    ]);
    await again('merangkai');
    await again('dlo');
    expect((await artefactOf(app, token, 'dlo', sessionId)).targetAudience).toContain(
      '24 pelajar · 120 minit · hibrid',
    );
  });
});
