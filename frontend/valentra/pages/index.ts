export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as valentraSession } from './SessionPage.tsx';
export { default as valentra } from './SessionsPage.tsx';
