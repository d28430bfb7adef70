import { useEffect, useRef, useState } from 'react';
import { adminApi } from '../../shared/admin/api.ts';
import type { ExportKind } from '../../shared/admin/schemas.ts';
import { fileTimestamp } from '../../shared/word/fileName.ts';
import { fetchFile } from '../api/client.ts';
import { useNotice } from '../ui/Notices.tsx';
import { saveBlob } from '../ui/saveBlob.ts';
import { ExportTooLong, fetchBuilt } from './exporting.ts';
import { exportText as text } from './text.ts';

const calls = {
  users: adminApi.exportUsers,
  sessions: adminApi.exportSessions,
  analytics: adminApi.exportAnalytics,
} satisfies Record<ExportKind, unknown>;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Product, kind and time (spec 1 §7): 'SUITE_AI_PENDIDIKAN_users_20260309_120500.xlsx'. */
const fileName = (kind: ExportKind, at: Date): string => `${text.prefix}_${kind}_${fileTimestamp(at)}.xlsx`;

/** Runs one export at a time. An export is aborted when the page is left. */
export function useExport(): { running: ExportKind | null; run: (kind: ExportKind) => Promise<void> } {
  const [running, setRunning] = useState<ExportKind | null>(null);
  const notify = useNotice();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (kind: ExportKind) => {
    const { signal } = (abort.current = new AbortController());
    setRunning(kind);
    try {
      const blob = await fetchBuilt(() => fetchFile(calls[kind], {}, { signal, fallback: text.failed }), {
        wait,
        now: () => Date.now(),
      });
      saveBlob(blob, fileName(kind, new Date()));
      notify('success', text.done);
    } catch (reason) {
      if (!signal.aborted) notify('error', reason instanceof ExportTooLong ? text.tooLong : text.failed);
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
