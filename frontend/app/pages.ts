import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { pathNames, paths } from './paths.ts';
import type { PathName } from './paths.ts';

export type Load = () => Promise<{ default: ComponentType }>;

/** Every path has a page, each in a file of its own that is fetched when first needed. The build reads this table for its preloads. */
export const pages: Record<PathName, Load> = {
  login: () => import('../auth/pages/LoginPage.tsx'),
  callback: () => import('../auth/pages/CallbackPage.tsx'),
  privacy: () => import('../account/pages/PrivacyPage.tsx'),
  home: () => import('../home/pages/HomePage.tsx'),
  dashboard: () => import('../home/pages/HomePage.tsx'),
  account: () => import('../account/pages/AccountPage.tsx'),
  admin: () => import('../admin/pages/DashboardPage.tsx'),
  adminUsers: () => import('../admin/pages/UsersPage.tsx'),
  adminUser: () => import('../admin/pages/UserPage.tsx'),
  adminAnalytics: () => import('../admin/pages/AnalyticsPage.tsx'),
  pedagona: () => import('../pedagona/pages/SessionsPage.tsx'),
  pedagonaNew: () => import('../pedagona/pages/NewSessionPage.tsx'),
  pedagonaProcessing: () => import('../pedagona/pages/ProcessingPage.tsx'),
  pedagonaResults: () => import('../pedagona/pages/ResultsPage.tsx'),
  pedagonaMerangkai: () => import('../pedagona/pages/MerangkaiPage.tsx'),
  pedagonaScripts: () => import('../pedagona/pages/ScriptsPage.tsx'),
  pedagonaDlo: () => import('../pedagona/pages/DloPage.tsx'),
  pedagonaReport: () => import('../pedagona/pages/ReportPage.tsx'),
  pedagonaExport: () => import('../pedagona/pages/ExportPage.tsx'),
  acadiora: () => import('../acadiora/pages/SessionsPage.tsx'),
  acadioraNew: () => import('../acadiora/pages/NewSessionPage.tsx'),
  acadioraProcessing: () => import('../acadiora/pages/ProcessingPage.tsx'),
  acadioraResults: () => import('../acadiora/pages/ResultsPage.tsx'),
  valentra: () => import('../valentra/pages/SessionsPage.tsx'),
  valentraSession: () => import('../valentra/pages/SessionPage.tsx'),
};

/** What surrounds every page of a signed-in user: header, footer, server state. */
export const loadSignedIn: Load = () => import('./SignedIn.tsx');

/** What stands in place of all of that until the privacy notice in force has been accepted. */
export const loadNotice: Load = () => import('../account/pages/NoticePage.tsx');

/** A part's component; null when it could not be fetched. */
type Fetched = ComponentType | null;

const loaded = new Map<Load, ComponentType>();
const loading = new Map<Load, Promise<Fetched>>();

async function fetchPart(load: Load): Promise<Fetched> {
  try {
    const module = await load().catch(load);
    loaded.set(load, module.default);
    return module.default;
  } catch (reason) {
    console.error(reason);
    return null;
  }
}

function fetchOnce(load: Load): Promise<Fetched> {
  const known = loading.get(load);
  if (known) return known;
  const started = fetchPart(load);
  loading.set(load, started);
  return started;
}

/**
 * A part of the page: the component when it is here already (so that it shows without a flash), else its promise. A fetch that failed
 * twice stays failed until `fetchAgain`: a render that asked anew would ask without end.
 */
export const partOf = (load: Load): ComponentType | Promise<Fetched> => loaded.get(load) ?? fetchOnce(load);

export function fetchAgain(load: Load): Promise<Fetched> {
  loading.delete(load);
  return fetchOnce(load);
}

/** Fetched before anyone waits for it, a failure is no news: whoever needs the part asks again. */
async function fetchAhead(load: Load): Promise<void> {
  if ((await fetchOnce(load)) === null) loading.delete(load);
}

/** The route that shows at an address; null for an unknown one. */
export const pathNameAt = (pathname: string): PathName | null =>
  pathNames.find((name) => matchPath(paths[name].pattern, pathname) !== null) ?? null;

/** Fetches what an address needs; called before the first render and when a link is about to be used. */
export async function preload(pathname: string): Promise<void> {
  const name = pathNameAt(pathname) ?? 'home';
  await Promise.all([fetchAhead(pages[name]), ...(paths[name].access === 'public' ? [] : [fetchAhead(loadSignedIn)])]);
}
