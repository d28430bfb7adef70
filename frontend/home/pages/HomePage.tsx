import { useQuery } from '@tanstack/react-query';
import { type ModuleName, moduleNames, modules, perModule } from '../../../shared/modules.ts';
import { statisticsApi, type UserStats } from '../../../shared/statistics/api.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { colours, moduleColours } from '../../app/theme.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { productName } from '../../text/ms.ts';
import { Fault, Placeholder } from '../../ui/Async.tsx';
import { H2, PageHeading } from '../../ui/elements.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { useNow } from '../../ui/useNow.ts';

const nothing = { totalSessions: 0, latestActivity: null };

/** Shown when the statistics cannot be fetched (spec 1 §3, §8). */
const emptyStats: UserStats = {
  ...perModule(() => nothing),
  overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
};

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

/** Spec 1 §2, Home. When the statistics fail, it says so and shows zeros (§8). */
export default function HomePage() {
  const { data, error } = useQuery(queryOf(['user-stats'], statisticsApi.userStats, {}));
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
      <Box component="section" aria-label="Statistik anda" sx={{ mt: 4 }}>
        {error && !data && <Fault message="Gagal memuatkan statistik. Sila muat semula halaman." sx={{ mb: 2 }} />}
        <Tiles labels={tiles} values={stats && stats.overall} />
      </Box>
    </>
  );
}
