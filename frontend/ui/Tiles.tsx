import Box from '@mui/material/Box';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
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
export const Bar = (props: LinearProgressProps) => (
  <LinearProgress
    variant="determinate"
    sx={{ height: 6, borderRadius: radius.mark, bgcolor: colours.line }}
    {...props}
  />
);
