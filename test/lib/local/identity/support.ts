import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { startIdentity } from '../../../../lib/local/identity/server.ts';
import type { Triggers } from '../../../../lib/local/identity/server.ts';

export const CLIENT = 'suite-setempat';
export const SITE = 'http://localhost:3000';
export const CALLBACK = `${SITE}/api/auth/callback`;
export const LOGOUT = `${SITE}/login`;

/** Triggers that let one domain in, and what they were called with. */
export function createTriggers() {
  const signUps: PreSignUpTriggerEvent[] = [];
  const generations: PreTokenGenerationV2TriggerEvent[] = [];
  const triggers: Triggers = {
    preSignUp: async (event) => {
      signUps.push(event);
      if (!event.request.userAttributes['email']?.endsWith('@moe-dl.edu.my')) throw new Error('invalid_domain');
      return event;
    },
    preTokenGeneration: async (event) => {
      generations.push(event);
      return event;
    },
  };
  return { triggers, signUps, generations };
}

/** Starts servers and removes what they leave; `tidy` belongs into afterEach. */
export function createBench() {
  const leftovers: (() => Promise<void>)[] = [];

  async function tidy(): Promise<void> {
    for (const remove of leftovers.splice(0).toReversed()) await remove();
  }

  async function newDataDir(): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
    leftovers.push(() => rm(dataDir, { recursive: true, force: true }));
    return dataDir;
  }

  async function start(options: { dataDir?: string; port?: number; triggers?: Triggers; now?: () => Date } = {}) {
    const dataDir = options.dataDir ?? (await newDataDir());
    const server = await startIdentity({
      triggers: createTriggers().triggers,
      ...options,
      dataDir,
      siteUrl: SITE,
      clientId: CLIENT,
      redirectUris: [CALLBACK],
      logoutUris: [LOGOUT],
    });
    let isOpen = true;
    const close = async () => {
      if (isOpen) await server.close();
      isOpen = false;
    };
    leftovers.push(close);
    return { ...server, close, dataDir };
  }

  return { tidy, newDataDir, start };
}

/** A browser as far as sign-in needs one: it keeps cookies and shows where it is sent. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  async function visit(url: string, form?: Record<string, string>) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('01 Jan 1970')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: location && new URL(location, url).href,
    };
  }
  return { cookies, visit };
}

export type Browser = ReturnType<typeof createBrowser>;

/** An authorization request with PKCE, and the verifier that belongs to it. */
export function authorizeUrl(authBaseUrl: string, changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    state: 'keadaan-1',
    identity_provider: 'Google',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return { url: `${authBaseUrl}/oauth2/authorize?${query}`, verifier };
}

/** Goes to the chooser, answers it and follows the way until the site is reached; returns the query the callback gets. */
export async function answerChooser(
  browser: Browser,
  url: string,
  form: Record<string, string>,
): Promise<URLSearchParams> {
  const { location } = await browser.visit(url);
  let next = (await browser.visit(location ?? '', form)).location;
  while (next !== null && !next.startsWith(SITE)) next = (await browser.visit(next)).location;
  return new URL(next ?? '').searchParams;
}

export async function exchange(authBaseUrl: string, form: Record<string, string>) {
  const response = await fetch(`${authBaseUrl}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', client_id: CLIENT, redirect_uri: CALLBACK, ...form }),
  });
  const body = z.record(z.string(), z.unknown()).parse(await response.json());
  return { status: response.status, body };
}

/** From the sign-in page to the tokens. */
export async function signInAs(authBaseUrl: string, email: string) {
  const { url, verifier } = authorizeUrl(authBaseUrl);
  const query = await answerChooser(createBrowser(), url, { email });
  const { body } = await exchange(authBaseUrl, { code: query.get('code') ?? '', code_verifier: verifier });
  const tokens = z.object({ id_token: z.string(), access_token: z.string(), refresh_token: z.string() }).parse(body);
  return { idToken: tokens.id_token, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}

/** Checks a token as the Lambdas do. */
export async function verify(token: string, { issuer, jwksUri }: { issuer: string; jwksUri: string }) {
  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() },
  });
  return JwtVerifier.create({ issuer, audience: CLIENT, jwksUri }, { jwksCache }).verify(token);
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
}
