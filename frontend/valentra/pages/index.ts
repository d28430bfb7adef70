import { sessions } from '../queries.ts';
export { default as SignedIn } from '../../app/SignedIn.tsx';
export { default as valentraSession } from './SessionPage.tsx';
export { default as valentra } from './SessionsPage.tsx';

export const takers = { valentra: sessions.takeList, valentraSession: sessions.takeSession };
