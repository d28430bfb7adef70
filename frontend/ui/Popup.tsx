import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/** A button with an icon that opens a panel below itself. Escape or a click elsewhere closes it and gives the focus back to the button. */
export function Popup({
  label,
  icon,
  children,
  ...button
}: Omit<IconButtonProps, 'children'> & {
  label: string;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      >
        {icon}
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: { minWidth: 220, border: `1px solid ${colours.line}` } },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
