import { fetched } from '../../ui/fetched.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as received } from './ReceivedPage.tsx';
export const receivedOne = fetched(async () => (await import('./ReadPage.tsx')).default);

export const takers = {};
