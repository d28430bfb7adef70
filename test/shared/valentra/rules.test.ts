import { describe, expect, test } from '@jest/globals';
import {
  cardNumber,
  currentStep,
  isCardVisible,
  progressPercent,
  statusOf,
  stepState,
  usualDuration,
  visibleSteps,
} from '../../../shared/valentra/rules.ts';
import type { Standing, StepName, Work } from '../../../shared/valentra/rules.ts';
import { stageNames, statusSchema } from '../../../shared/valentra/schemas.ts';
import type { StageName } from '../../../shared/valentra/schemas.ts';

/** A session whose course is read and that has these artefacts. */
const at = (hasQuizOrExam: boolean, ...made: StageName[]): Standing => ({
  courseInfo: {},
  hasQuizOrExam,
  jstGenerated: made.includes('jst'),
  jsuGenerated: made.includes('jsu'),
  pentaksiranGenerated: made.includes('pentaksiran'),
  rubrikGenerated: made.includes('rubrik'),
  examGenerated: made.includes('exam'),
});

/** Every combination of a course, the five flags and the quiz or exam: 128. */
const all: Standing[] = Array.from({ length: 128 }, (_, bits) => ({
  ...at((bits & 1) !== 0, ...stageNames.filter((_name, i) => (bits & (2 << i)) !== 0)),
  courseInfo: (bits & 64) === 0 ? null : {},
}));

test.each([
  ['Kuiz', '30 minit'],
  ['Final Quiz', '30 minit'],
  ['Ujian', '60 minit'],
  ['Mid-term Examination', '60 minit'],
  ['Peperiksaan Pertengahan Semester', '60 minit'],
  ['Ujian Akhir', '120 minit'],
  ['Final Examination', '120 minit'],
])('%s is sat for %s', (type, duration) => {
  expect(usualDuration(type)).toBe(duration);
});

/** The usual order: what is made, step, percent, cards, status and the visible steps as completed, active, ready, unavailable (spec 2 §4). */
const ways: [
  has: boolean,
  made: StageName[],
  step: StepName,
  percent: number,
  cards: StageName[],
  status: string,
  states: string,
][] = [
  [true, [], 'jst', 17, ['jst'], 'ready', 'cauuuuu'],
  [true, ['jst'], 'jsu', 33, ['jst', 'jsu'], 'jst_completed', 'ccaruuu'],
  [true, ['jst', 'jsu'], 'pentaksiran', 50, ['jst', 'jsu', 'pentaksiran'], 'jsu_completed', 'cccauru'],
  [
    true,
    ['jst', 'jsu', 'pentaksiran'],
    'rubrik',
    67,
    ['jst', 'jsu', 'pentaksiran', 'rubrik'],
    'pentaksiran_completed',
    'ccccaru',
  ],
  [true, ['jst', 'jsu', 'pentaksiran', 'rubrik'], 'exam', 83, [...stageNames], 'rubrik_completed', 'cccccau'],
  [true, [...stageNames], 'completed', 100, [...stageNames], 'completed', 'ccccccc'],
  [false, [], 'jst', 50, ['jst'], 'ready', 'cauuu'],
  [false, ['jst'], 'pentaksiran', 67, ['jst', 'pentaksiran'], 'jst_completed', 'ccauu'],
  [false, ['jst', 'pentaksiran'], 'rubrik', 83, ['jst', 'pentaksiran', 'rubrik'], 'pentaksiran_completed', 'cccau'],
  [false, ['jst', 'pentaksiran', 'rubrik'], 'completed', 100, ['jst', 'pentaksiran', 'rubrik'], 'completed', 'ccccc'],
];
const idle: Work = { reading: false, working: [], failed: false };

describe('in the usual order', () => {
  test.each(ways)('quiz or exam %s, made %j: step %s, %i %%', (has, made, step, percent, cards, status, states) => {
    const session = at(has, ...made);
    expect(currentStep(session)).toBe(step);
    expect(progressPercent(session)).toBe(percent);
    expect(stageNames.filter((stage) => isCardVisible(session, stage))).toEqual(cards);
    expect(statusOf(session, idle)).toBe(status);
    expect(
      visibleSteps(session)
        .map((name) => stepState(session, name)[0])
        .join(''),
    ).toBe(states);
  });

  test('a new session is at its upload, with nothing done and no card', () => {
    const fresh = { ...at(true), courseInfo: null };
    expect(stepState(fresh, 'upload')).toBe('active');
    expect([currentStep(fresh), progressPercent(fresh), statusOf(fresh, idle)]).toEqual(['upload', 0, 'pending']);
    expect(stageNames.some((stage) => isCardVisible(fresh, stage))).toBe(false);
  });
});

describe('in every combination of course, flags and quiz or exam', () => {
  test('progress never falls when another artefact is made, and is 100 when the session is completed', () => {
    for (const one of all) {
      const percent = progressPercent(one);
      expect([0, 17, 33, 50, 67, 83, 100]).toContain(percent);
      expect(currentStep(one) !== 'completed' || percent === 100).toBe(true);
      for (const stage of stageNames)
        expect(progressPercent({ ...one, [`${stage}Generated`]: true })).toBeGreaterThanOrEqual(percent);
    }
  });

  test("the status is one of the spec's, names the work under way, and is completed when the step is", () => {
    for (const one of all) {
      const resting = statusOf(one, idle);
      expect(statusSchema.safeParse(resting).success).toBe(true);
      expect(resting).not.toMatch(/^processing|failed/);
      expect([resting === 'completed', resting === 'pending']).toEqual([
        currentStep(one) === 'completed',
        one.courseInfo === null,
      ]);
      expect(statusOf(one, { ...idle, failed: true })).toBe('failed');
      for (const stage of stageNames) {
        expect(statusOf(one, { reading: false, working: [stage], failed: true })).toBe(`processing_${stage}`);
        expect(statusOf(one, { reading: true, working: [stage], failed: true })).toBe('pending');
      }
    }
  });
});

describe('a stage', () => {
  test.each<[boolean, number[]]>([
    [true, [2, 3, 4, 5, 6]],
    [false, [2, 1, 3, 4, 1]],
  ])('has its number on its card, with a quiz or exam: %s', (has, numbers) => {
    expect(stageNames.map((stage) => cardNumber(at(has), stage))).toEqual(numbers);
  });
});
