import { fetchedPart } from '../../ui/fetched.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as received } from './ReceivedPage.tsx';
export const receivedOne = fetchedPart(async () => (await import('./ReadPage.tsx')).default);

export const takers = {};
