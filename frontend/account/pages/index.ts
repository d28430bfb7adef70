import { queryClient } from '../../api/queries.ts';
import { accountQuery } from './AccountPage.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as account } from './AccountPage.tsx';
export { NoticePage, PrivacyPage as privacy } from './NoticePages.tsx';

export const takers = { account: () => queryClient.prefetchQuery(accountQuery) };
