import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** A full screen that waits, or says in one sentence why nothing can be shown. */
export const Starting = ({ children, action }: { children: ReactNode; action?: { text: string; run: () => void } }) => (
  <div className="starting">
    <p role="status">{children}</p>
    {action && (
      <Button variant="contained" onClick={action.run}>
        {action.text}
      </Button>
    )}
  </div>
);
