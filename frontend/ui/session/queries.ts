import { infiniteQueryOptions, queryOptions, type QueryState } from '@tanstack/react-query';
import type { Call, Page } from '../../../shared/contract.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { analysisSummarySchema } from '../../../shared/analysis.ts';
import type { SessionDocument, Progress } from '../../../shared/session.ts';
import type * as z from 'zod';
import { call, isFinal, isMissing } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';

/** A session that begins with its documents, as it is listed. */
export type AnalysedSession = z.infer<typeof analysisSummarySchema>;

/** `coursesCount`: PEDAGONA's only. */
export type StatusReply = Pick<AnalysedSession, 'status' | 'errorMessage' | 'progress' | 'documents'> & {
  coursesCount?: number;
};

/**
 * The queries of a module's sessions. While `isRunning` is true of one, the list is fetched again every `pollEvery` ms. `fallback`: said when
 * a session cannot be fetched and the server gives no reason.
 */
export function sessionQueries<Summary, Session>(
  module: ModuleName,
  api: Record<'listSessions' | 'getSession' | 'deleteSession', Call>,
  options: { isRunning: (session: Summary) => boolean; pollEvery: number; fallback?: string },
) {
  const { isRunning, pollEvery, ...said } = options;
  const keys = {
    sessions: [module, 'sessions'],
    session: (sessionId: string) => [module, 'session', sessionId],
    status: (sessionId: string) => [module, 'status', sessionId],
  };

  /** Fetches lists and counters again, after a session began, ended or was deleted. */
  const forgetLists = (): Promise<unknown> =>
    Promise.all(
      [keys.sessions, [module, 'stats'], ['user-stats'], ['recent-work']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const forgetSession = (sessionId: string): Promise<unknown> => {
    queryClient.removeQueries({ queryKey: keys.session(sessionId) });
    return forgetLists();
  };

  const listQuery = () =>
    infiniteQueryOptions({
      queryKey: keys.sessions,
      queryFn: async ({ pageParam, signal }) => {
        const query = pageParam === null ? {} : { cursor: pageParam };
        const reply = (await call(api.listSessions, { query }, { signal })) as object;
        // VALENTRA's list has a name (spec 2 §7).
        return ('sessions' in reply ? { ...reply, items: reply.sessions } : reply) as Page<Summary>;
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isRunning)) ? pollEvery : false,
    });

  const sessionQuery = (sessionId: string) =>
    queryOptions({
      queryKey: keys.session(sessionId),
      queryFn: async ({ signal }) => {
        const reply = (await call(api.getSession, { params: { sessionId } }, { signal, ...said })) as object;
        return ('session' in reply ? reply.session : reply) as Session;
      },
    });

  /** A session that was already deleted in another tab or on another device counts as deleted. */
  const deleteSession = async (sessionId: string): Promise<void> => {
    await call(api.deleteSession, { params: { sessionId } }).catch((reason: unknown) => {
      if (!isMissing(reason)) throw reason;
    });
  };

  return { keys, forgetLists, forgetSession, listQuery, sessionQuery, deleteSession };
}

/** Of another attempt: whether unreadable documents are left out, or the one document that is read again. */
export interface RetryBody {
  skipFailed?: boolean;
  document?: number;
}

/** Starts analyses and polls a session's status, in a hidden tab too; after a failed poll the next one follows (spec 1 §4, spec 2 §9). */
export function analysisQueries(
  { keys, forgetSession }: Pick<ReturnType<typeof sessionQueries>, 'keys' | 'forgetSession'>,
  api: Record<'analyze' | 'status' | 'retry', Call>,
  { statusFailed, startFailed }: Pick<AnalysisText, 'statusFailed' | 'startFailed'>,
  rules: PollingRules,
) {
  const pollQuery = (sessionId: string) =>
    queryOptions({
      queryKey: keys.status(sessionId),
      queryFn: async ({ signal }) =>
        (await call(api.status, { params: { sessionId } }, { signal, fallback: statusFailed })) as StatusReply,
      meta: { failed: statusFailed },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: ({ state }) => nextPoll(state, rules),
      refetchIntervalInBackground: true,
      // The page counts every poll, also one that brings nothing new.
      notifyOnChangeProps: 'all',
    });

  return {
    rules,
    pollQuery,
    analyze: async (sessionName: string, documents: { uploadId: string }[]) =>
      (await call(api.analyze, { body: { sessionName, documents } }, { fallback: startFailed })) as {
        sessionId: string;
      },
    /** Starts another attempt and drops the cached status of the last one. */
    retry: async (sessionId: string, body: RetryBody): Promise<void> => {
      await call(api.retry, { params: { sessionId }, body }, { fallback: startFailed });
      const forgotten = queryClient.resetQueries({ queryKey: keys.status(sessionId) });
      await Promise.all([forgotten, forgetSession(sessionId)]);
    },
  };
}

interface AnalysisText {
  duration: string;
  steps: Readonly<Record<Progress['step'], string>>;
  failedTitle: string;
  /** The message for a failure without a reason. */
  failed: string;
  retry: string;
  retryFailed: (message: string) => string;
  /** When an analysis cannot be started, or its status not be fetched, and the server gives no reason. */
  startFailed: string;
  statusFailed: string;
  /** Another attempt without the documents that could not be read. */
  retryWithout?: string;
  /** Heads the alert while polls fail. */
  lineLostTitle?: string;
  /** The message when the page stops polling. */
  tooLong?: string;
}

export interface AnalysedModule {
  name: 'pedagona' | 'acadiora';
  text: AnalysisText;
  queries: Pick<ReturnType<typeof sessionQueries>, 'forgetLists' | 'forgetSession' | 'deleteSession'> &
    ReturnType<typeof analysisQueries>;
  /** The documents of the present attempt. */
  documentsOf: (session: { documents: readonly SessionDocument[] }) => readonly SessionDocument[];
}

interface PollingRules {
  everySeconds: number;
  tries: number;
}

type Polls = Pick<QueryState<{ status: string }>, 'data' | 'error' | 'dataUpdateCount' | 'errorUpdateCount'>;

const isEnded = ({ data }: Polls): boolean => data?.status === 'completed' || data?.status === 'failed';

/** Whether an analysis has not ended after all polls that the page makes; failed polls count. */
export const isTooLong = (polls: Polls, { tries }: PollingRules): boolean =>
  polls.dataUpdateCount + polls.errorUpdateCount >= tries && !isEnded(polls);

/** Milliseconds to the next poll; false: no further poll. */
export const nextPoll = (polls: Polls, rules: PollingRules): number | false =>
  isEnded(polls) || isTooLong(polls, rules) || isFinal(polls.error) ? false : rules.everySeconds * 1000;
