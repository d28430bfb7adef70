import Box from '@mui/material/Box';
import type { AriaAttributes } from 'react';
import { colours, radius } from '../app/theme.ts';
import { Placeholder } from './Async.tsx';
import { Soft } from './elements.tsx';

/** Counters with their labels, on one line; `values` is null while they are fetched. */
export function Tiles<K extends string>({
  labels,
  values,
}: {
  labels: Record<K, string>;
  values: NoInfer<Record<K, number>> | null;
}) {
  return (
    <Box
      component="dl"
      aria-busy={values === null}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { xs: 'space-between', sm: 'start' }, gap: '4px 24px' }}
    >
      {(Object.keys(labels) as K[]).map((key) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row-reverse' },
            alignItems: { sm: 'baseline' },
            columnGap: 0.75,
          }}
        >
          <Soft as="dt" sx={{ fontSize: { xs: 'tiny', sm: 'small' } }}>
            {labels[key]}
          </Soft>
          <Box component="dd" sx={{ typography: 'h2' }}>
            {values ? values[key] : <Placeholder width="1.5em" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How much is done, in percent. Give it a name with `aria-label` or `aria-labelledby`. */
export const Bar = ({
  value,
  colour = 'primary.main',
  ...aria
}: AriaAttributes & { value: number; colour?: string }) => (
  <Box
    role="progressbar"
    aria-valuenow={Math.round(value)}
    aria-valuemin={0}
    aria-valuemax={100}
    {...aria}
    sx={{ height: 6, borderRadius: radius.mark, bgcolor: colours.line, overflow: 'hidden', printColorAdjust: 'exact' }}
  >
    <Box sx={{ height: 1, bgcolor: colour, printColorAdjust: 'exact' }} style={{ width: `${value}%` }} />
  </Box>
);
