import { styled } from '@mui/material/styles';
import { colours } from '../app/theme.ts';

/** Stands for a piece of text while it is fetched: one line high, `width` wide, so that nothing moves when the text comes. */
export const Placeholder = styled('span', { shouldForwardProp: (name) => name !== 'width' })<{ width: string }>(
  ({ width }) => ({
    display: 'inline-block',
    width,
    maxWidth: '100%',
    height: '1em',
    verticalAlign: '-.1em',
    borderRadius: 3,
    background: colours.line,
  }),
);

const Sheet = styled('div')({ borderRadius: 6, background: colours.sheet, border: `1px solid ${colours.line}` });

/** Stands for a list of cards, each `height` pixels high. */
export const CardPlaceholders = ({ count, height }: { count: number; height: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Sheet key={index} sx={{ height, mb: 2 }} />
    ))}
  </div>
);
