import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { StageName, StageState } from '../../shared/pedagona/stages.ts';
import { call } from '../api/client.ts';
import { forgetLists, keys } from './queries.ts';

export const merangkaiQuery = (merangkaiId: string) =>
  queryOptions({
    queryKey: keys.artefact(merangkaiId),
    queryFn: ({ signal }) => call(pedagonaApi.getMerangkai, { params: { merangkaiId } }, { signal }),
  });
export const scriptsQuery = (scriptsId: string) =>
  queryOptions({
    queryKey: keys.artefact(scriptsId),
    queryFn: ({ signal }) => call(pedagonaApi.getScripts, { params: { scriptsId } }, { signal }),
  });
export const dloQuery = (dloId: string) =>
  queryOptions({
    queryKey: keys.artefact(dloId),
    queryFn: ({ signal }) => call(pedagonaApi.getDlo, { params: { dloId } }, { signal }),
  });
export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: keys.artefact(reportId),
    queryFn: ({ signal }) => call(pedagonaApi.getReport, { params: { reportId } }, { signal }),
  });

export type MerangkaiReply = Reply<typeof pedagonaApi.getMerangkai>;
export type ScriptsReply = Reply<typeof pedagonaApi.getScripts>;
export type DloReply = Reply<typeof pedagonaApi.getDlo>;
export type ReportReply = Reply<typeof pedagonaApi.getReport>;
/** What every page of the chain has of its artefact. */
export type ChainReply = MerangkaiReply | ScriptsReply | DloReply | ReportReply;

/** What exists has changed: everything of this session that is on screen is fetched anew, lists and counters too. */
export const forgetChecks = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    forgetLists(queries),
    queries.invalidateQueries({ queryKey: ['pedagona', 'session'] }),
    queries.invalidateQueries({ queryKey: ['pedagona', 'artefact'] }),
  ]);

/** A check's answer, its id under one name for all stages. */
export type StageCheck = StageState & { id: string | null };

interface StageCalls {
  check: (parentId: string, signal: AbortSignal) => Promise<StageCheck>;
  make: (parentId: string) => Promise<{ id: string; status: 'processing' | 'completed' }>;
}

/** How each stage is looked at and made; `parentId` is the session's, the merangkai's or the DLO's id (spec 1 §7). */
export const stageCalls: Record<StageName, StageCalls> = {
  merangkai: {
    async check(sessionId, signal) {
      const state = await call(pedagonaApi.checkMerangkai, { params: { sessionId } }, { signal });
      return { ...state, id: state.merangkaiId };
    },
    async make(sessionId) {
      const options = { fallback: 'Merangkai failed' };
      const { merangkaiId, status } = await call(pedagonaApi.createMerangkai, { params: { sessionId } }, options);
      return { id: merangkaiId, status };
    },
  },
  scripts: {
    async check(merangkaiId, signal) {
      const state = await call(pedagonaApi.checkScripts, { params: { merangkaiId } }, { signal });
      return { ...state, id: state.scriptsId };
    },
    async make(merangkaiId) {
      const { scriptsId, status } = await call(pedagonaApi.createScripts, { params: { merangkaiId } });
      return { id: scriptsId, status };
    },
  },
  dlo: {
    async check(merangkaiId, signal) {
      const state = await call(pedagonaApi.checkDlo, { params: { merangkaiId } }, { signal });
      return { ...state, id: state.dloId };
    },
    async make(merangkaiId) {
      const { dloId, status } = await call(pedagonaApi.createDlo, { params: { merangkaiId } });
      return { id: dloId, status };
    },
  },
  report: {
    async check(dloId, signal) {
      const state = await call(pedagonaApi.checkReport, { params: { dloId } }, { signal });
      return { ...state, id: state.reportId };
    },
    async make(dloId) {
      const { reportId, status } = await call(pedagonaApi.createReport, { params: { dloId } });
      return { id: reportId, status };
    },
  },
};
