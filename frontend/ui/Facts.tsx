import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { notFoundText } from '../../shared/texts.ts';
import { colours } from '../app/theme.ts';

export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: '220px 1fr' },
      columnGap: 2,
      py: 1,
      borderTop: `1px solid ${colours.line}`,
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** A quote from a document, folded at first. */
export const Quote = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Box component="details" sx={{ mt: 0.5, fontSize: '.875rem', '& > summary': { cursor: 'pointer', py: 0.5 } }}>
    <summary>{summary}</summary>
    <Box component="blockquote" sx={{ mt: 0.5, pl: 1.5, borderLeft: `3px solid ${colours.gold}` }}>
      {children}
    </Box>
  </Box>
);

/** A value that the document does not state is shown as not stated (design law 6). */
export const NotFound = () => (
  <Box component="em" sx={{ color: 'text.secondary' }}>
    {notFoundText}
  </Box>
);
