import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colours } from '../../app/theme.ts';
import { timeLabel } from '../labels.ts';
import { adminText as text } from '../text.ts';

/** Refreshes the numbers by hand or automatically (spec 1 §2, §9). */
export function DashboardControls({
  refreshes,
  onToggle,
  onRefresh,
  isReading,
  readAt,
}: {
  refreshes: boolean;
  onToggle: (refreshes: boolean) => void;
  onRefresh: () => void;
  isReading: boolean;
  readAt: string | null;
}) {
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          role="switch"
          checked={refreshes}
          onChange={(event) => onToggle(event.target.checked)}
          sx={{ width: 20, height: 20, flex: 'none', accentColor: colours.green }}
        />
        {text.autoRefresh}
      </Box>
      <Button variant="outlined" startIcon={<RefreshIcon />} loading={isReading} onClick={onRefresh}>
        {text.refresh}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '.9rem', minHeight: '1.6em' }}>
        {readAt !== null && text.readAt(timeLabel(readAt))}
      </Box>
    </Box>
  );
}
