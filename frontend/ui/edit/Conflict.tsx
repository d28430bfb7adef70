import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Row } from '../layout.tsx';
import { Fault } from '../Async.tsx';

/** Says that what is edited was changed elsewhere, shows that and asks which of the two stays. `onKeepMine` null: it no longer exists. */
export const Conflict = ({
  message,
  labels: { theirs, keepMine, takeTheirs },
  onKeepMine,
  onTakeTheirs,
  children,
}: {
  message: string;
  labels: { theirs: string; keepMine: string; takeTheirs: string };
  onKeepMine: (() => void) | null;
  onTakeTheirs: () => void;
  children: ReactNode;
}) => (
  <Fault message={message}>
    <strong>{theirs}</strong>
    <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
      {children}
    </Box>
    <Row>
      {onKeepMine !== null && (
        <Button variant="outlined" color="error" onClick={onKeepMine}>
          {keepMine}
        </Button>
      )}
      <Button color="error" onClick={onTakeTheirs}>
        {takeTheirs}
      </Button>
    </Row>
  </Fault>
);
