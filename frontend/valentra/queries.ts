import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { ShownSession } from '../../shared/valentra/outdated.ts';
import { call, CallError, unlessGone } from '../api/client.ts';
import { pollEvery } from '../ui/work/useWork.ts';
import { isSummaryRunning, isUnderWay } from './stages.ts';
import { listText, sessionPageText, uploadCardText } from './text.ts';

export const keys = {
  sessions: ['valentra', 'sessions'],
  session: (sessionId: string) => ['valentra', 'session', sessionId],
};

/** Lists and counters are fetched anew where a session began, moved on or went. */
export const forgetLists = (queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.sessions, ['user-stats'], ['recent-work']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );

/** The user's sessions, newest first, a part at a time; looked at again while work goes on in one of them. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: keys.sessions,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const { sessions, nextCursor } = await call(valentraApi.listSessions, { query }, { signal });
      return { items: sessions, nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isSummaryRunning)) ? pollEvery : false,
  });

export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.session(sessionId),
    queryFn: async ({ signal }) => {
      try {
        return (await call(valentraApi.getSession, { params: { sessionId } }, { signal })).session;
      } catch (reason) {
        // An address that cannot be a session's is to the reader a session that is not there (spec 2 §8).
        if (reason instanceof CallError && reason.code === 'invalid')
          throw new CallError('not_found', sessionPageText.missing, { cause: reason });
        throw reason;
      }
    },
  });

/** A session with all its documents; looked at again while work goes on, in a hidden tab too. */
export const useSession = (sessionId: string) =>
  useQuery({
    ...sessionQuery(sessionId),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollEvery : false),
    refetchIntervalInBackground: true,
  });

/** Puts what the server has just answered on the page. */
export const keepSession = (queries: QueryClient, session: ShownSession): void =>
  void queries.setQueryData(keys.session(session.id), session);

export function useCreateSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionName: string) =>
      call(valentraApi.createSession, { body: { sessionName } }, { fallback: listText.createFailed }),
    onSuccess: ({ session }) => {
      keepSession(queries, session);
      return forgetLists(queries);
    },
  });
}

export function useDeleteSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => unlessGone(call(valentraApi.deleteSession, { params: { sessionId } })),
    onSuccess: (_, sessionId) => {
      queries.removeQueries({ queryKey: keys.session(sessionId) });
      return forgetLists(queries);
    },
  });
}

export const uploadDocuments = (sessionId: string, documents: { uploadId: string }[]) =>
  call(valentraApi.upload, { params: { sessionId }, body: { documents } }, { fallback: uploadCardText.failed });
