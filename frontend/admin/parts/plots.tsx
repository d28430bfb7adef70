import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { colours } from '../../app/theme.ts';
import { shareLabel, shortDayLabel } from '../labels.ts';
import type { Overview } from '../../../shared/admin/api.ts';

/** The charts, in a file of their own, so that the chart library is fetched after the page shows. Each fills its box. */

export type Slice = Overview['charts']['moduleDistribution'][number];

const legend = { legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } } as const;

/** Slices below this angle (degrees) have no room for a label; the legend has their percent as well. */
const labelledFrom = 20;

export function Shares({ slices }: { slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <PieChart
      disableKeyboardNavigation
      slotProps={legend}
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
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: colours.onDeep, fontWeight: 700 } }}
    />
  );
}

/** The vertical axis from 0, in steps of whole counts unless it is of money. */
const axis = {
  min: 0,
  // Not measured: labels are drawn before their font is there.
  width: 60,
  valueFormatter: (value: number) => value.toLocaleString('en-MY', { maximumFractionDigits: 5 }),
} as const;
const countAxis = { ...axis, width: 44, tickMinStep: 1 };

export interface DaysProps {
  dates: readonly string[];
  lines: readonly { label: string; data: number[]; color: string }[];
  format: (value: number) => string;
}

export function Days({ dates, lines, format }: DaysProps) {
  const values = lines.flatMap(({ data }) => data);
  const scale = values.every(Number.isInteger) ? countAxis : axis;
  return (
    <LineChart
      disableKeyboardNavigation
      hideLegend={lines.length < 2}
      slotProps={legend}
      grid={{ horizontal: true }}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: dates, valueFormatter: shortDayLabel, tickLabelMinGap: 12 }]}
      // Where all are 0, the axis would have no height.
      yAxis={[values.some((value) => value > 0) ? scale : { ...scale, max: 1 }]}
      series={lines.map((line) => ({
        ...line,
        showMark: false,
        curve: 'linear',
        valueFormatter: (value) => format(value ?? 0),
      }))}
    />
  );
}

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
