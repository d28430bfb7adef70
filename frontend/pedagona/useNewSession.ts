import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { call } from '../api/client.ts';
import { UploadBatch } from '../api/uploadBatch.ts';
import { paths } from '../app/paths.ts';
import { token } from '../auth/token.ts';
import { uploadText } from '../text/ms.ts';
import { useConfirm } from '../ui/Confirm.tsx';
import { useNotice } from '../ui/Notices.tsx';
import { useLeaveWarning } from '../ui/useLeaveWarning.ts';
import { formFault, nameFault, nameLength } from './formFault.ts';
import { forgetLists } from './queries.ts';
import { newText } from './newText.ts';

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Starts the analysis of a selection that is in the store; the new session's id. */
async function analyze(sessionName: string, batch: UploadBatch): Promise<string> {
  const documents = batch.items.flatMap(({ uploadId }) => (uploadId === null ? [] : [{ uploadId }]));
  const { sessionId } = await call(
    pedagonaApi.analyze,
    { body: { sessionName, documents } },
    { fallback: newText.uploadFailed },
  );
  return sessionId;
}

/**
 * The new-session form: a name, a selection, and the way from there to a running analysis. After any failure everything chosen or sent is
 * still there and the same button goes on from where it stopped.
 */
export function useNewSession() {
  const [batch] = useState(() => new UploadBatch('pedagona'));
  const items = useSyncExternalStore(batch.subscribe, batch.read);
  const [name, setName] = useState('');
  const [isRunning, setRunning] = useState(false);
  // A file sent again may end together with the others; one of the two starts the analysis.
  const isStarting = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string | null>(null);
  const navigate = useNavigate();
  const notify = useNotice();
  const queries = useQueryClient();
  const { dialog, ask } = useConfirm();

  const isUploading = items.some(({ state }) => state === 'sending');
  const isBusy = isRunning || isUploading;
  const askToLeave = useCallback(() => ask({ text: uploadText.leave, confirm: uploadText.leaveConfirm }), [ask]);
  useLeaveWarning(isBusy, askToLeave);
  useEffect(() => () => batch.cancel(), [batch]);

  const run = async (key?: string) => {
    if (token.read() === null) {
      notify('error', newText.signInAgain);
      // Known to be signed out, the guard leads to the sign-in page, where the notice still stands.
      token.drop();
      return;
    }
    setFault(null);
    setRunning(true);
    try {
      if (!(await batch.send(key)) || isStarting.current) return;
      isStarting.current = true;
      const sessionId = await analyze(name.trim(), batch);
      void forgetLists(queries);
      void navigate(paths.pedagonaProcessing.href({ sessionId }));
    } catch (reason) {
      setFault(newText.failed(messageOf(reason)));
      isStarting.current = false;
    } finally {
      setRunning(false);
    }
  };

  return {
    name,
    // An empty name is a fault once the form was sent; too long a one, while it is typed or pasted.
    nameError: nameError ?? (nameLength(name) === 0 ? null : nameFault(name)),
    items,
    fault,
    isBusy,
    isUploading,
    dialog,
    reason: isBusy ? null : formFault(name, items.length),
    setName: (value: string) => {
      setName(value);
      setNameError(null);
    },
    choose: (files: File[]) => {
      if (files.length > 0) setFault(batch.add(files));
    },
    remove: (key: string) => {
      batch.remove(key);
      setFault(null);
    },
    retry: (key: string) => void run(key),
    cancel: () => batch.cancel(),
    submit: () => {
      if (isBusy) return;
      const wrongName = nameFault(name);
      const missing = formFault(name, items.length);
      if (wrongName !== null) setNameError(wrongName);
      else if (missing !== null) setFault(missing);
      else void run();
    },
  };
}
