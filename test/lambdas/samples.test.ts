import { expect, test } from '@jest/globals';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import { moduleNames } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { stageNames } from '../../shared/pedagona/stages.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { stageNames as documentNames } from '../../shared/valentra/schemas.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { artefactIdOf, artefactOf } from '../support/chain.ts';
import { withApp } from '../support/hooks.ts';
import { waitFor } from '../support/wait.ts';

/** No model answers here: whatever asks one fails. */
const app = withApp({ env: { MODEL: 'recorded:test/eval/samples' } });

const calls = { pedagona: pedagonaApi, acadiora: acadioraApi, valentra: valentraApi };

/** Rows in which something is counted or by which somebody is found. */
async function counted(): Promise<unknown[]> {
  const rows = await app.store.rows();
  return rows.filter(({ PK, SK }) => /^(?:STATS|SEARCH|ACTIVITY)/.test(PK) || SK.startsWith('QUOTA'));
}

/** What is left of a sample below users, in the table and the bucket. */
const left = async () => [
  ...(await app.store.rows()).filter(({ SK }) => /^(?:SESSION|DOC|REMAINS|REQUEST|UPLOAD)#/.test(SK)),
  ...(await app.store.objects()),
];

test('a sample is opened once, is whole by the schemas of today, takes edits, and goes, without model, quota or statistics', async () => {
  const token = await app.newTeacher();
  await app.call(statisticsApi.userStats, { token });
  const before = await counted();
  const open = async () =>
    Object.fromEntries(
      await Promise.all(
        moduleNames.map(async (module) => [module, (await app.call(calls[module].openSample, { token })).sessionId]),
      ),
    ) as Record<(typeof moduleNames)[number], string>;

  // Two clicks at once and a third one later are one copy.
  const [ids, again] = await Promise.all([open(), open()]);
  expect(again).toEqual(ids);
  expect(await open()).toEqual(ids);
  const { pedagona, acadiora, valentra } = ids;

  // PEDAGONA: the courses with their document, and the whole chain, nothing of it older than what it is made from.
  const params = { sessionId: pedagona };
  const courses = await app.call(pedagonaApi.getSession, { token, params });
  expect(courses).toMatchObject({ isSample: true, status: 'completed', coursesCount: 2 });
  expect(courses.coursesAnalysis.map(({ courseCode }) => courseCode)).toEqual(['PKKM3073', 'HIS3043']);
  expect(Object.values(courses.origins).flatMap((origin) => origin?.changed ?? [])).toEqual([]);
  const document = await app.call(pedagonaApi.getDocument, { token, params: { ...params, n: 1 }, query: {} });
  expect(document.blocks.length).toBeGreaterThan(1);
  for (const stage of stageNames) expect((await artefactOf(app, token, stage, pedagona)).sessionId).toBe(pedagona);

  // ACADIORA: every criterion is judged, with remarks that cite the paper.
  const { evaluation } = await app.call(acadioraApi.getSession, { token, params: { sessionId: acadiora } });
  for (const key of criterionKeys) expect(evaluation?.evaluation[key].score).toEqual(expect.any(Number));
  expect(evaluation?.leftOut).toEqual([]);

  // VALENTRA: all documents of both papers.
  const lesson = { token, params: { sessionId: valentra }, query: {} };
  const { session } = await app.call(valentraApi.getSession, lesson);
  expect(documentNames.filter((name) => session.versions[name] === null)).toEqual([]);
  expect(session.papers.map(({ type, examGenerated }) => [type, examGenerated])).toEqual([
    ['Ujian', true],
    ['Peperiksaan akhir', true],
  ]);
  expect(session.examQuestions?.questions.map(({ kind }) => kind)).toHaveLength(10);
  expect(session.examQuestions?.questions.filter(({ sources }) => sources.length === 0)).toEqual([]);
  expect((await app.send(valentraApi.downloadExamQuestions, lesson)).status).toBe(200);

  // It is the user's own: a text is edited.
  const address = { token, params: { artefactId: artefactIdOf('merangkai', pedagona) } };
  const { version } = await artefactOf(app, token, 'merangkai', pedagona);
  const edit = { pointer: '/combinedBigIdea', value: 'Idea saya.', version };
  await app.call(pedagonaApi.editArtefact, { ...address, body: edit });
  expect(await artefactOf(app, token, 'merangkai', pedagona)).toMatchObject({ combinedBigIdea: 'Idea saya.' });

  // No work is told behind the bell.
  expect(await app.call(statisticsApi.recentWork, { token })).toEqual([]);

  // Another's sample is another copy.
  const other = await app.newTeacher();
  const theirs = await app.call(pedagonaApi.openSample, { token: other });
  expect(await artefactOf(app, other, 'merangkai', theirs.sessionId)).not.toMatchObject({
    combinedBigIdea: 'Idea saya.',
  });
  await app.call(pedagonaApi.deleteSession, { token: other, params: { sessionId: theirs.sessionId } });

  // Deleted it leaves nothing, and nothing was ever counted.
  for (const module of moduleNames)
    await app.call(calls[module].deleteSession, { token, params: { sessionId: ids[module] } });
  expect(await left()).toEqual([]);
  expect(await counted()).toEqual(before);
  const { overall } = await app.call(statisticsApi.userStats, { token });
  expect(overall).toEqual({ totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 });

  // After that the sample is a new one.
  expect((await app.call(pedagonaApi.openSample, { token })).sessionId).not.toBe(pedagona);
});

test('a copy of the sample is a session like any other, which counts', async () => {
  const token = await app.newTeacher();
  const sample = await app.call(valentraApi.openSample, { token });
  const copy = await app.call(valentraApi.copySession, { token, params: sample });
  const [was, is] = await Promise.all(
    [sample, copy].map(
      async (params) => (await app.call(valentraApi.getSession, { token, params, query: {} })).session,
    ),
  );
  expect([was?.isSample, is?.isSample]).toEqual([true, undefined]);
  expect(is).toMatchObject({ jst: was?.jst, versions: was?.versions });
  const { sessions } = await app.call(valentraApi.listSessions, { token, query: {} });
  const [, name = ''] = (was?.sessionName ?? '').split('Contoh: ');
  expect(sessions.map(({ id, copiedFrom, sessionName }) => [id, copiedFrom, sessionName])).toEqual([
    [copy.sessionId, undefined, `${name} (salinan)`],
    [sample.sessionId, undefined, `Contoh: ${name}`],
  ]);
  expect((await app.call(statisticsApi.userStats, { token })).valentra.totalSessions).toBe(1);
  expect(await app.call(statisticsApi.recentWork, { token })).toEqual([]);
  await expect(app.call(valentraApi.copySession, { token, params: copy })).rejects.toMatchObject({ status: 409 });

  // Of two with one name a list and their files would not tell which is which.
  await app.call(valentraApi.copySession, { token, params: sample });
  const again = await app.call(valentraApi.listSessions, { token, query: {} });
  expect(again.sessions[0]?.sessionName).toBe(`${name} (salinan 2)`);
});

test('a sample and its copy were analysed when the sample was made', async () => {
  const token = await app.newTeacher();
  const sample = await app.call(pedagonaApi.openSample, { token });
  const copy = await app.call(pedagonaApi.copySession, { token, params: sample });
  const [first, second] = await Promise.all(
    [sample, copy].map((params) => app.call(pedagonaApi.getSession, { token, params })),
  );
  expect(first?.createdAt).toBe(second?.createdAt);
});

test("in a list the sample stands behind the sessions of one's own, also the older ones", async () => {
  const token = await app.newTeacher();
  const own = await app.call(valentraApi.createSession, { token, body: { sessionName: 'Sesi sendiri' } });
  await app.call(valentraApi.openSample, { token });
  const { sessions } = await app.call(valentraApi.listSessions, { token, query: {} });
  expect(sessions.map(({ id, isSample }) => [id === own.session.id, isSample])).toEqual([
    [true, undefined],
    [false, true],
  ]);
});

test('a corrected figure of the sample paper is compared anew; the texts of its review stay, with a word on it', async () => {
  const token = await app.newTeacher();
  const { sessionId } = await app.call(acadioraApi.openSample, { token });
  const address = { token, params: { sessionId } };
  const { evaluation: before } = await app.call(acadioraApi.getSession, address);
  const own = { rows: { tests_1: { df: '2; 209' } }, title: null, author: null, year: null, wrong: [] };
  await app.call(acadioraApi.correct, { ...address, body: own });
  const after = await waitFor('the corrected review', async () => {
    const { status, evaluation } = await app.call(acadioraApi.getSession, address);
    return status === 'completed' && evaluation?.corrections ? evaluation : null;
  });
  expect(after).toMatchObject({ leftOut: [], engineNotice: null, corrections: own });
  expect(after.overall.recommendation).toBe(before?.overall.recommendation);
  expect(after.overall.summaryEvaluation).toMatch(/sebelum pembetulan anda/);
  expect(after.overall.summaryEvaluation).toContain(before?.overall.summaryEvaluation);
});
