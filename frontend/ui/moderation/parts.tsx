import Button from '@mui/material/Button';
import { tellUnsaved } from '../edit/unsaved.ts';
import { fetchedPart, opened } from '../fetched.tsx';
import type { Sendable } from './Sending.tsx';

const load = () => import('./Sending.tsx');
export const Sending = fetchedPart(async () => (await load()).Sending);

/** Opens what colleagues were sent of a document, '' for copies of the session, and the form that sends it. Seldom done, so its code is fetched then. */
export const SendButton = ({ children, ...sendable }: Sendable & { children: string }) => (
  <Button
    onClick={() => {
      if (!tellUnsaved()) void opened(load).then(({ askSending }) => askSending(children, sendable));
    }}
  >
    {children}
  </Button>
);
