import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminApi } from '../../shared/admin/api.ts';
import type { Overview } from '../../shared/admin/schemas.ts';
import { moduleNames, type ModuleName, perModule } from '../../shared/modules.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { listQuery } from './useUserSearch.ts';

/** Milliseconds between two readings of the dashboard when it refreshes itself; users on a page of the list (spec 1 §9). */
const refreshEvery = 30_000;
export const pageSize = 20;

const nothing = { total: 0, completed: 0, failed: 0, successRate: 0 };

/** Shown when the overview cannot be fetched (spec 1 §8). */
export const emptyOverview: Omit<Overview, 'readAt'> = {
  summary: { totalUsers: 0, activeUsers: 0, totalSessions: 0, completedSessions: 0 },
  modules: perModule(() => nothing),
  charts: { moduleDistribution: [], sessionsOverTime: [] },
  topUsers: [],
};

/** Logs a failure (spec 1 §8) and throws it, so that the page shows it. */
async function logged<Data>(name: string, signal: AbortSignal, answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (reason) {
    if (!signal.aborted) console.warn(name, reason);
    throw reason;
  }
}

/** The dashboard's numbers; refreshed automatically only when the user chooses it (spec 1 §4). */
export const useOverview = (refreshes: boolean) =>
  useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => logged('overview', signal, call(adminApi.overview, { query: {} }, { signal })),
    refetchInterval: refreshes ? refreshEvery : false,
    refetchOnWindowFocus: refreshes,
  });

export const useUsers = (page: number, search: string) =>
  useQuery({
    queryKey: ['admin', 'users', listQuery(page, search)],
    queryFn: ({ signal }) =>
      logged('users', signal, call(adminApi.users, { query: { page, limit: pageSize, search } }, { signal })),
    placeholderData: keepPreviousData,
  });

/** Each fetch is recorded in the audit, so it happens only on a visit. */
export const useUserDetail = (userId: string) =>
  useQuery({
    queryKey: ['admin', 'user', userId],
    queryFn: ({ signal }) => call(adminApi.user, { params: { userId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useAnalytics = (module: ModuleName) =>
  useQuery({
    queryKey: ['admin', 'analytics', module],
    queryFn: ({ signal }) => call(adminApi[`${module}Analytics`], {}, { signal }),
  });

const moduleParameter = 'modul';

export const analyticsHref = (module: ModuleName): string =>
  `${paths.adminAnalytics.href()}?${moduleParameter}=${module}`;

export const analyticsModule = (params: URLSearchParams): ModuleName =>
  moduleNames.find((name) => name === params.get(moduleParameter)) ?? moduleNames[0];

export const useLive = () =>
  useQuery({ queryKey: ['admin', 'live'], queryFn: ({ signal }) => call(adminApi.live, {}, { signal }) });

/** Not fetched again while it is being edited. */
export const controlsQuery = queryOptions({
  queryKey: ['admin', 'controls'],
  queryFn: ({ signal }) => call(adminApi.controls, {}, { signal }),
  refetchOnWindowFocus: false,
});
