import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. `labelledBy`: the id of its heading. */
export function Modal({
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
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: it closes the dialog while it is still in the page, and only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // Whoever opened it takes it away.
        event.preventDefault();
        onCancel();
      }}
      sx={{
        width: `min(${width}px, calc(100vw - 32px))`,
        p: 3,
        border: 0,
        borderTop: `6px solid ${isDangerous ? colours.red : colours.green}`,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}
