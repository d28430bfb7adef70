import { expect, test } from '@jest/globals';
import { authApi } from '../../../shared/auth/api.ts';
import { type Browser, createBrowser } from '../../support/cookies.ts';
import { pathOf } from '../../support/client.ts';
import { people } from '../../support/testApp.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();

const startPath = pathOf(authApi.start);
const callbackPath = pathOf(authApi.callback);

test('signing in leads to the page with a bearer that is good, and leaves no handshake behind', async () => {
  const browser = createBrowser();
  const end = await signIn(browser, { email: people.aminah });
  expect(end.pathname).toBe('/auth/callback');
  const { user } = await app.call(authApi.me, { token: end.searchParams.get('token') ?? '' });
  expect(user).toEqual({ name: 'Aminah binti Ibrahim', email: people.aminah, picture: null, isAdmin: false });
  expect(browser.cookies.get('log_masuk')).toBe('');
});

test('signing in sends state and a PKCE challenge, and keeps their secrets in a cookie no script can read', async () => {
  const { status, location, headers } = await createBrowser().visit(`${app.url}${startPath}`);
  expect(status).toBe(302);
  const authorize = new URL(location ?? '');
  expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{22}$/),
    redirect_uri: `${app.url}${callbackPath}`,
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^log_masuk=[\w-]+\.[\w-]+; Path=\/api\/auth; HttpOnly; SameSite=Lax; Max-Age=600$/),
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each<[string, Record<string, string>, string]>([
  ['someone from outside the domain', { email: people.outsider }, 'invalid_domain'],
  ['an unverified address of the domain', { email: 'palsu@moe-dl.edu.my', unverified: 'on' }, 'invalid_domain'],
  ['one who cancels', { cancel: '1' }, 'auth_failed'],
])('signing in refuses %s', async (_, form, error) => {
  const end = await signIn(createBrowser(), form);
  expect([end.pathname, end.searchParams.get('error')]).toEqual(['/login', error]);
});

test.each([
  ['another state', (state: string) => state.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
  ['a shorter state', (state: string) => state.slice(1)],
  ['a state of other letters', (state: string) => 'é'.repeat(state.length)],
  ['no state', () => ''],
])('the callback refuses an answer with %s', async (_, change) => {
  const browser = createBrowser();
  const answer = await providerAnswer(browser, { email: people.lim });
  answer.searchParams.set('state', change(answer.searchParams.get('state') ?? ''));
  expect(await loginError(browser, answer)).toBe('auth_failed');
});

test("the callback refuses an answer in a browser that did not ask, as with another's link, with another verifier and used before", async () => {
  const browser = createBrowser();
  const answer = await providerAnswer(browser, { email: people.lim });
  expect(await loginError(createBrowser(), answer)).toBe('auth_failed');
  browser.cookies.set('log_masuk', `${answer.searchParams.get('state')}.${'v'.repeat(64)}`);
  expect(await loginError(browser, answer)).toBe('auth_failed');
  const second = await providerAnswer(browser, { email: people.lim });
  const handshake = browser.cookies.get('log_masuk') ?? '';
  expect(new URL((await browser.visit(second.href)).location ?? '').pathname).toBe('/auth/callback');
  browser.cookies.set('log_masuk', handshake);
  expect(await loginError(browser, second)).toBe('auth_failed');
});

test('the callback tells the domain’s refusal from any other', async () => {
  const domain = told('PreSignUp failed with error invalid_domain. ');
  expect(await loginError(createBrowser(), domain)).toBe('invalid_domain');
  expect(await loginError(createBrowser(), told('<script>'))).toBe('auth_failed');
});

test('the callback asks once more, and only once, when the provider lost its race of a first sign-in', async () => {
  const browser = createBrowser();
  await browser.visit(`${app.url}${startPath}`);
  const lost = told('Already found an entry for username google_1');
  const again = await browser.visit(lost.href);
  expect(again.location?.startsWith(`${app.signInUrl}/oauth2/authorize?`)).toBe(true);
  expect(await loginError(browser, lost)).toBe('auth_failed');
});

test('signing out ends the bearer at once, leads to the provider’s own end, and leaves another bearer alone', async () => {
  const [token, other] = [await app.tokenFor(people.aminah), await app.tokenFor(people.aminah)];
  const { logoutUrl } = await app.call(authApi.logout, { token });
  expect((await app.send(authApi.me, { token })).status).toBe(401);
  expect((await app.send(authApi.me, { token: other })).status).toBe(200);
  const { status, location } = await createBrowser().visit(logoutUrl);
  expect([status, location]).toEqual([302, `${app.url}/login`]);
});

/** A refusal as the provider sends it to the callback. */
const told = (description: string): URL =>
  new URL(`${app.url}${callbackPath}?error=invalid_request&error_description=${encodeURIComponent(description)}`);

/** From the button to the provider's answer, which has not reached the callback yet. */
async function providerAnswer(browser: Browser, form: Record<string, string>): Promise<URL> {
  const chooser = (await browser.visit(`${app.url}${startPath}`)).location;
  return new URL((await browser.visit(chooser ?? '', form)).location ?? '');
}

/** From the button to the page's own address. */
async function signIn(browser: Browser, form: Record<string, string>): Promise<URL> {
  const answer = await providerAnswer(browser, form);
  return new URL((await browser.visit(answer.href)).location ?? '');
}

async function loginError(browser: Browser, answer: URL): Promise<string | null> {
  const { status, location } = await browser.visit(answer.href);
  expect([status, new URL(location ?? '').pathname]).toEqual([302, '/login']);
  return new URL(location ?? '').searchParams.get('error');
}
