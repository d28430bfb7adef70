import Box from '@mui/material/Box';
import { statusLabel } from '../../../shared/valentra/labels.ts';

const looks = {
  done: { color: '#175230', bgcolor: '#dff0e4' },
  running: { color: '#1a446f', bgcolor: '#dfeaf6' },
  waiting: { color: '#6b4508', bgcolor: '#fbeecb' },
  failed: { color: '#8a1f1b', bgcolor: '#fbe3e0' },
} as const;

function lookOf(status: string): keyof typeof looks {
  if (status === 'failed') return 'failed';
  if (status.startsWith('processing_')) return 'running';
  return status === 'completed' || status === 'ready' || status.endsWith('_completed') ? 'done' : 'waiting';
}

/** A session's status in words (spec 2 §4); 'Menunggu' for anything unknown. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Box
    component="span"
    sx={{
      ...looks[lookOf(status)],
      flex: 'none',
      px: 1.25,
      py: 0.25,
      borderRadius: 9,
      fontSize: '.85rem',
      fontWeight: 700,
    }}
  >
    {statusLabel(status)}
  </Box>
);
