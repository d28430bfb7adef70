import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { moduleNames } from '../../../shared/modules.ts';
import { colours } from '../../app/theme.ts';
import { productName } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { Continue } from '../parts/Continue.tsx';
import { ModuleCard } from '../parts/ModuleCard.tsx';
import { emptyStats, useUserStats } from '../queries.ts';
import { homeText } from '../text.ts';

/** Spec 1 §2, Home. When the statistics fail, it says so and shows zeros (§8). */
export default function HomePage() {
  const { data, error } = useUserStats();
  const stats = data ?? (error ? emptyStats : null);
  return (
    <>
      <PageHeading title={homeText.title}>{homeText.welcome(productName)}</PageHeading>
      <Typography sx={{ mt: 1, mb: 3, color: colours.inkSoft }}>{homeText.invitation}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {moduleNames.map((module) => (
          <ModuleCard key={module} module={module} activity={stats && stats[module]} />
        ))}
      </Box>
      <Continue />
      <Box component="section" aria-label={homeText.statistics} sx={{ mt: 4 }}>
        {error && !data && (
          <Box sx={{ mb: 2 }}>
            <Fault message={homeText.statisticsFailed} />
          </Box>
        )}
        <Tiles labels={homeText.tiles} values={stats && stats.overall} />
      </Box>
    </>
  );
}
