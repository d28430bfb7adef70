import { queryClient } from '../../api/queries.ts';
import { sessions } from '../queries.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as valentraSession } from './SessionPage.tsx';
export { default as valentra } from './SessionsPage.tsx';

export const first = {
  valentra: () => queryClient.prefetchInfiniteQuery(sessions.listQuery()),
  valentraSession: ({ sessionId = '' }: { sessionId?: string }) =>
    queryClient.prefetchQuery(sessions.sessionQuery(sessionId)),
};
