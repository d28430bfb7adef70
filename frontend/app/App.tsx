import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createElement, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { PageSettings } from '../../shared/pageSettings.ts';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/Starting.tsx';
import { Crash } from './Crash.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import type { Components } from './pages.ts';
import { pathNames, paths, type PathName } from './paths.ts';
import { theme } from './theme.ts';
import { SettingsContext } from './useSettings.ts';

const isPublic = (name: PathName): boolean => paths[name].access === 'public';

const routesOf = (names: readonly PathName[], pages: Components['pages']) =>
  names.map((name) => <Route key={name} path={paths[name].pattern} element={createElement(pages[name])} />);

/** The route table (spec 1 §2): public pages, pages behind the sign-in guard, and a redirect from unknown addresses to /. */
function AppRoutes({ pages, ...frames }: Components) {
  const Login = pages.login;
  const open = pathNames.filter((name) => isPublic(name) && name !== 'login');
  const guarded = pathNames.filter((name) => !isPublic(name));
  return (
    <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
      <Routes>
        <Route
          path={paths.login.pattern}
          element={
            <SignedOutOnly>
              <Login />
            </SignedOutOnly>
          }
        />
        {routesOf(open, pages)}
        <Route element={<SignedInOnly {...frames} />}>{routesOf(guarded, pages)}</Route>
        <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
      </Routes>
    </Suspense>
  );
}

interface AppProps {
  cache: EmotionCache;
  components: Components;
  /** Null: the pages that need settings fetch them. */
  settings: PageSettings | null;
}

export function App({ cache, components, settings }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SettingsContext value={settings}>
          <Crash>
            <BrowserRouter>
              <AppRoutes {...components} />
            </BrowserRouter>
          </Crash>
        </SettingsContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
