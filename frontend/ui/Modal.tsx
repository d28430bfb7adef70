import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/** A modal dialog that only Escape or its own buttons close; a click outside does not. `labelledBy`: the id of its heading. */
export const Modal = ({
  role = 'dialog',
  labelledBy,
  width = 440,
  isDangerous = false,
  onCancel,
  children,
}: {
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  width?: number;
  isDangerous?: boolean;
  onCancel: () => void;
  children: ReactNode;
}) => (
  <Dialog
    open
    role={role}
    aria-labelledby={labelledBy}
    maxWidth={false}
    transitionDuration={0}
    onClose={(_, reason) => {
      if (reason === 'escapeKeyDown') onCancel();
    }}
    slotProps={{
      backdrop: { sx: { bgcolor: 'rgb(10 30 30 / 55%)' } },
      paper: {
        sx: {
          m: 2,
          p: 3,
          width: `min(${width}px, calc(100vw - 32px))`,
          borderTop: `6px solid ${isDangerous ? colours.red : colours.green}`,
        },
      },
    }}
  >
    {children}
  </Dialog>
);
