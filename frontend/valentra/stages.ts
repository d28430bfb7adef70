import { currentStep, isGenerated } from '../../shared/valentra/rules.ts';
import { stageNames } from '../../shared/valentra/schemas.ts';
import type { Session, SessionSummary, StageName } from '../../shared/valentra/schemas.ts';

type Standing = Pick<Session, 'working' | 'progress'>;

/** Work goes on on the server: the document is being read or a stage is being made. */
export const isUnderWay = ({ working, progress }: Standing): boolean => progress !== null || working.length > 0;

/** The same of a session in the list. */
export const isSummaryRunning = ({ status, progress }: Pick<SessionSummary, 'status' | 'progress'>): boolean =>
  progress !== null || status.startsWith('processing_');

/** When the work of a stage began, or null while none goes on. */
export const startedAtOf = ({ working }: Pick<Session, 'working'>, stage: StageName): string | null =>
  working.find((work) => work.stage === stage)?.startedAt ?? null;

type Seen = Pick<Session, 'working' | 'status' | 'errorMessage'>;

/** Stages whose work was under way at the last look and is not any more. */
export const endedStages = (before: Pick<Session, 'working'>, now: Pick<Session, 'working'>): StageName[] =>
  before.working.map(({ stage }) => stage).filter((stage) => startedAtOf(now, stage) === null);

/** Whether the document of a stage has come: it is there, and in another version than before. */
export const hasCome = (stage: StageName, before: Pick<Session, 'versions'>, now: Pick<Session, 'versions'>): boolean =>
  now.versions[stage] !== null && now.versions[stage] !== before.versions[stage];

/**
 * The stage that the session's failure belongs to, or null: the session says that its last work failed, and that was the step it stands
 * at. Where every step is made it was a new exam.
 */
export function failedStage(session: Session): StageName | null {
  if (session.courseInfo === null || session.errorMessage === null || session.working.length > 0) return null;
  const step = currentStep(session);
  return stageNames.find((stage) => stage === step) ?? 'exam';
}

/** Why the reading of the document failed, or null. */
export const readingFailure = ({ courseInfo, errorMessage, status }: Seen & Pick<Session, 'courseInfo'>) =>
  courseInfo === null && status === 'failed' ? errorMessage : null;

/** Another document can take the place of the one that was read as long as nothing rests on it (the server's rule). */
export const canReplaceDocument = (session: Session): boolean =>
  !isUnderWay(session) && stageNames.every((stage) => !isGenerated(session, stage));
