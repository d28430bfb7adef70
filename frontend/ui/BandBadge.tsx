import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AiBand, ScoreBand } from '../../shared/bands.ts';

/** Background, text and bar of each band (spec 1 §9, spec 2 §9). Contrast: text 4.5:1 on its background, bars 3:1 on the page. */
export const bandColours: Record<ScoreBand | AiBand, { background: string; ink: string; bar: string }> = {
  green: { background: '#dff0e4', ink: '#175230', bar: '#2c7a4b' },
  blue: { background: '#dfeaf6', ink: '#1a446f', bar: '#2a66a5' },
  yellow: { background: '#fbf0c4', ink: '#5c4706', bar: '#a27a08' },
  orange: { background: '#fde3cf', ink: '#7a3709', bar: '#c25b12' },
  red: { background: '#fbe3e0', ink: '#8a1f1b', bar: '#b3312b' },
};

/** A word on the background of its band; the word says the same as the colour. */
export const BandBadge = ({ band, children }: { band: ScoreBand | AiBand; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      borderRadius: 9,
      fontSize: '.875rem',
      fontWeight: 700,
      color: bandColours[band].ink,
      bgcolor: bandColours[band].background,
      printColorAdjust: 'exact',
    }}
  >
    {children}
  </Box>
);
