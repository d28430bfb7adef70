import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminApi } from '../../shared/admin/api.ts';
import type { Overview } from '../../shared/admin/schemas.ts';
import { perModule } from '../../shared/modules.ts';
import { queryOf } from '../api/queries.ts';
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

/** The dashboard's numbers; refreshed automatically only when the user chooses it (spec 1 §4). */
export const useOverview = (refreshes: boolean) =>
  useQuery({
    ...queryOf(['admin', 'overview'], adminApi.overview, { query: {} }),
    refetchInterval: refreshes ? refreshEvery : false,
    refetchOnWindowFocus: refreshes,
  });

export const useUsers = (page: number, search: string) =>
  useQuery({
    ...queryOf(['admin', 'users', listQuery(page, search)], adminApi.users, {
      query: { page, limit: pageSize, search },
    }),
    placeholderData: keepPreviousData,
  });

/** Each fetch is recorded in the audit, so it happens only on a visit. */
export const useUserDetail = (userId: string) =>
  useQuery({
    ...queryOf(['admin', 'user', userId], adminApi.user, { params: { userId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Not fetched again while it is being edited. */
export const controlsQuery = {
  ...queryOf(['admin', 'controls'], adminApi.controls, {}),
  refetchOnWindowFocus: false,
};
