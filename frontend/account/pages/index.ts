import { queryClient, queryOf } from '../../api/queries.ts';
import { accountApi } from '../../../shared/account/api.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as account } from './AccountPage.tsx';
export { NoticePage, PrivacyPage as privacy } from './NoticePages.tsx';

export const first = { account: () => queryClient.prefetchQuery(queryOf(['account'], accountApi.account, {})) };
