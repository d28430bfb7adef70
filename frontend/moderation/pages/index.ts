import { fetchedPart } from '../../ui/fetched.tsx';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as received } from './ReceivedPage.tsx';
export const receivedOne = fetchedPart(async () => {
  const [page] = await Promise.all([import('./ReadPage.tsx'), import('../../ui/moderation/Thread.tsx')]);
  return page.default;
});
