import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { colours } from '../app/theme.ts';
import { Small } from './elements.tsx';
import { notify } from './Notices.tsx';

const closed = {
  cursor: 'not-allowed',
  '&&, &&:hover': { color: colours.inkSoft, bgcolor: colours.sunken, borderColor: colours.line, boxShadow: 'none' },
} as const;

/** A button that stays reachable while it is closed and says why, `isTold`: beside it; `reason` null: usable. */
export function ReasonButton({
  reason,
  isTold = false,
  ...button
}: ButtonProps & { reason: string | null; isTold?: boolean }) {
  const id = useId();
  const refusal: ButtonProps = {
    'aria-disabled': true,
    'aria-describedby': id,
    title: reason ?? '',
    onClick: (event) => {
      event.preventDefault();
      notify('info', reason ?? '');
    },
    sx: closed,
  };
  return (
    <>
      <Button {...button} {...(reason === null ? {} : refusal)} />
      <Small as="span" id={id} hidden={!isTold}>
        {reason}
      </Small>
    </>
  );
}

/** One of several like buttons: `text` says what it does, `of` to which for a screen reader. */
export const NamedButton = ({ text, of, ...button }: ButtonProps & { text: string; of: string }) => (
  <Button size="small" aria-label={`${text}: ${of}`} {...button}>
    {text}
  </Button>
);
