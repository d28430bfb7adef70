import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { chartText as text } from '../text.ts';

/** Pixels of every drawing, so that nothing moves when it comes. */
const height = 280;

const Unavailable = () => <Box sx={{ p: 2, color: 'text.secondary' }}>{text.unavailable}</Box>;

type Plots = typeof import('./plots.tsx');

/** A drawing, fetched after the page shows. When it cannot be fetched, the table beside it still has the numbers. */
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

/** A drawing with its text alternative: one sentence for a screen reader, and the same numbers as a table that opens on demand. */
export function Chart<Row>({
  label,
  columns,
  rows,
  children,
}: {
  /** What is drawn. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
}) {
  return (
    <Box component="figure" sx={{ minWidth: 0 }}>
      <Box
        role="img"
        aria-label={`${label}. ${text.numbersBelow}`}
        className="no-print"
        sx={{ height, '& .MuiChartsLegend-root': { flexWrap: 'wrap', justifyContent: 'center' } }}
      >
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
