import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Opinion, Session, SessionSummary } from '../../shared/acadiora/schemas.ts';
import type { Reply } from '../../shared/contract.ts';
import { call } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import type { AnalysisModule } from '../ui/session/analysisModule.ts';
import { analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { withOpinion, withoutFailed } from './opinions.ts';
import { analysisText, resultsText } from './text.ts';

type Status = Reply<typeof acadioraApi.status>;

export const sessions = sessionQueries<SessionSummary, Session>(
  'acadiora',
  {
    list: (cursor, signal) => call(acadioraApi.listSessions, { query: cursor === null ? {} : { cursor } }, { signal }),
    get: (sessionId, signal) => call(acadioraApi.getSession, { params: { sessionId } }, { signal }),
    remove: (sessionId) => call(acadioraApi.deleteSession, { params: { sessionId } }),
  },
  { isRunning: ({ status }) => status === 'processing', pollEvery: polling.everySeconds * 1000 },
);

/** Spec 2 §9: a poll every 5 s, at most 60 of them; failed polls count. */
export const analysis = analysisQueries<Status>(
  sessions,
  {
    check: (sessionId, signal) => call(acadioraApi.status, { params: { sessionId } }, { signal }),
    retry: (sessionId) => call(acadioraApi.retry, { params: { sessionId } }, { fallback: analysisText.failed }),
  },
  { ...polling, lostAfter: 3 },
  analysisText,
);

/** Only the latest version of a paper is analysed. */
export const acadiora: AnalysisModule<Status> = {
  name: 'acadiora',
  text: analysisText,
  queries: { ...sessions, ...analysis },
  documentsOf: ({ documents }) => documents.slice(-1),
};

/** The reader's opinion of a remark: shown at once, saved one after the other, and restored when saving fails. */
export function useMark(sessionId: string) {
  const queries = useQueryClient();
  const notify = useNotice();
  const { queryKey } = sessions.sessionQuery(sessionId);
  const change = (how: (session: Session) => Session) =>
    queries.setQueryData<Session>(queryKey, (session) => session && how(session));
  return useMutation({
    scope: { id: `opinions ${sessionId}` },
    mutationFn: ({ remarkId, opinion }: { remarkId: string; opinion: Opinion | null }) =>
      call(acadioraApi.mark, { params: { sessionId, remarkId }, body: { opinion } }),
    onMutate: async ({ remarkId, opinion }) => {
      const before = queries.getQueryData<Session>(queryKey)?.opinions[remarkId] ?? null;
      change((session) => withOpinion(session, remarkId, opinion));
      await queries.cancelQueries({ queryKey });
      return { before };
    },
    onError: ({ message }, { remarkId, opinion }, context) => {
      change((session) => withoutFailed(session, remarkId, opinion, context?.before ?? null));
      notify('error', resultsText.opinionFailed(message));
    },
  });
}
