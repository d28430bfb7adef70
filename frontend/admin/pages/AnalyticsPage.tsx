import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { ModuleAnalytics } from '../../../shared/admin/schemas.ts';
import { stageLabels } from '../../../shared/admin/stages.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { H2, LinkButton, Row, Section } from '../../ui/elements.tsx';
import { Table } from '../../ui/Table.tsx';
import { costLabel, durationLabel, rateLabel, shareLabel } from '../labels.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { DaysChart } from '../parts/charts.tsx';
import { CostSection, costText, Numbers, Today, PageTop } from '../parts/elements.tsx';
import { analyticsHref, analyticsModule, useAnalytics } from '../queries.ts';

type Day = ModuleAnalytics['days'][number];
type Failure = ModuleAnalytics['failures'][number];
type Duration = ModuleAnalytics['durations'][number];

/** Links, so that each has an address and Back works; only the shown module is fetched. */
const ModuleNav = ({ shown }: { shown: ModuleName }) => (
  <Row as="nav" aria-label="Modul" className="no-print" sx={{ mt: 3 }}>
    {moduleNames.map((module) => (
      <LinkButton
        key={module}
        to={analyticsHref(module)}
        variant={module === shown ? 'contained' : 'outlined'}
        aria-current={module === shown ? 'page' : undefined}
      >
        {modules[module].title}
      </LinkButton>
    ))}
  </Row>
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
      format={costLabel}
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
