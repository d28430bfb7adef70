import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One of several values that can be chosen together. */
export const Checkbox = <Value,>({
  label,
  value,
  chosen,
  onChange,
}: {
  label: ReactNode;
  value: Value;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) => (
  <Box component="label" sx={{ display: 'block', py: 0.5 }}>
    <input
      type="checkbox"
      checked={chosen.includes(value)}
      onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
    />{' '}
    {label}
  </Box>
);
