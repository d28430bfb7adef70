import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { authApi } from '../../shared/auth/api.ts';
import type { LoginError } from '../../shared/auth/rules.ts';
import {
  apiEntry,
  type CallServices,
  logoutUrl,
  type ProviderSettings,
  providerSettings,
} from '../platform/http/apiEntry.ts';
import { assertAdmitted, ForeignDomainError, isSameSecret } from '../platform/http/caller.ts';
import type { Handlers, Redirect } from '../platform/http/router.ts';
import { keys } from '../platform/storage/keys.ts';
import { faultOf, log } from '../platform/log/logger.ts';
import { ensureProfile, noticeStateOf } from '../platform/users/profiles.ts';

/** What must come back with the provider's answer, kept in an HttpOnly cookie meanwhile (RFC 7636, RFC 6749 §10.12). */
interface Handshake {
  state: string;
  verifier: string;
}

const redirectUri = ({ SITE_URL }: ProviderSettings): string => `${SITE_URL}/api/auth/callback`;

function authorizeUrl(settings: ProviderSettings, { state, verifier }: Handshake): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: settings.CLIENT_ID,
    redirect_uri: redirectUri(settings),
    scope: 'openid email profile',
    identity_provider: 'Google',
    state,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    // School computers are shared: Google is asked to let the person choose.
    prompt: 'select_account',
  });
  return `${settings.AUTH_BASE_URL}/oauth2/authorize?${query}`;
}

const tokensSchema = z.object({ id_token: z.string() });

/** Exchanges the code for the ID token. @throws {Error} when the provider refuses. */
async function exchangeCode(settings: ProviderSettings, code: string, verifier: string): Promise<string> {
  const response = await fetch(`${settings.AUTH_BASE_URL}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: settings.CLIENT_ID,
      redirect_uri: redirectUri(settings),
      code,
      code_verifier: verifier,
    }),
  });
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}`);
  return tokensSchema.parse(await response.json()).id_token;
}

const cookieName = 'log_masuk';
const cookieSeconds = 10 * 60;

type AuthServices = CallServices & { provider: ProviderSettings };

export function authHandlers({ table, provider, check, now }: AuthServices): Handlers<typeof authApi> {
  const isSecure = provider.SITE_URL.startsWith('https:');
  const cookie = (value: string, seconds: number): string =>
    `${cookieName}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
  const begin = (retried: boolean): Redirect => {
    const [state, verifier] = [16, 48].map((bytes) => randomBytes(bytes).toString('base64url')) as [string, string];
    const value = `${state}.${verifier}${retried ? '.1' : ''}`;
    return { location: authorizeUrl(provider, { state, verifier }), cookies: [cookie(value, cookieSeconds)] };
  };
  const refuse = (error: LoginError): Redirect => ({
    location: `${provider.SITE_URL}/login?error=${error}`,
    cookies: [cookie('', 0)],
  });

  return {
    start: async () => begin(false),

    async callback({ query, cookies }) {
      const handshake = handshakeOf(cookies[cookieName]);
      if (query.error !== undefined) {
        // A first federated sign-in can lose a race inside the provider; once again is enough.
        if (/already found an entry/i.test(query.error_description ?? '') && handshake?.retried === false)
          return begin(true);
        return refuse(/invalid_domain/i.test(query.error_description ?? '') ? 'invalid_domain' : 'auth_failed');
      }
      if (handshake === null || query.code === undefined || !isSameSecret(handshake.state, query.state ?? ''))
        return refuse('auth_failed');
      try {
        const token = await exchangeCode(provider, query.code, handshake.verifier);
        const caller = await check(token);
        await assertAdmitted(table, caller);
        await ensureProfile(table, caller, now());
        return {
          location: `${provider.SITE_URL}/auth/callback?token=${encodeURIComponent(token)}`,
          cookies: [cookie('', 0)],
        };
      } catch (error) {
        log.warn('A sign-in failed', { fault: faultOf(error) });
        return refuse(error instanceof ForeignDomainError ? 'invalid_domain' : 'auth_failed');
      }
    },

    async me({ caller }) {
      const profile = await ensureProfile(table, caller, now());
      const { name, email, picture, isAdmin } = caller;
      return { user: { name, email, picture, isAdmin }, notice: noticeStateOf(profile) };
    },

    async logout({ caller }) {
      await table.transact([
        { put: { ...keys.revokedToken(caller.sub, caller.tokenId), expiresAt: caller.expiresAt } },
      ]);
      return { logoutUrl: logoutUrl(provider) };
    },
  };
}

function handshakeOf(cookie: string | undefined): (Handshake & { retried: boolean }) | null {
  const [state, verifier, retried] = (cookie ?? '').split('.');
  return state && verifier ? { state, verifier, retried: retried !== undefined } : null;
}

export const handler = apiEntry(authApi, (opened) => ({ ...opened, provider: providerSettings() }), authHandlers);
