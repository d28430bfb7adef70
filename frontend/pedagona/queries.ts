import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { call } from '../api/client.ts';
import { type AnalysisModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.tsx';
import { analysisText } from './text.ts';

export type SessionReply = Reply<typeof pedagonaApi.getSession>;
type Status = Reply<typeof pedagonaApi.status>;

export const sessions = sessionQueries<SessionSummary, SessionReply>(
  'pedagona',
  {
    list: (cursor, signal) => call(pedagonaApi.listSessions, { query: cursor === null ? {} : { cursor } }, { signal }),
    get: (sessionId, signal) =>
      call(pedagonaApi.getSession, { params: { sessionId } }, { signal, fallback: analysisText.fetchFailed }),
    remove: (sessionId) => call(pedagonaApi.deleteSession, { params: { sessionId } }),
  },
  { isRunning: ({ status }) => status === 'processing', pollEvery },
);

export const pedagona: AnalysisModule<Status> = {
  name: 'pedagona',
  text: analysisText,
  queries: {
    ...sessions,
    ...analysisQueries<Status>(
      sessions,
      {
        check: (sessionId, signal) =>
          call(pedagonaApi.status, { params: { sessionId } }, { signal, fallback: analysisText.statusFailed }),
        retry: (sessionId, body) => call(pedagonaApi.retry, { params: { sessionId }, body }),
      },
      { everySeconds: pollEvery / 1000, tries: Number.POSITIVE_INFINITY },
      analysisText.statusFailed,
    ),
  },
  documentsOf: ({ documents }) => documents,
};

const artefactKey = ['pedagona', 'artefact'];

const gets = {
  merangkai: pedagonaApi.getMerangkai,
  scripts: pedagonaApi.getScripts,
  dlo: pedagonaApi.getDlo,
  report: pedagonaApi.getReport,
};
export type ArtefactOf<S extends StageName> = Reply<(typeof gets)[S]>;
export type ChainReply = ArtefactOf<StageName>;

export const artefactQuery = <S extends StageName>(stage: S, id: string) =>
  queryOptions<ArtefactOf<S>, Error, ArtefactOf<S>, string[]>({
    queryKey: [...artefactKey, id],
    queryFn: ({ signal }) => call(gets[stage], { params: { [`${stage}Id`]: id } } as never, { signal }),
  });

/** Fetched again after a stage was generated, beside lists and counters: every page of a session shows which stages exist. */
export const stageDependents = [['pedagona', 'session'], artefactKey, ['pedagona', 'editing']];
