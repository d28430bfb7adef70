import { useMutation } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Opinion, Session, SessionSummary } from '../../shared/acadiora/schemas.ts';
import type { Reply } from '../../shared/contract.ts';
import { call } from '../api/client.ts';
import { notify } from '../ui/Notices.tsx';
import { type AnalysisModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { analysisText } from './text.ts';
import { queryClient } from '../api/queries.ts';

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

/** Only the latest version of a paper is analysed. Spec 2 §9: a poll every 5 s, at most 60 of them; failed polls count. */
export const acadiora: AnalysisModule<Status> = {
  name: 'acadiora',
  text: analysisText,
  queries: {
    ...sessions,
    ...analysisQueries<Status>(
      sessions,
      {
        check: (sessionId, signal) => call(acadioraApi.status, { params: { sessionId } }, { signal }),
        retry: (sessionId) => call(acadioraApi.retry, { params: { sessionId } }, { fallback: analysisText.failed }),
      },
      polling,
      'Ralat memeriksa status analisis',
    ),
  },
  documentsOf: ({ documents }) => documents.slice(-1),
};

export function withOpinion(session: Session, remarkId: string, opinion: Opinion | null): Session {
  const { [remarkId]: _, ...others } = session.opinions;
  return { ...session, opinions: opinion === null ? others : { ...others, [remarkId]: opinion } };
}

/** The session after saving `tried` failed: the former opinion, unless the reader has changed it again since, which is a save of its own. */
export const withoutFailed = (
  session: Session,
  remarkId: string,
  tried: Opinion | null,
  before: Opinion | null,
): Session => ((session.opinions[remarkId] ?? null) === tried ? withOpinion(session, remarkId, before) : session);

/** The opinion after a press on one of the buttons. Pressing the present opinion removes it. */
export const pressed = (present: Opinion | null, opinion: Opinion): Opinion | null =>
  present === opinion ? null : opinion;

/** The reader's opinion of a remark: shown at once, saved one after the other, and restored when saving fails. */
export function useMark(sessionId: string) {
  const { queryKey } = sessions.sessionQuery(sessionId);
  const change = (how: (session: Session) => Session) =>
    queryClient.setQueryData<Session>(queryKey, (session) => session && how(session));
  return useMutation({
    scope: { id: `opinions ${sessionId}` },
    mutationFn: ({ remarkId, opinion }: { remarkId: string; opinion: Opinion | null }) =>
      call(acadioraApi.mark, { params: { sessionId, remarkId }, body: { opinion } }),
    onMutate: async ({ remarkId, opinion }) => {
      const before = queryClient.getQueryData<Session>(queryKey)?.opinions[remarkId] ?? null;
      change((session) => withOpinion(session, remarkId, opinion));
      await queryClient.cancelQueries({ queryKey });
      return { before };
    },
    onError: ({ message }, { remarkId, opinion }, context) => {
      change((session) => withoutFailed(session, remarkId, opinion, context?.before ?? null));
      notify('error', `Pendapat anda tidak dapat disimpan: ${message}`);
    },
  });
}
