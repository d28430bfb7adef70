import { randomUUID } from 'node:crypto';
import { clientId, issuer } from '../names.ts';
import { signJwt, type SigningKey } from './keys.ts';
import type { ClaimChanges } from './triggers.ts';
import type { User } from './users.ts';

export const idTokenSeconds = 8 * 60 * 60;

/** Claims that Cognito lets no trigger change. */
const fixedClaims = [
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

/** An ID token with Cognito's claims, good for 8 hours. */
export function createIdToken(
  key: SigningKey,
  user: User,
  { now, changes }: { now: Date; changes: ClaimChanges },
): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims: Record<string, unknown> = {
    sub: user.sub,
    iss: issuer,
    aud: clientId,
    'cognito:username': user.username,
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    picture: user.picture,
    token_use: 'id',
    auth_time: issuedAt,
    iat: issuedAt,
    exp: issuedAt + idTokenSeconds,
    jti: randomUUID(),
    origin_jti: randomUUID(),
  };
  for (const [name, value] of Object.entries(changes.add)) if (!fixedClaims.includes(name)) claims[name] = value;
  for (const name of changes.suppress) if (!fixedClaims.includes(name)) delete claims[name];
  return signJwt(key, claims);
}
