import { useQueries, useQuery } from '@tanstack/react-query';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { type ModuleName, moduleNames, modules, perModule } from '../../../shared/modules.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { statisticsApi, type UserStats } from '../../../shared/statistics/api.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { currentStep } from '../../../shared/valentra/workflow.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { paths, sessionHref } from '../../app/paths.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { productName } from '../../text/ms.ts';
import { Fault, Placeholder } from '../../ui/Async.tsx';
import { LinkButton, H2, PlainList, Row, Small, Section, PageHeading } from '../../ui/elements.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { useNow } from '../../ui/useNow.ts';

export const statsQuery = queryOf(['user-stats'], statisticsApi.userStats, {});

const nothing = { totalSessions: 0, latestActivity: null };

/** Shown when the statistics cannot be fetched (spec 1 §3, §8). */
const emptyStats: UserStats = {
  ...perModule(() => nothing),
  overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
};

const shownSessions = 3;
const listed = { query: { limit: shownSessions } };
const nextSteps = {
  upload: 'Muat naik dokumen kursus',
  jst: 'Jana JST',
  jsu: 'Jana JSU',
  pentaksiran: 'Jana pentaksiran',
  rubrik: 'Jana rubrik',
  exam: 'Jana soalan',
  completed: 'Muat turun dokumen',
};

function nextOfChain({ coursesCount, checks }: SessionSummary): { next: string; href?: string } {
  const { merangkaiId, dloId, reportId } = checks;
  if (merangkaiId === null) return { next: coursesCount > 1 ? 'Rangkai kursus' : 'Semak hasil merungkai' };
  const merangkai = paths.pedagonaMerangkai.href({ merangkaiId });
  if (dloId === null) return { next: 'Jana skrip atau DLO', href: merangkai };
  if (reportId === null) return { next: 'Jana laporan', href: paths.pedagonaDlo.href({ dloId }) };
  return checks.scripts
    ? { next: 'Eksport laporan lengkap', href: paths.pedagonaExport.href({ merangkaiId }) }
    : { next: 'Jana skrip', href: merangkai };
}

/** Sessions with their next step; `nextOf`: of one at which nothing is at work. */
const withNext = <S extends Pick<SessionSummary, 'id' | 'sessionName' | 'createdAt'> & { status: string }>(
  module: ModuleName,
  sessions: readonly S[],
  nextOf: (session: S) => { next: string; href?: string },
  isWaiting = ({ status }: S): boolean => status !== 'completed',
) =>
  sessions.map((session) => {
    const { id, sessionName, createdAt, status } = session;
    const next = isWaiting(session) ? { next: 'Lihat kemajuan' } : nextOf(session);
    return { module, id, sessionName, createdAt, href: sessionHref(module, id, status), ...next };
  });

const latestOf = {
  pedagona: async (signal: AbortSignal) =>
    withNext('pedagona', (await call(pedagonaApi.listSessions, listed, { signal })).items, nextOfChain),
  acadiora: async (signal: AbortSignal) =>
    withNext('acadiora', (await call(acadioraApi.listSessions, listed, { signal })).items, () => ({
      next: 'Baca semakan',
    })),
  valentra: async (signal: AbortSignal) =>
    withNext(
      'valentra',
      (await call(valentraApi.listSessions, listed, { signal })).sessions,
      (session) => ({ next: nextSteps[currentStep(session)] }),
      ({ progress, status }) => progress !== null || status.startsWith('processing_'),
    ),
};

/** The latest sessions of these modules, newest first; a list that cannot be fetched is left out. */
const useLatestSessions = (used: readonly ModuleName[]) =>
  useQueries({
    queries: used.map((module) => ({
      queryKey: [module, 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) => latestOf[module](signal),
    })),
    combine: (lists) =>
      lists
        .flatMap(({ data = [] }) => data)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, shownSessions),
  });

const subtitles = {
  pedagona: 'Keupayaan pedagogi pembelajaran bermakna: analisis kursus Kemahiran & Merungkai (KmR)',
  acadiora: 'Penasihat penyelidikan: semakan kertas penyelidikan dengan AI',
  valentra: 'Pentaksiran dan penilaian: dokumen pentaksiran, rubrik dan skema pemarkahan',
} satisfies Record<ModuleName, string>;
const tiles = { totalActiveProjects: 'Projek Aktif', totalSessions: 'Jumlah Sesi', totalDocuments: 'Dokumen Dijana' };

/** A link into a module, with the user's sessions there; `activity` is null while it is fetched. */
function ModuleCard({ module, activity }: { module: ModuleName; activity: UserStats[ModuleName] | null }) {
  const now = useNow();
  return (
    <Box
      component={Link}
      to={paths[module].href()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 2.5,
        minHeight: 200,
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderTop: `6px solid ${moduleColours[module]}`,
        borderRadius: 1,
        transition: 'box-shadow .15s',
        '&:hover': { boxShadow: '0 8px 24px rgb(20 40 40 / 14%)' },
      }}
    >
      <H2 sx={{ color: moduleColours[module] }}>{modules[module].title}</H2>
      <span>{subtitles[module]}</span>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 'auto', pt: 1, color: 'text.secondary' }}
      >
        <strong>{activity ? `${activity.totalSessions} sesi` : <Placeholder width="4em" />}</strong>
        <span>{activity ? lastActivityLabel(activity.latestActivity, now) : <Placeholder width="8em" />}</span>
      </Box>
    </Box>
  );
}

/** The latest sessions of the modules that have any, each with its next step; nothing while there are none. */
function Continue({ stats }: { stats: UserStats }) {
  const latest = useLatestSessions(moduleNames.filter((module) => stats[module].totalSessions > 0));
  if (latest.length === 0) return null;
  return (
    <Section title="Teruskan">
      <PlainList>
        {latest.map(({ module, id, sessionName, createdAt, next, href }) => (
          <Row as="li" key={id} sx={{ py: 1, justifyContent: 'space-between', alignItems: 'center' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>
                <bdi>{sessionName}</bdi>
              </strong>
              <Small as="div">
                {modules[module].title} · <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
              </Small>
            </Box>
            <LinkButton to={href} aria-label={`${next}: ${sessionName}`}>
              {next}
            </LinkButton>
          </Row>
        ))}
      </PlainList>
    </Section>
  );
}

/** Spec 1 §2, Home. When the statistics fail, it says so and shows zeros (§8). */
export default function HomePage() {
  const { data, error } = useQuery(statsQuery);
  const stats = data ?? (error ? emptyStats : null);
  return (
    <>
      <PageHeading title="Laman Utama">{`Selamat datang ke ${productName}`}</PageHeading>
      <Typography sx={{ mt: 1, mb: 3, color: colours.inkSoft }}>
        Pilih modul di bawah untuk memulakan inovasi pendidikan berpacukan AI.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {moduleNames.map((module) => (
          <ModuleCard key={module} module={module} activity={stats && stats[module]} />
        ))}
      </Box>
      {data && <Continue stats={data} />}
      <Box component="section" aria-label="Statistik anda" sx={{ mt: 4 }}>
        {error && !data && <Fault message="Gagal memuatkan statistik. Sila muat semula halaman." sx={{ mb: 2 }} />}
        <Tiles labels={tiles} values={stats && stats.overall} />
      </Box>
    </>
  );
}
