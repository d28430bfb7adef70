import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { parsePrices } from '../../lambdas/platform/prices.ts';
import { defaultPrices } from '../prices.ts';
import { parseFaults } from './bedrock/faults.ts';

/** A fault of the start, told in one sentence; the process ends with it. */
export class StartFault extends Error {}

const isFaults = (text: string): boolean => {
  try {
    parseFaults(text);
    return true;
  } catch {
    // What is wrong with it stands in the refinement's own sentence.
    return false;
  }
};

const isPrices = (text: string): boolean => {
  try {
    parsePrices(text);
    return true;
  } catch {
    return false;
  }
};

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.local'),
  /** `bedrock`: real models with this machine's credentials. */
  MODEL: z.enum(['embedded', 'bedrock']).default('embedded'),
  MODEL_FAULTS: z
    .string()
    .default('')
    .refine(isFaults, 'it names a fault that is not known; lib/local/bedrock/faults.ts lists them'),
  /** Milliseconds before every retry of a pipeline step and in every wait, in place of the definition's own; for tests. */
  RETRY_DELAY_MS: z.coerce.number().int().nonnegative().optional(),
  /** Milliseconds until an upload has been scanned for malware, to show the waiting. */
  SCAN_DELAY_MS: z.coerce.number().int().nonnegative().default(0),
  MODEL_REASONING: z.string().default('global.anthropic.claude-sonnet-5-5'),
  MODEL_EXTRACTION: z.string().default('global.anthropic.claude-haiku-5-5'),
  /** USD for a million tokens, by model id (`lambdas/platform/prices.ts`). */
  MODEL_PRICES: z
    .string()
    .default(JSON.stringify(defaultPrices))
    .refine(isPrices, 'it is no price list such as {"model-id": {"input": 2, "output": 10}}'),
  EMAIL_DOMAINS: z.string().default('moe-dl.edu.my'),
  ADMIN_EMAILS: z.string().default('admin@moe-dl.edu.my'),
  DAILY_QUOTA: z.coerce.number().int().positive().default(100),
});
export type LocalSettings = z.infer<typeof environmentSchema>;

/** What the environment asks of this machine. @throws {StartFault} naming what is wrong. */
export function localSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFault(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
}

/** @throws {StartFault} when the data folder cannot be made or written. */
export function assertWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`);
  }
}

/** Level by level: Node's own recursive form never ends where the system takes no folders, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
