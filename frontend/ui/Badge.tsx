import { styled } from '@mui/material/styles';
import type { ScoreBand } from '../../shared/bands.ts';
import { bandColours, colours, radius } from '../app/theme.ts';
import { sessionStatusLabels } from '../../shared/pedagona/labels/resultLabels.ts';
import type { SessionStatus } from '../../shared/session/session.ts';

export const Badge = styled('span')<{ tone: ScoreBand | 'none' }>(({ theme, tone }) => ({
  display: 'inline-block',
  flex: 'none',
  padding: theme.spacing(0.25, 1.25),
  borderRadius: radius.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  ...(tone === 'none'
    ? { color: colours.inkSoft, background: colours.sunken }
    : { color: bandColours[tone].ink, background: bandColours[tone].background }),
  printColorAdjust: 'exact',
}));

function toneOf(status: string): ScoreBand {
  if (status === 'failed') return 'red';
  if (status.startsWith('processing')) return 'blue';
  return /completed$|^ready$/.test(status) ? 'green' : 'yellow';
}

/** Of a session (spec 1 §2, §4; spec 2 §4). */
export const StatusBadge = ({
  status,
  label,
}: { status: SessionStatus; label?: never } | { status: string; label: string }) => (
  <Badge tone={toneOf(status)}>{label ?? sessionStatusLabels[status]}</Badge>
);
