import { join, resolve } from 'node:path';
import * as z from 'zod';
import { unnamedController } from '../controller.ts';
import { parseFaults } from './bedrock/faults.ts';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A fault of the start, said in one sentence; the process ends with it. */
export class StartFault extends Error {}

const isFaults = (text: string): boolean => {
  try {
    parseFaults(text);
    return true;
  } catch {
    // The refinement says what is wrong.
    return false;
  }
};

/** A whole number as the environment writes it: digits only. */
const whole = (least: number, most: number) => {
  const message = `it must be a whole number from ${least} to ${most}`;
  const number = z.number().min(least, message).max(most, message);
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(number);
};
const milliseconds = whole(0, 86_400_000);

/** A list with commas, each part of which has this form. */
const listOf = (form: RegExp, message: string) =>
  z.string().refine((text) => text.split(',').every((part) => form.test(part.trim())), message);

const modelId = z.string().regex(/^[\w.:/-]+$/, 'it must be the id of a Bedrock model or inference profile');

const awsRegion = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'it must be an AWS region such as ap-southeast-1');

const environmentSchema = z.object({
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().min(1, 'it must name a folder').default('.local'),
  /**
   * `bedrock`: real models with this machine's credentials; `openai`: a model of the server MODEL_URL; `manual`: answers written by hand
   * into DATA_DIR/model; `recorded:FOLDER`: such answers played back.
   */
  MODEL: z
    .string()
    .regex(
      /^(?:embedded|bedrock|openai|manual|recorded:.+)$/,
      'it must be embedded, bedrock, openai, manual or recorded:FOLDER',
    )
    .default('embedded'),
  MODEL_FAULTS: z
    .string()
    .default('')
    .refine(isFaults, 'it names a fault that is not known; lib/local/bedrock/faults.ts lists them'),
  /** For tests: milliseconds before every retry of a pipeline step and in every wait, in place of the definition's own. */
  RETRY_DELAY_MS: milliseconds.optional(),
  /** Milliseconds until an upload has been scanned for malware, to show the waiting. */
  SCAN_DELAY_MS: milliseconds.default(0),
  MODEL_REASONING: modelId.default('global.anthropic.claude-sonnet-5-5'),
  MODEL_EXTRACTION: modelId.default('global.anthropic.claude-haiku-5-5'),
  /** For `MODEL=openai`: the address of an OpenAI-compatible server (Ollama's by default), a model that it has, and its key if it needs one. */
  MODEL_URL: z
    .url({ protocol: /^https?$/, error: 'it must be an address such as http://localhost:11434/v1' })
    .default('http://localhost:11434/v1'),
  MODEL_NAME: z.string().default(''),
  MODEL_KEY: z.string().default(''),
  /** The size of the server's context in tokens; with it nothing longer is sent. */
  MODEL_CONTEXT: whole(2_000, 10_000_000).optional(),
  /** Where `MODEL=bedrock` calls the models. */
  BEDROCK_REGION: awsRegion.default('ap-southeast-1'),
  EMAIL_DOMAINS: listOf(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'it must be a list of lower-case domains such as moe-dl.edu.my, without @ and with commas between',
  ).default('moe-dl.edu.my'),
  ADMIN_EMAILS: listOf(/^[^\s@]+@[^\s@]+$/, 'it must be a list of e-mail addresses with commas between').default(
    'admin@moe-dl.edu.my',
  ),
  /** `crossref`: references of papers are looked up in Crossref and OpenAlex, which are then told CONTROLLER_EMAIL. */
  REFERENCE_CHECK: z.enum(['crossref', 'off'], 'it must be crossref or off').default('off'),
  OPENALEX_KEY: z.string().default(''),
  DAILY_QUOTA: whole(1, 1_000_000).default(100),
  /** A day's limit on the cost of Bedrock models; the embedded model costs nothing. */
  DAILY_USD: whole(1, 100_000).default(20),
  /** The name of who answers for the data, and the address for questions; the privacy notice shows both. */
  CONTROLLER_NAME: z.string().min(1, 'it must be a name').default(unnamedController.name),
  CONTROLLER_EMAIL: z.email('it must be an e-mail address').default(unnamedController.email),
});
export type LocalSettings = z.infer<typeof environmentSchema>;

const hasModelName = ({ MODEL, MODEL_NAME }: LocalSettings): boolean => MODEL !== 'openai' || MODEL_NAME !== '';
const settingsSchema = environmentSchema.refine(hasModelName, {
  path: ['MODEL_NAME'],
  error: 'it must name a model that the server has',
});

/** The company that a model's prompts are sent to; null when they stay on this machine. */
export function processorOf({ MODEL, MODEL_URL }: LocalSettings): string | null {
  if (MODEL === 'bedrock') return 'Amazon Web Services';
  const { hostname } = new URL(MODEL_URL);
  return MODEL !== 'openai' || /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname) ? null : hostname;
}

/** Reads the settings from the environment. @throws {StartFault} one sentence that names the wrong setting and what it must be */
export function localSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFault(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** The version of what a data folder holds; it grows when an older folder cannot be read any more. */
const format = '8';

/** Folders that every version has kept its data in. */
const parts = ['dynamodb', 's3', 'stepfunctions'];

/**
 * Makes the data folder, or sees that what is kept there is of this version.
 * @throws {StartFault} when it cannot be written or read
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`);
  }
  const file = join(folder, 'format');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (found === format) return;
  if (found !== null || parts.some((part) => existsSync(join(folder, part))))
    throw new StartFault(
      `The data folder ${folder} was written by another version of this suite: move it away, or choose another with DATA_DIR.`,
    );
  writeFileSync(file, format);
}
