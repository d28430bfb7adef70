import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { call, isFinal, unlessGone } from '../api/client.ts';
import { pollEvery } from '../ui/work/useWork.ts';
import { processingText, resultsText } from './text.ts';

export const keys = {
  sessions: ['pedagona', 'sessions'],
  stats: ['pedagona', 'stats'],
  status: (sessionId: string) => ['pedagona', 'status', sessionId],
  session: (sessionId: string) => ['pedagona', 'session', sessionId],
  artefact: (artefactId: string) => ['pedagona', 'artefact', artefactId],
  /** Where something that is generated stands. */
  work: (name: string, id: string) => ['pedagona', 'work', name, id],
  exports: (merangkaiId: string) => ['pedagona', 'exports', merangkaiId],
};

/** Lists and counters are fetched anew where a session began, ended or went. */
export const forgetLists = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: keys.sessions }),
    queries.invalidateQueries({ queryKey: keys.stats }),
    queries.invalidateQueries({ queryKey: ['user-stats'] }),
    queries.invalidateQueries({ queryKey: ['recent-work'] }),
  ]);

/** The user's sessions, newest first, a part at a time; looked at again while one of them is being processed. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: keys.sessions,
    queryFn: ({ pageParam, signal }) =>
      call(pedagonaApi.listSessions, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'processing')) ? pollEvery : false,
  });

export const useModuleStats = () =>
  useQuery({
    queryKey: keys.stats,
    queryFn: ({ signal }) => call(statisticsApi.moduleStats, { params: { module: 'pedagona' } }, { signal }),
  });

/** Spec 1 §4: every 3 s while processing, in a hidden tab too; a failed look is logged and the next one follows. */
export const useStatus = (sessionId: string) =>
  useQuery({
    queryKey: keys.status(sessionId),
    queryFn: async ({ signal }) => {
      try {
        return await call(
          pedagonaApi.status,
          { params: { sessionId } },
          { signal, fallback: processingText.statusFailed },
        );
      } catch (reason) {
        if (!signal.aborted) console.warn(processingText.statusFailed, reason);
        throw reason;
      }
    },
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (isFinal(state.error)) return false;
      return state.data === undefined || state.data.status === 'processing' ? pollEvery : false;
    },
    refetchIntervalInBackground: true,
  });

/** A session with the versions of its courses. */
export type SessionReply = Reply<typeof pedagonaApi.getSession>;

export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.session(sessionId),
    queryFn: ({ signal }) =>
      call(pedagonaApi.getSession, { params: { sessionId } }, { signal, fallback: resultsText.fetchFailed }),
  });
export const useSession = (sessionId: string) => useQuery(sessionQuery(sessionId));

export const deleteSession = (sessionId: string): Promise<void> =>
  unlessGone(call(pedagonaApi.deleteSession, { params: { sessionId } }));

export function useDeleteSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteSession,
    onSuccess: (_, sessionId) => {
      queries.removeQueries({ queryKey: keys.session(sessionId) });
      return forgetLists(queries);
    },
  });
}

export function useRetry(sessionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (skipFailed: boolean) => call(pedagonaApi.retry, { params: { sessionId }, body: { skipFailed } }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: keys.session(sessionId) });
      await Promise.all([queries.resetQueries({ queryKey: keys.status(sessionId) }), forgetLists(queries)]);
    },
  });
}
