import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { shareLabel, shortDayLabel } from '../labels.ts';

/** The charts, in a file of their own, so that the chart library is fetched after the page shows. Each fills its box. */

export interface Slice {
  name: string;
  value: number;
  color: string;
}

/** Slices below this angle (degrees) have no room for a label; the legend has their percent as well. */
const labelledFrom = 20;

const legend = { legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } } as const;

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
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 700 } }}
    />
  );
}

/** The vertical axis of numbers from 0. Whole ones have whole steps; where all are 0, the axis would have no height. */
const axisOf = (values: readonly number[]) => ({
  min: 0,
  width: 'auto' as const,
  valueFormatter: (value: number) => value.toLocaleString('en-MY', { maximumFractionDigits: 5 }),
  ...(values.every(Number.isInteger) ? { tickMinStep: 1 } : {}),
  ...(values.some((value) => value > 0) ? {} : { max: 1 }),
});

export interface DaysProps {
  dates: readonly string[];
  series: readonly { label: string; values: readonly number[]; color: string }[];
  format: (value: number) => string;
}

export const Days = ({ dates, series, format }: DaysProps) => (
  <LineChart
    disableKeyboardNavigation
    grid={{ horizontal: true }}
    hideLegend={series.length < 2}
    slotProps={legend}
    margin={{ right: 24 }}
    xAxis={[{ scaleType: 'point', data: dates, valueFormatter: shortDayLabel, tickLabelMinGap: 12 }]}
    yAxis={[axisOf(series.flatMap(({ values }) => values))]}
    series={series.map(({ label, values, color }) => ({
      data: values,
      label,
      color,
      showMark: false,
      curve: 'linear' as const,
      valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
    }))}
  />
);

export function Bars({ bars, label }: { bars: readonly Slice[]; label: string }) {
  const values = bars.map(({ value }) => value);
  return (
    <BarChart
      disableKeyboardNavigation
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ name }) => name),
          colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) },
        },
      ]}
      // Room for the number above the highest bar.
      yAxis={[{ ...axisOf(values), max: Math.max(...values, 1) * 1.15 }]}
      series={[{ data: values, label, barLabel: 'value', barLabelPlacement: 'outside' }]}
    />
  );
}
