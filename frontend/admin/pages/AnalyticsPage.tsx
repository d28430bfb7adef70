import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import type { ModuleAnalytics } from '../../../shared/admin/schemas.ts';
import { stageLabels } from '../../../shared/admin/stages.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { H2, Section } from '../../ui/elements.tsx';
import { Table } from '../../ui/Table.tsx';
import { costLabel, durationLabel, rateLabel, shareLabel } from '../labels.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { DaysChart } from '../parts/charts.tsx';
import { CostSection, costText, Numbers, Today, PageTop } from '../parts/elements.tsx';
import { analyticsHref, analyticsModule, useAnalytics } from '../queries.ts';

type Day = ModuleAnalytics['days'][number];
type Failure = ModuleAnalytics['failures'][number];
type Duration = ModuleAnalytics['durations'][number];

/** One tab for each module. Tabs are links, so that each has an address and Back works; only the shown module is fetched. */
const ModuleNav = ({ shown }: { shown: ModuleName }) => (
  <Box
    component="nav"
    aria-label="Modul"
    className="no-print"
    sx={{ display: 'flex', gap: 0.5, mt: 3, borderBottom: `2px solid ${moduleColours[shown]}` }}
  >
    {moduleNames.map((module) => (
      <Box
        component={Link}
        key={module}
        to={analyticsHref(module)}
        aria-current={module === shown ? 'page' : undefined}
        sx={{
          display: 'grid',
          placeItems: 'center',
          minHeight: 44,
          flexGrow: { xs: 1, sm: 0 },
          px: { xs: 0.5, sm: 2.5 },
          fontSize: { xs: '.85rem', sm: '1rem' },
          fontWeight: 600,
          textDecoration: 'none',
          border: `1px solid ${moduleColours[module]}`,
          borderBottom: 0,
          borderRadius: '6px 6px 0 0',
          bgcolor: module === shown ? moduleColours[module] : colours.sheet,
          color: module === shown ? '#fff' : moduleColours[module],
        }}
      >
        {modules[module].title}
      </Box>
    ))}
  </Box>
);

const second = '#b0611a';

/** A day without a price is zero only when the model was not called on it; otherwise its cost is unknown. */
const isPriced = ({ cost }: Day): boolean => cost.usd !== null || cost.calls === 0;

const Days = ({ days, color }: { days: readonly Day[]; color: string }) => (
  <>
    <DaysChart
      title="Sesi dan Dokumen Mengikut Hari"
      days={days}
      lines={[
        { label: 'Sesi', of: ({ sessions }) => sessions, color },
        { label: 'Dokumen', of: ({ documents }) => documents, color: second },
      ]}
    />
    <DaysChart
      title="Token Mengikut Hari"
      days={days}
      lines={[
        { label: costText.inputTokens, of: ({ cost }) => cost.inputTokens, color },
        { label: costText.outputTokens, of: ({ cost }) => cost.outputTokens, color: second },
      ]}
    />
    <DaysChart
      title="Anggaran Kos Mengikut Hari (USD)"
      note={costText.note}
      empty={!days.every(isPriced) && costText.noPrice}
      days={days}
      lines={[{ label: costText.usd, of: ({ cost }) => cost.usd ?? 0, color: colours.green }]}
      legend={[]}
      columns={[
        { head: costText.calls, cell: ({ cost }) => countLabel(cost.calls) },
        { head: costText.usd, cell: ({ cost }) => costLabel(cost.usd) },
      ]}
      format={costLabel}
      axisFormat={(usd) => String(Number(usd.toPrecision(2)))}
      whole={false}
    />
  </>
);

const durationColumns = [
  { head: 'Peringkat', cell: ({ stage }: Duration) => stageLabels[stage] ?? stage },
  { head: 'Bilangan', cell: ({ count }: Duration) => countLabel(count) },
  { head: 'Median', cell: ({ medianSeconds }: Duration) => durationLabel(medianSeconds) },
  { head: 'P95', cell: ({ p95Seconds }: Duration) => durationLabel(p95Seconds) },
];

function Module({ analytics: { module, totals, days, cost, failures, durations } }: { analytics: ModuleAnalytics }) {
  const color = moduleColours[module];
  const figures = [
    { label: 'Jumlah sesi', value: countLabel(totals.total), color },
    { label: 'Selesai', value: countLabel(totals.completed), color },
    { label: 'Gagal', value: countLabel(totals.failed), color },
    { label: 'Sedang diproses', value: countLabel(totals.processing), color },
    { label: 'Dokumen', value: countLabel(totals.documents), color },
    { label: 'Kadar kejayaan', value: rateLabel(totals.successRate), color },
  ];
  const allFailures = failures.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Box component="section" sx={{ mt: 2 }}>
        <H2 sx={{ mb: 1.5 }}>Ringkasan {modules[module].title}</H2>
        <Numbers figures={figures} columns={3} />
      </Box>
      <Days days={days} color={color} />
      <CostSection cost={cost} />
      <Section title="Sebab Kegagalan">
        <Table
          label="Sebab Kegagalan"
          columns={[
            { head: 'Sebab', cell: ({ label }: Failure) => label },
            { head: 'Bilangan', cell: ({ count }: Failure) => countLabel(count) },
            { head: 'Peratus', cell: ({ count }: Failure) => shareLabel(count, allFailures) },
          ]}
          rows={failures.toSorted((a, b) => b.count - a.count)}
          minWidth={400}
          empty="Tiada kegagalan dalam tempoh ini."
        />
      </Section>
      <Section
        title="Tempoh Mengikut Peringkat"
        note="Median: separuh daripada kerja siap dalam tempoh ini. P95: 95% daripada kerja siap dalam tempoh ini."
      >
        <Table
          label="Tempoh Mengikut Peringkat"
          columns={durationColumns}
          rows={durations}
          minWidth={440}
          empty="Belum ada peringkat yang siap dalam tempoh ini."
        />
      </Section>
    </>
  );
}

/** Beyond the spec: use, cost, failures and durations of each module over the last 30 days, and today's numbers. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const module = analyticsModule(params);
  return (
    <>
      <PageTop title="Analitik" intro="Penggunaan, kos, kegagalan dan tempoh setiap modul dalam 30 hari terakhir." />
      <Today />
      <ModuleNav shown={module} />
      <Async query={useAnalytics(module)} waiting={<CardPlaceholders count={3} height={320} />}>
        {(analytics) => <Module analytics={analytics} />}
      </Async>
    </>
  );
}
