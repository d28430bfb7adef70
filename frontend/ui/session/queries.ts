import { infiniteQueryOptions, queryOptions, type QueryState } from '@tanstack/react-query';
import type { acadioraApi } from '../../../shared/acadiora/api.ts';
import type { Call, Reply, Request } from '../../../shared/contract.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { analysisSummarySchema } from '../../../shared/session/analysis.ts';
import type { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { valentraApi } from '../../../shared/valentra/api.ts';
import type {
  copyCall,
  listQuery,
  Progress,
  renameCall,
  SessionDocument,
  sessionParams,
} from '../../../shared/session/session.ts';
import type * as z from 'zod';
import { call, isFinal, isMissing } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { sessionHref } from '../../app/paths.ts';
import { notify } from '../Notices.tsx';

/** A session that begins with its documents, as it is listed. */
export type AnalysedSession = z.infer<typeof analysisSummarySchema>;

/** `coursesCount` and `found`: PEDAGONA's only. */
export type StatusReply = Reply<typeof acadioraApi.status> &
  Partial<Pick<Reply<typeof pedagonaApi.status>, 'coursesCount' | 'found'>>;

/** Opens a module's sample: the user's own copy of it. @returns the address of its page */
export async function openSample(
  module: ModuleName,
  sample: typeof pedagonaApi.openSample | typeof acadioraApi.openSample | typeof valentraApi.openSample,
): Promise<string> {
  const { sessionId, status } = await call(sample, {});
  void queryClient.invalidateQueries({ queryKey: [module, 'sessions'] });
  return sessionHref(module, sessionId, status);
}

type OfSession = Call & { params: typeof sessionParams };

/** The calls of a module's sessions. In VALENTRA's replies the list and the session have names (spec 2 §7). */
interface SessionCalls<Summary, Session> {
  listSessions: Call & { query: typeof listQuery } & (
      | { kind: 'page'; reply: z.ZodType<Summary[]> }
      | { kind: 'json'; reply: z.ZodType<{ sessions: Summary[]; nextCursor: string | null }> }
    );
  getSession: OfSession & { reply: z.ZodType<Session> | z.ZodType<{ session: Session }> };
  deleteSession: OfSession;
  copySession: ReturnType<typeof copyCall<ModuleName>>;
  renameSession: ReturnType<typeof renameCall<ModuleName>>;
  openSample: Parameters<typeof openSample>[1];
}

/** Where a module's sessions are cached, and what is fetched again of them. */
function cacheOf(module: ModuleName) {
  const keys = {
    sessions: [module, 'sessions'],
    session: (sessionId: string) => [module, 'session', sessionId],
    status: (sessionId: string) => [module, 'status', sessionId],
  };

  /** Fetches lists and counters again, after a session began, ended or was deleted. */
  const forgetLists = (): Promise<unknown> =>
    Promise.all(
      [keys.sessions, [module, 'stats'], ['user-stats'], ['recent-work'], ['moderation']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const forgetSession = (sessionId: string): Promise<unknown> => {
    queryClient.removeQueries({ queryKey: keys.session(sessionId) });
    return forgetLists();
  };
  return { keys, forgetLists, forgetSession };
}

/**
 * The queries of a module's sessions. While `isRunning` is true of one, the list is fetched again every `pollEvery` ms. `fallback`: said when
 * a session cannot be fetched and the server gives no reason.
 */
export function sessionQueries<Summary, Session extends object>(
  module: ModuleName,
  api: SessionCalls<Summary, Session>,
  options: { isRunning: (session: Summary) => boolean; pollEvery: number; fallback?: string },
) {
  const { isRunning, pollEvery, ...said } = options;
  const cache = cacheOf(module);
  const { keys, forgetLists, forgetSession } = cache;
  return {
    ...cache,
    openSample: () => openSample(module, api.openSample),
    listQuery: () =>
      infiniteQueryOptions({
        queryKey: keys.sessions,
        queryFn: async ({ pageParam, signal }) => {
          const query = pageParam === null ? {} : { cursor: pageParam };
          const reply = await call(api.listSessions, { query }, { signal });
          return 'sessions' in reply ? { ...reply, items: reply.sessions } : reply;
        },
        initialPageParam: null as string | null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
        refetchInterval: ({ state }) =>
          state.data?.pages.some(({ items }) => items.some(isRunning)) ? pollEvery : false,
      }),
    sessionQuery: (sessionId: string) =>
      queryOptions({
        queryKey: keys.session(sessionId),
        queryFn: async ({ signal }) => {
          const reply = await call(api.getSession, { params: { sessionId } }, { signal, ...said });
          return 'session' in reply ? reply.session : reply;
        },
      }),
    /** A session that was already deleted in another tab or on another device counts as deleted. */
    deleteSession: async (sessionId: string): Promise<void> => {
      await call(api.deleteSession, { params: { sessionId } }).catch((reason: unknown) => {
        if (!isMissing(reason)) throw reason;
      });
      await forgetSession(sessionId);
    },
    rename: async (sessionId: string, sessionName: string): Promise<void> => {
      await call(api.renameSession, { params: { sessionId }, body: { sessionName } });
      // Its name stands in everything of the module that is on the page.
      await Promise.all([queryClient.invalidateQueries({ queryKey: [module] }), forgetLists()]);
    },
    /** @returns the id of the copy */
    copySession: async (id: string): Promise<string> => {
      const { sessionId } = await call(api.copySession, { params: { sessionId: id } });
      await forgetLists();
      notify('success', 'Salinan dicipta. Anda kini menyunting salinan anda sendiri; sesi contoh tidak berubah.');
      return sessionId;
    },
  };
}

/** Of another attempt: the one document that is read again. */
export type RetryBody = Request<typeof pedagonaApi.retry>['body'];

/** Starts analyses and polls a session's status, in a hidden tab too; after a failed poll the next one follows (spec 1 §4, spec 2 §9). */
export function analysisQueries(
  { keys, forgetSession }: Pick<ReturnType<typeof sessionQueries>, 'keys' | 'forgetSession'>,
  api: Pick<typeof pedagonaApi | typeof acadioraApi, 'analyze' | 'listSessions' | 'status' | 'retry'>,
  { statusFailed, startFailed }: Pick<AnalysisText, 'statusFailed' | 'startFailed'>,
  rules: PollingRules,
) {
  const pollQuery = (sessionId: string) =>
    queryOptions({
      queryKey: keys.status(sessionId),
      queryFn: ({ signal }): Promise<StatusReply> =>
        call(api.status, { params: { sessionId } }, { signal, fallback: statusFailed }),
      meta: { failed: statusFailed },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: ({ state }) => nextPoll(state, rules),
      refetchIntervalInBackground: true,
      // The page counts every poll, also one that brings nothing new.
      notifyOnChangeProps: 'all',
    });

  /** The latest sessions, for what their analyses took. */
  const pastQuery = () =>
    queryOptions({
      queryKey: [...keys.sessions, 'past'],
      queryFn: async ({ signal }): Promise<AnalysedSession[]> =>
        (await call(api.listSessions, { query: {} }, { signal })).items,
      staleTime: Number.POSITIVE_INFINITY,
    });

  /** Drops what is cached of a session whose reading goes on. */
  const forgetRun = async (sessionId: string): Promise<void> => {
    const forgotten = queryClient.resetQueries({ queryKey: keys.status(sessionId) });
    await Promise.all([forgotten, forgetSession(sessionId)]);
  };

  return {
    rules,
    pollQuery,
    pastQuery,
    forgetRun,
    analyze: (sessionName: string, documents: { uploadId: string }[]) =>
      call(api.analyze, { body: { sessionName, documents } }, { fallback: startFailed }),
    /** Starts another attempt. */
    retry: async (sessionId: string, body: RetryBody): Promise<void> => {
      await call(api.retry, { params: { sessionId }, body });
      await forgetRun(sessionId);
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
  /** Heads the alert while polls fail. */
  lineLostTitle?: string;
  /** The message when the page stops polling. */
  tooLong?: string;
}

export interface AnalysedModule {
  name: 'pedagona' | 'acadiora';
  text: AnalysisText;
  queries: Pick<ReturnType<typeof sessionQueries>, 'forgetLists' | 'forgetSession'> &
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
