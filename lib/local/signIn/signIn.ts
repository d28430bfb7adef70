import { createPrivateKey, generateKeyPair, randomUUID, sign } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { clientId, issuer } from '../names.ts';
import { createFile, parseFile, readIfThere } from '../textFiles.ts';
import { findGoogleAccount, type GoogleAccount, openUsers, type User, type Users } from './users.ts';
import { isNativeError } from 'node:util/types';
import { preSignUp, preTokenGeneration } from '../../../lambdas/auth/triggers.ts';

const part = z.string();
const jwkSchema = z.looseObject({ kty: part, kid: part, alg: part, use: part, n: part, e: part, d: part });

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
    token_use: 'id',
    auth_time: issuedAt,
    iat: issuedAt,
    exp: issuedAt + idTokenSeconds,
    jti: randomUUID(),
    origin_jti: randomUUID(),
  });
}

/** A trigger has refused; Cognito puts the message into `error_description`. */
export class TriggerError extends Error {
  override readonly name = 'TriggerError';
}

const refuse =
  (trigger: 'PreSignUp' | 'PreTokenGeneration') =>
  (cause: unknown): never => {
    const reason = isNativeError(cause) ? cause.message : String(cause);
    throw new TriggerError(`${trigger} failed with error ${reason}.`, { cause });
  };

/**
 * Lets a Google account in as Cognito does: the pre-sign-up trigger runs at the first sign-in only, the token generation trigger at
 * each. The attributes are copied from the account each time. The triggers read EMAIL_DOMAINS.
 * @throws {TriggerError} when a trigger refuses
 */
export async function signIn(account: GoogleAccount, users: Users): Promise<User> {
  const { user, isNew } = await users.of(account);
  const { username: userName, email, name } = user;
  // Cognito hands all attributes over as text.
  const request = { userAttributes: { email, email_verified: String(user.emailVerified), name } };
  /** Of Cognito's event what the triggers read. */
  const eventOf = (triggerSource: string) => ({ userName, triggerSource, request }) as never;
  if (isNew) await preSignUp(eventOf('PreSignUp_ExternalProvider')).catch(refuse('PreSignUp'));
  await users.save(user);
  await preTokenGeneration(eventOf('TokenGeneration_HostedAuth')).catch(refuse('PreTokenGeneration'));
  return user;
}

/**
 * Makes an ID token without a browser, from the key and the users in `dataDir`; a start may have the folder open or not.
 * @throws {TriggerError} when a trigger refuses, {Error} when the e-mail is no address
 */
export async function issueToken(dataDir: string, email: string): Promise<string> {
  const account = findGoogleAccount(email, true);
  if (!account)
    throw new Error(`'${email}' bukan alamat e-mel. Berikan alamat penuh, contohnya aminah.ibrahim@moe-dl.edu.my.`);
  const key = await loadSigningKey(dataDir);
  return createIdToken(key, await signIn(account, openUsers(dataDir)));
}
