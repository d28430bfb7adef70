import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { adminApi, type ExportKind } from '../../../shared/admin/api.ts';
import { fileTimestamp } from '../../../shared/word/fileName.ts';
import { CallError, fetchFile, saveBlob } from '../../api/client.ts';
import { Row } from '../../ui/elements.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

const names: Record<ExportKind, string> = { users: 'Pengguna', sessions: 'Sesi', analytics: 'Analitik' };

const running = 'Eksport sedang dijalankan. Sila tunggu.';
const failed = 'Export gagal. Sila cuba lagi.';

/** The server answers 409 until it has built the file; it is asked every four seconds, for two minutes. */
const isBuilding = (reason: unknown): boolean => reason instanceof CallError && reason.code === 'conflict';
const tries = { every: 4000, most: 30 };

/** Downloads of the admin area's data, disabled while one of them runs (spec 1 §2). File name: spec 1 §7. */
export function ExportButtons({ kinds }: { kinds: readonly ExportKind[] }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: ExportKind) => fetchFile(adminApi.export, { params: { kind } }, { fallback: failed }),
    retry: (failures, reason) => isBuilding(reason) && failures < tries.most,
    retryDelay: tries.every,
    onSuccess: (file, kind) => {
      saveBlob(file, `SUITE_AI_PENDIDIKAN_${kind}_${fileTimestamp(new Date())}.xlsx`);
      // A file serves the ten minutes of the clock in which it was asked for (`lambdas/admin/exports/address.ts`).
      notify('success', 'Eksport berjaya dimuat turun. Datanya dibaca tidak lebih daripada 10 minit yang lalu.');
    },
    onError: (reason) => {
      const late = 'Fail eksport masih dibina selepas dua minit. Sila cuba lagi sebentar lagi.';
      notify('error', isBuilding(reason) ? late : failed);
    },
  });
  return (
    <Row role="group" aria-label="Eksport data" className="no-print">
      {kinds.map((kind) => (
        <ReasonButton
          key={kind}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending && variables === kind}
          reason={isPending ? running : null}
          onClick={() => mutate(kind)}
        >
          Eksport {names[kind]}
        </ReasonButton>
      ))}
      <span role="status" className="hidden-text">
        {isPending && running}
      </span>
    </Row>
  );
}
