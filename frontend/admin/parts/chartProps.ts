/** A named number with the colour it is drawn in. */
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
  /** Values by day, as many as there are dates. */
  series: readonly { label: string; values: readonly number[]; color: string }[];
  /** A value in words. */
  format: (value: number) => string;
  /** The same where room is short. */
  axisFormat: (value: number) => string;
  /** Whole numbers only: no tick between two of them. */
  whole: boolean;
}
