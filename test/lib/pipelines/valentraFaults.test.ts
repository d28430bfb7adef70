import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { finishStep } from '../../../lambdas/valentra/stageSteps.ts';
import type { Exam } from '../../../shared/valentra/schemas.ts';
import { stageNames } from '../../../shared/valentra/schemas.ts';
import { type Bend, bentAt, type Lecturer, lecturerAt, usualExam } from '../../lambdas/valentra/lecturer.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { gate } from '../../support/wait.ts';
import { planned, writer } from '../../support/writer.ts';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline('valentra');
});
afterAll(() => pipeline.stop());
beforeEach(async () => {
  pipeline.watchSteps();
  await pipeline.useModel('', writer());
});

const asked = (): string[] => pipeline.attempts.map(({ promptId }) => promptId.replace('valentra.', '')).toSorted();
const examIn = async (lecturer: Lecturer, sessionId: string): Promise<Exam> => {
  const { examQuestions } = await lecturer.get(sessionId);
  if (examQuestions === null) throw new Error('An exam should be there');
  return examQuestions;
};

const bent = (...wish: Bend) => bentAt(pipeline, ...wish);

const texts = {
  busy: 'Perkhidmatan AI terlalu sibuk buat masa ini. Sila cuba lagi dalam beberapa minit.',
  incomplete: 'AI memberikan jawapan yang tidak lengkap. Sila cuba lagi.',
};

describe('a model that stays bad ends a stage with a sentence, and what was there stays', () => {
  test.each([
    ['jst', 'invalid@valentra.jst', texts.incomplete],
    ['jsu', 'throttle@valentra.jsu', texts.busy],
    ['pentaksiran', 'invalid@valentra.pentaksiran', texts.incomplete],
    ['rubrik', 'invalid@valentra.rubrik', texts.incomplete],
    ['exam', 'invalid@valentra.exam.aneka-pilihan', texts.incomplete],
  ] as const)('%s with %s', async (stage, fault, sentence) => {
    const before = stageNames[stageNames.indexOf(stage) - 1] ?? 'ready';
    const { lecturer, sessionId } = await bent(before === 'exam' ? 'rubrik' : before, () => undefined, fault);
    const was = await lecturer.get(sessionId);
    await expect(lecturer[stage](sessionId)).rejects.toMatchObject({ code: 'unprocessable', message: sentence });
    expect(await lecturer.get(sessionId)).toEqual({ ...was, status: 'failed', errorMessage: sentence });
    await pipeline.useModel('', writer());
    expect((await lecturer[stage](sessionId)).status).toBe('completed');
    expect((await lecturer.get(sessionId)).errorMessage).toBeNull();
  });
});

describe('a model that stumbles and recovers completes every stage', () => {
  test.each(['throttle:6', 'invalid:1', 'unavailable:30%', 'disconnect:2', 'plaintext'])('%s', async (fault) => {
    const lecturer = lecturerAt(pipeline);
    await pipeline.useModel(fault, writer());
    expect((await lecturer.get(await lecturer.made('exam'))).status).toBe('completed');
  });
});

