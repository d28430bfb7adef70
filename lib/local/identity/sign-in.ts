import type { GoogleAccount } from './accounts.ts';
import { callPreSignUp, callPreTokenGeneration } from './triggers.ts';
import type { ClaimChanges, Triggers } from './triggers.ts';
import type { User, Users } from './users.ts';

/**
 * Lets an account of Google in as Cognito does: the pre-sign-up trigger at the first sign-in only, the token generation trigger at
 * each; the attributes are taken over anew each time.
 * @throws TriggerError when a trigger refuses
 */
export async function signIn(
  account: GoogleAccount,
  { users, triggers, clientId }: { users: Users; triggers: Triggers; clientId: string },
): Promise<{ user: User; changes: ClaimChanges }> {
  const user = await users.of(account);
  if (!(await users.find(user.sub))) await callPreSignUp(triggers.preSignUp, user, clientId);
  await users.save(user);
  const changes = await callPreTokenGeneration(triggers.preTokenGeneration, user, {
    clientId,
    triggerSource: 'TokenGeneration_HostedAuth',
  });
  return { user, changes };
}
