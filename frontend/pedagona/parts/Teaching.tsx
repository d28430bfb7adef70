import { Suspense, useState, type ReactNode } from 'react';
import type { Teaching } from '../../../shared/pedagona/schemas.ts';
import { fetched } from '../../ui/fetched.ts';

const TeachingForm = fetched(async () => (await import('./TeachingForm.tsx')).default);

/** The three questions before writing; `ask` answers whether they were answered, and so whether to go on. */
export function useTeaching(sessionId: string): {
  dialog: ReactNode;
  ask: (teaching: Teaching, confirm: string) => Promise<boolean>;
} {
  const [asked, setAsked] = useState<{ teaching: Teaching; confirm: string; end: (yes: boolean) => void } | null>(null);
  const ask = (teaching: Teaching, confirm: string) =>
    new Promise<boolean>((end) => setAsked({ teaching, confirm, end }));
  const dialog = asked && (
    <Suspense>
      <TeachingForm
        {...asked}
        sessionId={sessionId}
        onEnd={(yes) => {
          setAsked(null);
          asked.end(yes);
        }}
      />
    </Suspense>
  );
  return { dialog, ask };
}
