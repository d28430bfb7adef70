import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../shared/admin/schemas.ts';
import { exportKinds } from '../../../shared/admin/schemas.ts';
import { paths } from '../../app/paths.ts';
import { Fault } from '../../ui/Async.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Starting } from '../../ui/Starting.tsx';
import { countLabel } from '../labels.ts';
import { DashboardControls } from '../parts/DashboardControls.tsx';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import { ModuleCards } from '../parts/ModuleCards.tsx';
import { Numbers } from '../parts/Numbers.tsx';
import { OverviewCharts } from '../parts/OverviewCharts.tsx';
import { TopUsers } from '../parts/TopUsers.tsx';
import { emptyOverview, useOverview } from '../queries.ts';
import { adminText as text } from '../text.ts';

const summaryKeys = ['totalUsers', 'activeUsers', 'totalSessions', 'completedSessions'] as const;

function Summary({ summary }: { summary: Overview['summary'] }) {
  const figures = summaryKeys.map((key) => ({
    label: text.summary[key],
    value: countLabel(summary[key]),
    hint: text.summaryHints[key],
    ...(key === 'totalUsers' ? { to: paths.adminUsers.href() } : {}),
  }));
  return (
    <Box component="section" aria-label={text.summaryTitle} sx={{ mt: 3 }}>
      <Numbers figures={figures} />
    </Box>
  );
}

function Body({ overview }: { overview: Omit<Overview, 'readAt'> }) {
  return (
    <>
      <Summary summary={overview.summary} />
      <Box component="section" sx={{ mt: 3 }}>
        <Box component="h2" sx={{ typography: 'h2', mb: 1.5 }}>
          {text.modulesTitle}
        </Box>
        <ModuleCards totals={overview.modules} />
      </Box>
      <OverviewCharts charts={overview.charts} />
      <TopUsers users={overview.topUsers} />
    </>
  );
}

const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
} as const;

/** Spec 1 §2, Admin dashboard. When the numbers fail, it says so and shows zeros (§8). */
export default function DashboardPage() {
  const [refreshes, setRefreshes] = useState(false);
  const { data, error, isFetching, refetch } = useOverview(refreshes);
  const overview = data ?? (error ? emptyOverview : null);
  return (
    <>
      <Box sx={spread}>
        <PageHeading>{text.title}</PageHeading>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={paths.adminControls.href()} variant="outlined">
            {text.controls}
          </Button>
          <Button component={Link} to={paths.home.href()} variant="outlined">
            {text.home}
          </Button>
        </Box>
      </Box>
      <Box sx={{ ...spread, mt: 2 }}>
        <DashboardControls
          refreshes={refreshes}
          onToggle={setRefreshes}
          onRefresh={() => void refetch()}
          isReading={isFetching}
          readAt={data?.readAt ?? null}
        />
        <ExportButtons kinds={exportKinds} />
      </Box>
      {error && (
        <Box sx={{ mt: 2 }}>
          <Fault message={data ? text.stale : text.failed} />
        </Box>
      )}
      {overview ? <Body overview={overview} /> : <Starting>{text.loading}</Starting>}
    </>
  );
}
