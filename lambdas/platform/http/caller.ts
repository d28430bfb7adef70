import { createHash, timingSafeEqual } from 'node:crypto';
import { JwtVerifier } from 'aws-jwt-verify';
import { JwksNotAvailableInCacheError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { isAllowedEmail, loginErrorText } from '../../../shared/auth/rules.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Settings } from '../config.ts';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

export interface Caller {
  sub: string;
  email: string;
  name: string;
  picture: string | null;
  tokenId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  isAdmin: boolean;
}

/** Cognito sends booleans of federated users as text. */
const trueish = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: trueish,
  name: z.string().optional(),
  picture: z.string().optional(),
  token_use: z.literal('id'),
  jti: z.string().min(1),
  exp: z.number(),
});

/** `fetch` takes an http address too, which the package's own fetcher refuses: the signature is what is trusted, not the road. */
const fetcher = {
  async fetch(address: string): Promise<ArrayBuffer> {
    const response = await fetch(address);
    if (!response.ok) throw new JwksNotAvailableInCacheError(`The key set answered ${response.status}`);
    return response.arrayBuffer();
  },
};

export class ForeignDomainError extends AppError {}

export type TokenCheck = (token: string) => Promise<Caller>;

/**
 * Checks an ID token: signature, issuer, audience, life, use, and the domain once more (design §3).
 * @throws {AppError} unauthenticated; for an address outside the domain {ForeignDomainError}
 */
export function tokenCheck(
  settings: Pick<Settings, 'ISSUER' | 'JWKS_URI' | 'CLIENT_ID' | 'EMAIL_DOMAINS' | 'ADMIN_EMAILS'>,
): TokenCheck {
  const verifier = JwtVerifier.create(
    { issuer: settings.ISSUER, audience: settings.CLIENT_ID, jwksUri: settings.JWKS_URI },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (token) => {
    const claims = await verifier.verify(token).then(
      (payload) => claimsSchema.safeParse(payload),
      (error: unknown) => {
        if (error instanceof JwtBaseError && !(error instanceof JwksNotAvailableInCacheError)) return null;
        throw new AppError('unavailable', 'Perkhidmatan log masuk tidak dapat dihubungi. Cuba lagi sebentar lagi.', {
          cause: error,
        });
      },
    );
    if (!claims?.success) throw new AppError('unauthenticated', 'Sila log masuk semula');
    const { sub, email, email_verified, name, picture, jti, exp } = claims.data;
    if (!email_verified || !isAllowedEmail(email, settings.EMAIL_DOMAINS))
      throw new ForeignDomainError(
        'unauthenticated',
        loginErrorText('invalid_domain', settings.EMAIL_DOMAINS[0] ?? ''),
      );
    return {
      sub,
      email,
      name: name ?? email,
      picture: picture ?? null,
      tokenId: jti,
      expiresAt: exp,
      isAdmin: settings.ADMIN_EMAILS.includes(email.toLowerCase()),
    };
  };
}

const revokedSchema = z.object({ SK: z.string() });

/**
 * Refuses a token that was signed out, and every token of an account that is being removed. One read: the mark of the account lies
 * among the few tokens that were signed out in the last hours.
 * @throws {AppError} unauthenticated
 */
export async function assertAdmitted(table: Table, { sub, tokenId }: Pick<Caller, 'sub' | 'tokenId'>): Promise<void> {
  const refusing = [keys.revokedToken(sub, tokenId).SK, keys.removedAccount(sub).SK];
  const { items } = await table.query(keys.revokedOf(sub), revokedSchema);
  if (items.some(({ SK }) => refusing.includes(SK))) throw new AppError('unauthenticated', 'Sila log masuk semula');
}

/** The caller of a request, whose token must be good and not signed out. */
export async function callerOf(authorization: string | undefined, check: TokenCheck, table: Table): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated', 'Sila log masuk semula');
  const caller = await check(token);
  await assertAdmitted(table, caller);
  return caller;
}

/** In constant time, which asks for equal lengths: hence their digests. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(left, right);
}
