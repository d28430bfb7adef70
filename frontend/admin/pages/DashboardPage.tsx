import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminApi, exportKinds, type Overview } from '../../../shared/admin/api.ts';
import { queryOf } from '../../api/queries.ts';
import { type ModuleName, moduleNames, modules, perModule } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { Fault } from '../../ui/Async.tsx';
import { Card, Columns, H3, LinkButton, Row } from '../../ui/elements.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { Starting } from '../../ui/frame/Starting.tsx';
import { rateLabel } from '../labels.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { DaysChart, noSessions, sessionCount, SlicesChart } from '../parts/charts.tsx';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import { TableSection, userColumns } from '../parts/elements.tsx';
import { Tiles } from '../../ui/Tiles.tsx';

/** Milliseconds between two readings of the dashboard when it refreshes itself (spec 1 §9). */
const refreshEvery = 30_000;

/** Shown when the overview cannot be fetched (spec 1 §8). */
const emptyOverview: Overview = {
  summary: { totalUsers: 0, activeUsers: 0, totalSessions: 0, completedSessions: 0 },
  modules: perModule(() => ({ total: 0, completed: 0, failed: 0, successRate: 0 })),
  charts: { moduleDistribution: [], sessionsOverTime: [] },
  topUsers: [],
};

const topColumns = [
  { head: 'No.', cell: (_: Overview['topUsers'][number], index: number) => index + 1 },
  ...userColumns<Overview['topUsers'][number]>((user, module) => user[`${module}Count`]),
];

const ModuleCard = ({ module, totals }: { module: ModuleName; totals: Overview['modules'][ModuleName] }) => (
  <Card>
    <Row sx={{ mb: 1, alignItems: 'baseline', justifyContent: 'space-between', fontSize: 'small' }}>
      <H3 sx={{ color: moduleColours[module] }}>{modules[module].title}</H3>
      <Link
        to={`${paths.adminAnalytics.href()}?modul=${module}`}
        aria-label={`Lihat analitik ${modules[module].title}`}
      >
        Lihat analitik
      </Link>
    </Row>
    <Tiles
      labels={{ total: 'Jumlah sesi', completed: 'Selesai', successRate: 'Kadar kejayaan' }}
      values={{ ...totals, successRate: rateLabel(totals.successRate) }}
    />
  </Card>
);

const Body = ({ overview: { summary, modules: totals, charts, topUsers } }: { overview: Overview }) => (
  <>
    <Card as="section" aria-label="Ringkasan" sx={{ mt: 2 }}>
      <Tiles
        labels={{
          totalUsers: 'Jumlah Pengguna',
          activeUsers: 'Pengguna Aktif (30 hari)',
          totalSessions: 'Jumlah Sesi',
          completedSessions: 'Sesi Selesai',
        }}
        values={{
          ...summary,
          totalUsers: (
            <Link to={paths.adminUsers.href()} aria-label={`${countLabel(summary.totalUsers)}. Lihat senarai pengguna`}>
              {countLabel(summary.totalUsers)}
            </Link>
          ),
        }}
      />
    </Card>
    <Box component="section" sx={{ mt: 2 }}>
      <h2 className="hidden-text">Modul</h2>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
        {moduleNames.map((module) => (
          <ModuleCard key={module} module={module} totals={totals[module]} />
        ))}
      </Box>
    </Box>
    <Columns widths="minmax(0, 2fr) minmax(0, 3fr)">
      <SlicesChart title="Taburan Modul" slices={charts.moduleDistribution} />
      <DaysChart
        title="Sesi dalam 30 Hari Terakhir"
        empty={charts.sessionsOverTime.length === 0 && noSessions}
        days={charts.sessionsOverTime}
        lines={[{ label: sessionCount, of: ({ count }) => count, color: colours.green }]}
      />
    </Columns>
    <TableSection
      title="10 Pengguna Paling Aktif"
      columns={topColumns}
      rows={topUsers}
      minWidth={760}
      stacks
      empty="Tiada pengguna untuk dipaparkan."
    >
      <LinkButton to={paths.adminUsers.href()} sx={{ mt: 2 }}>
        Lihat semua pengguna
      </LinkButton>
    </TableSection>
  </>
);

/** Spec 1 §2, Admin dashboard; refreshed automatically when it is told to (§9). When the numbers fail, it says so and shows zeros (§8). */
export default function DashboardPage() {
  const [refreshes, setRefreshes] = useState(false);
  const { data, error } = useQuery({
    ...queryOf(['admin', 'overview'], adminApi.overview, { query: {} }),
    refetchInterval: refreshes ? refreshEvery : false,
    refetchOnWindowFocus: refreshes,
  });
  const overview = data ?? (error ? emptyOverview : null);
  return (
    <>
      <PageBar
        back={{ to: paths.home.href(), label: 'Kembali ke Laman Utama' }}
        title="Admin Panel"
        primary={
          <FormControlLabel
            sx={{ order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } }}
            control={<Switch checked={refreshes} onChange={(_, isOn) => setRefreshes(isOn)} />}
            label="Muat semula automatik (setiap 30 saat)"
          />
        }
        download={<ExportButtons kinds={exportKinds} />}
        more={<LinkButton to={paths.adminControls.href()}>Kawalan penggunaan</LinkButton>}
      />
      {error && (
        <Fault
          message={
            data
              ? 'Data terkini gagal dimuatkan. Angka di bawah ialah bacaan terakhir.'
              : 'Data papan pemuka gagal dimuatkan. Semua angka di bawah dipaparkan sebagai sifar.'
          }
          sx={{ mt: 2 }}
        />
      )}
      {overview ? <Body overview={overview} /> : <Starting>Memuatkan papan pemuka...</Starting>}
    </>
  );
}
