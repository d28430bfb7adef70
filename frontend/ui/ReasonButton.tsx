import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useNotice } from './Notices.tsx';

/**
 * A button that, while it cannot be used, stays reachable and says why: in its title, to a screen reader, and when it is pressed.
 * `reason` null: usable.
 */
export function ReasonButton({ reason, onClick, children, ...rest }: ButtonProps & { reason: string | null }) {
  const id = useId();
  const notify = useNotice();
  const unsay = useRef<() => void>(undefined);
  // What was said of the button goes with its reason, and with the button.
  useEffect(() => () => unsay.current?.(), [reason]);
  if (reason === null)
    return (
      <Button {...rest} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <>
      <Button
        {...rest}
        aria-disabled
        aria-describedby={id}
        title={reason}
        onClick={(event) => {
          event.preventDefault();
          unsay.current = notify('info', reason);
        }}
        sx={{ opacity: 0.55, cursor: 'not-allowed', filter: 'grayscale(1)' }}
      >
        {children}
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
