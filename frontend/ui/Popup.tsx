import Popover from '@mui/material/Popover';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { colours } from '../app/theme.ts';

interface Trigger {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A panel that a button opens below itself. Escape or a click elsewhere closes it and gives the focus back to the button. */
export function Popup({
  label,
  renderTrigger,
  children,
}: {
  label: string;
  renderTrigger: (props: Trigger) => ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = button !== null;
  const close = () => setButton(null);
  return (
    <>
      {renderTrigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: ({ currentTarget }) => setButton(currentTarget),
      })}
      <Popover
        open={isOpen}
        anchorEl={button}
        onClose={close}
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{
          paper: {
            id,
            role: 'dialog',
            'aria-label': label,
            sx: { minWidth: 220, border: `1px solid ${colours.line}` },
          },
        }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
