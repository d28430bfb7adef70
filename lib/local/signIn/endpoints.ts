import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pick } from '../../../shared/values/pick.ts';
import { bodyOf } from '../gateway/server.ts';
import { clientId } from '../names.ts';
import { findGoogleAccount, type User, type Users } from './users.ts';
import { createIdToken, idTokenSeconds, signIn, type SigningKey, TriggerError } from './signIn.ts';
import { renderChooser } from './page.ts';

/** Below this, sign-in has the paths of a Cognito hosted domain. */
export const signInPath = '/cognito';

interface SignInOptions {
  /** The only site that signs in here. */
  siteUrl: string;
  users: Users;
  key: SigningKey;
}

interface Grant {
  user: User;
  challenge: string;
  /** Epoch milliseconds. */
  until: number;
}

const codeMs = 5 * 60_000;
const mostFormBytes = 10_000;
const incomplete = 'Alamat e-mel itu tidak lengkap. Taip alamat penuh, contohnya nama@moe-dl.edu.my.';

/**
 * Sign-in with the paths, errors and tokens of a Cognito hosted domain whose one provider is Google: the authorization code flow with
 * PKCE (RFC 6749, RFC 7636). In place of Google there is a page on which an account is chosen, shown at every sign-in.
 */
export function signInEndpoints(options: SignInOptions) {
  const { siteUrl, users, key } = options;
  const redirectUri = `${siteUrl}/api/auth/callback`;
  const grants = new Map<string, Grant>();

  async function authorize(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    if (query.get('client_id') !== clientId || query.get('redirect_uri') !== redirectUri)
      return sendJson(response, 400, { error: 'redirect_mismatch' });
    const goBack = (answer: Record<string, string>): void => {
      const back = new URLSearchParams({ ...answer, state: query.get('state') ?? '' });
      redirect(response, `${redirectUri}?${back}`);
    };
    const challenge = query.get('code_challenge') ?? '';
    const isCodeFlow = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256';
    if (!isCodeFlow || challenge === '') return goBack({ error: 'invalid_request' });
    if (request.method !== 'POST') return showChooser(response, 200);
    const form = await formOf(request);
    if (form.has('cancel')) return goBack({ error: 'access_denied', error_description: 'User denied access' });
    const typed = form.get('email') ?? '';
    const account = findGoogleAccount(typed, !form.has('unverified'));
    if (!account) return showChooser(response, 422, { error: incomplete, typed });
    try {
      const code = randomUUID();
      const user = await signIn(account, users);
      grants.set(code, { user, challenge, until: Date.now() + codeMs });
      goBack({ code });
    } catch (refusal) {
      if (!(refusal instanceof TriggerError)) throw refusal;
      goBack({ error: 'invalid_request', error_description: refusal.message });
    }
  }

  /** Exchanges a code, once, for whoever knows the verifier of its challenge. */
  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await formOf(request);
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (grant === undefined || grant.until < Date.now() || !isAnswered(grant, form, redirectUri))
      return sendJson(response, 400, { error: 'invalid_grant' });
    const token = createIdToken(key, grant.user);
    sendJson(response, 200, { id_token: token, token_type: 'Bearer', expires_in: idTokenSeconds });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', siteUrl);
    switch (pathname.slice(signInPath.length)) {
      case '/oauth2/authorize':
        return authorize(request, response, searchParams);
      case '/oauth2/token':
        return exchange(request, response);
      case '/logout':
        return logOut(response, searchParams, siteUrl);
      case '/.well-known/jwks.json':
        return sendJson(response, 200, { keys: [pick(key, 'kty', 'kid', 'alg', 'use', 'n', 'e')] });
      default:
        return sendJson(response, 404, { error: 'not_found' });
    }
  };
}

/** Whether a form asks for a token in this flow, and knows the verifier of its challenge. */
function isAnswered({ challenge }: Grant, form: URLSearchParams, redirectUri: string): boolean {
  const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
  const expected = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri };
  return (
    verifier.digest('base64url') === challenge &&
    Object.entries(expected).every(([field, value]) => form.get(field) === value)
  );
}

function logOut(response: ServerResponse, query: URLSearchParams, siteUrl: string): void {
  if (query.get('client_id') === clientId && query.get('logout_uri') === `${siteUrl}/login`)
    return redirect(response, `${siteUrl}/login`);
  sendJson(response, 400, { error: 'redirect_mismatch' });
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await bodyOf(request, mostFormBytes))?.toString('utf8'));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function showChooser(response: ServerResponse, status: number, problem: { error?: string; typed?: string } = {}): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
  });
  response.end(renderChooser({ nonce, ...problem }));
}
