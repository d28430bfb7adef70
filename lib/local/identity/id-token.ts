import { randomUUID } from 'node:crypto';
import { signJwt } from './keys.ts';
import type { SigningKey } from './keys.ts';
import type { ClaimChanges } from './triggers.ts';
import type { User } from './users.ts';

export const ID_TOKEN_SECONDS = 8 * 60 * 60;

/** Claims that Cognito lets no trigger change. */
const FIXED_CLAIMS = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cognito:username',
  'exp',
  'iat',
  'identities',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'origin_jti',
  'sub',
  'token_use',
];

/**
 * An ID token with Cognito's claims, good for 8 hours.
 * @param details.authTime when the user signed in
 * @param details.fromFlow claims that belong to the authorization flow (`at_hash`, `nonce`)
 */
export function createIdToken(
  key: SigningKey,
  user: User,
  details: {
    issuer: string;
    clientId: string;
    now: Date;
    authTime: Date;
    changes: ClaimChanges;
    fromFlow?: Record<string, unknown>;
  },
): string {
  const issuedAt = seconds(details.now);
  const claims: Record<string, unknown> = {
    ...details.fromFlow,
    sub: user.sub,
    iss: details.issuer,
    aud: details.clientId,
    'cognito:username': user.username,
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    picture: user.picture,
    token_use: 'id',
    auth_time: seconds(details.authTime),
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_SECONDS,
    jti: randomUUID(),
    origin_jti: randomUUID(),
  };
  for (const [name, value] of Object.entries(details.changes.add)) {
    if (!FIXED_CLAIMS.includes(name)) claims[name] = value;
  }
  for (const name of details.changes.suppress) {
    if (!FIXED_CLAIMS.includes(name)) delete claims[name];
  }
  return signJwt(key, claims);
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
