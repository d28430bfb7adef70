import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { executionName, findSession, type SessionRow } from '../../../lambdas/platform/jobs/sessions.ts';
import { retrySession } from '../../../lambdas/platform/jobs/attempts.ts';
import { executionName as workName, findWork, startWork } from '../../../lambdas/platform/jobs/work.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { courseText } from '../../support/texts.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { courseDocument } from '../../support/writer.ts';

let pedagona: Pipeline;
let valentra: Pipeline;
beforeAll(async () => {
  pedagona = await startPipeline('pedagona');
  valentra = await startPipeline('valentra');
});
afterAll(async () => {
  await pedagona.stop();
  await valentra.stop();
});

/** A model that answers only when it is let. */
async function slowModel(pipeline: Pipeline) {
  const asked = gate();
  const go = gate();
  await pipeline.useModel('', async (request) => {
    asked.open();
    await go.opened;
    return answer(request);
  });
  return { asked, go };
}

/** The session's row, looked up in the table alone: nothing heals it. */
const ended = (pipeline: Pipeline, session: SessionRow): Promise<SessionRow> =>
  waitFor('the session to be ended', async () => {
    const row = await findSession(pipeline.table, session);
    return row?.status === 'processing' ? null : row;
  });

const countersOf = async (pipeline: Pipeline, { sub }: SessionRow) =>
  (await pipeline.store.rows()).find(({ PK, SK }) => PK === `USER#${sub}` && SK === 'PROFILE');

test('an analysis that an operator stops fails though nobody looks, its counters are true, and it can be tried again', async () => {
  const { asked, go } = await slowModel(pedagona);
  const begun = await pedagona.begin({ 'a.pdf': courseText() });
  await asked.opened;
  await pedagona.abort(executionName(begun));
  expect(await ended(pedagona, begun)).toMatchObject({
    status: 'failed',
    errorMessage: 'Pemprosesan terhenti sebelum selesai. Sila cuba lagi.',
  });
  expect(await countersOf(pedagona, begun)).toMatchObject({
    pedagonaTotal: 1,
    pedagonaProcessing: 0,
    pedagonaFailed: 1,
  });
  go.open();
  await pedagona.useModel('');
  const failed = await ended(pedagona, begun);
  await retrySession(pedagona.services, failed, false);
  expect(await ended(pedagona, begun)).toMatchObject({ status: 'completed', attempt: 2 });
});

test('an analysis that ended itself is left as it ended', async () => {
  await pedagona.useModel('refusal');
  const begun = await pedagona.begin({ 'a.pdf': courseText() });
  const failed = await ended(pedagona, begun);
  await waitFor(
    'its execution to end',
    async () => (await pedagona.services.jobs.stateOf(executionName(begun))) === 'dead',
  );
  expect(await findSession(pedagona.table, begun)).toEqual(failed);
  expect(failed.errorMessage).toMatch(/^AI menolak/);
});

test('work on a finished session that an operator stops fails though nobody looks, and the session stays', async () => {
  await valentra.useModel('');
  const session = await valentra.finished(await valentra.begin({ 'a.pdf': courseDocument() }));
  expect(session.status).toBe('completed');
  const asked = gate();
  const go = gate();
  valentra.watchSteps(async () => {
    asked.open();
    await go.opened;
  });
  const work = await startWork(valentra.services, session, { name: 'jst', stage: 'jst' });
  await asked.opened;
  await valentra.abort(workName(work));
  const seen = await waitFor('the work to be ended', async () => {
    const row = await findWork(valentra.table, work);
    return row?.status === 'processing' ? null : row;
  });
  expect(seen).toMatchObject({
    status: 'failed',
    errorMessage: 'Penjanaan terhenti sebelum selesai. Sila cuba lagi.',
  });
  expect(await findSession(valentra.table, session)).toMatchObject({ status: 'completed', works: { jst: 'failed' } });
  go.open();
});
