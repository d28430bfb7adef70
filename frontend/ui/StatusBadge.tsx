import Box from '@mui/material/Box';
import { sessionStatusLabels } from '../../shared/pedagona/result-labels.ts';

const looks = {
  completed: { color: '#175230', bgcolor: '#dff0e4' },
  processing: { color: '#1a446f', bgcolor: '#dfeaf6' },
  pending: { color: '#6b4508', bgcolor: '#fbeecb' },
  failed: { color: '#8a1f1b', bgcolor: '#fbe3e0' },
} as const;

const isKnown = (status: string): status is keyof typeof looks => status in looks;

/**
 * 'Selesai', 'Memproses', 'Gagal', and 'Menunggu' for anything else (spec 1 §2, §4); `showsUnknown`: what is not known is shown as it is,
 * as the admin area does.
 */
export function StatusBadge({ status, showsUnknown = false }: { status: string; showsUnknown?: boolean }) {
  const known = isKnown(status) ? status : 'pending';
  return (
    <Box
      component="span"
      sx={{
        ...looks[known],
        flex: 'none',
        px: 1.25,
        py: 0.25,
        borderRadius: 9,
        fontSize: '.85rem',
        fontWeight: 700,
      }}
    >
      {showsUnknown && !isKnown(status) ? status : sessionStatusLabels[known]}
    </Box>
  );
}
