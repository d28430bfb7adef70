/** A named number with its colour in the chart. */
export interface Slice {
  name: string;
  value: number;
  color: string;
}

export interface SharesProps {
  slices: readonly Slice[];
}

export interface BarsProps {
  bars: readonly Slice[];
  /** What the bars count. */
  label: string;
}

export interface DaysProps {
  /** Calendar days, 'yyyy-mm-dd'. */
  dates: readonly string[];
  /** One value for each date. */
  series: readonly { label: string; values: readonly number[]; color: string }[];
  /** A value in words. */
  format: (value: number) => string;
  /** A shorter text of the value, for narrow places. */
  axisFormat: (value: number) => string;
  /** Whether the axis has ticks at whole numbers only. */
  whole: boolean;
}
