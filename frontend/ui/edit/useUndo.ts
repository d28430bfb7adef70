import { useQueryClient } from '@tanstack/react-query';
import { AppError } from '../../../shared/errors.ts';
import { useNotice, type NoticeAction } from '../Notices.tsx';
import { versionsKey, type Artefact } from './artefact.ts';
import { editText } from './text.ts';

/** Offers to undo a change from version `before` to `version`; undo fails when something else has changed since. */
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
      notify('error', isTooLate ? editText.undoTooLate : editText.failed(failure));
      // The reader must see what is stored now.
      await reread().catch(() => undefined);
    }
  };
  return (change) => ({ text: editText.undo, run: () => void restore(change) });
}
