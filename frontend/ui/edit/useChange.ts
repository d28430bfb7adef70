import { useState } from 'react';
import { AppError } from '../../../shared/errors.ts';
import { type NoticeAction, notify } from '../Notices.tsx';
import type { Editing } from './artefact.ts';
import { editText } from './text.ts';

interface Change<Made> {
  make: () => Promise<Made>;
  said: string;
  /** What undoes it, where that is offered. */
  undone?: (made: Made) => { before: number; version: number };
  failed?: (reason: Error) => string;
}

/** Changes an artefact: what is stored is shown then, with a notice of how it went. */
export function useChange({ artefact, reread }: Pick<Editing, 'artefact' | 'reread'>) {
  const [isBusy, setBusy] = useState(false);
  const run = async <Made>({ make, said, undone, failed }: Change<Made>): Promise<void> => {
    setBusy(true);
    try {
      const made = await make();
      await reread();
      notify('success', said, undone && undo(undone(made)));
    } catch (cause) {
      const reason = cause instanceof Error ? cause : new Error(String(cause));
      notify('error', failed?.(reason) ?? editText.failed(reason.message));
      // The reader must see what is stored now.
      await reread().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const change = <Made>(asked: Change<Made>): void => void run(asked);
  /** Offers to undo a change from version `before` to `version`; undo fails when something else has changed since. */
  const undo = ({ before, version }: { before: number; version: number }): NoticeAction => ({
    text: 'Buat asal',
    run: () =>
      change({
        make: () => artefact.restore(before, version),
        said: 'Teks asal telah dipulihkan.',
        failed: (reason) =>
          reason instanceof AppError && reason.code === 'conflict'
            ? 'Teks telah berubah selepas itu. Buka Versi untuk memulihkan versi yang dikehendaki.'
            : editText.failed(reason.message),
      }),
  });
  return { isBusy, change, undo };
}
