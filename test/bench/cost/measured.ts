import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readSettings } from '../../../lib/settings.ts';
import { type ModuleName, perModule } from '../../../shared/modules.ts';
import { recordOf } from '../../../shared/values/pick.ts';
import type { Assumptions, Counted } from './bill.ts';
import { sessions } from './counted.ts';

const figures = ['calls', 'inputTokens', 'cacheReadTokens', 'cacheWriteTokens', 'outputTokens'] as const;
const count = z.int().nonnegative();
const sessionSchema = z.object({
  /** States that its executions entered. */
  transitions: count,
  /** Calls that the embedded model answered, for want of a recording. */
  standIns: count,
  prompts: z.record(
    z.string(),
    z.object({ tier: z.enum(['reasoning', 'extraction']), ...recordOf(figures, () => count) }),
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

type Use = Record<(typeof figures)[number], number>;
/** What several prompts or calls used together. */
export const sumOfUse = (uses: readonly Use[]): Use =>
  recordOf(figures, (figure) => uses.reduce((total, use) => total + use[figure], 0));

/** One session of a module as measured, with the models of prod. */
export function sessionOf({ sessions: measured }: Measured, module: ModuleName): Counted & { about: string } {
  const { written, ...counted } = sessions[module];
  const { transitions, prompts } = measured[module];
  const { models: ids } = readSettings({ stage: 'prod' });
  const uses = Object.values(prompts);
  const tiers = [...new Set(uses.map(({ tier }) => tier))];
  const models = Object.fromEntries(
    tiers.map((tier) => [ids[tier], sumOfUse(uses.filter((use) => use.tier === tier))]),
  );
  const output = sumOfUse(uses).outputTokens;
  const waits = counted.waits.map((wait) => ({ ...wait, longest: (wait.longest * output) / written }));
  return { ...counted, transitions, models, waits };
}

/** Thousands of tokens of one session, with the ratios: the first row of OPERATIONS' worksheet. */
export function thousandsOf(measured: Measured, module: ModuleName): { input: number; output: number; calls: number } {
  const { inputRatio, outputRatio } = ratiosOf(measured);
  const sum = sumOfUse(Object.values(measured.sessions[module].prompts));
  return {
    input: Math.round(((sum.inputTokens + sum.cacheReadTokens + sum.cacheWriteTokens) * inputRatio) / 1000),
    output: Math.round((sum.outputTokens * outputRatio) / 1000),
    calls: sum.calls,
  };
}
