import Box from '@mui/material/Box';
import type { AriaAttributes } from 'react';
import { colours, radius } from '../app/theme.ts';
import { Placeholder } from './Async.tsx';
import { Card, Soft } from './elements.tsx';

/** The last weeks of a number as a line, drawn for the eye. */
const Spark = ({ points }: { points: readonly number[] }) => {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const line = points
    .map((one, place) => `${place},${high === low ? 9 : 9 - ((one - low) / (high - low)) * 8}`)
    .join(' ');
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${points.length - 1} 10`}
      preserveAspectRatio="none"
      sx={{
        flex: { md: 1 },
        width: 1,
        minWidth: 0,
        height: { xs: 24, md: 44 },
        alignSelf: { md: 'center' },
        overflow: 'visible',
      }}
    >
      <Box component="polygon" points={`0,10 ${line} ${points.length - 1},10`} sx={{ fill: colours.greenPale }} />
      <Box
        component="polyline"
        points={line}
        sx={{ fill: 'none', stroke: colours.green, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }}
      />
    </Box>
  );
};

/** Counters with their labels; `values` is null while they are fetched. With their values of the last weeks, each beside its line. */
export function Tiles<K extends string>({
  labels,
  values,
  weeks = null,
}: {
  labels: Record<K, string>;
  values: NoInfer<Record<K, number>> | null;
  weeks?: readonly NoInfer<Record<K, number>>[] | null;
}) {
  const tile = (key: K) => (
    <Box
      key={key}
      sx={{
        display: 'flex',
        flexDirection: weeks === null ? { xs: 'column-reverse', sm: 'row-reverse' } : 'column-reverse',
        alignItems: { sm: weeks === null ? 'baseline' : 'start' },
        justifyContent: 'start',
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
  );
  const drawn = (key: K) => (
    <Card
      key={key}
      sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 1, md: 2 }, p: { xs: 1.5, sm: 2 } }}
    >
      {tile(key)}
      {weeks?.some((week) => week[key] > 0) && <Spark points={weeks.map((week) => week[key])} />}
    </Card>
  );
  return (
    <Box
      component="dl"
      aria-busy={values === null}
      sx={
        weeks === null
          ? { display: 'flex', flexWrap: 'wrap', justifyContent: { xs: 'space-between', sm: 'start' }, gap: '4px 24px' }
          : { display: 'grid', gap: { xs: 1, md: 1.5 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
      }
    >
      {(Object.keys(labels) as K[]).map(weeks === null ? tile : drawn)}
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
