import { useState } from 'react';
import { valentraFileName } from '../../shared/valentra/fileNames.ts';
import type { Session } from '../../shared/valentra/schemas.ts';
import { fetchFile } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import type { Download } from './downloads.ts';
import { stageCardText as text } from './text.ts';

/** Fetches a session's file and saves it under the spec's name; `busy` is the label of the one that is on its way. */
export function useDownload(session: Pick<Session, 'id' | 'sessionName'>) {
  const notify = useNotice();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (file: Download): Promise<void> => {
    setBusy(file.label);
    try {
      saveBlob(await fetchFile(file.call, { params: { sessionId: session.id } }), valentraFileName(file.kind, session));
    } catch {
      notify('error', text.downloadFailed);
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
