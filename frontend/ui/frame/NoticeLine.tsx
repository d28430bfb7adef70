import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';

const further = ['> :not(:first-child):not([role=status])', '> [data-attention] :is(ul, p)'];

const closedSx = {
  [further.map((part) => `& ${part}`).join(', ')]: { display: 'none' },
  // A border, since the line after the last would be seen in a padding.
  '& > p': {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: '2', sm: '1' },
    pb: 0,
    borderBottom: '8px solid transparent',
  },
  '& > p, & > [data-attention]': { my: 1 },
  '& [data-short]': { display: 'block' },
  '& > [data-attention]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 },
  // On a phone with its first action alone.
  '& [data-attention] .MuiButton-outlined': { display: { xs: 'none', sm: 'inline-flex' } },
} as const;

/** Beside the button, which stays where it is. */
const roomSx = {
  '& > :first-child': { my: 1 },
  '& > p:first-child, & > [data-attention]:first-child > :first-child': { pr: { xs: 12, sm: 14 } },
} as const;

/** The notices of a page: the first, the newest, on one line, and all of them when they are asked for, where there is more to see. */
export function NoticeLine({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
      <Box id={id} sx={{ '@media screen': { ...roomSx, ...(isOpen ? {} : closedSx) } }}>
        {children}
      </Box>
      <Button
        size="small"
        className="no-print"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          position: 'absolute',
          right: 4,
          top: 10,
          [`div:not(:has(${[...further, '> p'].join(', ')})) + &`]: { display: 'none' },
        }}
      >
        {isOpen ? 'Ringkaskan' : 'Lihat semua'}
      </Button>
    </Box>
  );
}
