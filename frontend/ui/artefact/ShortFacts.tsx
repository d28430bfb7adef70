import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Facts of a few words, each under its label, side by side as far as there is room. */
export const ShortFacts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      my: 1.5,
      display: 'grid',
      columnGap: 3,
      rowGap: 1.25,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
    }}
  >
    {children}
  </Box>
);

/** `isWide`: takes a whole line. */
export const ShortFact = ({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontWeight: 600, fontSize: '.9rem', lineHeight: 1.35 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);
