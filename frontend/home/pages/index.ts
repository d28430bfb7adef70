export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as home, default as dashboard } from './HomePage.tsx';
