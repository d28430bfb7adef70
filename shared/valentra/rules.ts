import type {
  CognitiveLevel,
  CourseInfo,
  QuestionKind,
  Review,
  Session,
  StageFlags,
  StageName,
  Status,
} from './schemas.ts';

/** Spec 2 §5, §9. */
export const examLimits = { min: 5, max: 50, usual: 10 } as const;
export const defaults = { duration: '120 minit', totalMarks: 100, assessmentType: 'Ujian' } as const;

/** Our own rule: how long a test of this name is sat where nobody states it. */
export const usualDuration = (type: string): string => {
  if (/\b(?:kuiz|quiz(?:zes)?|kuis)\b/iu.test(type)) return '30 minit';
  const isMidway = /\b(?:pertengahan|mid|mid-?terms?|uts)\b/iu.test(type);
  return !isMidway && /\b(?:akhir|final|peperiksaan|exams?|examinations?|uas)\b/iu.test(type)
    ? '120 minit'
    : '60 minit';
};

/** Notional hours of learning a credit stands for (MQA). */
const hoursPerCredit = 40;

export const courseHours = ({ creditValue }: Pick<CourseInfo, 'creditValue'>): number | null =>
  creditValue === null ? null : creditValue * hoursPerCredit;

/** Our own rule: what a question carries, by what its level asks of a candidate. */
const marksOfLevel: Record<Exclude<QuestionKind, 'aneka-pilihan'>, Record<CognitiveLevel, number>> = {
  struktur: { C1: 4, C2: 5, C3: 6, C4: 8, C5: 10, C6: 10 },
  'esei-pendek': { C1: 6, C2: 6, C3: 8, C4: 10, C5: 10, C6: 10 },
};

/** Papers of up to this many objective questions give two marks each, longer ones one. */
const twoMarksUpTo = 25;

export const questionMarks = (kind: QuestionKind, level: CognitiveLevel, count: number): number =>
  kind === 'aneka-pilihan' ? (count <= twoMarksUpTo ? 2 : 1) : marksOfLevel[kind][level];

/** Our own rule: words of an essay that earn these marks, 15 a mark. */
export const essayWords = (marks: number): number => marks * 15;

/** The most marks that one question, part, point or criterion can be set to: sums of them stay whole numbers that print. */
export const maxMarks = 1000;

/** Every task is marked out of this; its share of the course is its percentage. */
export const taskMarks = 100;

/** The steps of the stepper (spec 2 §2). */
export const stepNames = ['upload', 'jst', 'jsu', 'pentaksiran', 'rubrik', 'exam', 'completed'] as const;
export type StepName = (typeof stepNames)[number];

export type Standing = StageFlags & { courseInfo: object | null };

/** Spec 2 §4, current step derivation. */
export function currentStep(at: Standing): StepName {
  if (at.courseInfo === null) return 'upload';
  if (!at.jstGenerated) return 'jst';
  if (at.hasQuizOrExam && !at.jsuGenerated) return 'jsu';
  if (!at.pentaksiranGenerated) return 'pentaksiran';
  if (!at.rubrikGenerated) return 'rubrik';
  return at.hasQuizOrExam && !at.examGenerated ? 'exam' : 'completed';
}

/** JSU and exam are hidden without a quiz or exam (spec 2 §4). Before the JST nobody knows, so they are not shown either. */
export const visibleSteps = (at: Standing): StepName[] =>
  stepNames.filter((step) => (step !== 'jsu' && step !== 'exam') || at.hasQuizOrExam);

/** Spec 2 §4: how the step indicator shows a step. */
export type StepState = 'completed' | 'active' | 'ready' | 'unavailable';

export const isGenerated = (at: StageFlags, stage: StageName): boolean => at[`${stage}Generated`];

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
  const isDone =
    step === 'completed' ? current === step : step === 'upload' ? at.courseInfo !== null : isGenerated(at, step);
  if (isDone) return 'completed';
  if (step === current) return 'active';
  return step !== 'upload' && step !== 'completed' && isAvailable(at, step) ? 'ready' : 'unavailable';
}

const visibility: typeof availability = {
  ...availability,
  pentaksiran: (at) => (at.jstGenerated && !at.hasQuizOrExam) || at.jsuGenerated,
  exam: (at) => at.jsuGenerated && at.hasQuizOrExam && at.rubrikGenerated,
};

/** Spec 2 §4, card visibility. */
export const isCardVisible = (at: Standing, stage: StageName): boolean => visibility[stage](at);

/** The number on a stage's card: 3 is the JSU's, or the pentaksiran's without quiz or exam (spec 2 §2). */
export function cardNumber(at: StageFlags, stage: StageName): number {
  const order: readonly StageName[] = at.hasQuizOrExam
    ? ['jst', 'jsu', 'pentaksiran', 'rubrik', 'exam']
    : ['jst', 'pentaksiran', 'rubrik'];
  return order.indexOf(stage) + 2;
}

/**
 * Six checks done, in percent (spec 2 §4). Before a course is read nobody knows whether it has a quiz or exam, so that nothing counts as
 * done for want of one.
 */
export function progressPercent(at: Standing): number {
  const needsNone = at.courseInfo !== null && !at.hasQuizOrExam;
  const checks = [
    at.courseInfo !== null,
    at.jstGenerated,
    at.jsuGenerated || needsNone,
    at.pentaksiranGenerated,
    at.rubrikGenerated,
    at.examGenerated || needsNone,
  ];
  return Math.round((checks.filter(Boolean).length / checks.length) * 100);
}

/** What a session's work is at. `reading`: its document; `failed`: the last work failed and was not tried again. */
export interface Work {
  reading: boolean;
  working: readonly StageName[];
  failed: boolean;
}

/** The one status of a session from what is done and what is under way (spec 2 §4). */
export function statusOf(at: Standing, work: Work): Status {
  if (work.reading) return 'pending';
  const [stage] = work.working;
  if (stage !== undefined) return `processing_${stage}`;
  if (work.failed) return 'failed';
  if (at.courseInfo === null) return 'pending';
  if (currentStep(at) === 'completed') return 'completed';
  if (at.rubrikGenerated) return 'rubrik_completed';
  if (at.pentaksiranGenerated) return 'pentaksiran_completed';
  if (at.jsuGenerated) return 'jsu_completed';
  return at.jstGenerated ? 'jst_completed' : 'ready';
}

export const jstNeeds = ['clos', 'topics', 'assessments'] as const;

export const documentsOf = ({ jst, jsu, pentaksiranQuestions: pentaksiran, rubrik, examQuestions: exam }: Session) => ({
  jst,
  jsu,
  pentaksiran,
  rubrik,
  exam,
});

/** The review of a document as it now is; of another version it is a draft again. */
export const presentReview = (reviews: Session['reviews'], stage: StageName, version: number | null): Review | null =>
  reviews[stage]?.version === version ? (reviews[stage] ?? null) : null;
