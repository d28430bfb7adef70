import AccountPage from './AccountPage.tsx';
import PrivacyPage from './PrivacyPage.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as NoticePage } from './NoticePage.tsx';

export const pages = {
  account: AccountPage,
  privacy: PrivacyPage,
};
