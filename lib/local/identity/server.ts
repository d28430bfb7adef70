import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNativeError } from 'node:util/types';
import { listen } from '../loopback.ts';
import { findGoogleAccount } from './accounts.ts';
import { rewriteIdTokens } from './id-token-response.ts';
import { loadSigningKey } from './keys.ts';
import { renderChooser, renderProblem } from './page.ts';
import { answerPoolCall, isPoolCall } from './pool.ts';
import { createProvider, SESSION_COOKIE } from './provider.ts';
import { signIn } from './sign-in.ts';
import { TriggerError } from './triggers.ts';
import type { ClaimChanges, Triggers } from './triggers.ts';
import { openUsers } from './users.ts';

export { issueToken } from './issue-token.ts';
export { TriggerError } from './triggers.ts';
export type { Triggers } from './triggers.ts';

const MAX_FORM_BYTES = 10_000;
const SESSION_COOKIES = [SESSION_COOKIE, `${SESSION_COOKIE}.sig`];

/**
 * Serves sign-in on localhost with the paths, errors and tokens of a Cognito hosted domain whose one provider is Google. In place of
 * Google stands a page on which an account is chosen; it is shown at every authorization.
 *
 * The calls of the user pool's API that the Lambdas make are answered at the same address (`pool.ts`).
 *
 * Users and the signing key are kept in `dataDir`, so ID tokens stay valid over restarts; codes and refresh tokens end with the process.
 * @param options.port 0 or left out picks a free one
 * @param options.siteUrl the site that sends its users here
 */
export async function startIdentity(options: {
  dataDir: string;
  port?: number;
  siteUrl: string;
  clientId: string;
  redirectUris: string[];
  logoutUris: string[];
  triggers: Triggers;
  now?: () => Date;
}): Promise<{ issuer: string; authBaseUrl: string; jwksUri: string; port: number; close: () => Promise<void> }> {
  const { clientId, triggers } = options;
  const users = openUsers(options.dataDir);
  const key = await loadSigningKey(options.dataDir);
  const server = createServer();
  const port = await listen(server, options.port ?? 0);
  const issuer = `http://localhost:${port}`;
  const provider = createProvider({ issuer, clientId, redirectUris: options.redirectUris, key, users });
  // Decided at the sign-in, because a refusal must go to the callback, and used when the code is exchanged.
  const decided = new Map<string, ClaimChanges>();
  rewriteIdTokens(provider, {
    issuer,
    clientId,
    key,
    users,
    triggers,
    decided,
    now: options.now ?? (() => new Date()),
  });
  const handleOidc = provider.callback();
  const formTargets = [options.siteUrl, ...options.redirectUris].map((url) => new URL(url).origin);

  server.on('request', (request, response) => {
    route(request, response).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const isOver = isNativeError(error) && error.name === 'SessionNotFound';
      const text = isOver
        ? 'Permintaan log masuk ini sudah tamat. Kembali ke laman asal dan log masuk semula.'
        : String(error);
      showPage(response, isOver ? 400 : 500, (nonce) => renderProblem(nonce, text));
    });
  });

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isPoolCall(request)) return answerPoolCall(request, response, users);
    const url = new URL(request.url ?? '/', issuer);
    // Nobody stays signed in here, so the chooser comes every time, as with prompt=select_account.
    request.headers.cookie = withoutSession(request.headers.cookie);
    if (url.pathname === '/logout') return logOut(url, response);
    if (url.pathname.startsWith('/interaction/')) return interact(request, response);
    await handleOidc(request, response);
  }

  function logOut({ searchParams }: URL, response: ServerResponse): void {
    const logoutUri = searchParams.get('logout_uri') ?? '';
    if (searchParams.get('client_id') !== clientId || !options.logoutUris.includes(logoutUri))
      return showPage(response, 400, (nonce) => renderProblem(nonce, 'client_id atau logout_uri tidak didaftarkan.'));
    const expired = SESSION_COOKIES.map((name) => `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly`);
    response.writeHead(302, { location: logoutUri, 'set-cookie': expired, 'cache-control': 'no-store' }).end();
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return showPage(response, 200, (nonce) => renderChooser({ nonce }));
    const form = await readForm(request);
    if (form.has('cancel'))
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'User denied access',
      });
    const typed = form.get('email') ?? '';
    const account = findGoogleAccount(typed, !form.has('unverified'));
    const error = 'Alamat e-mel itu tidak lengkap. Taip alamat penuh, contohnya nama@moe-dl.edu.my.';
    if (!account) return showPage(response, 422, (nonce) => renderChooser({ nonce, error, typed }));
    try {
      const { user, changes } = await signIn(account, { users, triggers, clientId });
      decided.set(user.sub, changes);
      await provider.interactionFinished(request, response, {
        login: { accountId: user.sub },
        select_account: {},
      });
    } catch (refusal) {
      if (!(refusal instanceof TriggerError)) throw refusal;
      await provider.interactionFinished(request, response, {
        error: 'invalid_request',
        error_description: refusal.message,
      });
    }
  }

  function showPage(response: ServerResponse, status: number, render: (nonce: string) => string): void {
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // The form's redirects end on the site, and form-action covers redirects too.
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTargets.join(' ')}`,
    });
    response.end(render(nonce));
  }

  return {
    issuer,
    authBaseUrl: issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function withoutSession(cookies: string | undefined): string {
  const kept = (cookies ?? '').split(/;\s*/).filter((cookie) => !SESSION_COOKIES.includes(cookie.split('=')[0] ?? ''));
  return kept.join('; ');
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) throw new Error('Borang terlalu besar.');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
