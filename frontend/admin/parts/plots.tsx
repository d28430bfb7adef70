import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { shareLabel, shortDayLabel } from '../labels.ts';
import { countLabel } from '../../../shared/text/labels.ts';

/** The charts, in a file of their own, so that the chart library is fetched after the page shows. Each fills its box. */

export interface Slice {
  name: string;
  value: number;
  color: string;
}

export interface DaysProps {
  dates: readonly string[];
  series: readonly { label: string; values: readonly number[]; color: string }[];
  format: (value: number) => string;
  axisFormat: (value: number) => string;
  whole: boolean;
}

/** Slices below this angle (degrees) have no room for a label; the legend has their percent as well. */
const labelledFrom = 20;

export function Shares({ slices }: { slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <PieChart
      disableKeyboardNavigation
      hideLegend
      margin={8}
      series={[
        {
          data: slices.map(({ name, value, color }) => ({ id: name, label: name, value, color })),
          arcLabel: ({ value }) => shareLabel(value, whole),
          arcLabelMinAngle: labelledFrom,
          arcLabelRadius: '60%',
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 700 } }}
    />
  );
}

/** Width of a vertical axis in pixels, from its longest number: the library measures before it rounds the axis up. */
const axisWidth = (longest: string): number => 20 + 7.5 * Math.max(longest.length, 2);

export function Days({ dates, series, format, axisFormat, whole }: DaysProps) {
  const most = Math.max(...series.flatMap(({ values }) => values), 0);
  return (
    <LineChart
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      hideLegend
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: dates, valueFormatter: shortDayLabel, tickLabelMinGap: 12 }]}
      yAxis={[
        {
          min: 0,
          width: axisWidth(axisFormat(whole ? Math.ceil(most * 1.25) : most * 1.25)),
          valueFormatter: axisFormat,
          // If all values are zero, the axis would have no height.
          ...(most === 0 ? { max: 1 } : {}),
          ...(whole ? { tickMinStep: 1 } : {}),
        },
      ]}
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
}

export function Bars({ bars, label }: { bars: readonly Slice[]; label: string }) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
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
      yAxis={[
        {
          min: 0,
          // Room for the number above the highest bar.
          max: Math.max(most, 1) * 1.15,
          width: axisWidth(countLabel(Math.ceil(most * 1.25))),
          valueFormatter: countLabel,
          tickMinStep: 1,
        },
      ]}
      series={[{ data: bars.map(({ value }) => value), label, barLabel: 'value', barLabelPlacement: 'outside' }]}
    />
  );
}
