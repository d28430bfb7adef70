import { describe, expect, test } from '@jest/globals';
import {
  cardNumber,
  currentStep,
  examLimits,
  isAvailable,
  isCardVisible,
  isGenerated,
  progressPercent,
  statusOf,
  stepNames,
  stepState,
  visibleSteps,
} from '../../../shared/valentra/rules.ts';
import type { Standing, StepName, Work } from '../../../shared/valentra/rules.ts';
import { stageNames, statusSchema } from '../../../shared/valentra/schemas.ts';
import type { StageFlags, StageName } from '../../../shared/valentra/schemas.ts';

const flagNames = [
  'hasQuizOrExam',
  'jstGenerated',
  'jsuGenerated',
  'pentaksiranGenerated',
  'rubrikGenerated',
  'examGenerated',
] as const satisfies readonly (keyof StageFlags)[];

/** Every combination of a course, the five flags and the quiz or exam: 128. A set bit is a yes; the last is the course. */
const standings: [name: string, at: Standing][] = Array.from({ length: 128 }, (_, bits) => {
  const flags = Object.fromEntries(flagNames.map((name, i) => [name, (bits & (1 << i)) !== 0])) as StageFlags;
  const at: Standing = { ...flags, courseInfo: (bits & 64) === 0 ? null : {} };
  const names = [at.courseInfo ? 'course' : 'no course', ...flagNames.filter((name) => at[name])];
  return [names.join(' '), at];
});

/** A session that came to a step in the usual order. */
const at = (hasQuizOrExam: boolean, ...made: StageName[]): Standing => ({
  courseInfo: {},
  hasQuizOrExam,
  jstGenerated: made.includes('jst'),
  jsuGenerated: made.includes('jsu'),
  pentaksiranGenerated: made.includes('pentaksiran'),
  rubrikGenerated: made.includes('rubrik'),
  examGenerated: made.includes('exam'),
});

/** The usual ways through: what is made, step, percent, cards and status (spec 2 §4), written out. */
const ways: [has: boolean, made: StageName[], step: StepName, percent: number, cards: StageName[], status: string][] = [
  [true, [], 'jst', 17, ['jst'], 'ready'],
  [true, ['jst'], 'jsu', 33, ['jst', 'jsu'], 'jst_completed'],
  [true, ['jst', 'jsu'], 'pentaksiran', 50, ['jst', 'jsu', 'pentaksiran'], 'jsu_completed'],
  [true, ['jst', 'jsu', 'pentaksiran'], 'rubrik', 67, ['jst', 'jsu', 'pentaksiran', 'rubrik'], 'pentaksiran_completed'],
  [true, ['jst', 'jsu', 'pentaksiran', 'rubrik'], 'exam', 83, [...stageNames], 'rubrik_completed'],
  [true, [...stageNames], 'completed', 100, [...stageNames], 'completed'],
  [false, [], 'jst', 50, ['jst'], 'ready'],
  [false, ['jst'], 'pentaksiran', 67, ['jst', 'pentaksiran'], 'jst_completed'],
  [false, ['jst', 'pentaksiran'], 'rubrik', 83, ['jst', 'pentaksiran', 'rubrik'], 'pentaksiran_completed'],
  [false, ['jst', 'pentaksiran', 'rubrik'], 'completed', 100, ['jst', 'pentaksiran', 'rubrik'], 'completed'],
];
const idle: Work = { reading: false, working: [], failed: false };

describe('on the usual way', () => {
  test.each(ways)('quiz or exam %s, made %j: step %s, %i %%', (has, made, step, percent, cards, status) => {
    const standing = at(has, ...made);
    expect(currentStep(standing)).toBe(step);
    expect(progressPercent(standing)).toBe(percent);
    expect(stageNames.filter((stage) => isCardVisible(standing, stage))).toEqual(cards);
    expect(statusOf(standing, idle)).toBe(status);
  });

  test('a new session is at its upload, with nothing done and no card', () => {
    const fresh = { ...at(true), courseInfo: null };
    expect([currentStep(fresh), progressPercent(fresh), statusOf(fresh, idle)]).toEqual(['upload', 0, 'pending']);
    expect(stageNames.some((stage) => isCardVisible(fresh, stage))).toBe(false);
  });
});

/** Spec 2 §4 read as a list: the first line that holds is the step. */
const stepByList = (one: Standing): StepName => {
  const lines: [boolean, StepName][] = [
    [one.courseInfo === null, 'upload'],
    [!one.jstGenerated, 'jst'],
    [one.hasQuizOrExam && !one.jsuGenerated, 'jsu'],
    [!one.pentaksiranGenerated, 'pentaksiran'],
    [!one.rubrikGenerated, 'rubrik'],
    [one.hasQuizOrExam && !one.examGenerated, 'exam'],
  ];
  return lines.find(([holds]) => holds)?.[1] ?? 'completed';
};

/** Spec 2 §4, card visibility, as sentences. */
const cards: Record<StageName, (one: Standing) => boolean> = {
  jst: (one) => one.courseInfo !== null,
  jsu: (one) => one.jstGenerated && one.hasQuizOrExam,
  pentaksiran: (one) => (one.hasQuizOrExam ? one.jsuGenerated : one.jstGenerated || one.jsuGenerated),
  rubrik: (one) => one.pentaksiranGenerated,
  exam: (one) => [one.jsuGenerated, one.hasQuizOrExam, one.rubrikGenerated].every(Boolean),
};

