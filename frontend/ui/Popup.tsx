import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/** A panel below the element that it is about; null: closed. Escape or a click elsewhere closes it. */
export const Floating = ({
  label,
  anchor,
  side = 'left',
  sx = { p: 1.5, maxWidth: 340 },
  onClose,
  children,
}: {
  label: string;
  anchor: HTMLElement | null;
  side?: 'left' | 'right';
  sx?: object;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    transitionDuration={0}
    anchorOrigin={{ vertical: 'bottom', horizontal: side }}
    transformOrigin={{ vertical: -6, horizontal: side }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { border: `1px solid ${colours.line}`, ...sx } } }}
  >
    {children}
  </Popover>
);

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
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      >
        {icon}
      </IconButton>
      <Floating label={label} anchor={anchor} side="right" sx={{ minWidth: 220 }} onClose={close}>
        {children(close)}
      </Floating>
    </>
  );
}
