import { authApi } from '../shared/auth/api.ts';
import { pageSettingsSchema } from '../shared/pageSettings.ts';

/**
 * Asks for an address and answers what came, not following redirects.
 * @throws {Error} that says what came in place of this status and these headers
 */
async function ask(
  url: string,
  status: number,
  headers: Readonly<Record<string, RegExp>>,
  bearer?: string,
): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });
  if (response.status !== status) throw new Error(`${url} answers ${response.status}, not ${status}`);
  for (const [name, wanted] of Object.entries(headers)) {
    const value = response.headers.get(name);
    if (!wanted.test(value ?? '')) throw new Error(`${name} of ${url} is ${value}, not like ${String(wanted)}`);
  }
  return response;
}

const json = { 'content-type': /^application\/json/ };
const unsafe = (site: string): boolean => site.startsWith('http:');

const securityHeaders = (site: string): Record<string, RegExp> => ({
  'content-security-policy': /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  ...(unsafe(site) ? {} : { 'strict-transport-security': /^max-age=\d{8}/ }),
});

/** What must be true of a site that somebody can work with, by name; none signs in. */
const checks: Record<string, (site: string) => Promise<unknown>> = {
  'the page with its headers and files': async (site) => {
    const headers = { 'content-type': /^text\/html/, ...securityHeaders(site) };
    const page = await (await ask(`${site}/login`, 200, headers)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    if (files.length === 0) throw new Error('the page names no files');
    for (const file of files) await ask(`${site}${file}`, 200, { 'cache-control': /immutable/ });
  },
  'the settings of the page': async (site) =>
    pageSettingsSchema.parse(await (await ask(`${site}/settings.json`, 200, json)).json()),
  'the redirect to the sign-in, which returns here and lets people choose the account': async (site) => {
    const started = await ask(`${site}/api${authApi.start.path}`, 302, {
      location: /\/oauth2\/authorize\?/,
      'set-cookie': unsafe(site) ? /HttpOnly/ : /HttpOnly.*Secure/,
    });
    const signIn = started.headers.get('location') ?? '';
    const back = new URL(signIn).searchParams.get('redirect_uri');
    if (back !== `${site}/api${authApi.callback.path}`) throw new Error(`the sign-in returns to ${back}`);
    // `npm start` has a page that stands for Google; Cognito sends on to Google.
    if (new URL(signIn).origin === site) await ask(signIn, 200, {});
    else await ask(signIn, 302, { location: /^https:\/\/accounts\.google\.com\/.*[?&]prompt=select_account/ });
  },
  '401 without a bearer': (site) => ask(`${site}/api${authApi.me.path}`, 401, json),
  '401 with a bearer that nobody signed': (site) => ask(`${site}/api${authApi.me.path}`, 401, json, 'a.b.c'),
  '404 and not the page for a call that does not exist': (site) => ask(`${site}/api/tiada`, 404, json),
};

/** `npm run smoke -- https://...`: looks at a deployed site, or at `npm start`, as a stranger; the exit code is 1 if anything is wrong. */
async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  if (address === undefined) throw new Error('Give the address of the site: npm run smoke -- https://...');
  const site = new URL(address).origin;
  for (const [name, check] of Object.entries(checks))
    try {
      await check(site);
      console.log(`ok      ${name}`);
    } catch (error) {
      console.log(`WRONG   ${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
