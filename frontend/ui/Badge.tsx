import { styled } from '@mui/material/styles';
import type { ScoreBand } from '../../shared/bands.ts';
import { sessionStatusLabels } from '../../shared/pedagona/resultLabels.ts';
import type { SessionStatus } from '../../shared/session.ts';

/** Background, text and bar of each band (spec 1 §9, spec 2 §9). Contrast: text 4.5:1 on its background, bars 3:1 on the page. */
export const bandColours: Record<ScoreBand, { background: string; ink: string; bar: string }> = {
  green: { background: '#dff0e4', ink: '#175230', bar: '#2c7a4b' },
  blue: { background: '#dfeaf6', ink: '#1a446f', bar: '#2a66a5' },
  yellow: { background: '#fbf0c4', ink: '#5c4706', bar: '#a27a08' },
  orange: { background: '#fde3cf', ink: '#7a3709', bar: '#c25b12' },
  red: { background: '#fbe3e0', ink: '#8a1f1b', bar: '#b3312b' },
};

export const Badge = styled('span')<{ tone: ScoreBand }>(({ theme, tone }) => ({
  display: 'inline-block',
  flex: 'none',
  padding: theme.spacing(0.25, 1.25),
  borderRadius: 54,
  fontSize: '.85rem',
  fontWeight: 700,
  color: bandColours[tone].ink,
  background: bandColours[tone].background,
  printColorAdjust: 'exact',
}));

const tones = { completed: 'green', processing: 'blue', pending: 'yellow', failed: 'red' } as const;

/** Spec 1 §2, §4. */
export const StatusBadge = ({ status }: { status: SessionStatus }) => (
  <Badge tone={tones[status]}>{sessionStatusLabels[status]}</Badge>
);
