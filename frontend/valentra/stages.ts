import { isGenerated, runningIn } from '../../shared/valentra/workflow.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import { paperIn } from '../../shared/valentra/board.ts';
import {
  type Paper,
  stageNames,
  type Session,
  type SessionSummary,
  type StageName,
} from '../../shared/valentra/schemas.ts';
import { paperParam } from '../app/paths.ts';
import { uploadFailure } from './text.ts';

type Shown = Pick<Session, 'papers' | 'assessmentId'>;

/** The id of the paper that is shown, where it is not the main one. */
export const chosenIn = (session: Shown): string | null =>
  paperIn(session)?.isMain === false ? session.assessmentId : null;

/** The paper that a document is of, where there are several. */
export const ownPaper = (session: Shown, stage: StageName): Paper | undefined =>
  session.papers.length > 1 && isOfPaper(stage) ? paperIn(session) : undefined;

/** Where a document is: of this paper, or where it is of none, of the paper that is shown. */
export const addressOf = (stage: StageName, paper?: Paper) => ({
  hash: `#${stage}`,
  ...(paper && { search: paper.isMain ? '' : `?${paperParam}=${paper.id}` }),
});

/** The document is being read or a stage is being generated. */
export const isUnderWay = (session: Pick<Session, 'jobs' | 'progress'>): boolean =>
  session.progress !== null || runningIn(session).length > 0;

export const isSummaryRunning = ({ status, progress }: Pick<SessionSummary, 'status' | 'progress'>): boolean =>
  progress !== null || status.startsWith('processing_');

/** Why the reading of the document failed, in the words of the page, or null. */
export function uploadFault({ courseInfo, errorMessage, status, documents }: Session): string | null {
  const isFault = courseInfo === null && status === 'failed' && errorMessage !== null;
  return isFault ? uploadFailure(errorMessage, documents[0]) : null;
}

/** Another document can replace the one that was read until something is generated from it (the server's rule). */
export const canReplaceDocument = (session: Session): boolean =>
  !isUnderWay(session) && stageNames.every((stage) => !isGenerated(session, stage));
