import Box from '@mui/material/Box';
import { lastActivityLabel } from '../../text/dates.ts';
import { waitText } from '../../text/session.ts';
import { workText } from '../../text/work.ts';
import { useNow } from '../useNow.ts';
import type { Work } from './useWork.ts';

/** Shown while something is generated: the step, its start, and that the page may be closed. */
export function WorkProgress({
  work: { startedAt, isLineLost, place },
  working,
  duration,
}: {
  work: Pick<Work, 'startedAt' | 'isLineLost' | 'place'>;
  working: string;
  duration?: string;
}) {
  const now = useNow();
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box className="spinner" sx={{ flex: 'none', width: '1.75rem', height: '1.75rem' }} />
      <Box>
        <p role="status">
          <strong>{working}...</strong>
        </p>
        {place !== undefined && <p role="status">{waitText.inLine(place)}</p>}
        <Box component="p" sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
          {duration} {startedAt !== null && `${waitText.started(lastActivityLabel(startedAt, now))}.`}{' '}
          {workText.mayClose}
        </Box>
        <Box component="p" role="status" sx={{ color: 'secondary.main' }}>
          {isLineLost ? workText.lineLost : ''}
        </Box>
      </Box>
    </Box>
  );
}
