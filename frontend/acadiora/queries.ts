import { queryOptions } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { polling } from '../../shared/acadiora/rules.ts';
import type { Session, SessionSummary } from '../../shared/acadiora/schemas.ts';
import { queryOf } from '../api/queries.ts';
import { type AnalysedModule, analysisQueries, sessionQueries } from '../ui/session/queries.ts';
import { analysisText } from './text.ts';

export const sessions = sessionQueries<SessionSummary, Session>('acadiora', acadioraApi, {
  isRunning: ({ status }) => status === 'processing',
  pollEvery: polling.everySeconds * 1000,
});

/** The check of a session's references; asked for again while it is under way. */
export const referencesQuery = (sessionId: string) =>
  queryOptions({
    ...queryOf(['acadiora', 'references', sessionId], acadioraApi.getReferences, { params: { sessionId } }),
    refetchInterval: ({ state }) => (state.data?.state.status === 'processing' ? polling.everySeconds * 1000 : false),
  });

/** A session with its review; asked for again while another review of it is under way. */
export const followedQuery = (sessionId: string) =>
  queryOptions({
    ...sessions.sessionQuery(sessionId),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? polling.everySeconds * 1000 : false),
  });

/** Only the latest version of a paper is analysed. Spec 2 §9: a poll every 5 s, at most 60 of them; failed polls count. */
export const acadiora: AnalysedModule = {
  name: 'acadiora',
  text: analysisText,
  queries: { ...sessions, ...analysisQueries(sessions, acadioraApi, analysisText, polling) },
  documentsOf: ({ documents }) => documents.slice(-1),
};
