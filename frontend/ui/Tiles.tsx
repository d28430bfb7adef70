import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { AriaAttributes, ReactNode } from 'react';
import { countLabel } from '../../shared/text/labels.ts';
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
      sx={{ flex: 1, minWidth: 0, height: { xs: 28, md: 40 }, overflow: 'visible' }}
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

const shownValue = (value: ReactNode) => (typeof value === 'number' ? countLabel(value) : value);

/** Figures with their labels in one line; `values` is null while they are fetched. With `weeks`, each figure has a line of its last weeks beside it. */
export function Tiles<K extends string>({
  labels,
  values,
  weeks = null,
}: {
  labels: Record<K, string>;
  values: NoInfer<Record<K, ReactNode>> | null;
  weeks?: readonly NoInfer<Record<K, number>>[] | null;
}) {
  const isDrawn = weeks !== null;
  const tileSx: SxProps = isDrawn
    ? { display: 'flex', flexDirection: 'column-reverse', p: { xs: 1.5, sm: 2 } }
    : {
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row-reverse' },
        alignItems: { sm: 'baseline' },
        columnGap: 0.75,
      };
  return (
    <Box
      component="dl"
      aria-busy={values === null}
      sx={
        isDrawn
          ? { display: 'grid', gap: { xs: 1, md: 1.5 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
          : { display: 'flex', flexWrap: 'wrap', justifyContent: { xs: 'space-between', sm: 'start' }, gap: '4px 24px' }
      }
    >
      {(Object.keys(labels) as K[]).map((key) => (
        <Box component={isDrawn ? Card : 'div'} key={key} sx={tileSx}>
          <Soft as="dt" sx={{ fontSize: { xs: 'tiny', sm: 'small' } }}>
            {labels[key]}
          </Soft>
          <Box
            component="dd"
            sx={{ display: 'flex', gap: 2, minHeight: isDrawn ? { xs: 28, md: 40 } : 0, typography: 'h2' }}
          >
            {values ? shownValue(values[key]) : <Placeholder width="1.5em" />}
            {weeks?.some((week) => week[key] > 0) && <Spark points={weeks.map((week) => week[key])} />}
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

const circle = { cx: 22, cy: 22, r: 19, pathLength: 100 };

/** A share of 100 as a ring around what it says, with a mark at its `goal`. Drawn for the eye. */
export const Ring = ({
  value,
  goal,
  size,
  colour,
  children,
}: Record<'value' | 'size', number> & { goal?: number; colour: string; children: ReactNode }) => (
  <Box sx={{ position: 'relative', flex: 'none', width: size, height: size, display: 'grid', placeItems: 'center' }}>
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 44 44"
      sx={{ position: 'absolute', inset: 0, rotate: '-90deg', fill: 'none', strokeWidth: 4 }}
    >
      <circle {...circle} stroke={colours.line} />
      <circle {...circle} stroke={colour} strokeDasharray={`${value} 100`} />
      {goal !== undefined && <circle {...circle} stroke={colours.ink} strokeDasharray={`0 ${goal - 0.5} 1 100`} />}
    </Box>
    <Box sx={{ textAlign: 'center', lineHeight: 1.15 }}>{children}</Box>
  </Box>
);
