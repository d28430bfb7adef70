export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as account } from './AccountPage.tsx';
export { NoticePage, PrivacyPage as privacy } from './NoticePages.tsx';
