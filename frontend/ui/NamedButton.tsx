import Button, { type ButtonProps } from '@mui/material/Button';

/** One of several like buttons: `text` says what it does, `of` to which for a screen reader. */
export const NamedButton = ({ text, of, ...button }: ButtonProps & { text: string; of: string }) => (
  <Button size="small" aria-label={`${text}: ${of}`} {...button}>
    {text}
  </Button>
);
