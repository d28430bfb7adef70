import Button from '@mui/material/Button';
import { fetchedPart, opened } from '../fetched.tsx';
import type { Sender } from './calls.ts';

const load = () => import('./Sending.tsx');
export const Sending = fetchedPart(async () => (await load()).Sending);

/** Offers a copy of the session; seldom done, so its code is fetched then. */
export const CopyButton = (sender: Sender) => (
  <Button onClick={() => void opened(load).then(({ askCopy }) => askCopy(sender))}>Hantar salinan kepada rakan</Button>
);
