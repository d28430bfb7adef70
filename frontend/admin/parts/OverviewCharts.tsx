import Box from '@mui/material/Box';
import type { Overview } from '../../../shared/admin/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Empty } from '../../ui/Async.tsx';
import { Section } from '../../ui/Section.tsx';
import { countLabel, longDayLabel } from '../labels.ts';
import { adminText as text, chartText } from '../text.ts';
import { Chart, Days } from './Chart.tsx';
import { SharesChart } from './SharesChart.tsx';

type Day = Overview['charts']['sessionsOverTime'][number];

const dayColumns = [
  { head: chartText.date, cell: ({ date }: Day) => longDayLabel(date) },
  { head: chartText.sessions, cell: ({ count }: Day) => countLabel(count) },
];

function OverTime({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return <Empty title={text.noSessions} />;
  return (
    <Chart label={text.overTime} columns={dayColumns} rows={days}>
      <Days
        dates={days.map(({ date }) => date)}
        series={[{ label: chartText.sessions, values: days.map(({ count }) => count), color: colours.green }]}
        format={countLabel}
        axisFormat={countLabel}
        whole
      />
    </Chart>
  );
}

/** Sessions by module, and sessions by day in the last 30 days (spec 1 §2). */
export const OverviewCharts = ({ charts }: { charts: Overview['charts'] }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,

      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    }}
  >
    <Section title={text.distribution}>
      <SharesChart label={text.distribution} slices={charts.moduleDistribution} />
    </Section>
    <Section title={text.overTime}>
      <OverTime days={charts.sessionsOverTime} />
    </Section>
  </Box>
);
