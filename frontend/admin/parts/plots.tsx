import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { countLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { shareLabel, shortDayLabel } from '../labels.ts';
import type { Overview } from '../../../shared/admin/api.ts';

/** The charts, in a file of their own, so that the chart library is fetched after the page shows. Each fills its box. */

export type Slice = Overview['charts']['moduleDistribution'][number];
export type Day = Overview['charts']['sessionsOverTime'][number];

/** Slices below this angle (degrees) have no room for a label; the legend has their percent as well. */
const labelledFrom = 20;

export function Shares({ slices }: { slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <PieChart
      disableKeyboardNavigation
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      series={[
        {
          data: slices.map(({ name, value, color }) => ({
            id: name,
            label: `${name} (${shareLabel(value, whole)})`,
            value,
            color,
          })),
          arcLabel: ({ value }) => shareLabel(value, whole),
          arcLabelMinAngle: labelledFrom,
          arcLabelRadius: '60%',
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 700 } }}
    />
  );
}

/** The vertical axis of counts from 0, in whole steps. */
const countAxis = { min: 0, width: 'auto', tickMinStep: 1, valueFormatter: countLabel } as const;

export const Days = ({ days, label }: { days: readonly Day[]; label: string }) => (
  <LineChart
    disableKeyboardNavigation
    hideLegend
    grid={{ horizontal: true }}
    margin={{ right: 24 }}
    dataset={days}
    xAxis={[{ scaleType: 'point', dataKey: 'date', valueFormatter: shortDayLabel, tickLabelMinGap: 12 }]}
    // Where all are 0, the axis would have no height.
    yAxis={[days.some(({ count }) => count > 0) ? countAxis : { ...countAxis, max: 1 }]}
    series={[{ dataKey: 'count', label, color: colours.green, showMark: false, curve: 'linear' }]}
  />
);

export const Bars = ({ bars, label }: { bars: readonly Slice[]; label: string }) => (
  <BarChart
    disableKeyboardNavigation
    hideLegend
    grid={{ horizontal: true }}
    dataset={bars}
    xAxis={[
      { scaleType: 'band', dataKey: 'name', colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) } },
    ]}
    // Room for the number above the highest bar.
    yAxis={[{ ...countAxis, max: Math.max(...bars.map(({ value }) => value), 1) * 1.15 }]}
    series={[{ dataKey: 'value', label, barLabel: 'value', barLabelPlacement: 'outside' }]}
  />
);
