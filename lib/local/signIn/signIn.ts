import { isNativeError } from 'node:util/types';
import { preSignUp, preTokenGeneration } from '../../../lambdas/auth/triggers.ts';
import { findGoogleAccount, type GoogleAccount } from './accounts.ts';
import { createIdToken, loadSigningKey } from './keys.ts';
import { openUsers, type User, type Users } from './users.ts';

/** What triggers read of Cognito's events. */
interface TriggerEvent {
  userName: string;
  triggerSource: string;
  request: { userAttributes: Record<string, string> };
}

/** The user pool's Lambda triggers; what they throw refuses the sign-in. */
export interface Triggers {
  preSignUp(event: TriggerEvent): Promise<unknown>;
  preTokenGeneration(event: TriggerEvent): Promise<unknown>;
}

/** The user pool's own triggers. They read EMAIL_DOMAINS when they are called. */
export const poolTriggers: Triggers = { preSignUp, preTokenGeneration };

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
 * each. The attributes are copied from the account each time.
 * @throws {TriggerError} when a trigger refuses
 */
export async function signIn(
  account: GoogleAccount,
  { users, triggers }: { users: Users; triggers: Triggers },
): Promise<User> {
  const { user, isNew } = await users.of(account);
  const { username: userName, email, name, picture } = user;
  // Cognito hands all attributes over as text.
  const request = { userAttributes: { email, email_verified: String(user.emailVerified), name, picture } };
  if (isNew) {
    const event = { userName, triggerSource: 'PreSignUp_ExternalProvider', request };
    await triggers.preSignUp(event).catch(refuse('PreSignUp'));
  }
  await users.save(user);
  const event = { userName, triggerSource: 'TokenGeneration_HostedAuth', request };
  await triggers.preTokenGeneration(event).catch(refuse('PreTokenGeneration'));
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
