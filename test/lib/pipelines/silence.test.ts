import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { readingError } from '../../../lambdas/platform/jobs/session.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { stageNames } from '../../../shared/valentra/schemas.ts';
import { lecturerAt, readyFor } from '../../lambdas/valentra/lecturer.ts';
import { paperDocument } from '../../support/papers.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { courseText } from '../../support/texts.ts';
import { writer } from '../../support/writer.ts';

/** A model that does not answer (MODEL_FAULTS=hang): the time of a call is over at once. */
const patienceMs = 30;

const open: Pipeline[] = [];
const pipelineOf = async (module: 'pedagona' | 'acadiora' | 'valentra'): Promise<Pipeline> => {
  const pipeline = await startPipeline(module);
  open.push(pipeline);
  return pipeline;
};
let valentra: Pipeline;
beforeAll(async () => {
  valentra = await pipelineOf('valentra');
});
afterAll(async () => {
  for (const pipeline of open) await pipeline.stop();
});

test.each([
  ['pedagona', courseText()],
  ['acadiora', paperDocument()],
  ['valentra', courseText()],
] as const)('the reading of %s fails with its cause, and nothing was asked more than twice', async (module, text) => {
  const pipeline = await pipelineOf(module);
  await pipeline.useModel('hang', answer, patienceMs);
  const row = await pipeline.finished(await pipeline.begin({ 'dokumen.pdf': text }));
  expect([row.status, readingError(row)]).toEqual(['failed', expect.stringContaining(failureTexts.silent)]);
  const prompts = new Set(pipeline.attempts.map(({ promptId }) => promptId));
  expect(pipeline.attempts.length).toBe(2 * prompts.size);
});

test.each(stageNames)('%s of VALENTRA fails with its cause, and is written when asked again', async (stage) => {
  const lecturer = lecturerAt(valentra);
  const sessionId = await valentra.aside(writer(), () => readyFor(lecturer, stage));
  await valentra.useModel('hang', writer(), patienceMs);
  await expect(lecturer[stage](sessionId)).rejects.toMatchObject({ message: failureTexts.silent });
  await valentra.useModel('', writer());
  expect((await lecturer[stage](sessionId)).status).toBe('completed');
});
