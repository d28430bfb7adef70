import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../shared/pedagona/schemas.ts';
import { call } from '../api/client.ts';
import { type AnalysisModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.ts';
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
      { everySeconds: pollEvery / 1000, tries: Number.POSITIVE_INFINITY, lostAfter: 1 },
      analysisText.statusFailed,
    ),
  },
  documentsOf: ({ documents }) => documents,
};

const artefactKey = ['pedagona', 'artefact'];

const artefactQuery = <A>(id: string, fetch: (signal: AbortSignal) => Promise<A>) =>
  queryOptions<A, Error, A, string[]>({
    queryKey: [...artefactKey, id],
    queryFn: ({ signal }) => fetch(signal),
  });
export type ArtefactQuery<A> = ReturnType<typeof artefactQuery<A>>;

export const merangkaiQuery = (merangkaiId: string) =>
  artefactQuery(merangkaiId, (signal) => call(pedagonaApi.getMerangkai, { params: { merangkaiId } }, { signal }));
export const scriptsQuery = (scriptsId: string) =>
  artefactQuery(scriptsId, (signal) => call(pedagonaApi.getScripts, { params: { scriptsId } }, { signal }));
export const dloQuery = (dloId: string) =>
  artefactQuery(dloId, (signal) => call(pedagonaApi.getDlo, { params: { dloId } }, { signal }));
export const reportQuery = (reportId: string) =>
  artefactQuery(reportId, (signal) => call(pedagonaApi.getReport, { params: { reportId } }, { signal }));

export type MerangkaiReply = Reply<typeof pedagonaApi.getMerangkai>;
export type ScriptsReply = Reply<typeof pedagonaApi.getScripts>;
export type DloReply = Reply<typeof pedagonaApi.getDlo>;
type ReportReply = Reply<typeof pedagonaApi.getReport>;
export type ChainReply = MerangkaiReply | ScriptsReply | DloReply | ReportReply;

/** Fetched again after a stage was generated, beside lists and counters: every page of a session shows which stages exist. */
export const stageDependents = [['pedagona', 'session'], artefactKey, ['pedagona', 'editing']];
