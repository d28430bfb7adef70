import { findGoogleAccount } from './accounts.ts';
import { createIdToken } from './id-token.ts';
import { loadSigningKey } from './keys.ts';
import { signIn } from './sign-in.ts';
import type { Triggers } from './triggers.ts';
import { openUsers } from './users.ts';

/**
 * Makes an ID token without a browser, from the key and the users in `dataDir`; the server may run in another process or not at all.
 * The triggers decide as at a sign-in.
 * @throws TriggerError when a trigger refuses, Error when the e-mail is no address
 */
export async function issueToken(options: {
  dataDir: string;
  email: string;
  emailVerified?: boolean;
  issuer: string;
  clientId: string;
  triggers: Triggers;
  now?: () => Date;
}): Promise<string> {
  const { dataDir, email, emailVerified = true, issuer, clientId, triggers } = options;
  const account = findGoogleAccount(email, emailVerified);
  if (!account)
    throw new Error(`'${email}' bukan alamat e-mel. Berikan alamat penuh, contohnya aminah.ibrahim@moe-dl.edu.my.`);
  const key = await loadSigningKey(dataDir);
  const { user, changes } = await signIn(account, { users: openUsers(dataDir), triggers, clientId });
  const now = options.now?.() ?? new Date();
  return createIdToken(key, user, { issuer, clientId, now, authTime: now, changes });
}
