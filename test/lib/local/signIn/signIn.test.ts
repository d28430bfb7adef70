import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { tokenCheck } from '../../../../lambdas/platform/http/caller.ts';
import { openPeople } from '../../../../lambdas/platform/users/userPool.ts';
import { listen, stopListening } from '../../../../lib/local/loopback.ts';
import { clientId, issuer, userPoolId } from '../../../../lib/local/names.ts';
import { signInEndpoints, signInPath } from '../../../../lib/local/signIn/endpoints.ts';
import { issueToken, loadSigningKey, type Triggers } from '../../../../lib/local/signIn/signIn.ts';
import { localUserPool, openUsers } from '../../../../lib/local/signIn/users.ts';
import { withFolder } from '../../../support/folder.ts';

const siteUrl = 'http://localhost:3000';
const callback = `${siteUrl}/api/auth/callback`;
const aminah = 'aminah.ibrahim@moe-dl.edu.my';
const lim = 'lim.weijie@moe-dl.edu.my';
const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).toReversed()) await remove();
});

const folders = withFolder();
const newFolder = (): Promise<string> => mkdtemp(join(folders, 'data-'));

/** Triggers that let one domain in and remember what they were called with. */
const createTriggers = () => ({
  preSignUp: jest.fn(async (event: PreSignUpTriggerEvent) => {
    if (!event.request.userAttributes['email']?.endsWith('@moe-dl.edu.my')) throw new Error('invalid_domain');
  }),
  preTokenGeneration: jest.fn(async (_: PreTokenGenerationV2TriggerEvent) => undefined),
});

/** What the callback gets when the chooser is answered so. */
const choose = async (url: string, form: Record<string, string>): Promise<Record<string, string>> => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const location = new URL(response.headers.get('location') ?? 'http://none');
  expect(location.origin + location.pathname).toBe(callback);
  return Object.fromEntries(location.searchParams);
};

/** The sign-in of a data folder behind a server of its own. */
async function start({ dataDir, triggers = createTriggers() }: { dataDir?: string; triggers?: Triggers } = {}) {
  const folder = dataDir ?? (await newFolder());
  const key = await loadSigningKey(folder);
  const answer = signInEndpoints({ siteUrl, users: openUsers(folder), key, triggers });
  const server = createServer((request, response) => void answer(request, response));
  const base = `http://localhost:${await listen(server, 0)}${signInPath}`;
  leftovers.push(() => stopListening(server));

  /** An authorization request with PKCE, and the verifier that belongs to it. */
  const request = (changes: Record<string, string> = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callback,
      scope: 'openid email profile',
      state: 'keadaan-1',
      identity_provider: 'Google',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
    return { url: `${base}/oauth2/authorize?${query}`, verifier };
  };
  const exchange = async (form: Record<string, string>) => {
    const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: callback, ...form };
    const response = await fetch(`${base}/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  /** From the chooser to the ID token. */
  const signIn = async (form: Record<string, string>): Promise<string> => {
    const { url, verifier } = request();
    const { code = '' } = await choose(url, form);
    return String((await exchange({ code, code_verifier: verifier })).body['id_token']);
  };
  const check = tokenCheck({
    ISSUER: issuer,
    JWKS_URI: `${base}/.well-known/jwks.json`,
    CLIENT_ID: clientId,
    EMAIL_DOMAINS: ['moe-dl.edu.my'],
    ADMIN_EMAILS: [],
  });
  return { base, request, exchange, signIn, check };
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

describe('signing in', () => {
  test("leads over the chooser to a code, and the code to an ID token with Cognito's claims", async () => {
    const { request, exchange, check } = await start();
    const { url, verifier } = request();
    const { code = '', state } = await choose(url, { email: aminah });
    expect(state).toBe('keadaan-1');
    const { status, body } = await exchange({ code, code_verifier: verifier });
    expect([status, body['token_type']]).toEqual([200, 'Bearer']);
    const token = String(body['id_token']);
    expect(await check(token)).toMatchObject({ email: aminah, name: 'Aminah binti Ibrahim', isAdmin: false });
    const claims = claimsOf(token);
    expect(claims).toMatchObject({ iss: issuer, aud: clientId, email_verified: true, token_use: 'id' });
    expect(claims['sub']).toMatch(/^[0-9a-f]{32}$/);
    expect(claims['cognito:username']).toMatch(/^google_[0-9a-f]{20}$/);
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(8 * 60 * 60);
  });

  test('gives the same person the same sub, whatever the case of the address, and others another', async () => {
    const { signIn } = await start();
    const first = claimsOf(await signIn({ email: aminah }));
    const again = claimsOf(await signIn({ email: 'Aminah.Ibrahim@MOE-DL.edu.my' }));
    const other = claimsOf(await signIn({ email: 'siti_nor.azman@moe-dl.edu.my' }));
    expect([again['sub'], again['cognito:username']]).toEqual([first['sub'], first['cognito:username']]);
    expect(again['jti']).not.toBe(first['jti']);
    expect(other['sub']).not.toBe(first['sub']);
    expect(other['name']).toBe('Siti Nor Azman');
  });
});

test('the key is published without its private part', async () => {
  const { base } = await start();
  const { keys } = (await (await fetch(`${base}/.well-known/jwks.json`)).json()) as { keys: object[] };
  expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

test('the triggers get the events of Cognito: sign-up once, token generation each time', async () => {
  const triggers = createTriggers();
  const { signIn } = await start({ triggers });
  await signIn({ email: aminah });
  await signIn({ email: aminah });
  const userAttributes = { email: aminah, email_verified: 'true', name: 'Aminah binti Ibrahim' };
  const signUp = { triggerSource: 'PreSignUp_ExternalProvider', userName: expect.stringMatching(/^google_/) };
  expect(triggers.preSignUp.mock.calls).toMatchObject([[{ ...signUp, request: { userAttributes } }]]);
  const generation = [{ triggerSource: 'TokenGeneration_HostedAuth' }];
  expect(triggers.preTokenGeneration.mock.calls).toMatchObject([generation, generation]);
});

const issue = (dataDir: string, email = aminah) => issueToken({ dataDir, email, triggers: createTriggers() });

describe('a bearer from the command line', () => {
  test('is good before the first start, beside one and after a restart, for the same user', async () => {
    const folder = await newFolder();
    const before = await issue(folder);
    const first = await start({ dataDir: folder });
    const beside = await issue(folder);
    const signedIn = await first.signIn({ email: aminah });
    const second = await start({ dataDir: folder });
    for (const token of [before, beside, signedIn]) {
      expect(await second.check(token)).toMatchObject({ email: aminah });
      expect(claimsOf(token)['sub']).toBe(claimsOf(before)['sub']);
    }
  });

  test('is signed by one key even when two processes make the key at once', async () => {
    const folder = await newFolder();
    const heads = (await Promise.all([issue(folder), issue(folder)])).map((token) => token.split('.')[0]);
    expect(heads[0]).toBe(heads[1]);
  });
});

test('a person whom the user pool removes is another of a new sub at the next sign-in, every time; others stay who they are', async () => {
  const dataDir = await newFolder();
  const subFor = async (email: string) => String(claimsOf(await issue(dataDir, email))['sub']);
  const people = openPeople(userPoolId, localUserPool(openUsers(dataDir)));
  const other = await subFor(lim);
  const subs: string[] = [];
  for (let i = 0; i < 3; i++) {
    const sub = await subFor(aminah);
    expect(await subFor(aminah)).toBe(sub);
    subs.push(sub);
    await people.remove(sub);
  }
  expect(new Set(subs).size).toBe(3);
  expect(await subFor(lim)).toBe(other);
});
