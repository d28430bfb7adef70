import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';

/** The people who may sign in. */
export interface People {
  /** Removes one; does nothing when there is none. Their next sign-in gets another sub. */
  remove(sub: string): Promise<void>;
}

/**
 * The people of a user pool; the endpoint comes from `AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER` when it is set. Cognito removes by
 * name, and whoever came through Google is named after the Google account, the next time again. So the name is asked for by sub: it is
 * never the name of somebody who has come back since.
 */
export function openPeople(userPoolId: string, client = new CognitoIdentityProviderClient({})): People {
  return {
    async remove(sub) {
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
