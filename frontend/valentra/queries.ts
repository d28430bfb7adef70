import { valentraApi } from '../../shared/valentra/api.ts';
import type { Session, SessionSummary } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/queries.ts';
import { sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.tsx';
import { isSummaryRunning } from './stages.ts';
import { notesText } from './text.ts';

export const sessions = sessionQueries<SessionSummary, Session>('valentra', valentraApi, {
  isRunning: isSummaryRunning,
  pollEvery,
});

export const keepSession = (session: Session): void =>
  void queryClient.setQueryData(sessions.keys.session(session.id), session);

export const uploadNotes = (sessionId: string, documents: { uploadId: string }[]) =>
  call(
    valentraApi.addNotes,
    { params: { sessionId }, body: { documents } },
    { fallback: documents.length === 0 ? 'Gagal membuang bahan kuliah. Sila cuba lagi.' : notesText.failed },
  );
