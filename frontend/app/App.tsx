import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Crash } from '../ui/Crash.tsx';
import { Notices } from '../ui/Notices.tsx';
import { Part, PublicOnly, SignedInOnly } from './guards.tsx';
import { pages } from './pages.ts';
import { pathNames, paths } from './paths.ts';
import type { PageSettings } from '../../shared/pageSettings.ts';
import { theme } from './theme.ts';
import { SettingsContext } from './useSettings.ts';

const open = pathNames.filter((name) => paths[name].access === 'public');
const guarded = pathNames.filter((name) => paths[name].access !== 'public');

/** The route table (spec 1 §2): public pages, pages behind the guard, and / for anything unknown. */
function AppRoutes() {
  return (
    <Routes>
      {open.map((name) => (
        <Route
          key={name}
          path={paths[name].pattern}
          element={
            <PublicOnly from={name}>
              <Part of={pages[name]} />
            </PublicOnly>
          }
        />
      ))}
      <Route element={<SignedInOnly />}>
        {guarded.map((name) => (
          <Route key={name} path={paths[name].pattern} element={<Part of={pages[name]} />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  );
}

export function App({ settings, cache }: { settings: PageSettings; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SettingsContext value={settings}>
          <Crash>
            <BrowserRouter>
              <Notices>
                <AppRoutes />
              </Notices>
            </BrowserRouter>
          </Crash>
        </SettingsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
