import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import {
  analysedCourses,
  artefactIdOf,
  artefactOf,
  checkOf,
  make,
  modelCallsOf,
  sendStage,
  settled,
} from '../../support/chain.ts';
import { course, otherCourse } from '../../support/documents.ts';
import { withApp } from '../../support/hooks.ts';

/** Each prompt of the chain goes wrong in a way of its own, for as many calls as its first attempt makes. */
const faults = [
  // Throttled first, which is waited for, then unreadable twice.
  'throttle:1@pedagona.merangkai',
  'malformed:3@pedagona.merangkai',
  // Asked seven times by the state machine.
  'unavailable:7@pedagona.scripts',
  'cutoff:2@pedagona.dlo',
  'slow:400:1@pedagona.report.grounds',
  'invalid:2@pedagona.report.grounds',
  'refusal:1@pedagona.regenerate',
];

const app = withApp({ env: { MODEL_FAULTS: faults.join(','), RETRY_DELAY_MS: '1' } });

const courses = [course, otherCourse];

test('a stage whose model fails says so in Malay, leaves the rest as it was, and is tried again for what is missing', async () => {
  const token = await app.newTeacher();
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
