import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Opinion, Session } from '../../shared/acadiora/schemas.ts';
import type { Reply } from '../../shared/contract.ts';
import { call, CallError, isFinal, unlessGone } from '../api/client.ts';
import { sessionText } from '../text/session.ts';
import { useNotice } from '../ui/Notices.tsx';
import type { Looks } from './looks.ts';
import { afterLook, nextLook } from './looks.ts';
import { withOpinion, withoutFailed } from './opinions.ts';
import { resultsText, waitingText } from './text.ts';

export type Status = Reply<typeof acadioraApi.status>;

export const keys = {
  sessions: ['acadiora', 'sessions'],
  status: (sessionId: string) => ['acadiora', 'status', sessionId],
  session: (sessionId: string) => ['acadiora', 'session', sessionId],
};

/** Lists and counters are fetched anew where a session began, ended or went; so is what was known of the session itself. */
export function forget(queries: QueryClient, sessionId: string): Promise<unknown> {
  queries.removeQueries({ queryKey: keys.session(sessionId) });
  const lists = [keys.sessions, ['user-stats'], ['recent-work']];
  return Promise.all(lists.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** The user's sessions, newest first, a part at a time; looked at again while one of them is being processed. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: keys.sessions,
    queryFn: ({ pageParam, signal }) =>
      call(acadioraApi.listSessions, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'processing'))
        ? polling.everySeconds * 1000
        : false,
  });

/**
 * Spec 2 §9: a look every 5 s, at most 60 of them, in a hidden tab too; a lost look counts and the next one follows. Opened again, the
 * page counts from the start.
 */
export const looksQuery = (queries: QueryClient, sessionId: string) =>
  queryOptions({
    queryKey: keys.status(sessionId),
    queryFn: async ({ signal }): Promise<Looks<Status>> => {
      const before = queries.getQueryData<Looks<Status>>(keys.status(sessionId));
      try {
        return afterLook(before, await call(acadioraApi.status, { params: { sessionId } }, { signal }));
      } catch (reason) {
        if (signal.aborted || isFinal(reason)) throw reason;
        console.warn(waitingText.statusFailed, reason);
        return afterLook(before, null);
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.error === null ? nextLook(state.data) : false),
    refetchIntervalInBackground: true,
  });
export const useLooks = (sessionId: string) => useQuery(looksQuery(useQueryClient(), sessionId));

export const sessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: keys.session(sessionId),
    queryFn: async ({ signal }) => {
      try {
        return await call(acadioraApi.getSession, { params: { sessionId } }, { signal });
      } catch (reason) {
        // An address that cannot be a session's is to the reader a session that is not there (spec 2 §8).
        if (reason instanceof CallError && reason.code === 'invalid')
          throw new CallError('not_found', sessionText.missing, { cause: reason });
        throw reason;
      }
    },
  });
export const useSession = (sessionId: string) => useQuery(sessionQuery(sessionId));

export const deleteSession = (sessionId: string): Promise<void> =>
  unlessGone(call(acadioraApi.deleteSession, { params: { sessionId } }));

export function useDeleteSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteSession,
    onSuccess: (_, sessionId) => forget(queries, sessionId),
  });
}

/** A new attempt after a failure. */
export function useRetry(sessionId: string) {
  const queries = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: () => call(acadioraApi.retry, { params: { sessionId } }, { fallback: waitingText.failed }),
    onSuccess: () =>
      Promise.all([queries.resetQueries({ queryKey: keys.status(sessionId) }), forget(queries, sessionId)]),
    onError: ({ message }) => notify('error', `${waitingText.fault}: ${message}`),
  });
}

/** The reader's opinion of a remark: shown at once, saved one after the other, and put back where saving fails. */
export function useMark(sessionId: string) {
  const queries = useQueryClient();
  const notify = useNotice();
  const queryKey = keys.session(sessionId);
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
