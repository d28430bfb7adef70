import { fetchedPart } from '../fetched.tsx';

/** Two pages have them: by itself this code stays out of the first scripts. */
const loadThread = () => import('./Thread.tsx');
export const Reply = fetchedPart(async () => (await loadThread()).Reply);
export const Rounds = fetchedPart(async () => (await loadThread()).Rounds);
export const Thread = fetchedPart(async () => (await loadThread()).Thread);
