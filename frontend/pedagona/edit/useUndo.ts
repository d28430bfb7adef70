import { useQueryClient } from '@tanstack/react-query';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { call } from '../../api/client.ts';
import type { NoticeAction } from '../../ui/Notices.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { keys } from '../queries.ts';
import { editText } from './text.ts';

/** Offers, after a change that led from version `before` to `version`, to go back; only as long as nothing else has changed since. */
export function useUndo(
  artefactId: string,
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
      await call(pedagonaApi.restoreVersion, { params: { artefactId }, body: { version: before } });
      await Promise.all([reread(), queries.invalidateQueries({ queryKey: keys.versions(artefactId) })]);
      notify('success', editText.undone);
    } catch (reason) {
      notify('error', editText.undoFailed(reason instanceof Error ? reason.message : String(reason)));
    }
  };
  return (change) => ({ text: editText.undo, run: () => void restore(change) });
}
