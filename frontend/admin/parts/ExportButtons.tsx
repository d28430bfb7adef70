import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ExportKind } from '../../../shared/admin/schemas.ts';
import { useNotice } from '../../ui/Notices.tsx';
import { exportText as text } from '../text.ts';
import { useExport } from '../useExport.ts';

const closed = { opacity: 0.55, cursor: 'not-allowed', filter: 'grayscale(1)' } as const;

/**
 * Downloads of the admin area's data, disabled while one of them runs (spec 1 §2). A disabled button says why when it is pressed, and keeps
 * the focus.
 */
export function ExportButtons({ kinds }: { kinds: readonly ExportKind[] }) {
  const { running, run } = useExport();
  const notify = useNotice();
  const press = (kind: ExportKind) => {
    if (running === null) void run(kind);
    else notify('info', text.running);
  };
  return (
    <Box role="group" aria-label={text.title} className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-disabled={running !== null}
          title={running === null ? undefined : text.running}
          onClick={() => press(kind)}
          sx={running === null ? undefined : closed}
        >
          {running === kind ? text.building[kind] : text.buttons[kind]}
        </Button>
      ))}
      <span role="status" className="hidden-text">
        {running !== null && text.running}
      </span>
    </Box>
  );
}
