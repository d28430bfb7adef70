import { generatePath, matchPath, type PathParam } from 'react-router-dom';
import type { ModuleName } from '../../shared/modules.ts';

type Access = 'public' | 'user' | 'admin';
/** A folder of `frontend/` with pages, which are fetched together. */
export type Area = 'auth' | 'home' | 'account' | 'admin' | 'moderation' | ModuleName;
type Params<P extends string> = { [K in PathParam<P>]: string };

/** `asks`: calls of the page's first content, which boot.ts makes while the code is under way. */
const path = <const P extends string>(area: Area, pattern: P, access: Access, asks: string[] = []) => ({
  area,
  pattern,
  access,
  asks,
  href: (...params: PathParam<P> extends never ? [] : [Params<P>]): string =>
    generatePath(pattern as string, params[0] as Record<string, string> | undefined),
});

/** The route table of spec 1 §2 and spec 2 §2, and the pages of the privacy notice and the user's account. */
export const paths = {
  login: path('auth', '/login', 'public'),
  callback: path('auth', '/auth/callback', 'public'),
  privacy: path('account', '/privasi', 'public'),
  home: path('home', '/', 'user', ['/statistics/user-stats']),
  dashboard: path('home', '/dashboard', 'user'),
  account: path('account', '/akaun', 'user', ['/account']),
  received: path('moderation', '/semakan', 'user'),
  receivedOne: path('moderation', '/semakan/:module/:grantId', 'user'),
  admin: path('admin', '/admin', 'admin', ['/admin/dashboard/overview']),
  adminUsers: path('admin', '/admin/users', 'admin'),
  adminUser: path('admin', '/admin/users/:userId', 'admin'),
  adminAnalytics: path('admin', '/admin/analytics', 'admin'),
  adminControls: path('admin', '/admin/controls', 'admin'),
  pedagona: path('pedagona', '/pedagona', 'user', ['/pedagona/sessions', '/statistics/module-stats/pedagona']),
  pedagonaNew: path('pedagona', '/pedagona/new', 'user'),
  pedagonaProcessing: path('pedagona', '/pedagona/processing/:sessionId', 'user'),
  pedagonaResults: path('pedagona', '/pedagona/results/:sessionId', 'user', ['/pedagona/sessions/:sessionId']),
  pedagonaMerangkai: path('pedagona', '/pedagona/merangkai/:merangkaiId', 'user'),
  pedagonaScripts: path('pedagona', '/pedagona/scripts/:scriptsId', 'user'),
  pedagonaDlo: path('pedagona', '/pedagona/dlo/:dloId', 'user'),
  pedagonaReport: path('pedagona', '/pedagona/report/:reportId', 'user'),
  pedagonaExport: path('pedagona', '/pedagona/export/:merangkaiId', 'user'),
  acadiora: path('acadiora', '/acadiora', 'user', ['/acadiora/sessions']),
  acadioraNew: path('acadiora', '/acadiora/new', 'user'),
  acadioraProcessing: path('acadiora', '/acadiora/processing/:sessionId', 'user'),
  acadioraResults: path('acadiora', '/acadiora/results/:sessionId', 'user', ['/acadiora/sessions/:sessionId']),
  valentra: path('valentra', '/valentra', 'user', ['/valentra/sessions']),
  valentraSession: path('valentra', '/valentra/session/:sessionId', 'user', ['/valentra/sessions/:sessionId']),
};

export type PathName = keyof typeof paths;
export const pathNames = Object.keys(paths) as PathName[];

export const pathNameAt = (pathname: string): PathName | null =>
  pathNames.find((name) => matchPath(paths[name].pattern, pathname) !== null) ?? null;

/** The pages of a module whose sessions are analysed as a whole. */
export const linksOf = (name: 'pedagona' | 'acadiora') => ({
  list: paths[name].href(),
  create: paths[`${name}New` as const].href(),
  processing: (sessionId: string) => paths[`${name}Processing` as const].href({ sessionId }),
  results: (sessionId: string) => paths[`${name}Results` as const].href({ sessionId }),
});

export const paperParam = 'kertas';
export const courseParam = 'kursus';

/** Semak Fakta of the nth course of a result. */
export const reviewHref = (sessionId: string, n: number): string =>
  `${paths.pedagonaResults.href({ sessionId })}?${courseParam}=${n + 1}&semak=${n}`;

/** The page of a session: its results when it is completed, before that the page that waits for them. */
export function sessionHref(module: ModuleName, sessionId: string, status: string): string {
  if (module === 'valentra') return paths.valentraSession.href({ sessionId });
  return linksOf(module)[status === 'completed' ? 'results' : 'processing'](sessionId);
}
