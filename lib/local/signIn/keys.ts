import { createPrivateKey, generateKeyPair, randomUUID, sign } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { clientId, issuer } from '../names.ts';
import { createFile, parseFile, readIfThere } from '../textFiles.ts';
import type { User } from './users.ts';

const part = z.string();
const jwkSchema = z.looseObject({ kty: part, kid: part, alg: part, use: part, n: part, e: part, d: part });

/** The private key that signs tokens. */
export type SigningKey = z.infer<typeof jwkSchema>;

/** Reads the key, making it the first time. It stays the same over restarts, and so do the tokens it has signed. */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, 'signing-key.json');
  const text = (await readIfThere(path)) ?? (await createFile(path, JSON.stringify(await generateKey())));
  return parseFile(path, text, jwkSchema);
}

async function generateKey(): Promise<object> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: jwk.n?.slice(0, 16), alg: 'RS256', use: 'sig' };
}

/** A signed JWT (RFC 7519) of the claims. */
export function signJwt(key: SigningKey, claims: object): string {
  const body = `${encode({ kid: key.kid, alg: key.alg })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(body), createPrivateKey({ key, format: 'jwk' }));
  return `${body}.${signature.toString('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

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
