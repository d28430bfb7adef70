import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { moduleNames } from '../../shared/modules.ts';
import type { PageSettings } from '../../shared/pageSettings.ts';
import LoginPage from '../auth/pages/LoginPage.tsx';
import { MeContext } from '../auth/signIn.ts';
import HomePage from '../home/pages/HomePage.tsx';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/frame/Starting.tsx';
import { paths } from './paths.ts';
import SignedIn from './SignedIn.tsx';
import { theme } from './theme.ts';
import { SettingsContext } from './useSettings.ts';

/** User and settings are not known yet, so what depends on them is marked `data-late` and invisible. */
const nobody = {
  user: { name: '', email: '', picture: null, isAdmin: false },
  notice: { version: 1, acceptedVersion: 1, acceptedAt: null },
};
const noSettings = { domain: '' } as PageSettings;

/**
 * Screens drawn at build time, so that a visitor sees the page before its code has arrived. Run by the build, never in the browser. Markup is
 * by the name that `boot.ts` asks for: a page's path, or `shell:<module>` for the frame of any other page.
 */
export function renderStaticScreens() {
  const cache = createCache({ key: 'm' });
  // Collect the rules instead of writing <style> elements into the markup.
  cache.compat = true;

  const draw = (location: string, page: ReactNode): string => {
    const markup = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <SettingsContext value={noSettings}>
            <StaticRouter location={location}>{page}</StaticRouter>
          </SettingsContext>
        </ThemeProvider>
      </CacheProvider>,
    );
    if (markup.includes(' style=')) throw new Error(`The policy forbids style attributes: static screen ${location}`);
    return `<div class="static-screen">${markup}</div>`;
  };
  const drawSignedIn = (location: string, page: ReactNode): string =>
    draw(
      location,
      <MeContext value={nobody}>
        <Routes>
          <Route element={<SignedIn />}>
            <Route path="*" element={page} />
          </Route>
        </Routes>
      </MeContext>,
    );
  const waiting = <Starting>{commonText.loading}</Starting>;

  const screens: Record<string, string> = {
    [paths.login.pattern]: draw(paths.login.href(), <LoginPage />),
    [paths.home.pattern]: drawSignedIn(paths.home.href(), <HomePage />),
    'shell:': drawSignedIn(paths.admin.href(), waiting),
    ...Object.fromEntries(moduleNames.map((name) => [`shell:${name}`, drawSignedIn(paths[name].href(), waiting)])),
  };
  return { screens, css: Object.values(cache.inserted).join('') };
}
