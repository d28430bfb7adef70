import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { executionName } from '../../../lambdas/platform/jobs/job.ts';
import { retryReading } from '../../../lambdas/platform/jobs/reading.ts';
import { findSession, reading, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { courseText } from '../../support/texts.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('pedagona');

const begin = (): Promise<SessionRow> =>
  pipeline.begin({ 'a.pdf': courseText('AAAA1013'), 'b.pdf': courseText('BBBB1013') });

const attemptOf = (row: SessionRow, name: string) => executionName({ ...row, name, attempt: 1 });

/** The session's row once a job has ended, looked up in the table alone: nothing heals it. */
const ended = (session: SessionRow, name: string): Promise<SessionRow> =>
  waitFor('the job to be ended', async () => {
    const row = await findSession(pipeline.table, session);
    return row?.jobs[name]?.status === 'processing' ? null : row;
  });

/** A model that answers only when it is let. */
async function slowModel() {
  const asked = gate();
  const go = gate();
  await pipeline.useModel('', async (request) => {
    asked.open();
    await go.opened;
    return answer(request);
  });
  return { asked, go };
}

test('A reading that an operator ends fails though nobody looks, its counters are true, and it can be tried again', async () => {
  const { asked, go } = await slowModel();
  const begun = await begin();
  await asked.opened;
  await pipeline.abort(attemptOf(begun, reading));
  const failed = await ended(begun, reading);
  expect(failed).toMatchObject({
    status: 'failed',
    jobs: { reading: { errorMessage: failureTexts.interrupted } },
  });
  const profile = (await pipeline.store.rows()).find(({ PK, SK }) => PK === `USER#${begun.sub}` && SK === 'PROFILE');
  expect(profile).toMatchObject({ pedagonaTotal: 1, pedagonaProcessing: 0, pedagonaFailed: 1 });
  go.open();
  await pipeline.useModel('');
  await retryReading(pipeline.services, failed, false);
  expect(await ended(begun, reading)).toMatchObject({ status: 'completed', jobs: { reading: { attempt: 2 } } });
});
