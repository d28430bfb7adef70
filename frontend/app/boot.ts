/** Runs before the application: shows a static screen, fetches what the route needs, sends a visitor without a bearer to /login. */
export type BootRoutes = Record<string, { access: 'public' | 'user' | 'admin'; needs: string[] }>;

/** Filled in by the build. */
declare const ROUTES: BootRoutes;

const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);

const routeAt = (pathname: string) => Object.keys(ROUTES).find((pattern) => matches(pattern, pathname)) ?? '/';

let route = routeAt(location.pathname);
if (ROUTES[route]?.access !== 'public' && localStorage.getItem('token') === null) {
  route = '/login';
  history.replaceState(null, '', route);
}
const isPublic = ROUTES[route]?.access === 'public';

const fetchAhead = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));
for (const href of ROUTES[route]?.needs ?? []) fetchAhead({ rel: 'modulepreload', href });
if (isPublic) fetchAhead({ rel: 'preload', href: '/settings.json', as: 'fetch', crossOrigin: 'anonymous' });

/** The page when the build has drawn it, otherwise its frame, otherwise a sentence. Sign-in errors have no drawn screen. */
const [, first = ''] = location.pathname.split('/');
const drawn = isPublic ? [route] : [route, `shell:${first}`, 'shell:'];
const templates = location.search.includes('error=') ? [] : drawn.map((name) => `template[data-screen="${name}"]`);
const screen = [...templates, '#waiting']
  .map((selector) => document.querySelector<HTMLTemplateElement>(selector))
  .find((template) => template !== null);
if (screen) document.getElementById('root')?.replaceChildren(screen.content.cloneNode(true));
