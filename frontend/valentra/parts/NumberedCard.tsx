import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { H2, Card } from '../../ui/elements.tsx';
import { colours } from '../../app/theme.ts';

/** A step of the session as a card with its number (spec 2 §2). `state`: its state in words. */
export const NumberedCard = ({
  number,
  title,
  state,
  isDone,
  children,
}: {
  number: number;
  title: string;
  state: string;
  isDone: boolean;
  children: ReactNode;
}) => (
  <Card as="section" sx={{ mt: 2, breakInside: 'auto' }}>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', mb: 1 }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          fontWeight: 700,
          bgcolor: isDone ? colours.green : colours.goldPale,
          color: isDone ? '#fff' : colours.gold,
        }}
      >
        {isDone ? <CheckIcon /> : number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <H2 sx={{ flex: '1 1 200px', mt: '4px' }}>
          <span className="hidden-text">{number}. </span>
          {title}
        </H2>
        <Box
          component="span"
          sx={{ color: isDone ? colours.green : 'text.secondary', fontWeight: 600, fontSize: '.9rem' }}
        >
          {state}
        </Box>
      </Box>
    </Box>
    {children}
  </Card>
);
