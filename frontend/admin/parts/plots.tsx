import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { shareLabel, shortDayLabel } from '../labels.ts';
import type { BarsProps, DaysProps, SharesProps } from './chartProps.ts';

/** The drawings alone, in a file of their own: the chart library is fetched after the page shows. Each fills its box. */

/** Slices thinner than these degrees have no room for their label; the legend names their percent too. */
const labelledFrom = 20;

export function Shares({ slices }: SharesProps) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const data = slices.map(({ name, value, color }) => ({
    id: name,
    value,
    color,
    label: `${name} (${shareLabel(value, whole)})`,
  }));
  return (
    <PieChart
      disableKeyboardNavigation
      series={[
        {
          data,
          arcLabel: ({ value }) => shareLabel(value, whole),
          arcLabelMinAngle: labelledFrom,
          arcLabelRadius: '60%',
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontWeight: 700 } }}
    />
  );
}

/** One or more counts by calendar day. */
export function Days({ dates, series, format, whole }: DaysProps) {
  return (
    <LineChart
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      hideLegend={series.length === 1}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: dates, valueFormatter: shortDayLabel, tickLabelMinGap: 12 }]}
      yAxis={[{ min: 0, width: 'auto', valueFormatter: format, ...(whole ? { tickMinStep: 1 } : {}) }]}
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

/** One bar a category, each with its number over it. */
export function Bars({ bars, label }: BarsProps) {
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
      yAxis={[{ min: 0, width: 'auto', tickMinStep: 1 }]}
      series={[{ data: bars.map(({ value }) => value), label, barLabel: 'value', barLabelPlacement: 'outside' }]}
    />
  );
}
