import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Section } from '../../ui/elements.tsx';
import { Empty } from '../../ui/Async.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { shareLabel } from '../labels.ts';
import { countLabel, dateLabel } from '../../../shared/text/labels.ts';
import type { DaysProps, Slice } from './plots.tsx';

export const sessionCount = 'Bilangan sesi';
export const noSessions = 'Tiada sesi untuk dipaparkan.';

/** Height of every chart in pixels, reserved so that nothing moves when the chart is drawn. */
const height = 280;

const pale = { p: 2, color: 'text.secondary' } as const;
const waiting = <Box sx={pale}>Memuatkan carta...</Box>;
/** The table below it still has the numbers. */
const Missing = () => <Box sx={pale}>Carta tidak dapat dimuatkan. Angkanya ada dalam jadual di bawah.</Box>;
const Shares = fetchedPart(async () => (await import('./plots.tsx')).Shares, waiting, Missing);
const Days = fetchedPart(async () => (await import('./plots.tsx')).Days, waiting, Missing);
const Bars = fetchedPart(async () => (await import('./plots.tsx')).Bars, waiting, Missing);

interface ChartProps {
  title: string;
  note?: string;
  empty?: string | false;
}

/** A chart with its text alternatives: a sentence for a screen reader, and a folded table, which print shows in its place. */
const Chart = <Row,>({
  title,
  note,
  empty = false,
  columns,
  rows,
  children,
}: ChartProps & { columns: readonly Column<Row>[]; rows: readonly Row[]; children: ReactNode }) => (
  <Section title={title} note={note}>
    {empty !== false ? (
      <Empty title={empty} />
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
        <Box component="details" sx={{ mt: 1, fontSize: 'small', '& > summary': { cursor: 'pointer', py: 1 } }}>
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

/** `isBars`: compared as bars, not as parts of a whole. */
export function SlicesChart({
  title,
  slices,
  isBars = false,
}: {
  title: string;
  slices: readonly Slice[];
  isBars?: boolean;
}) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <Chart
      title={title}
      empty={whole === 0 && noSessions}
      columns={[
        { head: 'Modul', cell: ({ name }) => name },
        { head: sessionCount, cell: ({ value }) => countLabel(value) },
        { head: 'Peratus', cell: ({ value }) => shareLabel(value, whole) },
      ]}
      rows={slices}
    >
      {isBars ? <Bars bars={slices} label={sessionCount} /> : <Shares slices={slices} />}
    </Chart>
  );
}

/** `lines`: what of each day is shown, and how it is written. */
export const DaysChart = <Day extends { date: string }>({
  days,
  lines,
  format = countLabel,
  ...chart
}: ChartProps & {
  days: readonly Day[];
  lines: readonly { label: string; of: (day: Day) => number; color: string }[];
  format?: DaysProps['format'];
}) => (
  <Chart
    {...chart}
    columns={[
      { head: 'Tarikh', cell: ({ date }: Day) => dateLabel(date) },
      ...lines.map(({ label, of }) => ({ head: label, cell: (day: Day) => format(of(day)) })),
    ]}
    rows={days}
  >
    <Days
      dates={days.map(({ date }) => date)}
      lines={lines.map(({ of, ...line }) => ({ ...line, data: days.map(of) }))}
      format={format}
    />
  </Chart>
);
