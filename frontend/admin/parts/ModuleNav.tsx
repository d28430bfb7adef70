import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { moduleNames, modules } from '../../../shared/modules.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { analyticsHref } from '../analyticsHref.ts';
import { analyticsText as text } from '../text.ts';

/** One tab for each module. Tabs are links, so that each has an address and Back works; only the shown module is fetched. */
export const ModuleNav = ({ shown }: { shown: ModuleName }) => (
  <Box
    component="nav"
    aria-label={text.modules}
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
