import Box from '@mui/material/Box';

const colours = {
  good: { color: '#175230', bgcolor: '#dff0e4' },
  running: { color: '#1a446f', bgcolor: '#dfeaf6' },
  waiting: { color: '#6b4508', bgcolor: '#fbeecb' },
  bad: { color: '#8a1f1b', bgcolor: '#fbe3e0' },
} as const;

export type Tone = keyof typeof colours;

/** A status of one or two words. */
export const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Box
    component="span"
    sx={{ ...colours[tone], flex: 'none', px: 1.25, py: 0.25, borderRadius: 9, fontSize: '.85rem', fontWeight: 700 }}
  >
    {children}
  </Box>
);
