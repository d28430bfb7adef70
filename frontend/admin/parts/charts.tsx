import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Section } from '../../ui/elements.tsx';
import { Empty } from '../../ui/Async.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { longDayLabel, shareLabel } from '../labels.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import type { Day, Slice } from './plots.tsx';

const sessionCount = 'Bilangan sesi';

/** Height of every chart in pixels, reserved so that nothing moves when the chart is drawn. */
const height = 280;

const pale = { p: 2, color: 'text.secondary' } as const;
const waiting = <Box sx={pale}>Memuatkan carta...</Box>;
/** The table below it still has the numbers. */
const Missing = () => <Box sx={pale}>Carta tidak dapat dimuatkan. Angkanya ada dalam jadual di bawah.</Box>;
const Shares = fetchedPart(async () => (await import('./plots.tsx')).Shares, waiting, Missing);
const Days = fetchedPart(async () => (await import('./plots.tsx')).Days, waiting, Missing);
const Bars = fetchedPart(async () => (await import('./plots.tsx')).Bars, waiting, Missing);

/** A chart with its text alternatives: a sentence for a screen reader, and a folded table, which print shows in its place. */
const Chart = <Row,>({
  title,
  isEmpty = false,
  columns,
  rows,
  children,
}: {
  title: string;
  isEmpty?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  children: ReactNode;
}) => (
  <Section title={title}>
    {isEmpty ? (
      <Empty title="Tiada sesi untuk dipaparkan." />
    ) : (
      <Box component="figure" sx={{ minWidth: 0 }}>
        <Box
          role="img"
          aria-label={`${title}. Angka yang sama ada dalam jadual di bawah carta.`}
          className="no-print"
          sx={{ height }}
        >
          {children}
        </Box>
        <Box component="details" sx={{ mt: 1, fontSize: '.9rem', '& > summary': { cursor: 'pointer', py: 1 } }}>
          <summary>
            Papar sebagai jadual
            <span className="hidden-text">: {title}</span>
          </summary>
          <Table label={title} columns={columns} rows={rows} minWidth={columns.length * 90} />
        </Box>
      </Box>
    )}
  </Section>
);

const sliceColumns = [
  { head: 'Modul', cell: ({ name }: Slice) => name },
  { head: sessionCount, cell: ({ value }: Slice) => countLabel(value) },
];

export function SharesChart({ title, slices }: { title: string; slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <Chart
      title={title}
      isEmpty={whole === 0}
      columns={[...sliceColumns, { head: 'Peratus', cell: ({ value }) => shareLabel(value, whole) }]}
      rows={slices}
    >
      <Shares slices={slices} />
    </Chart>
  );
}

export const BarsChart = ({ title, slices }: { title: string; slices: readonly Slice[] }) => (
  <Chart title={title} columns={sliceColumns} rows={slices}>
    <Bars bars={slices} label={sessionCount} />
  </Chart>
);

const dayColumns = [
  { head: 'Tarikh', cell: ({ date }: Day) => longDayLabel(date) },
  { head: sessionCount, cell: ({ count }: Day) => countLabel(count) },
];

export const DaysChart = ({ title, days }: { title: string; days: readonly Day[] }) => (
  <Chart title={title} isEmpty={days.length === 0} columns={dayColumns} rows={days}>
    <Days days={days} label={sessionCount} />
  </Chart>
);
