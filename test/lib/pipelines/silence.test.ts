import { ModelTimeoutException } from '@aws-sdk/client-bedrock-runtime';
import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { findSession, readingError, waitingOf } from '../../../lambdas/platform/jobs/session.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { withPipeline } from '../../support/hooks.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { courseText } from '../../support/texts.ts';

const pipeline = withPipeline('pedagona');

test.each([
  ['course.facts', Infinity, 'failed', failureTexts.silent, ['failed', 'failed']],
  ['course.facts', 1, 'completed', null, ['failed', 'answered', 'answered']],
  ['pedagona.merungkai', Infinity, 'completed', null, ['answered', 'failed', 'failed']],
] as const)(
  'Of a model that does not answer %s in its first %p calls the job hears after two of them: %s',
  async (prompt, calls, status, sentence, outcomes) => {
    let left: number = calls;
    await pipeline.useModel('', async (request) => {
      if (request.body.requestMetadata?.['promptId'] !== prompt || left-- <= 0) return answer(request);
      throw new ModelTimeoutException({ message: 'The request took too long to process.', $metadata: {} });
    });
    const row = await pipeline.finished(await pipeline.begin({ 'a.pdf': courseText() }));
    expect([row.status, readingError(row)]).toEqual([status, sentence]);
    expect(pipeline.attempts.map(({ outcome }) => outcome)).toEqual(outcomes);
  },
);

test('A call that hangs is ended, and its page learns that it goes on waiting', async () => {
  const own = await startPipeline('pedagona');
  try {
    await own.useModel('hang', answer, 30);
    const seen: (number | undefined)[] = [];
    own.watchSteps(async (step, event) => {
      if (step !== 'FailPart') return;
      const { sessionId: id, sub } = event as { sessionId: string; sub: string };
      const row = await findSession(own.table, { sub, module: 'pedagona', id });
      seen.push(waitingOf(row?.jobs['reading'] ?? {}));
    });
    const row = await own.finished(await own.begin({ 'dokumen.pdf': courseText() }));
    expect([readingError(row), own.attempts.length, seen]).toEqual([failureTexts.silent, 2, [0]]);
  } finally {
    await own.stop();
  }
});
