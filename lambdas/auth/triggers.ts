import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { isAllowedEmail } from '../../shared/auth/rules.ts';
import { readSettings } from '../platform/config.ts';

/** @throws {Error} 'invalid_domain', which Cognito hands to the callback inside `error_description`. */
function assertDomain(attributes: Record<string, string | undefined>): void {
  const { EMAIL_DOMAINS: domains } = readSettings(process.env, 'EMAIL_DOMAINS');
  const isVerified = attributes['email_verified']?.toLowerCase() === 'true';
  if (!isVerified || !isAllowedEmail(attributes['email'] ?? '', domains)) throw new Error('invalid_domain');
}

/** Cognito, before a person's first sign-in: only the domain may join, and only through Google. */
export async function preSignUp(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') throw new Error('auth_failed');
  assertDomain(event.request.userAttributes);
  return event;
}

/** Cognito, before every token: an address may have changed since its first sign-in. */
export async function preTokenGeneration(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  assertDomain(event.request.userAttributes);
  return event;
}
