import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sessionText, waitText } from '../../text/session.ts';
import { Card } from '../Card.tsx';
import { PageHeading } from '../PageHeading.tsx';

/** No wider than the screen, however long a document's name is. */
export const waitCardSx = { mt: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 };

/** Leads to the module's list of sessions. */
export const BackButton = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="outlined">
    {sessionText.back}
  </Button>
);

/** A page that waits for work: how long it takes, that it may be closed, and how the work stands. `back`: the module's list. */
export const Waiting = ({ duration, back, children }: { duration: string; back: string; children: ReactNode }) => (
  <>
    <PageHeading>{waitText.title}</PageHeading>
    <Card sx={waitCardSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box className="spinner" sx={{ flex: 'none' }} />
        <div>
          <p>{duration}</p>
          <p>{waitText.mayClose}</p>
        </div>
      </Box>
      {children}
    </Card>
    <Box sx={{ mt: 2 }}>
      <BackButton to={back} />
    </Box>
  </>
);
