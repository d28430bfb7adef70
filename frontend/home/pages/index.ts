import HomePage from './HomePage.tsx';

export { default as SignedIn } from '../../app/SignedIn.tsx';

export const pages = {
  home: HomePage,
  dashboard: HomePage,
};
