import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import type { Call } from '../../../shared/contract.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import {
  analysedCourses,
  artefactIdOf,
  artefactOf,
  chainOf,
  checkOf,
  ended,
  executionsOf,
  idsOf,
  make,
  modelCallsOf,
  sendStage,
  settled,
  stageCalls,
} from '../../support/chain.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { type TestApp, startTestApp } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';

/** Each prompt of the chain goes wrong in a way of its own, for as many calls as its first attempt makes. */
const faults = [
  // Throttled first, which is waited for, then unreadable twice.
  'throttle:1@pedagona.merangkai',
  'malformed:3@pedagona.merangkai',
  // Asked seven times by the state machine.
  'error500:7@pedagona.scripts',
  'cutoff:2@pedagona.dlo',
  'slow:400:1@pedagona.report.grounds',
  'invalid:2@pedagona.report.grounds',
  'refusal:1@pedagona.regenerate',
];

/** No stage comes back. */
const silences = ['merangkai', 'dlo', 'scripts', 'report.plan', 'report.grounds', 'regenerate'].map(
  (prompt) => `slow:60000@pedagona.${prompt}`,
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { MODEL_FAULTS: faults.join(','), RETRY_DELAY_MS: '1' } });
});
afterAll(() => app.stop());

let teachers = 0;
const newTeacher = (): Promise<string> => app.tokenFor(`gagal${++teachers}@moe-dl.edu.my`);
const courses = [course, otherCourse];

test('a stage whose model fails says so in Malay, leaves the rest as it was, and is tried again for what is missing', async () => {
  const token = await newTeacher();
  const sessionId = await analysedCourses(app, token, courses);
  const callsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await modelCallsOf(app, sessionId);
    await work();
    await settled(app, sessionId);
    return (await modelCallsOf(app, sessionId)) - before;
  };
  /** Fails with its sentence, then succeeds. @returns how often the model was asked each time */
  const failThenSucceed = async (stage: StageName, sentence: string): Promise<[number, number]> => {
    const failing = await callsOf(async () => {
      const { status, body } = await sendStage(app, token, stage, sessionId, 'create');
      expect([stage, status, body]).toMatchObject([stage, 422, { code: 'unprocessable', error: sentence }]);
    });
    const failed = { exists: false, status: 'failed', errorMessage: sentence };
    expect(await checkOf(app, token, stage, sessionId)).toMatchObject(failed);
    expect((await sendStage(app, token, stage, sessionId, 'get')).status).toBe(404);
    const session = await app.call(pedagonaApi.getSession, { token, params: { sessionId } });
    expect([session.status, session.errorMessage]).toEqual(['completed', null]);
    const retrying = await callsOf(() => make(app, token, sessionId, [stage]));
    expect(await checkOf(app, token, stage, sessionId)).toMatchObject({ exists: true, errorMessage: null });
    return [failing, retrying];
  };

  expect(await failThenSucceed('merangkai', failureTexts.noAnswer)).toEqual([1 + 2, 1]);
  expect(await failThenSucceed('scripts', failureTexts.busy)).toEqual([7, 1]);
  expect(await failThenSucceed('dlo', failureTexts.cutOff)).toEqual([2, 1]);
  // The first half was written by the first attempt and is not asked for again.
  expect(await failThenSucceed('report', failureTexts.noAnswer)).toEqual([1 + 2, 1]);

  const artefactId = artefactIdOf('merangkai', sessionId);
  const before = await artefactOf(app, token, 'merangkai', sessionId);
  const wish = { pointer: '/combinedBigIdea', instruction: 'Ringkaskan' };
  const regenerate = () => app.send(pedagonaApi.regenerate, { token, params: { artefactId }, body: wish });
  const section = await regenerate();
  const refused = expect.stringMatching(/^Model enggan menjawab .+ arahan anda, kemudian cuba lagi\.$/);
  expect([section.status, section.body]).toMatchObject([422, { error: refused }]);
  const state = await app.call(pedagonaApi.regenerateStatus, { token, params: { artefactId } });
  expect(state).toMatchObject({ status: 'failed', errorMessage: refused });
  expect(await artefactOf(app, token, 'merangkai', sessionId)).toEqual(before);
  const again = await regenerate();
  expect([again.status, again.body]).toEqual([200, { status: 'completed' }]);
});

/** A POST whose answer is not waited for: the app is killed before it comes. */
const begin = (token: string, call: Call, params: Record<string, unknown>, body?: unknown): void => {
  app.send(call, { token, params, ...(body === undefined ? {} : { body }) }).catch(() => undefined);
};

test('kill -9 in the middle of every stage, and a new start ends each of them once', async () => {
  await app.restart({ MODEL_FAULTS: '' });
  const token = await newTeacher();
  const bare = await analysedCourses(app, token, courses);
  const linked = await chainOf(app, token, courses, ['merangkai']);
  const designed = await chainOf(app, token, courses, ['merangkai', 'dlo']);
  await app.restart({ MODEL_FAULTS: silences.join(',') });
  const stages = [
    ['merangkai', bare],
    ['scripts', linked],
    ['dlo', linked],
    ['report', designed],
  ] as const;
  const artefactId = artefactIdOf('dlo', designed);
  const sectionState = () => app.call(pedagonaApi.regenerateStatus, { token, params: { artefactId } });
  const history = () => app.call(pedagonaApi.exportHistory, { token, params: idsOf(designed) });

  for (const [stage, sessionId] of stages) begin(token, stageCalls[stage].create, idsOf(sessionId));
  begin(token, pedagonaApi.regenerate, { artefactId }, { pointer: '/dloTitle', instruction: 'Tukar tajuk' });
  for (const [stage, sessionId] of stages)
    await waitFor(`${stage} to run`, async () => {
      const names = (await executionsOf(app, sessionId)).map(({ name }) => name);
      return names.some((name) => name.includes(`-${stage}-`));
    });
  await waitFor('the section to run', async () => (await sectionState()).status === 'processing');
  for (const [stage, sessionId] of stages)
    expect(await checkOf(app, token, stage, sessionId)).toMatchObject({ exists: false, status: 'processing' });
  const { dloTitle } = await artefactOf(app, token, 'dlo', designed);
  begin(token, pedagonaApi.exportComplete, idsOf(designed));
  await waitFor('the export to run', async () => (await history()).status !== 'none');
  await app.kill();
  await app.restart({ MODEL_FAULTS: '' });

  for (const [stage, sessionId] of stages) {
    expect(await ended(app, token, stage, sessionId)).toMatchObject({ exists: true, status: 'completed' });
    expect(await artefactOf(app, token, stage, sessionId)).toMatchObject({ version: 1 });
  }
  await waitFor('the section', async () => (await sectionState()).status === 'completed');
  const dlo = await artefactOf(app, token, 'dlo', designed);
  expect([dlo.version, dlo.dloTitle === dloTitle]).toEqual([2, false]);
  await waitFor('the file', async () => (await history()).status === 'completed');
  expect((await history()).exports.length).toBe(1);
  const objects = (await app.store.objects()).filter((key) => key.startsWith('exports/'));
  expect(objects.length).toBe(1);
});
