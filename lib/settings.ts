import { moduleNames } from '../shared/modules.ts';
import { modelPrices } from '../lambdas/platform/statistics/usage.ts';
import * as z from 'zod';
import { unnamedController } from './controller.ts';

/**
 * The settings that differ from stage to stage. This file is the only reader of CDK context; nothing under `lib/aws` reads the environment, so a
 * template depends on the stage and the code alone.
 */
export const deployments = ['dev', 'stg', 'prod'] as const;
export type Deployment = (typeof deployments)[number];

const region = z
  .string('must be an AWS region such as ap-southeast-1')
  .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region such as ap-southeast-1');
const emailDomain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a list of lower-case domains such as moe-dl.edu.my, without @');
const email = z.email('must be a list of e-mail addresses').toLowerCase();
const contact = z.email('must be an e-mail address');
/** A global inference profile; without a price its cost could not be estimated. */
const modelId = z.enum(
  Object.keys(modelPrices) as (keyof typeof modelPrices)[],
  'must have a price in lambdas/platform/statistics/usage.ts',
);

const secretVersion = z
  .string()
  .regex(/^[A-Za-z0-9-]{32,64}$/, 'must be the VersionId that Secrets Manager returned')
  .nullable();

const usd = z.number('must be an amount in USD').positive('must be an amount in USD above 0');

