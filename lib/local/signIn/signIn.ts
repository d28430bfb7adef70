import { handler as preSignUp } from '../../../lambdas/auth/preSignUp.ts';
import { handler as preTokenGeneration } from '../../../lambdas/auth/preTokenGeneration.ts';
import { findGoogleAccount, type GoogleAccount } from './accounts.ts';
import { createIdToken } from './idToken.ts';
import { loadSigningKey } from './keys.ts';
import { callPreSignUp, callPreTokenGeneration, type Triggers } from './triggers.ts';
import { openUsers, type User, type Users } from './users.ts';

/**
 * Lets a Google account in as Cognito does: the pre-sign-up trigger runs at the first sign-in only, the token generation trigger at
 * each. The attributes are copied from the account each time.
 * @throws {TriggerError} when a trigger refuses
 */
export async function signIn(
  account: GoogleAccount,
  { users, triggers }: { users: Users; triggers: Triggers },
): Promise<User> {
  const { user, isNew } = await users.of(account);
  if (isNew) await callPreSignUp(triggers.preSignUp, user);
  await users.save(user);
  await callPreTokenGeneration(triggers.preTokenGeneration, user);
  return user;
}

/**
 * Makes an ID token without a browser, from the key and the users in `dataDir`; a start may have the folder open or not.
 * @throws {TriggerError} when a trigger refuses, {Error} when the e-mail is no address
 */
export async function issueToken(options: { dataDir: string; email: string; triggers: Triggers }): Promise<string> {
  const { dataDir, email, triggers } = options;
  const account = findGoogleAccount(email, true);
  if (!account)
    throw new Error(`'${email}' bukan alamat e-mel. Berikan alamat penuh, contohnya aminah.ibrahim@moe-dl.edu.my.`);
  const key = await loadSigningKey(dataDir);
  return createIdToken(key, await signIn(account, { users: openUsers(dataDir), triggers }));
}

/** The user pool's own triggers. They read EMAIL_DOMAINS when they are called. */
export const poolTriggers: Triggers = { preSignUp, preTokenGeneration };
