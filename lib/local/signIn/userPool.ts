import {
  type AdminDeleteUserCommandInput,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  type ListUsersCommandInput,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import type { Users } from './users.ts';

/** A client of Cognito's user pool, for the two calls that the Lambdas make. */
export const localUserPool = (users: Users): CognitoIdentityProviderClient =>
  answerCommands(new CognitoIdentityProviderClient({ region, credentials }), {
    async ListUsersCommand({ Filter = '' }: ListUsersCommandInput) {
      const sub = /^sub = "([^"]+)"$/.exec(Filter)?.[1];
      if (sub === undefined)
        throw new InvalidParameterException({ message: 'Only the filter sub = "..." is known here.', $metadata: {} });
      const user = await users.find(sub);
      return { Users: user === undefined ? [] : [{ Username: user.username }] };
    },
    async AdminDeleteUserCommand({ Username = '' }: AdminDeleteUserCommandInput) {
      if (await users.remove(Username)) return {};
      throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    },
  });
