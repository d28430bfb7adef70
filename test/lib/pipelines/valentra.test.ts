import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { writer } from '../../support/writer.ts';
import { lecturerAt, type Lecturer } from '../../lambdas/valentra/lecturer.ts';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline('valentra');
});
afterAll(() => pipeline.stop());
beforeEach(async () => {
  pipeline.watchSteps();
  await pipeline.useModel('', writer());
});

describe('the road from a course document to an exam', () => {
  let lecturer: Lecturer;
  let sessionId = '';
  beforeAll(async () => {
    await pipeline.useModel('', writer());
    lecturer = lecturerAt(pipeline);
    sessionId = await lecturer.made('exam');
  });
  test('ends with all six documents', async () => {
    expect((await lecturer.get(sessionId)).status).toBe('completed');
  });
});
