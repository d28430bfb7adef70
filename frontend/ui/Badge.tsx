import Box from '@mui/material/Box';

const looks = {
  good: { color: '#175230', bgcolor: '#dff0e4' },
  running: { color: '#1a446f', bgcolor: '#dfeaf6' },
  waiting: { color: '#6b4508', bgcolor: '#fbeecb' },
  bad: { color: '#8a1f1b', bgcolor: '#fbe3e0' },
} as const;

export type Tone = keyof typeof looks;

/** A word or two about how something stands. */
export const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Box
    component="span"
    sx={{ ...looks[tone], flex: 'none', px: 1.25, py: 0.25, borderRadius: 9, fontSize: '.85rem', fontWeight: 700 }}
  >
    {children}
  </Box>
);
