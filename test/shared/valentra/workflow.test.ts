import { describe, expect, test } from '@jest/globals';
import { hasQuizOrExam } from '../../../shared/terms/assessment.ts';
import {
  cardNumber,
  currentStep,
  isCardVisible,
  progressPercent,
  statusOf,
  stepState,
  visibleSteps,
} from '../../../shared/valentra/workflow.ts';
import { usualDuration } from '../../../shared/valentra/limits.ts';
import type { Standing, Work } from '../../../shared/valentra/workflow.ts';
import { stageNames, statusSchema } from '../../../shared/valentra/schemas.ts';
import type { StageName } from '../../../shared/valentra/schemas.ts';

/** A session whose course is read and that has these artefacts. */
const at = (has: boolean, ...made: StageName[]): Standing => ({
  courseInfo: {},
  hasQuizOrExam: has,
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
  ['Quizzes', '30 minit'],
  ['Ujian', '60 minit'],
  ['Mid-term', '60 minit'],
  ['Ujian Pertengahan Semester', '60 minit'],
  ['Peperiksaan Pertengahan Semester', '60 minit'],
  ['Ujian Akhir', '120 minit'],
  ['Penilaian 1 (Kuiz)', '30 minit'],
  ['Tugasan dan Kuiz', '30 minit'],
  ['Final Examination', '120 minit'],
  ['UAS', '120 minit'],
])('%s is a quiz, test or examination, sat for %s', (type, duration) => {
  expect([hasQuizOrExam([{ type: 'Projek' }, { type }]), usualDuration(type)]).toEqual([true, duration]);
});

test.each([
  'Tugasan 1',
  'Projek Pengujian Perisian',
  'Portfolio',
  'Attestation',
  'Pembentangan',
  'Tugasan (membina ujian dan JSU)',
  'Assignment: a test plan',
])('%s is none', (type) => expect([hasQuizOrExam([{ type }]), hasQuizOrExam([])]).toEqual([false, false]));

const withQuiz: readonly StageName[] = stageNames;
const without: readonly StageName[] = ['jst', 'pentaksiran', 'rubrik'];
const idle: Work = { reading: false, working: [], failed: false };

describe('in the usual order (spec 2 §4)', () => {
  // The visible steps are completed, active, ready or unavailable.
  test.each([
    [withQuiz, 0, 17, 'ready', 'cauuuuu'],
    [withQuiz, 1, 33, 'jst_completed', 'ccaruuu'],
    [withQuiz, 2, 50, 'jsu_completed', 'cccauru'],
    [withQuiz, 3, 67, 'pentaksiran_completed', 'ccccaru'],
    [withQuiz, 4, 83, 'rubrik_completed', 'cccccau'],
    [withQuiz, 5, 100, 'completed', 'ccccccc'],
    [without, 0, 50, 'ready', 'cauuu'],
    [without, 1, 67, 'jst_completed', 'ccauu'],
    [without, 2, 83, 'pentaksiran_completed', 'cccau'],
    [without, 3, 100, 'completed', 'ccccc'],
  ])('of %j %i made: the next is current, %i %%, %s, steps %s', (order, count, percent, status, states) => {
    const session = at(order === withQuiz, ...order.slice(0, count));
    expect(currentStep(session)).toBe(order[count] ?? 'completed');
    expect(progressPercent(session)).toBe(percent);
    expect(stageNames.filter((stage) => isCardVisible(session, stage))).toEqual(order.slice(0, count + 1));
    expect(order.map((stage) => cardNumber(session, stage))).toEqual(order.map((_, i) => i + 2));
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
      // Of what is whole beside it the status stays.
      const isMade = (['jst', 'jsu', 'pentaksiran', 'rubrik'] as const).some((stage) => one[`${stage}Generated`]);
      expect(statusOf(one, { ...idle, failed: true })).toBe(isMade ? resting : 'failed');
      for (const stage of stageNames) {
        expect(statusOf(one, { reading: false, working: [stage], failed: true })).toBe(`processing_${stage}`);
        expect(statusOf(one, { reading: true, working: [stage], failed: true })).toBe('pending');
      }
    }
  });
});
