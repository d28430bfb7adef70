import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { colours } from '../../app/theme.ts';

export interface Figure {
  label: string;
  value: string;
  hint?: string;
  /** The address that the card links to; the hint is then the link's name. */
  to?: string;
  /** The colour of the card's edge. */
  color?: string;
}

/** The link covers the whole card. */
const stretched = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** Numbers on cards, each with its label. `columns`: cards in a row of a wide screen. */
export function Numbers({ figures, columns = 4 }: { figures: readonly Figure[]; columns?: number }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {figures.map(({ label, value, hint, to, color }) => (
        <Box
          key={label}
          sx={{
            position: 'relative',
            p: { xs: 1.5, sm: 2 },
            bgcolor: colours.sheet,
            border: `1px solid ${colours.line}`,
            borderTop: `4px solid ${color ?? colours.green}`,
            borderRadius: 1,
            overflowWrap: 'anywhere',
            ...(to === undefined ? {} : { '&:hover': { boxShadow: '0 8px 24px rgb(20 40 40 / 14%)' } }),
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, typography: 'h1' }}>
            {value}
          </Box>
          {hint !== undefined && (
            <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '.875rem' }}>
              {to === undefined ? (
                hint
              ) : (
                <Box component={Link} to={to} sx={stretched}>
                  {hint}
                </Box>
              )}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
