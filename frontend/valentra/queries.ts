import { valentraApi } from '../../shared/valentra/api.ts';
import { paperIn } from '../../shared/valentra/board.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import {
  type Paper,
  type Session,
  type SessionSummary,
  type StageName,
  stageNames,
} from '../../shared/valentra/schemas.ts';
import { isGenerated, runningIn } from '../../shared/valentra/workflow.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/queries.ts';
import { paperParam } from '../app/paths.ts';
import { sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.tsx';
import { notesFailed, uploadFailure } from './text.ts';

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

export const sessions = sessionQueries<SessionSummary, Session>('valentra', valentraApi, {
  isRunning: isSummaryRunning,
  pollEvery,
});

/** A session with the paper that was chosen; null: the main one. */
export const shownQuery = (sessionId: string, assessmentId: string | null) => ({
  ...sessions.sessionQuery(sessionId),
  ...(assessmentId !== null && {
    queryKey: [...sessions.keys.session(sessionId), assessmentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(valentraApi.getSession, { params: { sessionId }, query: { assessmentId } }, { signal })).session,
  }),
});

/** Fetches a session again, as it is shown. */
export async function reread(session: Session): Promise<Session> {
  const fetched = await queryClient.fetchQuery({ ...shownQuery(session.id, chosenIn(session)), staleTime: 0 });
  // Its state may have ended, and other papers and lists tell it, too.
  void queryClient.invalidateQueries({ queryKey: sessions.keys.session(session.id), refetchType: 'none' });
  void sessions.forgetLists();
  return fetched;
}

/** Shows a session as a call has answered it; the lists and counters follow. */
export function keepSession(session: Session): void {
  queryClient.setQueryData(sessions.keys.session(session.id), session);
  void sessions.forgetLists();
}

export const uploadNotes = (sessionId: string, documents: { uploadId: string }[]) =>
  call(
    valentraApi.addNotes,
    { params: { sessionId }, body: { documents } },
    { fallback: documents.length === 0 ? 'Gagal membuang bahan kuliah. Sila cuba lagi.' : notesFailed },
  );
