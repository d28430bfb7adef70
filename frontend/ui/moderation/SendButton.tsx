import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { fetchedPart, retried } from '../fetched.tsx';
import type { Sendable, Sender } from './sender.ts';

const load = () => import('./Sending.tsx');
export const Sending = fetchedPart(async () => (await load()).Sending);

/** Opens what colleagues were sent of it, and the form that sends it; seldom done, so its code is fetched then. */
export const SendButton = ({ children, ...of }: Sendable & { children: ReactNode }) => (
  <Button onClick={() => void retried(load).then(({ askSending }) => askSending(of))}>{children}</Button>
);

export const CopyButton = ({ sender }: { sender: Sender }) => (
  <SendButton sender={sender} artefact="" version={1}>
    Hantar salinan kepada rakan
  </SendButton>
);
