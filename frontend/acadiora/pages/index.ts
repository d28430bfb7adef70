import { queryClient } from '../../api/queries.ts';
import { sessions } from '../queries.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as acadioraResults } from './ResultsPage.tsx';
export {
  NewSessionPage as acadioraNew,
  ProcessingPage as acadioraProcessing,
  SessionsPage as acadiora,
} from './SessionPages.tsx';

export const first = {
  acadiora: () => queryClient.prefetchInfiniteQuery(sessions.listQuery()),
  acadioraResults: ({ sessionId = '' }: { sessionId?: string }) =>
    queryClient.prefetchQuery(sessions.sessionQuery(sessionId)),
};
