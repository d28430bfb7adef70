import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '../../shared/contract.ts';
import { pedagonaApi, stageCalls } from '../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../shared/pedagona/schemas.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { call } from '../api/client.ts';
import { type AnalysedModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { pollEvery } from '../ui/work/useWork.tsx';
import { analysisText } from './text.ts';

export type SessionReply = Reply<typeof pedagonaApi.getSession>;

export const sessions = sessionQueries<SessionSummary, SessionReply>('pedagona', pedagonaApi, {
  isRunning: ({ status }) => status === 'processing',
  pollEvery,
  fallback: 'Failed to fetch session',
});

export const pedagona: AnalysedModule = {
  name: 'pedagona',
  text: analysisText,
  queries: {
    ...sessions,
    ...analysisQueries(sessions, pedagonaApi, analysisText, { everySeconds: pollEvery / 1000, tries: Infinity }),
  },
  documentsOf: ({ documents }) => documents,
};

const artefactKey = ['pedagona', 'artefact'];

export type ArtefactOf<S extends StageName> = Reply<(typeof stageCalls)[S]['get']>;
export type ChainReply = ArtefactOf<StageName>;

export const artefactQuery = <S extends StageName>(stage: S, id: string) =>
  queryOptions<ArtefactOf<S>, Error, ArtefactOf<S>, string[]>({
    queryKey: [...artefactKey, id],
    queryFn: async ({ signal }) =>
      (await call(stageCalls[stage].get, { params: { [`${stage}Id`]: id } } as never, { signal })) as ArtefactOf<S>,
  });

/** Fetched again after a stage was generated, beside lists and counters: every page of a session shows which stages exist. */
export const stageDependents = [['pedagona', 'session'], artefactKey, ['pedagona', 'editing']];
