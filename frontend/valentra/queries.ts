import { valentraApi } from '../../shared/valentra/api.ts';
import type { Session, SessionSummary } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/queries.ts';
import { sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.tsx';
import { chosenIn, isSummaryRunning } from './stages.ts';
import { notesText } from './text.ts';

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
export const reread = (session: Session): Promise<Session> =>
  queryClient.fetchQuery({ ...shownQuery(session.id, chosenIn(session)), staleTime: 0 });

export const keepSession = (session: Session): void =>
  void queryClient.setQueryData(sessions.keys.session(session.id), session);

export const uploadNotes = (sessionId: string, documents: { uploadId: string }[]) =>
  call(
    valentraApi.addNotes,
    { params: { sessionId }, body: { documents } },
    { fallback: documents.length === 0 ? 'Gagal membuang bahan kuliah. Sila cuba lagi.' : notesText.failed },
  );
