import * as z from 'zod';
import type { ModuleName } from '../../shared/modules.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== ''),
);

/** Every environment setting a function may need. `lib/aws` gives each function only those it reads. */
const settings = {
  TABLE_NAME: z.string().min(1),
  BUCKET_NAME: z.string().min(1),
  /** Sign-in domains, exact. */
  EMAIL_DOMAINS: list.refine((domains) => domains.length > 0),
  ADMIN_EMAILS: list,
  ISSUER: z.url(),
  JWKS_URI: z.url(),
  CLIENT_ID: z.string().min(1),
  /** The sign-in provider's hosted pages: `<AUTH_BASE_URL>/oauth2/authorize`, `/oauth2/token`, `/logout`. */
  AUTH_BASE_URL: z.url(),
  /** The address of the page, without a slash at the end. */
  SITE_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  /** A secret that CloudFront adds to every request, so that nobody can call the API around it. */
  ORIGIN_SECRET: z.string().min(16),
  /** The path of the reader's program, when it does not lie beside the code that starts it. */
  READER_PROGRAM: z.string().optional(),
  PEDAGONA_STATE_MACHINE_ARN: z.string().min(1),
  ACADIORA_STATE_MACHINE_ARN: z.string().min(1),
  VALENTRA_STATE_MACHINE_ARN: z.string().min(1),
  ADMIN_STATE_MACHINE_ARN: z.string().min(1),
  ACCOUNT_STATE_MACHINE_ARN: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  /** The sender of e-mails to colleagues; '' when none are sent. */
  MAIL_FROM: z.union([z.email(), z.literal('')]),
  /** Whether references of a paper are looked up. */
  REFERENCE_CHECK: z.enum(['crossref', 'off']),
  /** The address to which Crossref and OpenAlex may write; '' for none. */
  REFERENCE_MAILTO: z.union([z.email(), z.literal('')]),
  /** The key of OpenAlex; '' without one. */
  OPENALEX_KEY: z.string(),
  MODEL_REASONING: z.string().min(1),
  MODEL_EXTRACTION: z.string().min(1),
  /** The longest silence of a model, when it differs from that of `model/ask.ts`. */
  MODEL_PATIENCE_MS: z.coerce.number().int().positive().optional(),
  /** Analyses and later stages a user may start on one Malaysian day. */
  DAILY_QUOTA: z.coerce.number().int().positive(),
  /** The cost of the models on one Malaysian day from which nothing new is started. */
  DAILY_USD: z.coerce.number().positive(),
} as const;

/** A pipeline of a module, of the admin area or of users' own accounts. */
export type StateMachineSetting = `${Uppercase<ModuleName | 'admin' | 'account'>}_STATE_MACHINE_ARN`;

export type SettingName = keyof typeof settings;

export type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]> };

/**
 * The named settings from an environment.
 * @throws {Error} naming the setting that is missing or wrong; the function then does not start.
 */
export function readSettings<K extends keyof Settings>(env: NodeJS.ProcessEnv, ...keys: K[]): Pick<Settings, K> {
  const entries = keys.map((key) => {
    const parsed = settings[key].safeParse(env[key]);
    if (!parsed.success) throw new Error(`The setting ${key} is missing or wrong`);
    return [key, parsed.data];
  });
  return Object.fromEntries(entries) as Pick<Settings, K>;
}
