import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { ModuleAnalytics } from '../../../shared/admin/schemas.ts';
import { stageLabels } from '../../../shared/admin/stages.ts';
import { modules } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { moduleColours } from '../../app/theme.ts';
import { Async, Empty } from '../../ui/Async.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { analyticsModule } from '../analyticsHref.ts';
import { countLabel, durationLabel, rateLabel, shareLabel } from '../labels.ts';
import { CostFacts } from '../parts/CostFacts.tsx';
import { DayCharts } from '../parts/DayCharts.tsx';
import { ModuleNav } from '../parts/ModuleNav.tsx';
import { Numbers } from '../parts/Numbers.tsx';
import { Today } from '../parts/Today.tsx';
import { useAnalytics } from '../queries.ts';
import { adminText, analyticsText as text, userText } from '../text.ts';

type Failure = ModuleAnalytics['failures'][number];
type Duration = ModuleAnalytics['durations'][number];

const totalKeys = ['total', 'completed', 'failed', 'processing', 'documents'] as const;

function Failures({ failures }: { failures: readonly Failure[] }) {
  const all = failures.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <Empty title={text.failuresEmpty} />;
  const columns = [
    { head: text.reason, cell: ({ label }: Failure) => label },
    { head: text.count, cell: ({ count }: Failure) => countLabel(count) },
    { head: text.share, cell: ({ count }: Failure) => shareLabel(count, all) },
  ];
  const rows = failures.toSorted((a, b) => b.count - a.count);
  return <Table label={text.failures} columns={columns} rows={rows} minWidth={400} />;
}

const durationColumns = [
  { head: text.stage, cell: ({ stage }: Duration) => stageLabels[stage] ?? stage },
  { head: text.count, cell: ({ count }: Duration) => countLabel(count) },
  { head: text.median, cell: ({ medianSeconds }: Duration) => durationLabel(medianSeconds) },
  { head: text.p95, cell: ({ p95Seconds }: Duration) => durationLabel(p95Seconds) },
];

const Durations = ({ durations }: { durations: readonly Duration[] }) =>
  durations.length === 0 ? (
    <Empty title={text.durationsEmpty} />
  ) : (
    <Table label={text.durations} columns={durationColumns} rows={durations} minWidth={440} />
  );

function Module({ analytics }: { analytics: ModuleAnalytics }) {
  const { module, totals } = analytics;
  const color = moduleColours[module];
  const figures = [
    ...totalKeys.map((key) => ({ label: text.totals[key], value: countLabel(totals[key]), color })),
    { label: text.totals.successRate, value: rateLabel(totals.successRate), color },
  ];
  return (
    <>
      <Box component="section" sx={{ mt: 2 }}>
        <Box component="h2" sx={{ typography: 'h2', mb: 1.5 }}>
          {text.totalsTitle(modules[module].title)}
        </Box>
        <Numbers figures={figures} columns={3} />
      </Box>
      <DayCharts days={analytics.days} color={color} />
      <Section title={userText.usage}>
        <CostFacts cost={analytics.cost} />
      </Section>
      <Section title={text.failures}>
        <Failures failures={analytics.failures} />
      </Section>
      <Section title={text.durations} note={text.durationsNote}>
        <Durations durations={analytics.durations} />
      </Section>
    </>
  );
}

/** Beyond the spec: use, cost, failures and durations of each module over the last 30 days, and today's numbers. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const module = analyticsModule(params);
  const query = useAnalytics(module);
  return (
    <>
      <Button component={Link} to={paths.admin.href()} sx={{ mb: 1, px: 0 }}>
        ← {adminText.title}
      </Button>
      <PageHeading>{text.title}</PageHeading>
      <Box component="p" sx={{ mt: 1 }}>
        {text.intro}
      </Box>
      <Today />
      <ModuleNav shown={module} />
      <Async query={query} waiting={<CardPlaceholders count={3} height={320} />}>
        {(analytics) => <Module analytics={analytics} />}
      </Async>
    </>
  );
}
