import { queryClient } from '../../api/queries.ts';
import { receivedQuery } from '../../ui/moderation/received.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as received } from './ReceivedPage.tsx';
export { default as receivedOne } from './ReadPage.tsx';

export const takers = { received: () => queryClient.prefetchQuery(receivedQuery) };
