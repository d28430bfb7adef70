import type { StateMachineSetting } from '../../lambdas/platform/config.ts';

/** Every setting a function may be given (`lambdas/platform/config.ts` reads them). */
export type Variable =
  | 'TABLE_NAME'
  | 'BUCKET_NAME'
  | 'EMAIL_DOMAINS'
  | 'ADMIN_EMAILS'
  | 'ISSUER'
  | 'JWKS_URI'
  | 'CLIENT_ID'
  | 'AUTH_BASE_URL'
  | 'SITE_URL'
  | 'ORIGIN_SECRET'
  | 'USER_POOL_ID'
  | StateMachineSetting
  | 'MODEL_REASONING'
  | 'MODEL_EXTRACTION'
  | 'BEDROCK_REGION'
  | 'DAILY_QUOTA'
  | 'MODEL_PRICES';

/** The environment of one function: the values of the named settings. */
export const pick = (names: readonly Variable[], values: Partial<Record<Variable, string>>): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The setting ${name} has no value`);
      return [name, value];
    }),
  );
