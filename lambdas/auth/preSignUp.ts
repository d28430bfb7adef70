import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { readSettings } from '../platform/config.ts';
import { assertDomain } from './trigger.ts';

/** Cognito, before a person's first sign-in: only the domain may join, and only through Google. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') throw new Error('auth_failed');
  assertDomain(event.request.userAttributes, readSettings(process.env, 'EMAIL_DOMAINS').EMAIL_DOMAINS);
  return event;
};
