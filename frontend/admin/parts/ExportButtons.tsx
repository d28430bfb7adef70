import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../../../shared/admin/api.ts';
import type { ExportKind } from '../../../shared/admin/schemas.ts';
import { fileTimestamp } from '../../../shared/word/fileName.ts';
import { CallError, fetchFile, saveBlob } from '../../api/client.ts';
import { Row } from '../../ui/elements.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

const text = {
  buttons: {
    users: 'Eksport Pengguna',
    sessions: 'Eksport Sesi',
    analytics: 'Eksport Analitik',
  } satisfies Record<ExportKind, string>,
  building: {
    users: 'Membina fail pengguna...',
    sessions: 'Membina fail sesi...',
    analytics: 'Membina fail analitik...',
  } satisfies Record<ExportKind, string>,
  running: 'Eksport sedang dijalankan. Sila tunggu.',
  /** A file is good for ten minutes, and two more for who waited for it (`lambdas/admin/exports/address.ts`). */
  done: 'Eksport berjaya dimuat turun. Datanya dibaca tidak lebih daripada 12 minit yang lalu.',
  failed: 'Export gagal. Sila cuba lagi.',
  prefix: 'SUITE_AI_PENDIDIKAN',
};

const calls = {
  users: adminApi.exportUsers,
  sessions: adminApi.exportSessions,
  analytics: adminApi.exportAnalytics,
} satisfies Record<ExportKind, unknown>;

/** The server answers 409 until it has built the file; it is asked every four seconds, for two minutes. */
const isBuilding = (reason: unknown): boolean => reason instanceof CallError && reason.code === 'conflict';
const tries = { every: 4000, most: 30 };

/** Downloads of the admin area's data, disabled while one of them runs (spec 1 §2). File name: spec 1 §7. */
export function ExportButtons({ kinds }: { kinds: readonly ExportKind[] }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: ExportKind) => fetchFile(calls[kind], {}, { fallback: text.failed }),
    retry: (failures, reason) => isBuilding(reason) && failures < tries.most,
    retryDelay: tries.every,
    onSuccess: (file, kind) => {
      saveBlob(file, `${text.prefix}_${kind}_${fileTimestamp(new Date())}.xlsx`);
      notify('success', text.done);
    },
    onError: (reason) =>
      notify(
        'error',
        isBuilding(reason) ? 'Fail eksport masih dibina selepas dua minit. Sila cuba lagi sebentar lagi.' : text.failed,
      ),
  });
  return (
    <Row role="group" aria-label="Eksport data" className="no-print">
      {kinds.map((kind) => (
        <ReasonButton
          key={kind}
          variant="outlined"
          startIcon={<DownloadIcon />}
          reason={isPending ? text.running : null}
          onClick={() => mutate(kind)}
        >
          {isPending && variables === kind ? text.building[kind] : text.buttons[kind]}
        </ReasonButton>
      ))}
      <span role="status" className="hidden-text">
        {isPending && text.running}
      </span>
    </Row>
  );
}
