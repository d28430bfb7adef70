import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';

/** Where the provider's hosted pages are and who we are to it. */
export interface ProviderSettings {
  AUTH_BASE_URL: string;
  CLIENT_ID: string;
  SITE_URL: string;
}

/** What must come back with the provider's answer, kept in an HttpOnly cookie meanwhile (RFC 7636, RFC 6749 §10.12). */
export interface Handshake {
  state: string;
  verifier: string;
}

export const newHandshake = (random: (bytes: number) => Buffer = randomBytes): Handshake => ({
  state: random(16).toString('base64url'),
  verifier: random(48).toString('base64url'),
});

const redirectUri = ({ SITE_URL }: ProviderSettings): string => `${SITE_URL}/api/auth/callback`;

export function authorizeUrl(settings: ProviderSettings, { state, verifier }: Handshake): string {
  const url = new URL(`${settings.AUTH_BASE_URL}/oauth2/authorize`);
  url.search = new URLSearchParams({
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
  }).toString();
  return url.toString();
}

const tokensSchema = z.object({ id_token: z.string() });

/** Exchanges the code for the ID token. @throws {Error} when the provider refuses. */
export async function exchangeCode(settings: ProviderSettings, code: string, verifier: string): Promise<string> {
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
