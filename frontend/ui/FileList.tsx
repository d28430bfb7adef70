import FileIcon from '@mui/icons-material/DescriptionOutlined';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endingOf } from '../../shared/uploads/rules.ts';
import type { BatchItem } from '../api/uploadBatch.ts';
import { colours } from '../app/theme.ts';
import { commonText, uploadText } from '../text/ms.ts';
import { fileSize } from '../text/size.ts';
import { Bar } from './Bar.tsx';

function Row({ item, onRemove, onRetry }: { item: BatchItem; onRemove: () => void; onRetry: () => void }) {
  const { file, state, share, error } = item;
  const Icon = endingOf(file.name).startsWith('xls') ? SheetIcon : FileIcon;
  const percent = Math.round(share * 100);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: `1px solid ${colours.line}` }}
    >
      <Icon sx={{ color: colours.gold }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          <bdi>{file.name}</bdi>
        </Box>
        <Box sx={{ fontSize: '.875rem', color: 'text.secondary' }}>
          {fileSize(file.size)}
          {state === 'sending' && `, ${uploadText.sending(percent)}`}
          {state === 'sent' && `, ${uploadText.sent}`}
          {state === 'refused' && `, ${uploadText.refused}`}
        </Box>
        {state === 'sending' && <Bar max={100} value={percent} aria-label={uploadText.progressOf(file.name)} />}
        {error !== null && (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Box>
        )}
      </Box>
      {state === 'failed' && (
        <Button variant="outlined" size="small" aria-label={uploadText.retryNamed(file.name)} onClick={onRetry}>
          {commonText.retry}
        </Button>
      )}
      {state !== 'sending' && (
        <Button color="error" size="small" aria-label={uploadText.removeNamed(file.name)} onClick={onRemove}>
          {uploadText.remove}
        </Button>
      )}
    </Box>
  );
}

/** The chosen files, each with icon, size, progress and buttons (spec 1 §2, New session). */
export function FileList({
  items,
  onRemove,
  onRetry,
}: {
  items: readonly BatchItem[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 2 }}>
      {items.map((item) => (
        <Row key={item.key} item={item} onRemove={() => onRemove(item.key)} onRetry={() => onRetry(item.key)} />
      ))}
    </Box>
  );
}
