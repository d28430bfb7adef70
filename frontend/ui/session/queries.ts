import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { SessionDocument, SessionStatus, Progress } from '../../../shared/session.ts';
import { CallError, isFinal, unlessGone } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { sessionText } from '../../text/session.ts';

export interface StatusReply {
  status: SessionStatus;
  errorMessage: string | null;
  progress: Progress | null;
  documents: SessionDocument[];
}

interface SessionCalls<Summary, Session> {
  list: (cursor: string | null, signal: AbortSignal) => Promise<Page<Summary>>;
  get: (sessionId: string, signal: AbortSignal) => Promise<Session>;
  remove: (sessionId: string) => Promise<unknown>;
}

/** The queries of every module's sessions. While `isRunning` is true of one, the list is fetched again every `pollEvery` ms. */
export function sessionQueries<Summary, Session>(
  module: ModuleName,
  calls: SessionCalls<Summary, Session>,
  { isRunning, pollEvery }: { isRunning: (session: Summary) => boolean; pollEvery: number },
) {
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
      queryFn: ({ pageParam, signal }) => calls.list(pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ items }) => items.some(isRunning)) ? pollEvery : false,
    });

  const sessionQuery = (sessionId: string) =>
    queryOptions({
      queryKey: keys.session(sessionId),
      queryFn: async ({ signal }) => {
        try {
          return await calls.get(sessionId, signal);
        } catch (reason) {
          // An id that cannot be valid is treated as a session that does not exist (spec 2 §8).
          if (reason instanceof CallError && reason.code === 'invalid')
            throw new CallError('not_found', sessionText.missing, { cause: reason });
          throw reason;
        }
      },
    });

  return {
    keys,
    forgetLists,
    forgetSession,
    listQuery,
    sessionQuery,
    deleteSession: (sessionId: string): Promise<void> => unlessGone(calls.remove(sessionId)),
  };
}

/** Polls a session's status, in a hidden tab too; a failed poll is logged and the next one follows (spec 1 §4, spec 2 §9). */
export function analysisQueries<Status extends StatusReply>(
  { keys, forgetSession }: Pick<ReturnType<typeof sessionQueries>, 'keys' | 'forgetSession'>,
  calls: {
    check: (sessionId: string, signal: AbortSignal) => Promise<Status>;
    retry: (sessionId: string, body: RetryBody) => Promise<unknown>;
  },
  rules: PollingRules,
  statusFailed: string,
) {
  const pollQuery = (sessionId: string) =>
    queryOptions({
      queryKey: keys.status(sessionId),
      queryFn: ({ signal }): Promise<Status> =>
        calls.check(sessionId, signal).catch((reason: unknown) => {
          if (!signal.aborted) console.warn(statusFailed, reason);
          throw reason;
        }),
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
    /** Starts another attempt and drops the cached status of the last one. */
    retry: async (sessionId: string, body: RetryBody): Promise<void> => {
      await calls.retry(sessionId, body);
      const forgotten = queryClient.resetQueries({ queryKey: keys.status(sessionId) });
      await Promise.all([forgotten, forgetSession(sessionId)]);
    },
  };
}

/** Of another attempt: whether unreadable documents are left out, or the one document that is read again. */
export interface RetryBody {
  skipFailed?: boolean;
  document?: number;
}

interface AnalysisText {
  duration: string;
  steps: Readonly<Record<Progress['step'], string>>;
  failedTitle: string;
  /** The message for a failure without a reason. */
  failed: string;
  retry: string;
  retryFailed: (message: string) => string;
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
    Pick<ReturnType<typeof analysisQueries>, 'retry'>;
  /** The documents of the present attempt. */
  documentsOf: (session: { documents: readonly SessionDocument[] }) => readonly SessionDocument[];
}

export interface AnalysisModule<Status extends StatusReply> extends AnalysedModule {
  queries: AnalysedModule['queries'] & ReturnType<typeof analysisQueries<Status>>;
}

interface PollingRules {
  everySeconds: number;
  tries: number;
}

interface Polls {
  data: { status: string } | undefined;
  error: Error | null;
  dataUpdateCount: number;
  errorUpdateCount: number;
}

const isEnded = ({ data }: Polls): boolean => data?.status === 'completed' || data?.status === 'failed';

/** Whether an analysis has not ended after all polls that the page makes; failed polls count. */
export const isTooLong = (polls: Polls, { tries }: PollingRules): boolean =>
  polls.dataUpdateCount + polls.errorUpdateCount >= tries && !isEnded(polls);

/** Milliseconds to the next poll; false: no further poll. */
export const nextPoll = (polls: Polls, rules: PollingRules): number | false =>
  isEnded(polls) || isTooLong(polls, rules) || isFinal(polls.error) ? false : rules.everySeconds * 1000;
