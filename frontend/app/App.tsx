import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Component, createElement, Suspense, type ReactNode, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { PageSettings } from '../../shared/pageSettings.ts';
import { checkSignIn, MeContext, useSignIn } from '../auth/signIn.ts';
import { commonText } from '../text/ms.ts';
import { notify } from '../ui/Notices.tsx';
import { Starting } from '../ui/frame/Starting.tsx';
import type { Components } from './pages.ts';
import { pathNameAt, pathNames, paths, type PathName } from './paths.ts';
import { theme } from './theme.ts';
import { SettingsContext } from './useSettings.ts';

/** Catches errors of a page and code that could not be fetched (such as that of a replaced version), and offers a reload. */
class Crash extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <Starting action={{ text: 'Muat semula halaman', run: () => window.location.reload() }}>
        Halaman ini tidak dapat dipaparkan. Semak sambungan internet anda, kemudian muat semula halaman; kerja anda yang
        telah disimpan tidak terjejas.
      </Starting>
    );
  }
}

const toHome = <Navigate to={paths.home.href()} replace />;

/** The login and the admin guard (spec 1 §2). The privacy notice shows in place of every page until its present version is accepted. */
function SignedInOnly({ SignedIn, NoticePage }: Pick<Components, 'SignedIn' | 'NoticePage'>) {
  const signIn = useSignIn();
  const name = pathNameAt(useLocation().pathname);
  if (signIn.state === 'loading') return <Starting>{commonText.loading}</Starting>;
  if (signIn.state === 'unsure')
    return (
      <Starting action={{ text: commonText.retry, run: () => void checkSignIn() }}>
        Log masuk anda tidak dapat disemak buat masa ini. Semak sambungan internet anda dan cuba semula.
      </Starting>
    );
  if (signIn.state === 'out') return <Navigate to={paths.login.href()} replace />;
  if (name && paths[name].access === 'admin' && !signIn.user.isAdmin) return toHome;
  const { version, acceptedVersion } = signIn.notice;
  return <MeContext value={signIn}>{acceptedVersion === version ? <SignedIn /> : <NoticePage />}</MeContext>;
}

/** An unknown address leads to / (spec 1 §2), which says so. */
function Unknown() {
  useEffect(() => notify('info', 'Halaman tidak dijumpai. Anda berada di laman utama.'), []);
  return toHome;
}

const isPublic = (name: PathName): boolean => paths[name].access === 'public';

const routesOf = (names: readonly PathName[], pages: Components['pages']) =>
  names.map((name) => <Route key={name} path={paths[name].pattern} element={createElement(pages[name])} />);

/** The route table (spec 1 §2): public pages, pages behind the sign-in guard, and unknown addresses. */
function AppRoutes({ pages, ...frames }: Components) {
  const guarded = pathNames.filter((name) => !isPublic(name));
  return (
    <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
      <Routes>
        {routesOf(pathNames.filter(isPublic), pages)}
        <Route element={<SignedInOnly {...frames} />}>{routesOf(guarded, pages)}</Route>
        <Route path="*" element={<Unknown />} />
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

export const App = ({ cache, components, settings }: AppProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} noSsr>
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
