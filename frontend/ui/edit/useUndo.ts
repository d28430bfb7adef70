import { useQueryClient } from '@tanstack/react-query';
import { AppError } from '../../../shared/errors.ts';
import type { NoticeAction } from '../Notices.tsx';
import { useNotice } from '../Notices.tsx';
import type { Artefact } from './editing.ts';
import { versionsKey } from './editing.ts';
import { editText } from './text.ts';

/** Offers, after a change that led from version `before` to `version`, to go back; only as long as nothing else has changed since. */
export function useUndo(
  artefact: Artefact,
  reread: () => Promise<{ version: number }>,
): (change: { before: number; version: number }) => NoticeAction {
  const notify = useNotice();
  const queries = useQueryClient();
  const restore = async ({ before, version }: { before: number; version: number }): Promise<void> => {
    try {
      await artefact.restore(before, version);
      await Promise.all([reread(), queries.invalidateQueries({ queryKey: versionsKey(artefact) })]);
      notify('success', editText.undone);
    } catch (reason) {
      const isTooLate = reason instanceof AppError && reason.code === 'conflict';
      const failure = reason instanceof Error ? reason.message : String(reason);
      notify('error', isTooLate ? editText.undoTooLate : editText.undoFailed(failure));
      // Whatever stands there now is what the reader must see.
      await reread().catch(() => undefined);
    }
  };
  return (change) => ({ text: editText.undo, run: () => void restore(change) });
}
