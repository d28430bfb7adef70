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
