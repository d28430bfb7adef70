import Button from '@mui/material/Button';
import { fetchedPart, retried } from '../fetched.tsx';
import type { Sender } from './calls.ts';

const load = () => import('./Sending.tsx');
export const Sending = fetchedPart(async () => (await load()).Sending);

/** Offers a copy of the session; seldom done, so its code is fetched then. */
export const CopyButton = (sender: Sender) => (
  <Button onClick={() => void retried(load).then(({ askCopy }) => askCopy(sender))}>Hantar salinan kepada rakan</Button>
);

/** Two pages have them: by itself this code stays out of the first scripts. */
const loadThread = () => import('./Thread.tsx');
export const Reply = fetchedPart(async () => (await loadThread()).Reply);
export const Rounds = fetchedPart(async () => (await loadThread()).Rounds);
export const Thread = fetchedPart(async () => (await loadThread()).Thread);
