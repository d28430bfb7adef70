/** The part after the last `@`, lower case; '' when there is none. */
const domainOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : email.slice(at + 1).toLowerCase();
};

/** Exact match: `evilmoe.edu.my` is not `moe.edu.my`, a sub-domain is not its parent (design §3). */
export const isAllowedEmail = (email: string, domains: readonly string[]): boolean => {
  const domain = domainOf(email.trim());
  return domain !== '' && domains.some((allowed) => allowed.toLowerCase() === domain);
};

export type LoginError = 'invalid_domain' | 'auth_failed';

/** Spec 1 §8, the box 'Login Ditolak'. */
export const loginErrorText = (error: LoginError, domain: string): string =>
  error === 'invalid_domain'
    ? `Email anda tidak dibenarkan. Sila gunakan email @${domain} sahaja.`
    : 'Login gagal. Sila cuba lagi.';
