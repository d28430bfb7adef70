import { randomUUID } from 'node:crypto';
import { clientId, issuer } from '../names.ts';
import { signJwt, type SigningKey } from './keys.ts';
import type { User } from './users.ts';

export const idTokenSeconds = 8 * 60 * 60;

/** An ID token with Cognito's claims, good for 8 hours. */
export function createIdToken(key: SigningKey, user: User): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  return signJwt(key, {
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
  });
}
