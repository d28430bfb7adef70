import { randomBytes } from 'node:crypto';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Context } from 'oidc-provider';
import { ID_TOKEN_SECONDS } from './id-token.ts';
import type { SigningKey } from './keys.ts';
import { createMemory } from './memory.ts';
import { renderProblem } from './page.ts';
import type { Users } from './users.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The name of the cookie in which oidc-provider keeps who is signed in. */
export const SESSION_COOKIE = '_session';

/**
 * oidc-provider set up as a Cognito hosted domain with one public client: Cognito's paths, scopes and lifetimes, PKCE required, no
 * consent page.
 */
export function createProvider(options: {
  issuer: string;
  clientId: string;
  redirectUris: string[];
  key: SigningKey;
  users: Users;
}): Provider {
  const { issuer, clientId, redirectUris, key, users } = options;
  return new Provider(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        require_auth_time: true,
      },
    ],
    clientBasedCORS: () => false,
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'username'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    cookies: { keys: [randomBytes(32).toString('hex')], names: { session: SESSION_COOKIE } },
    expiresWithSession: async () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: ownTokensOnly },
    },
    findAccount: async (_: Context, sub: string) => {
      const user = await users.find(sub);
      return (
        user && {
          accountId: sub,
          claims: async () => ({
            sub,
            username: user.username,
            email: user.email,
            email_verified: String(user.emailVerified),
            name: user.name,
            picture: user.picture,
          }),
        }
      );
    },
    interactions: { policy: createPolicy(), url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    jwks: { keys: [key] },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    renderError: (context: Context, out: { error: string; error_description?: string }) => {
      context.type = 'html';
      context.body = renderProblem(
        '',
        `${out.error}: ${out.error_description ?? 'tiada butiran'}. Kembali ke laman asal dan cuba lagi.`,
      );
    },
    rotateRefreshToken: false,
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      userinfo: '/oauth2/userInfo',
      jwks: '/.well-known/jwks.json',
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 5 * MINUTE,
      Grant: 30 * DAY,
      IdToken: ID_TOKEN_SECONDS,
      Interaction: HOUR,
      RefreshToken: 30 * DAY,
      Session: HOUR,
    },
  });
}

/** Google knows `prompt=select_account`; the chooser is shown in any case, so it needs no more than being allowed. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function grantEverything({ oidc }: Context) {
  const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
  grant.addOIDCScope(oidc.params.scope ?? '');
  await grant.save();
  return grant;
}

async function ownTokensOnly(_: Context, client: { clientId: string }, token: { clientId: string }) {
  return token.clientId === client.clientId;
}
