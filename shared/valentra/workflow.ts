import type { Session, StageFlags, StageName, Status } from './schemas.ts';

/** The steps of the stepper (spec 2 §2). */
export const stepNames = ['upload', 'jst', 'jsu', 'pentaksiran', 'rubrik', 'exam', 'completed'] as const;
export type StepName = (typeof stepNames)[number];
export const stepLabels: Record<StepName, string> = {
  upload: 'Muat Naik',
  jst: 'JST',
  jsu: 'JSU',
  pentaksiran: 'Pentaksiran',
  rubrik: 'Rubrik',
  exam: 'Soalan Ujian',
  completed: 'Selesai',
};

export type Standing = StageFlags & { courseInfo: object | null };

/** JSU and exam are hidden without a quiz or exam (spec 2 §4). Before the JST nobody knows, so they are not shown either. */
export const visibleSteps = ({ hasQuizOrExam }: Pick<StageFlags, 'hasQuizOrExam'>): StepName[] =>
  stepNames.filter((step) => (step !== 'jsu' && step !== 'exam') || hasQuizOrExam);

export const isGenerated = (at: StageFlags, stage: StageName): boolean => at[`${stage}Generated`];

const isMade = (at: Standing, step: Exclude<StepName, 'completed'>): boolean =>
  step === 'upload' ? at.courseInfo !== null : isGenerated(at, step);

/** The first of the visible steps that is not done (spec 2 §4). */
export const currentStep = (at: Standing): StepName =>
  visibleSteps(at).find((step) => step === 'completed' || !isMade(at, step)) ?? 'completed';

/** Spec 2 §4: how the step indicator shows a step. */
export type StepState = 'completed' | 'active' | 'ready' | 'unavailable';

const availability: Record<StageName, (at: Standing) => boolean> = {
  jst: (at) => at.courseInfo !== null,
  jsu: (at) => at.jstGenerated && at.hasQuizOrExam,
  pentaksiran: (at) => at.jstGenerated,
  rubrik: (at) => at.pentaksiranGenerated,
  exam: (at) => at.hasQuizOrExam && at.jsuGenerated,
};

/** Whether the stages that this one needs are completed (spec 2 §4, workflow). */
export const isAvailable = (at: Standing, stage: StageName): boolean => availability[stage](at);

export function stepState(at: Standing, step: StepName): StepState {
  const current = currentStep(at);
  if (step === 'completed') return current === step ? step : 'unavailable';
  if (isMade(at, step)) return 'completed';
  if (step === current) return 'active';
  return step !== 'upload' && isAvailable(at, step) ? 'ready' : 'unavailable';
}

const visibility: typeof availability = {
  ...availability,
  pentaksiran: (at) => (at.jstGenerated && !at.hasQuizOrExam) || at.jsuGenerated,
  exam: (at) => at.jsuGenerated && at.hasQuizOrExam && at.rubrikGenerated,
};

/** Spec 2 §4, card visibility. */
export const isCardVisible = (at: Standing, stage: StageName): boolean => visibility[stage](at);

/** The number on a stage's card: 3 is the JSU's, or the pentaksiran's without quiz or exam (spec 2 §2). */
export const cardNumber = (at: Pick<StageFlags, 'hasQuizOrExam'>, stage: StageName): number =>
  visibleSteps(at).indexOf(stage) + 1;

/**
 * Six checks done, in percent (spec 2 §4). Before a course is read nobody knows whether it has a quiz or exam, so that nothing counts as
 * done for want of one.
 */
export function progressPercent(at: Standing): number {
  const needed = at.courseInfo === null ? stepNames : visibleSteps(at);
  const steps = stepNames.filter((step) => step !== 'completed');
  return Math.round((steps.filter((step) => isMade(at, step) || !needed.includes(step)).length / steps.length) * 100);
}

/** What a session's work is at. `reading`: its document; `failed`: the last work failed and was not tried again. */
export interface Work {
  reading: boolean;
  working: readonly StageName[];
  failed: boolean;
}

/** The documents that are being made. */
export const runningIn = <J extends { status: string }>({ jobs }: { jobs: readonly J[] }): J[] =>
  jobs.filter(({ status }) => status === 'processing');

/** The one status of a session from what is done and what is under way (spec 2 §4). */
export function statusOf(at: Standing, work: Work): Status {
  if (work.reading) return 'pending';
  const [stage] = work.working;
  if (stage !== undefined) return `processing_${stage}`;
  const last = (['rubrik', 'pentaksiran', 'jsu', 'jst'] as const).find((one) => isGenerated(at, one));
  // Beside what is made a failure is told, and the rest goes on.
  if (work.failed && last === undefined) return 'failed';
  if (at.courseInfo === null) return 'pending';
  if (currentStep(at) === 'completed') return 'completed';
  return last === undefined ? 'ready' : `${last}_completed`;
}

type Made = Pick<Session, 'jst' | 'jsu' | 'pentaksiranQuestions' | 'rubrik' | 'examQuestions'>;
export const documentsOf = ({ jst, jsu, pentaksiranQuestions: pentaksiran, rubrik, examQuestions: exam }: Made) => ({
  jst,
  jsu,
  pentaksiran,
  rubrik,
  exam,
});
