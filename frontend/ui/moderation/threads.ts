import { fetchedPart } from '../fetched.tsx';

/** Two pages have them: by itself this code stays out of the first scripts. */
const load = () => import('./Thread.tsx');
export const Reply = fetchedPart(async () => (await load()).Reply);
export const Rounds = fetchedPart(async () => (await load()).Rounds);
export const Thread = fetchedPart(async () => (await load()).Thread);
