import type { authApi } from '../../shared/auth/api.ts';
import type { Reply } from '../../shared/contract.ts';

/** Runs before the application and the first paint: sets the colour scheme, shows a static screen, fetches what the route needs, sends a visitor without a bearer to /login. */
export type BootRoutes = Record<string, { access: 'public' | 'user' | 'admin'; needs: string[]; asks: string[] }>;

/** Filled in by the build. */
declare const ROUTES: BootRoutes;
/** The rules of the static screens, in a constructed sheet as the policy demands. */
declare const STYLES: string;

/** The reader's choice is kept by MUI; without one the system's scheme is taken. */
const mode = localStorage.getItem('mui-mode') ?? 'system';
const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets.push(sheet);

const matches = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);

const routeAt = (pathname: string) => Object.keys(ROUTES).find((pattern) => matches(pattern, pathname)) ?? '/';

const ahead = (window.ahead = new Map<string, Promise<Response>>());

const token = localStorage.getItem('token');
let route = routeAt(location.pathname);
if (ROUTES[route]?.access !== 'public' && token === null) {
  route = '/login';
  history.replaceState(null, '', route);
}
const isPublic = ROUTES[route]?.access === 'public';

/** Asks while the code is under way. An answer waits for api/client.ts; a refusal, or one older than ten seconds, is asked for again. */
function askAhead(path: string, bearer: string, allowed?: Promise<void>): Promise<Response> {
  const address = `/api${path}`;
  const authorization = `Bearer ${bearer}`;
  const ask = () => fetch(address, { headers: { accept: 'application/json', authorization } });
  const answer = allowed === undefined ? ask() : allowed.then(ask);
  const key = `${authorization} ${address}`;
  const forget = (): boolean => ahead.delete(key);
  ahead.set(key, answer);
  void answer.then(({ ok }) => ok || forget(), forget);
  setTimeout(forget, 10_000);
  return answer;
}

/** Calls of the administrators' pages wait for the answer that says who asks. */
function askFor(asks: readonly string[], bearer: string, isForAdmins: boolean): void {
  const me = askAhead('/auth/me', bearer);
  for (const ask of asks) void askAhead(ask, bearer, isForAdmins ? me.then(assertAdmin) : undefined);
}

async function assertAdmin(me: Response): Promise<void> {
  const { user } = (await me.clone().json()) as Reply<typeof authApi.me>;
  if (!user.isAdmin) throw new Error('Not an administrator');
}

if (!isPublic && token !== null) {
  const names = route.split('/');
  const here = location.pathname.split('/');
  const asks = (ROUTES[route]?.asks ?? []).map((ask) =>
    ask.replaceAll(/:\w+/g, (name) => here[names.indexOf(name)] ?? ''),
  );
  askFor(asks, token, ROUTES[route]?.access === 'admin');
}

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
