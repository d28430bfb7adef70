import type { Context, Provider } from 'oidc-provider';
import * as z from 'zod';
import { createIdToken } from './id-token.ts';
import type { SigningKey } from './keys.ts';
import { callPreTokenGeneration, TriggerError } from './triggers.ts';
import type { ClaimChanges, Triggers } from './triggers.ts';
import type { User, Users } from './users.ts';

type Details = {
  issuer: string;
  clientId: string;
  key: SigningKey;
  users: Users;
  triggers: Triggers;
  /** By sub: what the trigger decided at the sign-in that led to this exchange. */
  decided: Map<string, ClaimChanges>;
  now: () => Date;
};

const tokenReply = z.looseObject({ id_token: z.string() });
const flowClaims = z.object({
  sub: z.string(),
  auth_time: z.number(),
  at_hash: z.string().optional(),
  nonce: z.string().optional(),
});

/**
 * Puts an ID token with Cognito's claims in place of the standard one. oidc-provider lets through only claims it was told of at the
 * start, and a token generation trigger may add any; so only what belongs to the flow is taken over from its token.
 */
export function rewriteIdTokens(provider: Provider, details: Details): void {
  provider.use(async (context, next) => {
    await next();
    const reply = tokenReply.safeParse(context.body);
    if (!reply.success) return;
    try {
      context.body = { ...reply.data, id_token: await remake(reply.data.id_token, details) };
    } catch (error) {
      if (!(error instanceof TriggerError)) throw error;
      refuse(context, error);
    }
  });
}

async function remake(standardToken: string, details: Details): Promise<string> {
  const payload: unknown = JSON.parse(Buffer.from(standardToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const { sub, auth_time: authTime, ...fromFlow } = flowClaims.parse(payload);
  const user = await details.users.find(sub);
  if (!user) throw new Error(`The user ${sub} has been deleted during the sign-in.`);
  const changes = details.decided.get(sub) ?? (await decideAgain(user, details));
  details.decided.delete(sub);
  return createIdToken(details.key, user, {
    ...details,
    now: details.now(),
    authTime: new Date(authTime * 1000),
    changes,
    fromFlow,
  });
}

/** A refreshed token is decided on anew. */
async function decideAgain(user: User, { triggers, clientId }: Details): Promise<ClaimChanges> {
  return callPreTokenGeneration(triggers.preTokenGeneration, user, {
    clientId,
    triggerSource: 'TokenGeneration_RefreshTokens',
  });
}

function refuse(context: Context, error: TriggerError): void {
  context.status = 400;
  context.body = { error: 'invalid_grant', error_description: error.message };
}
