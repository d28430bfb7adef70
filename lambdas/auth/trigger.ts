import { isAllowedEmail } from '../../shared/auth/rules.ts';

/** @throws {Error} 'invalid_domain', which Cognito hands to the callback inside `error_description`. */
export function assertDomain(attributes: Record<string, string | undefined>, domains: readonly string[]): void {
  const isVerified = attributes['email_verified']?.toLowerCase() === 'true';
  if (!isVerified || !isAllowedEmail(attributes['email'] ?? '', domains)) throw new Error('invalid_domain');
}
