import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminApi, type UserDetail } from '../../../shared/admin/api.ts';
import type { Reply } from '../../../shared/contract.ts';
import { queryOf } from '../../api/queries.ts';
import { aiBand, aiBandLabels, gradeBand } from '../../../shared/bands.ts';
import { moduleNames, modules, perModule } from '../../../shared/modules.ts';
import { countLabel, dateLabel } from '../../../shared/text/labels.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import { paths } from '../../app/paths.ts';
import { moduleColours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Empty } from '../../ui/Async.tsx';
import { Avatar } from '../../ui/frame/Avatar.tsx';
import { Badge, StatusBadge } from '../../ui/Badge.tsx';
import { Card, Columns, NotFound, H3, Row, Small, Soft } from '../../ui/elements.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { Redirect } from '../../ui/frame/Redirect.tsx';
import { notify } from '../../ui/Notices.tsx';
import { Starting } from '../../ui/frame/Starting.tsx';
import { Bar, Tiles } from '../../ui/Tiles.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { shortId } from '../labels.ts';
import { SlicesChart } from '../parts/charts.tsx';
import { CostSection } from '../parts/elements.tsx';

type Activity = UserDetail['recentActivity']['pedagona'][number];
type Course = UserDetail['courses'][number];
type Manuscript = UserDetail['manuscripts'][number];

const Day = ({ at }: { at: string }) => <time dateTime={at}>{dateLabel(at)}</time>;

const activityColumns = [
  { head: 'Nama sesi', cell: ({ sessionName }: Activity) => <bdi>{sessionName}</bdi> },
  { head: 'Tarikh', cell: ({ createdAt }: Activity) => <Day at={createdAt} /> },
  {
    head: 'Status',
    cell: ({ status, failure }: Activity) => (
      <>
        <StatusBadge status={status} />
        {failure !== null && (
          <Small sx={{ mt: 0.5 }}>
            {failure.errorMessage} <code>{failure.execution}</code>
          </Small>
        )}
      </>
    ),
  },
];

const courseColumns = [
  { head: 'Kod kursus', cell: ({ courseCode }: Course) => courseCode ?? <NotFound /> },
  { head: 'Nama kursus', cell: ({ courseName }: Course) => courseName ?? <NotFound /> },
  { head: 'Sumber', cell: ({ source }: Course) => <code title={source}>{shortId(source)}</code> },
];

const manuscriptColumns = [
  { head: 'Tajuk', cell: ({ title }: Manuscript) => <bdi>{title ?? notFoundText}</bdi> },
  { head: 'Jenis dokumen', cell: ({ documentType }: Manuscript) => documentType },
  { head: 'Tarikh', cell: ({ createdAt }: Manuscript) => <Day at={createdAt} /> },
  { head: 'Gred', cell: ({ grade }: Manuscript) => <Badge tone={gradeBand(grade)}>{grade}</Badge> },
  { head: 'Skor', cell: ({ score }: Manuscript) => score },
  {
    head: 'Peratus AI',
    cell: ({ aiPercentage }: Manuscript) =>
      aiPercentage === null ? (
        'Tidak diukur'
      ) : (
        <Badge tone={aiBand(aiPercentage)}>
          {aiPercentage}%<span className="hidden-text">, {aiBandLabels[aiBand(aiPercentage)]}</span>
        </Badge>
      ),
  },
];

const listTab = <Row,>(label: string, columns: readonly Column<Row>[], rows: readonly Row[], empty: string) => ({
  label,
  panel: <Table label={label} columns={columns} rows={rows} empty={empty} stacks />,
});

type User = Reply<typeof adminApi.user>;

/** At most three sessions a module (spec 1 §9). */
const Recent = ({ activity }: { activity: User['recentActivity'] }) =>
  moduleNames.map((module) => (
    <Box component="section" key={module} sx={{ mt: 2 }}>
      <H3>{modules[module].title}</H3>
      <Table
        label={`Aktiviti terkini ${modules[module].title}`}
        columns={activityColumns}
        rows={activity[module]}
        empty="Tiada aktiviti terkini"
        stacks
      />
    </Box>
  ));

const Statistics = ({ statistics }: { statistics: User['statistics'] }) => {
  const slices = moduleNames.map((module) => ({
    name: modules[module].title,
    value: statistics[module],
    color: moduleColours[module],
  }));
  return (
    <>
      <Card as="section" aria-label="Statistik" sx={{ mt: 2 }}>
        <Tiles
          labels={{ totalSessions: 'Jumlah Sesi', ...perModule((module) => modules[module].title) }}
          values={statistics}
        />
      </Card>
      <Columns widths="1fr 1fr">
        <SlicesChart title="Taburan Sesi Mengikut Modul" slices={slices} />
        <SlicesChart title="Perbandingan Sesi Mengikut Modul" slices={slices} isBars />
      </Columns>
    </>
  );
};

/** Spec 1 §2, Admin user detail; when a user cannot be loaded, a notice says so and the list opens (§8). */
export default function UserPage() {
  const { userId = '' } = useParams();
  const { data, error } = useQuery({
    ...queryOf(['admin', 'user', userId], adminApi.user, { params: { userId } }),
    // Each fetch is recorded in the audit, so it happens only on a visit.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error !== null && data === undefined)
    return (
      <Redirect to={paths.adminUsers.href()} before={() => notify('error', 'Gagal memuatkan maklumat pengguna')} />
    );
  if (data === undefined) return <Starting>{commonText.loading}</Starting>;
  const { user, statistics, recentActivity, courses, manuscripts, cost, quota } = data;
  return (
    <>
      <PageBar back={{ to: paths.adminUsers.href(), label: 'Kembali ke senarai pengguna' }} title={user.name} />
      <Row sx={{ alignItems: 'center', overflowWrap: 'anywhere' }}>
        <Avatar {...user} />
        {user.email}
        <Soft>
          {user.createdAt === null ? 'Tarikh menyertai tidak diketahui' : `Menyertai pada ${dateLabel(user.createdAt)}`}
        </Soft>
      </Row>
      <Statistics statistics={statistics} />
      <Box component="section" aria-label="Butiran pengguna" sx={{ mt: 3 }}>
        <h2 className="hidden-text">Butiran pengguna</h2>
        <Tabs
          label="Butiran pengguna"
          tabs={[
            { label: 'Ringkasan', panel: <Recent activity={recentActivity} /> },
            listTab('Kursus Pedagona', courseColumns, courses, 'Tiada kursus dianalisis lagi'),
            listTab('Manuskrip Acadiora', manuscriptColumns, manuscripts, 'Tiada manuskrip dinilai lagi'),
            {
              label: 'Semua Sesi',
              panel: <Empty title="Sila pilih tab modul di atas untuk melihat sesi pengguna ini." />,
            },
          ]}
        />
      </Box>
      <CostSection cost={cost}>
        <Row sx={{ justifyContent: 'space-between' }}>
          <span>Kuota harian digunakan hari ini</span>
          <strong>
            {countLabel(quota.used)} daripada {countLabel(quota.limit)}
          </strong>
        </Row>
        <Bar aria-label="Kuota harian digunakan hari ini" value={Math.min(100, (100 * quota.used) / quota.limit)} />
      </CostSection>
    </>
  );
}
