import { beforeEach, describe, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { kinds, paperOf } from '../../../lambdas/acadiora/store.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { reviewer } from '../../support/reviewer.ts';
import { teacherAt, type Teacher } from './reviewing.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('acadiora');
beforeEach(() => pipeline.watchSteps());

/** A review whose last question failed; all else of it is kept. */
async function failedAtTheEnd() {
  const teacher = teacherAt(pipeline);
  await pipeline.useModel('invalid@acadiora.overall', reviewer());
  const { sessionId } = await teacher.analyze(await teacher.handIn());
  await teacher.ended(sessionId);
  const row = await teacher.row(sessionId);
  const uploadId = (row && paperOf(row))?.uploadId ?? '';
  return { teacher, sessionId, uploadId };
}

/** Leaves this in place of what is kept, as an earlier release would have. */
const leave = (teacher: Teacher, sessionId: string, kind: string, value: unknown): Promise<void> =>
  pipeline.table.transact([
    {
      put: {
        ...keys.artefact(teacher.sub, sessionId, kind),
        value: JSON.stringify(value),
        version: 1,
        savedAt: '2026-01-01T00:00:00.000Z',
      },
    },
  ]);

const asked = (): string[] => pipeline.attempts.map(({ promptId }) => promptId).toSorted();

describe('a review that is tried again', () => {
  test('makes its plan again when the kept one has the shape of an earlier release', async () => {
    const { teacher, sessionId, uploadId } = await failedAtTheEnd();
    await leave(teacher, sessionId, kinds.plan(uploadId), { shape: 'old' });
    await pipeline.useModel('', reviewer());
    await teacher.retry(sessionId);
    expect(await teacher.ended(sessionId)).toMatchObject({ status: 'completed', errorMessage: null });
    expect(asked()).toEqual(['acadiora.overall']);
  });
});

test('a finished review in the shape of an earlier release is not shown, and the session can be revised and deleted', async () => {
  const teacher = teacherAt(pipeline);
  await pipeline.useModel('', reviewer());
  const sessionId = await teacher.reviewed();
  const row = await teacher.row(sessionId);
  await leave(teacher, sessionId, kinds.evaluation((row && paperOf(row))?.uploadId ?? ''), { shape: 'old' });
  expect(await teacher.get(sessionId)).toMatchObject({ status: 'completed', evaluation: null });
  await teacher.revise(sessionId, await teacher.handIn());
  expect((await teacher.ended(sessionId)).evaluation).toMatchObject({ round: 2, revision: null });
  expect(await teacher.remove(sessionId)).toEqual({ deleted: true });
});

test('a step that does not find what an earlier one must have left fails the attempt and is not tried again', async () => {
  const { teacher, sessionId, uploadId } = await failedAtTheEnd();
  await pipeline.useModel('', reviewer());
  let finished = 0;
  pipeline.watchSteps(async (step) => {
    if (step !== 'Finish') return;
    finished++;
    await pipeline.table.remove(keys.artefact(teacher.sub, sessionId, kinds.part(uploadId, 'metadata')));
  });
  await teacher.retry(sessionId);
  // The review that lacks the look stays.
  expect(await teacher.ended(sessionId)).toMatchObject({ status: 'completed', errorMessage: failureTexts.ours });
  expect(finished).toBe(1);
});
