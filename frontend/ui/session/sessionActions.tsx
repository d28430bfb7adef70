import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { ModuleName } from '../../../shared/modules.ts';
import type { SessionDocument } from '../../../shared/session.ts';
import { messageOf } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { sessionText, sessionListText as text } from '../../text/session.ts';
import { useConfirm } from '../Modal.tsx';
import { useNotice } from '../Notices.tsx';
import type { sessionQueries } from './queries.ts';

/** What deletes a module's sessions. */
export type Removing = Pick<ReturnType<typeof sessionQueries>, 'deleteSession' | 'forgetSession'>;

/** Deletes a session after a confirmation (spec 1 §2, spec 2 §2, §5); `askAndRemove` answers whether it was deleted. */
export function useRemoval({ deleteSession, forgetSession }: Removing, removeFailed = text.removeFailed) {
  const notify = useNotice();
  const queries = useQueryClient();
  const { dialog, ask } = useConfirm();
  const askAndRemove = async ({ id, sessionName }: { id: string; sessionName?: string }): Promise<boolean> => {
    if (!(await ask({ text: text.confirmRemove, confirm: text.remove, isDangerous: true }))) return false;
    try {
      await deleteSession(id);
      await forgetSession(queries, id);
      notify('success', sessionName === undefined ? text.removedThis : text.removed(sessionName));
      return true;
    } catch (reason) {
      notify('error', removeFailed(messageOf(reason)));
      return false;
    }
  };
  return { dialog, askAndRemove };
}

/** A file that was removed from the store cannot be read again. */
export const isRemoved = ({ isRemoved: is = false }: SessionDocument): boolean => is;

/** Whether another attempt cannot help: it needs a file that was removed, and no other document can be read. */
export const isUnrecoverable = (documents: readonly SessionDocument[]): boolean =>
  documents.some(isRemoved) && documents.every(({ status }) => status === 'failed');

export const BackButton = ({ module }: { module: ModuleName }) => (
  <Button component={Link} to={paths[module].href()} variant="outlined">
    {sessionText.back}
  </Button>
);

/** A link to a new session where another attempt cannot help. */
export const OtherFileLink = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="contained">
    {text.otherFile}
  </Button>
);

/** Deletes a session that cannot be continued and opens the list. */
export function RemoveButton({ sessionId, sessions, back }: { sessionId: string; sessions: Removing; back: string }) {
  const navigate = useNavigate();
  const { dialog, askAndRemove } = useRemoval(sessions);
  const run = async () => {
    if (await askAndRemove({ id: sessionId })) void navigate(back, { replace: true });
  };
  return (
    <>
      <Button color="error" onClick={() => void run()}>
        {text.removeThis}
      </Button>
      {dialog}
    </>
  );
}
