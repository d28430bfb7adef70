import LinearProgress from '@mui/material/LinearProgress';
import { colours } from '../app/theme.ts';

/** How much of `max` is done. Give it a name with `aria-label` or `aria-labelledby`. */
export const Bar = ({
  value,
  max,
  ...name
}: {
  value: number;
  max: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) => (
  <LinearProgress
    variant="determinate"
    value={max === 0 ? 0 : (100 * value) / max}
    sx={{ height: 8, borderRadius: 1, bgcolor: colours.line }}
    {...name}
  />
);
