import { useQuery } from '@tanstack/react-query';
import { statisticsApi } from '../../shared/statistics/api.ts';
import type { UserStats } from '../../shared/statistics/api.ts';
import { call } from '../api/client.ts';

const nothing = { totalSessions: 0, latestActivity: null };

/** Shown when the statistics cannot be fetched (spec 1 §3, §8). */
export const emptyStats: UserStats = {
  pedagona: nothing,
  acadiora: nothing,
  valentra: nothing,
  overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
};

export const useUserStats = () =>
  useQuery({
    queryKey: ['user-stats'],
    queryFn: ({ signal }) => call(statisticsApi.userStats, {}, { signal }),
  });
