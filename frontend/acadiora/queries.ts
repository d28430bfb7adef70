import { useMutation } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Opinion, Session, SessionSummary } from '../../shared/acadiora/schemas.ts';
import { call } from '../api/client.ts';
import { notify } from '../ui/Notices.tsx';
import { type AnalysedModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { analysisText } from './text.ts';
import { queryClient } from '../api/queries.ts';

export const sessions = sessionQueries<SessionSummary, Session>('acadiora', acadioraApi, {
  isRunning: ({ status }) => status === 'processing',
  pollEvery: polling.everySeconds * 1000,
});

/** Only the latest version of a paper is analysed. Spec 2 §9: a poll every 5 s, at most 60 of them; failed polls count. */
export const acadiora: AnalysedModule = {
  name: 'acadiora',
  text: analysisText,
  queries: { ...sessions, ...analysisQueries(sessions, acadioraApi, analysisText, polling) },
  documentsOf: ({ documents }) => documents.slice(-1),
};

/** Saves the reader's opinion of a remark, one after the other; while it is saved, and unless that fails, it shows (`variables`). */
export function useMark(sessionId: string, remarkId: string) {
  const { queryKey } = sessions.sessionQuery(sessionId);
  return useMutation({
    scope: { id: `opinions ${sessionId}` },
    mutationFn: (opinion: Opinion | null) =>
      call(acadioraApi.mark, { params: { sessionId, remarkId }, body: { opinion } }),
    onSuccess: async ({ opinion }) => {
      // A reading that began before would show the former opinion again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Session>(queryKey, (session) => {
        if (session === undefined) return session;
        const { [remarkId]: _, ...others } = session.opinions;
        return { ...session, opinions: opinion === null ? others : { ...others, [remarkId]: opinion } };
      });
    },
    onError: ({ message }) => notify('error', `Pendapat anda tidak dapat disimpan: ${message}`),
  });
}
