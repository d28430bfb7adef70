export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as account } from './AccountPage.tsx';
export { default as NoticePage } from './NoticePage.tsx';
export { default as privacy } from './PrivacyPage.tsx';
