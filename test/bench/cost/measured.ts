import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readSettings } from '../../../lib/settings.ts';
import { type ModuleName, perModule } from '../../../shared/modules.ts';
import type { Assumptions, Counted, ModelUse } from './bill.ts';
import { sessions } from './counted.ts';

const count = z.int().nonnegative();
const sessionSchema = z.object({
  /** States that its executions entered. */
  transitions: count,
  /** Calls that the embedded model answered, for want of a recording. */
  standIns: count,
  prompts: z.record(
    z.string(),
    z.object({
      tier: z.enum(['reasoning', 'extraction']),
      calls: count,
      inputTokens: count,
      cacheReadTokens: count,
      cacheWriteTokens: count,
      outputTokens: count,
    }),
  ),
});
export type MeasuredSession = z.infer<typeof sessionSchema>;
const measuredSchema = z.object({
  measuredOn: z.iso.date(),
  /** `recorded`: answers of a strong model, counted by their letters, without what it thought; `bedrock`: as the models counted. */
  answers: z.enum(['recorded', 'bedrock']),
  sessions: z.object(perModule(() => sessionSchema)),
});
export type Measured = z.infer<typeof measuredSchema>;

/** Written by `npm run eval`; all that is said of money is from here. */
export const measuredFile = new URL('measured.json', import.meta.url);

export const readMeasured = (): Measured => measuredSchema.parse(JSON.parse(readFileSync(measuredFile, 'utf8')));

/** Of recorded answers: the models' own tokenizer counts about 30 % more, and they think before they answer. */
const ofRecorded = { inputRatio: 1.3, outputRatio: 2 };
export const ratiosOf = ({ answers }: Measured): Pick<Assumptions, 'inputRatio' | 'outputRatio'> =>
  answers === 'recorded' ? ofRecorded : { inputRatio: 1, outputRatio: 1 };

/** One session of a module as measured, with the models of prod. */
export function sessionOf({ sessions: measured }: Measured, module: ModuleName): Counted & { about: string } {
  const { written, ...counted } = sessions[module];
  const { transitions, prompts } = measured[module];
  const { models: ids } = readSettings({ stage: 'prod' });
  const models: Record<string, Required<ModelUse>> = {};
  for (const { tier, ...use } of Object.values(prompts)) {
    const sum = models[ids[tier]];
    models[ids[tier]] = {
      calls: use.calls + (sum?.calls ?? 0),
      inputTokens: use.inputTokens + (sum?.inputTokens ?? 0),
      cacheReadTokens: use.cacheReadTokens + (sum?.cacheReadTokens ?? 0),
      cacheWriteTokens: use.cacheWriteTokens + (sum?.cacheWriteTokens ?? 0),
      outputTokens: use.outputTokens + (sum?.outputTokens ?? 0),
    };
  }
  const output = Object.values(models).reduce((total, { outputTokens }) => total + outputTokens, 0);
  const waits = counted.waits.map((wait) => ({ ...wait, longest: (wait.longest * output) / written }));
  return { ...counted, transitions, models, waits };
}

/** Thousands of tokens of one session, with the ratios: the first row of OPERATIONS' worksheet. */
export function thousandsOf(measured: Measured, module: ModuleName): { input: number; output: number; calls: number } {
  const { inputRatio, outputRatio } = ratiosOf(measured);
  const uses = Object.values(measured.sessions[module].prompts);
  const sum = (of: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + of(use), 0);
  return {
    input: Math.round((sum((use) => use.inputTokens + use.cacheReadTokens + use.cacheWriteTokens) * inputRatio) / 1000),
    output: Math.round((sum((use) => use.outputTokens) * outputRatio) / 1000),
    calls: sum((use) => use.calls),
  };
}
