import SessionPage from './SessionPage.tsx';
import SessionsPage from './SessionsPage.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  valentra: SessionsPage,
  valentraSession: SessionPage,
};
