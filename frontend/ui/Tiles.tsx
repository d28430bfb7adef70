import Box from '@mui/material/Box';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
import { colours } from '../app/theme.ts';
import { Placeholder } from './Async.tsx';
import { Soft } from './elements.tsx';

/** Counters with their labels; `values` is null while they are fetched. */
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
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: 1,
      }}
    >
      {(Object.keys(labels) as K[]).map((key) => (
        <Box
          key={key}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            p: { xs: 1.5, sm: 2.5 },
            '& + &': { borderLeft: `1px solid ${colours.line}` },
          }}
        >
          <Soft as="dt" sx={{ lineHeight: 1.3 }}>
            {labels[key]}
          </Soft>
          <Box component="dd" sx={{ typography: 'h1' }}>
            {values ? values[key] : <Placeholder width="1.5em" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How much is done, in percent. Give it a name with `aria-label` or `aria-labelledby`. */
export const Bar = (props: LinearProgressProps) => (
  <LinearProgress variant="determinate" sx={{ height: 8, borderRadius: 1, bgcolor: colours.line }} {...props} />
);
