import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { ModuleName } from '../../../shared/modules.ts';
import type { SessionDocument } from '../../../shared/session.ts';
import { messageOf } from '../../api/client.ts';
import { linksOf, paths } from '../../app/paths.ts';
import { sessionListText as text } from '../../text/session.ts';
import { useConfirm } from '../Modal.tsx';
import { useNotice } from '../Notices.tsx';
import { type AnalysedModule, type RetryBody, type sessionQueries } from './queries.ts';

export type Removing = Pick<ReturnType<typeof sessionQueries>, 'deleteSession' | 'forgetSession'>;

/** Deletes a session after a confirmation (spec 1 §2, spec 2 §2, §5); `askAndRemove` answers whether it was deleted. */
export function useRemoval({ deleteSession, forgetSession }: Removing, removeFailed = text.removeFailed) {
  const notify = useNotice();
  const queries = useQueryClient();
  const { dialog, ask } = useConfirm();
  const askAndRemove = async ({ id, sessionName }: { id: string; sessionName?: string }): Promise<boolean> => {
    if (!(await ask({ text: 'Adakah anda pasti mahu memadam sesi ini?', confirm: text.remove, isDangerous: true })))
      return false;
    try {
      await deleteSession(id);
      await forgetSession(queries, id);
      notify('success', sessionName === undefined ? 'Sesi ini telah dipadam.' : `Sesi ${sessionName} telah dipadam.`);
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
    Kembali ke senarai sesi
  </Button>
);

/** A link to a new session where another attempt cannot help. */
export const OtherFileLink = ({ module }: { module: AnalysedModule['name'] }) => (
  <Button component={Link} to={linksOf(module).create} variant="contained">
    Muat naik fail dalam sesi baharu
  </Button>
);

export interface OfSession {
  module: AnalysedModule;
  sessionId: string;
}

export function useRetry({ module: { name, text: said, queries }, sessionId }: OfSession) {
  const client = useQueryClient();
  const notify = useNotice();
  const navigate = useNavigate();
  const to = linksOf(name).processing(sessionId);
  return useMutation({
    mutationFn: (body: RetryBody) => queries.retry(client, sessionId, body),
    onSuccess: () => navigate(to, { replace: window.location.pathname === to }),
    onError: ({ message }) => notify('error', said.retryFailed(message)),
  });
}

export function RetryButton({
  module,
  sessionId,
  body = {},
  ...button
}: OfSession & ButtonProps & { body?: RetryBody }) {
  const retry = useRetry({ module, sessionId });
  return <Button variant="contained" loading={retry.isPending} onClick={() => retry.mutate(body)} {...button} />;
}

export function RemoveButton({ module, sessionId }: OfSession) {
  const navigate = useNavigate();
  const { dialog, askAndRemove } = useRemoval(module.queries);
  const run = async () => {
    if (await askAndRemove({ id: sessionId })) void navigate(linksOf(module.name).list, { replace: true });
  };
  return (
    <>
      <Button color="error" onClick={() => void run()}>
        Padam sesi ini
      </Button>
      {dialog}
    </>
  );
}
