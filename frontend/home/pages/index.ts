import { queryClient } from '../../api/queries.ts';
import { statsQuery } from './HomePage.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as home, default as dashboard } from './HomePage.tsx';

export const takers = { home: () => queryClient.prefetchQuery(statsQuery) };
