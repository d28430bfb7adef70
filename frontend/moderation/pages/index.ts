export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as received } from './ReceivedPage.tsx';
export { default as receivedOne } from './ReadPage.tsx';

export const takers = {};
