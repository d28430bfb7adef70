import { Suspense } from 'react';
import type { Teaching } from '../../../shared/pedagona/teaching.ts';
import { useAsking } from '../../ui/Modal.tsx';
import { fetched } from '../../ui/fetched.ts';

const TeachingForm = fetched(async () => (await import('./TeachingForm.tsx')).default);

/** The three questions before writing; `ask` answers whether they were answered, and so whether to go on. */
export const useTeaching = (sessionId: string) =>
  useAsking<{ teaching: Teaching; confirm: string }, boolean>((asked, onEnd) => (
    <Suspense>
      <TeachingForm {...asked} sessionId={sessionId} onEnd={onEnd} />
    </Suspense>
  ));
