import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import type { ExportKind } from '../../../shared/admin/schemas.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { exportText as text } from '../text.ts';
import { useExport } from '../useExport.ts';

/** Downloads of the admin area's data, closed while one of them runs (spec 1 §2). */
export function ExportButtons({ kinds }: { kinds: readonly ExportKind[] }) {
  const { running, run } = useExport();
  return (
    <Box role="group" aria-label={text.title} className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => (
        <ReasonButton
          key={kind}
          variant="outlined"
          startIcon={<DownloadIcon />}
          reason={running === null ? null : text.running}
          onClick={() => void run(kind)}
        >
          {running === kind ? text.building[kind] : text.buttons[kind]}
        </ReasonButton>
      ))}
      <span role="status" className="hidden-text">
        {running !== null && text.running}
      </span>
    </Box>
  );
}