/** Spec 2 §4, workflow: what each stage comes after. */
const grounds: Record<StageName, (one: Standing) => boolean> = {
  jst: (one) => one.courseInfo !== null,
  jsu: (one) => [one.hasQuizOrExam, one.jstGenerated].every(Boolean),
  pentaksiran: (one) => one.jstGenerated,
  rubrik: (one) => one.pentaksiranGenerated,
  exam: (one) => [one.hasQuizOrExam, one.jsuGenerated].every(Boolean),
};

describe('in every combination of course, flags and quiz or exam', () => {
  test('there are 128 of them', () => {
    expect(new Set(standings.map(([name]) => name)).size).toBe(128);
  });

  test.each(standings)('%s: the step is the first that the spec lists as open', (_, one) => {
    expect(currentStep(one)).toBe(stepByList(one));
  });

  test.each(standings)('%s: cards show as the spec says', (_, one) => {
    expect(stageNames.filter((stage) => isCardVisible(one, stage))).toEqual(
      stageNames.filter((stage) => cards[stage](one)),
    );
  });

  test.each(standings)('%s: stages have their ground as the workflow says', (_, one) => {
    expect(stageNames.filter((stage) => isAvailable(one, stage))).toEqual(
      stageNames.filter((stage) => grounds[stage](one)),
    );
  });

  test.each(standings)('%s: progress is the share of six checks', (_, one) => {
    // Before the course is read nobody knows of a quiz or exam.
    const untested = one.hasQuizOrExam || one.courseInfo === null ? 0 : 1;
    const done =
      Number(one.courseInfo !== null) +
      Number(one.jstGenerated) +
      Number(one.pentaksiranGenerated) +
      Number(one.rubrikGenerated) +
      Math.max(untested, Number(one.jsuGenerated)) +
      Math.max(untested, Number(one.examGenerated));
    expect(progressPercent(one)).toBe([0, 17, 33, 50, 67, 83, 100][done]);
    expect(currentStep(one) !== 'completed' || progressPercent(one) === 100).toBe(true);
  });

  test.each(standings)('%s: JSU and exam are among the steps only with a quiz or exam', (_, one) => {
    expect(visibleSteps(one)).toEqual(
      one.hasQuizOrExam ? stepNames : ['upload', 'jst', 'pentaksiran', 'rubrik', 'completed'],
    );
    expect(visibleSteps(one)).toContain(currentStep(one));
  });

  test.each(standings)('%s: what is made is completed, the current step active, the rest ready or not', (_, one) => {
    const current = currentStep(one);
    expect(stepState(one, 'upload')).toBe(one.courseInfo === null ? 'active' : 'completed');
    expect(stepState(one, 'completed')).toBe(current === 'completed' ? 'completed' : 'unavailable');
    expect(stageNames.map((stage) => stepState(one, stage))).toEqual(
      stageNames.map((stage) => {
        if (isGenerated(one, stage)) return 'completed';
        if (stage === current) return 'active';
        return grounds[stage](one) ? 'ready' : 'unavailable';
      }),
    );
  });

  test.each(standings)("%s: a status is one of the spec's for any work under way", (_, one) => {
    const works: Work[] = [true, false].flatMap((reading) =>
      [true, false].flatMap((failed) =>
        [[], ...stageNames.map((stage) => [stage])].map((working) => ({ reading, working, failed })),
      ),
    );
    const statuses = works.map((work) => ({ work, status: statusOf(one, work) }));
    expect(statuses.map(({ status }) => statusSchema.safeParse(status).success)).toEqual(works.map(() => true));
    for (const { work, status } of statuses) {
      const [stage] = work.working;
      const busy = work.reading ? 'pending' : stage && `processing_${stage}`;
      const resting = work.failed ? 'failed' : statusOf(one, idle);
      expect(status).toBe(busy ?? resting);
    }
  });

  test.each(standings)('%s: at rest, completed when the step is, pending without a course', (_, one) => {
    const status = statusOf(one, idle);
    expect(status === 'completed').toBe(currentStep(one) === 'completed');
    expect(status === 'pending').toBe(one.courseInfo === null);
    expect(status).not.toMatch(/^processing|failed/);
  });
});

describe('a stage', () => {
  test.each<[boolean, number[]]>([
    [true, [2, 3, 4, 5, 6]],
    [false, [2, 1, 3, 4, 1]],
  ])('has its number on its card, with a quiz or exam: %s', (has, numbers) => {
    expect(stageNames.map((stage) => cardNumber(at(has), stage))).toEqual(numbers);
  });

  test.each(stageNames)('%s is made when its flag says so', (stage) => {
    expect(isGenerated(at(true, stage), stage)).toBe(true);
    expect(stageNames.filter((each) => isGenerated(at(true, stage), each))).toEqual([stage]);
  });
});

test('an exam has 5 to 50 questions, 10 unless told', () => {
  expect(examLimits).toEqual({ min: 5, max: 50, usual: 10 });
});