const settingsSchema = z
  .strictObject({
    stage: z.enum(deployments),
    /** Sign-in is for these domains only, matched exactly (spec 1 §1). The first is named in messages. */
    emailDomains: z.array(emailDomain).min(1, 'must name at least one domain'),
    /** The body that answers for the data (PDPA 2010, s. 7), and its address for questions, complaints and requests. */
    controller: z.strictObject({
      name: z.string().min(3, 'must be the name of who answers for the data'),
      email: contact,
    }),
    /** The people who may open the admin area (spec 1 §6). */
    adminEmails: z.array(email).min(1, 'must name at least one administrator'),
    /** The OAuth client registered with Google. Its secret is in Secrets Manager, see `googleSecretName`. */
    googleClientId: z
      .string()
      .regex(/^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/, 'must be a Google OAuth client id'),
    /** The version of Google's secret that is used (OPERATIONS, "Google client"); null for the one that was current at the last change. */
    googleSecretVersion: secretVersion,
    /** The first label of Cognito's hosted address; unique among all customers of the region. */
    signInPrefix: z
      .string()
      .regex(
        /^(?!.*(?:aws|amazon|cognito))[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/,
        'must be 2 to 63 of a-z, 0-9 and -, without aws, amazon or cognito',
      ),
    dataRegion: region,
    /** The region where the models are called; global inference profiles may process a prompt in other countries. */
    bedrockRegion: region,
    /** Bedrock ids per tier (`lambdas/platform/model`). */
    models: z.strictObject({ reasoning: modelId, extraction: modelId }),
    /** Whether references of papers are looked up in Crossref and OpenAlex; the address they may write to is the controller's. */
    referenceCheck: z.enum(['crossref', 'off'], 'must be crossref or off'),
    /** The version of the secret with OpenAlex's key that is used (OPERATIONS, "Reference check"); null when there is no key. */
    openAlexSecretVersion: secretVersion,
    /**
     * Executions of the account that Lambda reserves. `api`: for each function that answers calls; `models`: for all functions that ask models, shared
     * out evenly over the modules. They are limits as well, so that many jobs cannot keep calls from being answered. 100 must be left for all other
     * functions. Null reserves none, as in a new account, which has ten in all.
     */
    concurrency: z
      .strictObject({
        api: z.int('must be a whole number').min(1, 'must be at least 1'),
        models: z.int('must be a whole number').min(moduleNames.length, 'must be at least one a module'),
      })
      .nullable(),
    /** Jobs a user may start on one Malaysian day. */
    dailyQuota: z.int().min(1, 'must be at least 1').max(1000, 'must be at most 1000'),
    /** The address, verified in SES, that e-mails to colleagues come from (OPERATIONS, "E-mail"); null when none are sent. */
    mailFrom: contact.nullable(),
    /** The addresses that get an e-mail when an alarm goes off or the budget is used up. AWS Budgets takes ten. */
    alarmEmails: z.array(email).max(10, 'must be at most 10 addresses'),
    /**
     * The cost of the account that is planned for a month; at 80 %, at 100 % and when 100 % is forecast the operators get an e-mail. Stages that share an
     * account count each other's cost (`lib/aws/site/edge.ts`): give each an account of its own, or the sum to each.
     */
    monthlyBudgetUsd: usd,
    /** The cost of the models on one day, by `modelPrices`, at which an alarm goes off. At twice as much nothing new is started, until `/admin/controls` sets another cap. */
    dailyModelUsd: usd,
    /**
     * Whether table, users and stacks refuse to be deleted. Off for a first deployment, which CloudFormation could not roll back otherwise,
     * and on from then on (OPERATIONS, "First deployment").
     */
    protection: z.enum(['on', 'off'], 'must be on or off'),
    /** The site's own name, and its certificate in us-east-1; null for CloudFront's own name. */
    domain: z
      .strictObject({
        name: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name'),
        certificateArn: z
          .string()
          .regex(/^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\//, 'must be a certificate in us-east-1'),
      })
      .nullable(),
  })
  .refine(
    ({ adminEmails, emailDomains }) =>
      adminEmails.every((address) => emailDomains.includes(address.slice(address.lastIndexOf('@') + 1))),
    { path: ['adminEmails'], message: 'must be in emailDomains, else they could not sign in' },
  );

export type Settings = z.infer<typeof settingsSchema>;

/** The value in the tables until the client is registered; only dev can be deployed with it (`lib/aws/readiness.ts`). */
export const unregisteredGoogleClientId = '000000000000-unregistered.apps.googleusercontent.com';

/** The administrator in the tables until somebody is named; only dev can be deployed with it, for the domain is real. */
export const unnamedAdministrator = 'admin@moe-dl.edu.my';

const common = {
  emailDomains: ['moe-dl.edu.my'],
  controller: unnamedController,
  adminEmails: [unnamedAdministrator],
  googleClientId: unregisteredGoogleClientId,
  googleSecretVersion: null,
  dataRegion: 'ap-southeast-1',
  bedrockRegion: 'ap-southeast-1',
  models: {
    reasoning: 'global.anthropic.claude-sonnet-5-5',
    extraction: 'global.anthropic.claude-haiku-5-5',
  },
  referenceCheck: 'crossref',
  openAlexSecretVersion: null,
  concurrency: null,
  dailyQuota: 20,
  mailFrom: null,
  alarmEmails: [unnamedAdministrator],
  monthlyBudgetUsd: 200,
  dailyModelUsd: 10,
  protection: 'on',
  domain: null,
} satisfies Partial<Settings>;

const stages: Record<Deployment, z.input<typeof settingsSchema>> = {
  dev: { ...common, stage: 'dev', signInPrefix: 'suite-pedagogi-dev', protection: 'off' },
  stg: { ...common, stage: 'stg', signInPrefix: 'suite-pedagogi-stg' },
  prod: {
    ...common,
    stage: 'prod',
    signInPrefix: 'suite-pedagogi',
    // An account usually has 1,000: 8 x 60 and 360 leave 160.
    concurrency: { api: 60, models: 360 },
    // `npm run cost -- --users 12000` gives USD 13,000 a month, nearly all for models; a busy day costs as much as three. `test/bench/cost` checks it.
    monthlyBudgetUsd: 14_000,
    dailyModelUsd: 1300,
  },
};

export const serviceName = 'suite-pedagogi';

/** The operator creates this secret before the first deployment; its value is the client secret that Google shows once. */
export const googleSecretName = ({ stage }: Pick<Settings, 'stage'>): string => `${serviceName}/${stage}/google`;

/** An operator may create this secret: the key that OpenAlex gives for nothing. */
export const openAlexSecretName = ({ stage }: Pick<Settings, 'stage'>): string => `${serviceName}/${stage}/openalex`;

const text = z.string('must be given as -c name=value').optional();
const list = text.transform((given) => given?.split(',').map((part) => part.trim()));

/** Settings an operator may give on the command line, as `-c name=value`; lists with commas. */
const contextSchema = z.strictObject(
  {
    stage: z.enum(deployments, `must be one of ${deployments.join(', ')}`).default('dev'),
    emailDomains: list,
    adminEmails: list,
    alarmEmails: list,
    googleClientId: text,
    signInPrefix: text,
    googleSecretVersion: text,
    protection: text,
  },
  // CDK itself would ignore such a setting silently.
  'cannot be given there',
);

/** A setting that is wrong or missing; its message says which and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Whether CDK's own commands keep this in the context; the names of its flags and lookups contain a colon or a slash. */
const isOfCdk = (name: string): boolean =>
  /[:/]/.test(name) || ['acknowledged-issue-numbers', 'cli-telemetry'].includes(name);

/**
 * The settings of the stage named by `-c stage=` (dev when it is not given).
 * @param context all CDK context
 * @throws {SettingsError} one sentence that names the setting and what it must be
 */
export function readSettings(context: Readonly<Record<string, unknown>>): Settings {
  const own = Object.entries(context).filter(([name]) => !isOfCdk(name));
  const { stage, ...changes } = checked(contextSchema, Object.fromEntries(own), 'on the command line');
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return checkSettings({ ...stages[stage], ...Object.fromEntries(given) });
}

/** Checks one stage's table. @throws {SettingsError} one sentence that names the first wrong or missing setting */
export const checkSettings = (table: Partial<Record<keyof Settings, unknown>>): Settings =>
  checked(settingsSchema, table, `of stage ${String(table.stage)}`);

function checked<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const names = issue?.code === 'unrecognized_keys' ? issue.keys : issue?.path;
  throw new SettingsError(
    `The setting ${names?.join('.')} ${where} is wrong: ${issue?.message}. Correct it in lib/settings.ts or with -c.`,
  );
}
