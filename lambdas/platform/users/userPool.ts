import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientFor } from '../clients.ts';

export type People = ReturnType<typeof openPeople>;

/**
 * The people of a user pool. Cognito removes a user by name, and a user from Google gets the same name again at the next sign-in.
 * So the name is looked up by sub, which is new at each first sign-in.
 */
export function openPeople(
  userPoolId: string,
  client = clientFor('users', () => new CognitoIdentityProviderClient({})),
) {
  return {
    /** Removes one; does nothing when there is none. Their next sign-in gets another sub. */
    async remove(sub: string): Promise<void> {
      const { Users: [found] = [] } = await client.send(
        new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${sub}"`, AttributesToGet: ['sub'], Limit: 1 }),
      );
      if (found?.Username === undefined) return;
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: found.Username }));
      } catch (error) {
        if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
      }
    },
  };
}
