import { useCallback, type ReactNode } from 'react';
import { useConfirm } from '../Confirm.tsx';
import { editorText as text } from '../edit/text.ts';
import { useLeaveWarning } from '../useLeaveWarning.ts';

/** Forms with unsaved text carry this attribute, so that what contains them can ask before it closes. */
export const unsaved = (isDirty: boolean) => ({ 'data-unsaved': isDirty ? '' : undefined });

/** Asks before unsaved text is left: `ask` by what contains it, the page by itself. */
export function useUnsaved(isDirty: boolean): { dialog: ReactNode; ask: () => Promise<boolean> } {
  const { dialog, ask } = useConfirm();
  const askToLeave = useCallback(() => ask({ text: text.leave, confirm: text.leaveConfirm }), [ask]);
  useLeaveWarning(isDirty, askToLeave);
  return { dialog, ask: askToLeave };
}
