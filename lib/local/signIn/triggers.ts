import { isNativeError } from 'node:util/types';
import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { clientId, region, userPoolId } from '../names.ts';
import type { User } from './users.ts';

/** The user pool's Lambda triggers, called with Cognito's events; what they throw refuses the sign-in. */
export type Triggers = {
  preSignUp: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
  preTokenGeneration: (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>;
};

/** A trigger has refused; Cognito puts the message into `error_description`. */
export class TriggerError extends Error {
  override readonly name = 'TriggerError';

  constructor(trigger: 'PreSignUp' | 'PreTokenGeneration', cause: unknown) {
    const reason = isNativeError(cause) ? cause.message : String(cause);
    super(`${trigger} failed with error ${reason}.`, { cause });
  }
}

/** @throws TriggerError when the trigger refuses the new user */
export async function callPreSignUp(trigger: Triggers['preSignUp'], user: User): Promise<void> {
  const event: PreSignUpTriggerEvent = {
    ...describeCall(user),
    version: '1',
    triggerSource: 'PreSignUp_ExternalProvider',
    request: {
      userAttributes: { 'cognito:email_alias': '', 'cognito:phone_number_alias': '', ...attributesOf(user) },
      validationData: {},
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  await trigger(event).catch((error: unknown) => Promise.reject(new TriggerError('PreSignUp', error)));
}

/** @throws TriggerError when the trigger refuses to have a token made. What it changes of the claims is left out: ours changes nothing. */
export async function callPreTokenGeneration(trigger: Triggers['preTokenGeneration'], user: User): Promise<void> {
  const event: PreTokenGenerationV2TriggerEvent = {
    ...describeCall(user),
    version: '2',
    triggerSource: 'TokenGeneration_HostedAuth',
    request: {
      userAttributes: { sub: user.sub, 'cognito:user_status': 'EXTERNAL_PROVIDER', ...attributesOf(user) },
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
      scopes: ['openid', 'email', 'profile'],
    },
    response: { claimsAndScopeOverrideDetails: {} },
  };
  await trigger(event).catch((error: unknown) => Promise.reject(new TriggerError('PreTokenGeneration', error)));
}

function describeCall(user: User) {
  return {
    region,
    userPoolId,
    userName: user.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  };
}

/** Cognito hands all attributes over as text. */
function attributesOf({ email, emailVerified, name, picture }: User): Record<string, string> {
  return { email, email_verified: String(emailVerified), name, picture };
}
