import { expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { once } from '../../../lambdas/platform/once.ts';
import { finishStep } from '../../../lambdas/platform/stages/steps.ts';
import { stages } from '../../../lambdas/valentra/steps.ts';
import type { Exam } from '../../../shared/valentra/schemas.ts';
import { type Bend, bentAt, type Lecturer, lecturerAt, usualExam } from '../../lambdas/valentra/lecturer.ts';
import { writer } from '../../support/writer.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('valentra', writer);

const asked = (): string[] => pipeline.attempts.map(({ promptId }) => promptId.replace('valentra.', '')).toSorted();
const examIn = async (lecturer: Lecturer, sessionId: string): Promise<Exam> => {
  const { examQuestions } = await lecturer.get(sessionId);
  if (examQuestions === null) throw new Error('An exam should be there');
  return examQuestions;
};

const bent = (...wish: Bend) => bentAt(pipeline, ...wish);

test('a model that stays bad fails a document with a sentence, and all else of the session stays', async () => {
  const { lecturer, sessionId } = await bent('jst', () => undefined, 'throttle@valentra.jsu');
  const was = await lecturer.get(sessionId);
  await expect(lecturer.jsu(sessionId)).rejects.toMatchObject({ code: 'unprocessable', message: failureTexts.busy });
  expect(await lecturer.get(sessionId)).toEqual({ ...was, status: 'failed', errorMessage: failureTexts.busy });
  await pipeline.useModel('', writer());
  expect((await lecturer.jsu(sessionId)).status).toBe('completed');
  expect((await lecturer.get(sessionId)).errorMessage).toBeNull();
});

test('a new attempt after a failure asks for everything again when the JSU has changed meanwhile', async () => {
  const settings = { ...usualExam, questionType: 'campuran', numberOfQuestions: 5 } as const;
  const faults = 'throttle@valentra.exam.struktur';
  const { lecturer, sessionId } = await bent('rubrik', () => undefined, faults);
  await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: failureTexts.busy });
  await pipeline.useModel(faults, writer());
  await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: failureTexts.busy });
  expect(asked()).not.toContain('exam.aneka-pilihan');
  await lecturer.edit(sessionId, 'jsu', '/questions/0/subtopic', 'Subtopik baharu', 1);
  await pipeline.useModel('', writer());
  await lecturer.exam(sessionId, settings);
  expect(asked().filter((one) => one === 'exam.aneka-pilihan').length).toBe(1);
});

test('a new exam is not lost to an edit of the one before at the same moment', async () => {
  const lecturer = lecturerAt(pipeline);
  const sessionId = await lecturer.made('exam');
  const settings = { questionType: 'struktur', numberOfQuestions: 5 } as const;
  const { table, ...services } = pipeline.stepServices;
  const edit = once(() => lecturer.edit(sessionId, 'exam', '/questions/0/stem', 'Nyatakan takrif media baharu.', 1));
  const transact: typeof table.transact = async (writes) => {
    await edit();
    await table.transact(writes);
  };
  pipeline.watchSteps(async (step, event) => {
    if (step === 'Finish') await finishStep(stages, { ...services, table: { ...table, transact } }, event);
  });
  await lecturer.exam(sessionId, settings);
  expect((await examIn(lecturer, sessionId)).examInfo).toMatchObject({ type: 'struktur', numberOfQuestions: 5 });
  expect((await lecturer.versions(sessionId, 'exam')).map(({ reason }) => reason)).toEqual([
    'generated',
    'edited',
    'generated',
  ]);
});
