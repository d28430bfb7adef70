import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { readSettings } from '../platform/config.ts';
import { assertDomain } from './trigger.ts';

/** Cognito, before every token: an address may have changed since its first sign-in. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
  assertDomain(event.request.userAttributes, readSettings(process.env, 'EMAIL_DOMAINS').EMAIL_DOMAINS);
  return event;
};
