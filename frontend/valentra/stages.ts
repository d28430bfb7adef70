import { currentStep, isGenerated } from '../../shared/valentra/workflow.ts';
import { nameIn, paperIn } from '../../shared/valentra/board.ts';
import {
  type Paper,
  stageNames,
  type Session,
  type SessionSummary,
  type StageName,
} from '../../shared/valentra/schemas.ts';
import { uploadFailure } from './text.ts';

type Shown = Pick<Session, 'papers' | 'assessmentId'>;
type Running = Pick<Session, 'working'> & Shown;

/** The id of the paper that is shown, where it is not the main one. */
export const chosenIn = (session: Shown): string | null =>
  paperIn(session)?.isMain === false ? session.assessmentId : null;

/** The query parameter that names the paper that is shown. */
export const paperParam = 'kertas';

/** Where a document is: of this paper, or where it is of none, of the paper that is shown. */
export const addressOf = (stage: StageName, paper?: Paper) => ({
  hash: `#${stage}`,
  ...(paper && { search: paper.isMain ? '' : `?${paperParam}=${paper.id}` }),
});
type Versions = Pick<Session, 'versions'>;

/** The document is being read or a stage is being generated. */
export const isUnderWay = ({ working, progress }: Pick<Session, 'working' | 'progress'>): boolean =>
  progress !== null || working.length > 0;

export const isSummaryRunning = ({ status, progress }: Pick<SessionSummary, 'status' | 'progress'>): boolean =>
  progress !== null || status.startsWith('processing_');

/** When a stage's job started, or null while none runs. */
export const startedAtOf = (session: Running, stage: StageName): string | null =>
  session.working.find(({ name }) => name === nameIn(session, stage))?.startedAt ?? null;

/** Stages, of the paper that is shown, whose job was running in the previous answer and has ended. */
export const endedStages = (before: Running, now: Running): StageName[] =>
  stageNames.filter((stage) => startedAtOf(before, stage) !== null && startedAtOf(now, stage) === null);

/** Whether a stage has a document, in another version than before. */
export const hasNewVersion = (stage: StageName, before: Versions, now: Versions): boolean =>
  now.versions[stage] !== null && now.versions[stage] !== before.versions[stage];

/** The stage of the failed last job, or null: that of the current step; of a finished session, another exam. */
export function failedStage(session: Session): StageName | null {
  if (session.courseInfo === null || session.errorMessage === null || session.working.length > 0) return null;
  const step = currentStep(session);
  return stageNames.find((stage) => stage === step) ?? 'exam';
}

/** Why the reading of the document failed, in the words of the page, or null. */
export function uploadFault({ courseInfo, errorMessage, status, documents }: Session): string | null {
  const isFault = courseInfo === null && status === 'failed' && errorMessage !== null;
  return isFault ? uploadFailure(errorMessage, documents[0]) : null;
}

/** Another document can replace the one that was read until something is generated from it (the server's rule). */
export const canReplaceDocument = (session: Session): boolean =>
  !isUnderWay(session) && stageNames.every((stage) => !isGenerated(session, stage));
