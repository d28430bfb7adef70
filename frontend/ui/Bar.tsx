import { styled } from '@mui/material/styles';
import { colours } from '../app/theme.ts';

/** The browser's own progress bar in the suite's colours. */
export const Bar = styled('progress')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: colours.line,
  '&::-webkit-progress-bar': { background: colours.line },
  '&::-webkit-progress-value': { background: colours.green },
  '&::-moz-progress-bar': { background: colours.green },
});
