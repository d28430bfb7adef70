import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { retried } from './fetched.tsx';

/** A panel below the element that it is about; null: closed. Escape or a click elsewhere closes it. */
export const Floating = ({
  label,
  anchor,
  side = 'left',
  keepMounted = false,
  sx = { p: 1.5, maxWidth: 340 },
  onClose,
  children,
}: {
  label: string;
  anchor: HTMLElement | null;
  side?: 'left' | 'right';
  /** Whether what it holds stays drawn while it is closed. */
  keepMounted?: boolean;
  sx?: object;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Popover
    open={anchor !== null}
    keepMounted={keepMounted}
    className="no-print"
    anchorEl={anchor}
    onClose={onClose}
    transitionDuration={0}
    anchorOrigin={{ vertical: 'bottom', horizontal: side }}
    transformOrigin={{ vertical: -6, horizontal: side }}
    slotProps={{
      transition: {
        onEntering: (panel: HTMLElement) =>
          void retried(() => import('./frame/panelKeys.ts')).then(
            ({ addPanelKeys }) => addPanelKeys(panel),
            () => undefined,
          ),
      },
      paper: { role: 'dialog', 'aria-label': label, sx: { border: `1px solid ${colours.line}`, ...sx } },
    }}
  >
    {children}
  </Popover>
);

/** A button with an icon that opens a panel below itself. Escape or a click elsewhere closes it and gives the focus back to the button. */
export function Popup({
  label,
  icon,
  keepMounted = false,
  children,
  ...button
}: Omit<IconButtonProps, 'children'> & {
  label: string;
  icon: ReactNode;
  keepMounted?: boolean;
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
      <Floating
        {...{ label, anchor, keepMounted }}
        side="right"
        sx={{ minWidth: 220, maxWidth: 'min(560px, calc(100vw - 32px))' }}
        onClose={close}
      >
        {children(close)}
      </Floating>
    </>
  );
}
