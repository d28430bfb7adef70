import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { modules } from '../../../shared/modules.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { UserStats } from '../../../shared/statistics/api.ts';
import { paths } from '../../app/paths.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { useNow } from '../../ui/useNow.ts';
import { H2 } from '../../ui/layout.tsx';
import { homeText } from '../text.ts';

/** A link into a module, with the user's sessions there; `activity` is null while it is fetched. */
export function ModuleCard({ module, activity }: { module: ModuleName; activity: UserStats[ModuleName] | null }) {
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
      <span>{homeText.subtitles[module]}</span>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 'auto', pt: 1, color: 'text.secondary' }}
      >
        <strong>{activity ? homeText.sessions(activity.totalSessions) : <Placeholder width="4em" />}</strong>
        <span>{activity ? lastActivityLabel(activity.latestActivity, now) : <Placeholder width="8em" />}</span>
      </Box>
    </Box>
  );
}
