import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { useOpenForPrint } from '../../ui/useOpenForPrint.ts';
import { chartText as text } from '../text.ts';

/** Height of every chart in pixels, reserved so that nothing moves when the chart is drawn. */
const height = 280;

const Unavailable = () => <Box sx={{ p: 2, color: 'text.secondary' }}>{text.unavailable}</Box>;

type Plots = typeof import('./plots.tsx');

/** A chart whose code is fetched after the page shows. When that fails, the table below still has the numbers. */
const plot = <Props,>(pick: (plots: Plots) => ComponentType<Props>) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    import('./plots.tsx').then(
      (plots) => ({ default: pick(plots) }),
      () => ({ default: Unavailable }),
    ),
  );

export const Shares = plot(({ Shares: part }) => part);
export const Days = plot(({ Days: part }) => part);
export const Bars = plot(({ Bars: part }) => part);

/** The legend of a chart; it wraps on a phone. */
const Legend = ({ items }: { items: readonly { label: string; color: string }[] }) => (
  <Box
    component="ul"
    sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '.875rem' }}
  >
    {items.map(({ label, color }) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color, printColorAdjust: 'exact' }}
        />
        {label}
      </Box>
    ))}
  </Box>
);

/**
 * A chart with its text alternative: one sentence for a screen reader, and a folded table of the same numbers. Print shows the table in
 * place of the chart.
 */
export function Chart<Row>({
  label,
  legend = [],
  columns,
  rows,
  children,
}: {
  /** What is drawn. */
  label: string;
  legend?: readonly { label: string; color: string }[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  useOpenForPrint(box);
  return (
    <Box component="figure" ref={box} sx={{ minWidth: 0 }}>
      {legend.length > 0 && <Legend items={legend} />}
      <Box role="img" aria-label={`${label}. ${text.numbersBelow}`} className="no-print" sx={{ height }}>
        <Suspense fallback={<Box sx={{ p: 2, color: 'text.secondary' }}>{text.waiting}</Box>}>{children}</Suspense>
      </Box>
      <Box component="details" sx={{ mt: 1, fontSize: '.9rem', '& > summary': { cursor: 'pointer', py: 1 } }}>
        <summary>
          {text.asTable}
          <span className="hidden-text">: {label}</span>
        </summary>
        <Table label={label} columns={columns} rows={rows} minWidth={columns.length * 90} />
      </Box>
    </Box>
  );
}
