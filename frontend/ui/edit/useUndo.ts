import { useQueryClient } from '@tanstack/react-query';
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
      if ((await reread()).version !== version) {
        notify('error', editText.undoTooLate);
        return;
      }
      await artefact.restore(before);
      await Promise.all([reread(), queries.invalidateQueries({ queryKey: versionsKey(artefact) })]);
      notify('success', editText.undone);
    } catch (reason) {
      notify('error', editText.undoFailed(reason instanceof Error ? reason.message : String(reason)));
    }
  };
  return (change) => ({ text: editText.undo, run: () => void restore(change) });
}
