import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useNotice } from './Notices.tsx';

interface Refusal {
  /** Shows the reason elsewhere, such as at a field, in place of the message at the foot of the screen. */
  onRefused?: (() => void) | undefined;
}

/** Shows its reason when it is pressed, and removes the message when it unmounts. */
function ClosedButton({ reason, onRefused, children, ...rest }: ButtonProps & Refusal & { reason: string }) {
  const id = useId();
  const notify = useNotice();
  const unsay = useRef<() => void>(undefined);
  useEffect(() => () => unsay.current?.(), []);
  return (
    <>
      <Button
        {...rest}
        aria-disabled
        aria-describedby={id}
        title={reason}
        onClick={(event) => {
          event.preventDefault();
          if (onRefused) onRefused();
          else unsay.current = notify('info', reason);
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

/**
 * A button that stays reachable while it is disabled and says why: in its title, to a screen reader, and when it is pressed.
 * `reason` null: usable.
 */
export const ReasonButton = ({ reason, onRefused, ...button }: ButtonProps & Refusal & { reason: string | null }) =>
  reason === null ? (
    <Button {...button} />
  ) : (
    <ClosedButton key={reason} {...button} onRefused={onRefused} reason={reason} />
  );
