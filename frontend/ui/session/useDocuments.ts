import { useEffect, useRef, useState } from 'react';
import type { UploadUse } from '../../../shared/modules.ts';
import { messageOf } from '../../api/client.ts';
import { useStored } from '../../app/stored.ts';
import { UploadBatch, type BatchItem } from '../../api/uploadBatch.ts';
import { token } from '../../auth/token.ts';
import { uploadText } from '../../text/ms.ts';
import { notify } from '../Notices.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';

interface Options {
  module: UploadUse;
  /** The sentence under the form when sending or starting failed. */
  failed: (message: string, items: readonly BatchItem[]) => string;
  /** The state of sent files after a failure (`UploadBatch.resetSent`); null or absent: they stay sent and are used again. */
  stateAfterFailure?: (message: string, items: readonly BatchItem[]) => 'chosen' | 'refused' | null;
  /** Starts the work on the uploaded documents. @throws with the sentence to be shown */
  begin: (documents: { uploadId: string }[]) => Promise<void>;
}

export type Documents = ReturnType<typeof useDocuments>;

/** Uploads documents and starts the work on them. After a failure they are kept, and the same button continues. */
export function useDocuments({ module, failed, stateAfterFailure, begin }: Options) {
  const [batch] = useState(() => new UploadBatch(module));
  const items = useStored(batch.state);
  const [isRunning, setRunning] = useState(false);
  // A repeated upload may finish together with the others; only one of them starts the analysis.
  const isStarting = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  const isUploading = items.some(({ state }) => state === 'sending');
  const isBusy = isRunning || isUploading;
  useLeaveWarning(isBusy, uploadText);
  useEffect(() => () => batch.cancel(), [batch]);

  const run = async (key?: string) => {
    if (token.read() === null) {
      notify('error', 'Sila log masuk semula');
      // Without the token the guard leads to the sign-in page, where the notice still shows.
      token.drop();
      return;
    }
    setFault(null);
    setRunning(true);
    try {
      if (!(await batch.send(key)) || isStarting.current) return;
      isStarting.current = true;
      await begin(batch.items.flatMap(({ uploadId }) => (uploadId === null ? [] : [{ uploadId }])));
    } catch (reason) {
      const message = messageOf(reason);
      setFault(failed(message, batch.items));
      const state = stateAfterFailure?.(message, batch.items) ?? null;
      if (state !== null) batch.resetSent(state);
      isStarting.current = false;
    } finally {
      setRunning(false);
    }
  };

  return {
    items,
    fault,
    isBusy,
    isUploading,
    setFault,
    choose: (files: File[]) => {
      if (files.length > 0) setFault(batch.add(files));
    },
    remove: (key: string) => {
      batch.remove(key);
      setFault(null);
    },
    retry: (key: string) => void run(key),
    cancel: () => batch.cancel(),
    /** Uploads the files that are not uploaded yet and starts the work. */
    start: () => void run(),
  };
}
