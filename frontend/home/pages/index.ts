import { queryClient, queryOf } from '../../api/queries.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as home, default as dashboard } from './HomePage.tsx';

export const first = { home: () => queryClient.prefetchQuery(queryOf(['user-stats'], statisticsApi.userStats, {})) };
