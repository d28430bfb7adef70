import { generatePath } from 'react-router-dom';
import type { PathParam } from 'react-router-dom';

type Access = 'public' | 'user' | 'admin';
type Params<P extends string> = { [K in PathParam<P>]: string };

/** A route's pattern and the address built from it, side by side so that they cannot part. */
const path = <const P extends string>(pattern: P, access: Access) => ({
  pattern,
  access,
  href: (...params: PathParam<P> extends never ? [] : [Params<P>]): string =>
    generatePath(pattern as string, params[0] as Record<string, string> | undefined),
});

/** The route table of spec 1 §2 and spec 2 §2, and the pages of the privacy notice and of one's own account. */
export const paths = {
  login: path('/login', 'public'),
  callback: path('/auth/callback', 'public'),
  privacy: path('/privasi', 'public'),
  home: path('/', 'user'),
  dashboard: path('/dashboard', 'user'),
  account: path('/akaun', 'user'),
  admin: path('/admin', 'admin'),
  adminUsers: path('/admin/users', 'admin'),
  adminUser: path('/admin/users/:userId', 'admin'),
  adminAnalytics: path('/admin/analytics', 'admin'),
  pedagona: path('/pedagona', 'user'),
  pedagonaNew: path('/pedagona/new', 'user'),
  pedagonaProcessing: path('/pedagona/processing/:sessionId', 'user'),
  pedagonaResults: path('/pedagona/results/:sessionId', 'user'),
  pedagonaMerangkai: path('/pedagona/merangkai/:merangkaiId', 'user'),
  pedagonaScripts: path('/pedagona/scripts/:scriptsId', 'user'),
  pedagonaDlo: path('/pedagona/dlo/:dloId', 'user'),
  pedagonaReport: path('/pedagona/report/:reportId', 'user'),
  pedagonaExport: path('/pedagona/export/:merangkaiId', 'user'),
  acadiora: path('/acadiora', 'user'),
  acadioraNew: path('/acadiora/new', 'user'),
  acadioraProcessing: path('/acadiora/processing/:sessionId', 'user'),
  acadioraResults: path('/acadiora/results/:sessionId', 'user'),
  valentra: path('/valentra', 'user'),
  valentraSession: path('/valentra/session/:sessionId', 'user'),
};

export type PathName = keyof typeof paths;
export const pathNames = Object.keys(paths) as PathName[];
