import { afterEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import {
  answerChooser,
  authorizeUrl,
  CALLBACK,
  claimsOf,
  CLIENT,
  createBench,
  createBrowser,
  createTriggers,
  exchange,
  LOGOUT,
  signInAs,
  verify,
} from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const AMINAH = 'aminah.ibrahim@moe-dl.edu.my';

/** A fresh code and the verifier that belongs to it. */
async function getCode(authBaseUrl: string) {
  const { url, verifier } = authorizeUrl(authBaseUrl);
  const query = await answerChooser(createBrowser(), url, { email: AMINAH });
  return { code: query.get('code') ?? '', code_verifier: verifier };
}

describe('signing in', () => {
  test("leads over the chooser to a code, and the code to an ID token with Cognito's claims", async () => {
    const server = await bench.start();
    const { url, verifier } = authorizeUrl(server.authBaseUrl);
    const query = await answerChooser(createBrowser(), url, { email: AMINAH });
    expect(query.get('state')).toBe('keadaan-1');
    const { status, body } = await exchange(server.authBaseUrl, {
      code: query.get('code') ?? '',
      code_verifier: verifier,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'Bearer',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    const claims = await verify(String(body['id_token']), server);
    expect(claims).toMatchObject({
      iss: server.issuer,
      aud: CLIENT,
      email: AMINAH,
      email_verified: true,
      name: 'Aminah binti Ibrahim',
      token_use: 'id',
      jti: expect.any(String),
      origin_jti: expect.any(String),
      auth_time: expect.any(Number),
    });
    expect(claims.sub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(claims['cognito:username']).toMatch(/^google_\d{21}$/);
    expect(claims['picture']).toMatch(/^data:image\/svg/);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(8 * 60 * 60);
  });

  test('gives the same person the same sub, whatever the case of the address, and others another', async () => {
    const server = await bench.start();
    const first = claimsOf((await signInAs(server.authBaseUrl, AMINAH)).idToken);
    const again = claimsOf((await signInAs(server.authBaseUrl, 'Aminah.Ibrahim@MOE-DL.edu.my')).idToken);
    const other = claimsOf((await signInAs(server.authBaseUrl, 'lim.weijie@moe-dl.edu.my')).idToken);
    expect([again['sub'], again['cognito:username']]).toEqual([first['sub'], first['cognito:username']]);
    expect(again['jti']).not.toBe(first['jti']);
    expect(other['sub']).not.toBe(first['sub']);
  });

  test('names people who are not on the page after their address', async () => {
    const server = await bench.start();
    const { idToken } = await signInAs(server.authBaseUrl, 'siti_nor.azman@moe-dl.edu.my');
    expect(claimsOf(idToken)['name']).toBe('Siti Nor Azman');
  });

  test('carries the nonce and an e-mail that is not verified', async () => {
    const server = await bench.start();
    const { url, verifier } = authorizeUrl(server.authBaseUrl, { nonce: 'sekali' });
    const query = await answerChooser(createBrowser(), url, { email: AMINAH, unverified: 'yes' });
    const { body } = await exchange(server.authBaseUrl, { code: query.get('code') ?? '', code_verifier: verifier });
    expect(claimsOf(String(body['id_token']))).toMatchObject({ nonce: 'sekali', email_verified: false });
  });

  test('is cancelled with access_denied', async () => {
    const server = await bench.start();
    const query = await answerChooser(createBrowser(), authorizeUrl(server.authBaseUrl).url, { cancel: 'yes' });
    expect([query.get('error'), query.get('state'), query.get('code')]).toEqual(['access_denied', 'keadaan-1', null]);
  });

  test('shows the chooser again with advice when the address is none', async () => {
    const server = await bench.start();
    const browser = createBrowser();
    const { location } = await browser.visit(authorizeUrl(server.authBaseUrl).url);
    const page = await browser.visit(location ?? '', { email: 'aminah<b>' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('Alamat e-mel itu tidak lengkap.');
    expect(page.text).toContain('value="aminah&#60;b&#62;"');
  });

  test('shows the chooser to someone who has just signed in, with or without prompt=select_account', async () => {
    const server = await bench.start();
    const browser = createBrowser();
    await answerChooser(browser, authorizeUrl(server.authBaseUrl).url, { email: AMINAH });
    const query = await answerChooser(browser, authorizeUrl(server.authBaseUrl).url, {
      email: 'lim.weijie@moe-dl.edu.my',
    });
    expect(query.has('code')).toBe(true);
    const prompted = await answerChooser(browser, authorizeUrl(server.authBaseUrl, { prompt: 'select_account' }).url, {
      email: AMINAH,
    });
    expect(prompted.has('code')).toBe(true);
  });
});

describe('a code', () => {
  test('is refused without the verifier that belongs to it', async () => {
    const server = await bench.start();
    const { code } = await getCode(server.authBaseUrl);
    const { status, body } = await exchange(server.authBaseUrl, { code, code_verifier: 'x'.repeat(43) });
    expect([status, body['error']]).toEqual([400, 'invalid_grant']);
  });

  test('can be used once', async () => {
    const server = await bench.start();
    const form = await getCode(server.authBaseUrl);
    expect((await exchange(server.authBaseUrl, form)).status).toBe(200);
    expect((await exchange(server.authBaseUrl, form)).body['error']).toBe('invalid_grant');
  });

  test('is not given without PKCE', async () => {
    const server = await bench.start();
    const url = new URL(authorizeUrl(server.authBaseUrl).url);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { location } = await createBrowser().visit(url.href);
    expect(new URL(location ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  test('is never sent to an address that is not registered', async () => {
    const server = await bench.start();
    const reply = await createBrowser().visit(
      authorizeUrl(server.authBaseUrl, { redirect_uri: 'http://localhost:3000/lain' }).url,
    );
    expect([reply.status, reply.location]).toEqual([400, null]);
    expect(reply.text).toContain('invalid_redirect_uri');
  });
});

describe('the triggers', () => {
  test('are called with the events of Cognito: sign-up once, token generation each time', async () => {
    const { triggers, signUps, generations } = createTriggers();
    const server = await bench.start({ triggers });
    await signInAs(server.authBaseUrl, AMINAH);
    await signInAs(server.authBaseUrl, AMINAH);
    expect(signUps).toHaveLength(1);
    expect(signUps[0]).toMatchObject({
      version: '1',
      triggerSource: 'PreSignUp_ExternalProvider',
      userName: expect.stringMatching(/^google_/),
      callerContext: { clientId: CLIENT },
      request: { userAttributes: { email: AMINAH, email_verified: 'true', name: 'Aminah binti Ibrahim' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(generations).toHaveLength(2);
    expect(generations[0]).toMatchObject({
      version: '2',
      triggerSource: 'TokenGeneration_HostedAuth',
      request: { userAttributes: { email: AMINAH, 'cognito:user_status': 'EXTERNAL_PROVIDER' } },
    });
  });

  test('that refuse a sign-up send the browser to the callback with their message', async () => {
    const server = await bench.start();
    const query = await answerChooser(createBrowser(), authorizeUrl(server.authBaseUrl).url, {
      email: 'seorang.luar@gmail.com',
    });
    expect(query.get('error')).toBe('invalid_request');
    expect(query.get('error_description')).toBe('PreSignUp failed with error invalid_domain.');
    expect(query.has('code')).toBe(false);
  });

  test('refuse a person again at the next attempt', async () => {
    const { triggers, signUps } = createTriggers();
    const server = await bench.start({ triggers });
    for (let attempt = 0; attempt < 2; attempt += 1)
      await answerChooser(createBrowser(), authorizeUrl(server.authBaseUrl).url, { email: 'seorang.luar@gmail.com' });
    expect(signUps).toHaveLength(2);
  });

  test('that refuse a token do so on the way to the callback too', async () => {
    const { triggers } = createTriggers();
    triggers.preTokenGeneration = () => Promise.reject(new Error('invalid_domain'));
    const server = await bench.start({ triggers });
    const query = await answerChooser(createBrowser(), authorizeUrl(server.authBaseUrl).url, { email: AMINAH });
    expect(query.get('error_description')).toBe('PreTokenGeneration failed with error invalid_domain.');
  });

  test('add and suppress claims, but not those that Cognito protects', async () => {
    const { triggers } = createTriggers();
    triggers.preTokenGeneration = async (event) => {
      const idTokenGeneration = {
        claimsToAddOrOverride: { peranan: 'pensyarah', sub: 'lain' },
        claimsToSuppress: ['picture', 'aud'],
      };
      return { ...event, response: { claimsAndScopeOverrideDetails: { idTokenGeneration } } };
    };
    const server = await bench.start({ triggers });
    const claims = await verify((await signInAs(server.authBaseUrl, AMINAH)).idToken, server);
    expect(claims).toMatchObject({ peranan: 'pensyarah', aud: CLIENT });
    expect(claims.sub).not.toBe('lain');
    expect(claims).not.toHaveProperty('picture');
  });
});

describe('the other endpoints', () => {
  test('userInfo tells about the user of the access token', async () => {
    const server = await bench.start();
    const { accessToken } = await signInAs(server.authBaseUrl, AMINAH);
    const reply = await fetch(`${server.authBaseUrl}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await reply.json()).toMatchObject({
      email: AMINAH,
      email_verified: 'true',
      name: 'Aminah binti Ibrahim',
      username: expect.any(String),
    });
    expect((await fetch(`${server.authBaseUrl}/oauth2/userInfo`)).status).not.toBe(200);
  });

  test('a refresh token gives a new ID token until it is revoked', async () => {
    const { triggers, generations } = createTriggers();
    const server = await bench.start({ triggers });
    const { refreshToken } = await signInAs(server.authBaseUrl, AMINAH);
    const refresh = () => exchange(server.authBaseUrl, { grant_type: 'refresh_token', refresh_token: refreshToken });
    const { body } = await refresh();
    expect(await verify(String(body['id_token']), server)).toMatchObject({ email: AMINAH });
    expect(generations.at(-1)?.triggerSource).toBe('TokenGeneration_RefreshTokens');
    const revoked = await fetch(`${server.authBaseUrl}/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: refreshToken, client_id: CLIENT }),
    });
    expect(revoked.status).toBe(200);
    expect((await refresh()).body['error']).toBe('invalid_grant');
  });

  test('logout leaves no session cookie and goes to a registered address only', async () => {
    const server = await bench.start();
    const browser = createBrowser();
    await answerChooser(browser, authorizeUrl(server.authBaseUrl).url, { email: AMINAH });
    const out = await browser.visit(
      `${server.authBaseUrl}/logout?${new URLSearchParams({ client_id: CLIENT, logout_uri: LOGOUT })}`,
    );
    expect([out.status, out.location]).toEqual([302, LOGOUT]);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('_session'))).toEqual([]);
    const elsewhere = new URLSearchParams({ client_id: CLIENT, logout_uri: 'https://example.com/' });
    expect((await browser.visit(`${server.authBaseUrl}/logout?${elsewhere}`)).status).toBe(400);
  });

  test('discovery names the paths of a Cognito domain', async () => {
    const server = await bench.start();
    const reply = await fetch(`${server.issuer}/.well-known/openid-configuration`);
    expect(await reply.json()).toMatchObject({
      issuer: server.issuer,
      authorization_endpoint: `${server.authBaseUrl}/oauth2/authorize`,
      token_endpoint: `${server.authBaseUrl}/oauth2/token`,
      revocation_endpoint: `${server.authBaseUrl}/oauth2/revoke`,
      userinfo_endpoint: `${server.authBaseUrl}/oauth2/userInfo`,
      jwks_uri: server.jwksUri,
    });
  });

  test('the key is published without its private part', async () => {
    const server = await bench.start();
    const { keys } = z.object({ keys: z.array(z.looseObject({})) }).parse(await (await fetch(server.jwksUri)).json());
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });
});

test('the page says what it is, and its policy lets nothing in but its style and sends forms to the site only', async () => {
  const server = await bench.start();
  const browser = createBrowser();
  const { location } = await browser.visit(authorizeUrl(server.authBaseUrl).url);
  const page = await browser.visit(location ?? '');
  expect(page.text).toContain('menggantikan log masuk Google pada komputer ini sahaja');
  expect(page.text).toContain('seorang.luar@gmail.com');
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(page.text).toContain(`<style nonce="${nonce}">`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${new URL(CALLBACK).origin}`);
});

test('an interaction that is over or made up ends in a page, not in a sign-in', async () => {
  const server = await bench.start();
  const page = await createBrowser().visit(`${server.authBaseUrl}/interaction/tiada`, { email: AMINAH });
  expect([page.status, page.location]).toEqual([400, null]);
  expect(page.text).toContain('Permintaan log masuk ini sudah tamat.');
});
