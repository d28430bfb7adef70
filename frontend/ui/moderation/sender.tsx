import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { moderationCalls } from '../../../shared/moderation/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { fetchedPart, retried } from '../fetched.tsx';

/** Who sends documents of a session to colleagues. */
export interface Sender {
  module: ModuleName;
  calls: ReturnType<typeof moderationCalls<'pedagona' | 'valentra'>>;
  sessionId: string;
  /** What is fetched again beside what was sent. */
  refresh?: () => Promise<unknown>;
}

/** What is seldom opened is fetched then. */
const load = () => import('./Sending.tsx');
export const Sending = fetchedPart(async () => (await load()).Sending);

/** The same behind a button, on a page that is not about it. */
export function FoldedSending(props: { sender: Sender; artefact: string; version: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2 }}>
      <Button className="no-print" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Tutup semakan oleh rakan' : 'Semakan oleh rakan'}
      </Button>
      {isOpen && <Sending {...props} />}
    </Box>
  );
}

export const OfferCopy = ({ sender }: { sender: Sender }) => (
  <Button onClick={() => void retried(load).then(({ askCopy }) => askCopy(sender))}>Hantar salinan kepada rakan</Button>
);