describe('a new attempt after a failure', () => {
  test('asks only for the calls that are missing', async () => {
    const failing = gate();
    let written = 0;
    const { lecturer, sessionId } = await bent('rubrik', async (wish) => {
      if (wish.about !== 'exam.aneka-pilihan') return undefined;
      if (planned(wish)[0]?.number !== 6) {
        if (++written === 2) failing.open();
        return undefined;
      }
      await failing.opened;
      return {};
    });
    const settings = { ...usualExam, numberOfQuestions: 15 };
    // The bad call waits until the answers of the others are kept.
    pipeline.watchSteps(async (step) => {
      if (step === 'CheckPart') throw new Error('No second look before all are written');
    });
    await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: texts.incomplete });
    pipeline.watchSteps();
    await pipeline.useModel('', writer());
    const { exam } = await lecturer.exam(sessionId, settings);
    expect(exam?.questions.length).toBe(15);
    const again = asked().filter((one) => one === 'exam.aneka-pilihan').length;
    expect([again < 3, asked().filter((one) => one === 'exam.blind').length]).toEqual([true, 3]);
  });

  test('asks for everything again when the JSU has changed meanwhile', async () => {
    const settings = { ...usualExam, numberOfQuestions: 5 };
    const { lecturer, sessionId } = await bent('rubrik', () => undefined, 'throttle@valentra.exam.blind');
    await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: texts.busy });
    await pipeline.useModel('throttle@valentra.exam.blind', writer());
    await expect(lecturer.exam(sessionId, settings)).rejects.toMatchObject({ message: texts.busy });
    expect(asked()).not.toContain('exam.aneka-pilihan');
    await lecturer.edit(sessionId, 'jsu', '/questions/0/subtopic', 'Subtopik baharu', 1);
    await pipeline.useModel('', writer());
    await lecturer.exam(sessionId, settings);
    expect(asked().filter((one) => one === 'exam.aneka-pilihan').length).toBe(1);
  });
});

/** The last step of a stage; `before` is called before its transactions, with their place in the order. */
async function finishWatched(event: unknown, before: (n: number) => Promise<void>): Promise<void> {
  const { table, ...services } = pipeline.stepServices;
  let n = 0;
  await finishStep(
    {
      ...services,
      table: {
        ...table,
        async transact(writes) {
          await before(n++);
          return table.transact(writes);
        },
      },
    },
    event,
  );
}

describe('a step that runs twice', () => {
  test('asks no model again and makes no second version', async () => {
    const lecturer = lecturerAt(pipeline);
    const ran = new Set<string>();
    pipeline.watchSteps(async (step, event) => {
      const key = JSON.stringify([step, event]);
      if (ran.has(key) || step === 'FinishCourse' || step === 'FinishWork' || step === 'ReadDocument') return;
      ran.add(key);
      await pipeline.runStep(step, event);
    });
    const sessionId = await lecturer.made('exam');
    expect(asked().length).toBe(14);
    expect((await lecturer.get(sessionId)).versions).toEqual({ jst: 1, jsu: 1, pentaksiran: 1, rubrik: 1, exam: 1 });
  });

  test.each(stageNames)(
    'at the end of %s, after the first was killed when it had saved, saves no second version',
    async (stage) => {
      const lecturer = lecturerAt(pipeline);
      let isCut = false;
      pipeline.watchSteps(async (step, event) => {
        if (step !== 'FinishWork' || isCut || (event as { name: string }).name !== stage) return;
        isCut = true;
        await expect(
          finishWatched(event, async (n) => {
            if (n === 1) throw new Error('The process was killed');
          }),
        ).rejects.toThrow('killed');
      });
      const sessionId = await lecturer.made(stage);
      const session = await lecturer.get(sessionId);
      expect([isCut, session.versions[stage], session.working]).toEqual([true, 1, []]);
    },
  );

  test('does not lose a new exam to an edit of the one before', async () => {
    const lecturer = lecturerAt(pipeline);
    const sessionId = await lecturer.made('exam');
    const settings = { questionType: 'struktur', numberOfQuestions: 5 } as const;
    let isEdited = false;
    pipeline.watchSteps(async (step, event) => {
      if (step !== 'FinishWork' || isEdited) return;
      isEdited = true;
      await finishWatched(event, async (n) => {
        if (n === 0) await lecturer.edit(sessionId, 'exam', '/questions/0/stem', 'Nyatakan takrif media baharu.', 1);
      });
    });
    await lecturer.exam(sessionId, settings);
    expect((await examIn(lecturer, sessionId)).examInfo).toMatchObject({ type: 'struktur', numberOfQuestions: 5 });
    expect((await lecturer.versions(sessionId, 'exam')).map(({ reason }) => reason)).toEqual([
      'generated',
      'edited',
      'generated',
    ]);
  });
});
