import { promptTokens, type Usage } from '../../../shared/usage.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { keys } from '../storage/keys.ts';
import type { Change, Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';
import { shardOf } from './counters.ts';

/** USD for a million tokens. */
interface Price {
  input: number;
  output: number;
  /** From and into the cache; without them, a tenth and five quarters of `input`. */
  cacheRead?: number;
  cacheWrite?: number;
  /** A call whose prompt is longer than so many tokens costs so many times as much. */
  long?: { above: number; times: number };
}
/** By model id. */
export type Prices = Readonly<Record<string, Price>>;

/** By Bedrock's price list of September 2026; those of caches from memory. */
export const modelPrices = {
  'global.anthropic.claude-sonnet-5-5': { input: 2, output: 10, cacheRead: 0.1 },
  'global.anthropic.claude-haiku-5-5': { input: 0.1, output: 0.5, long: { above: 100_000, times: 5 } },
} satisfies Prices;

/** What one call cost; null for a model without a price. */
export function usdOf(modelId: string, use: Omit<Usage, 'calls' | 'milliseconds'>, prices: Prices): number | null {
  const price = prices[modelId];
  if (price === undefined) return null;
  const { input, output, cacheRead = input / 10, cacheWrite = input * 1.25, long } = price;
  const usd =
    (use.inputTokens * input +
      use.cacheReadTokens * cacheRead +
      use.cacheWriteTokens * cacheWrite +
      use.outputTokens * output) /
    1_000_000;
  return long !== undefined && promptTokens(use) > long.above ? usd * long.times : usd;
}

/**
 * Figures of a Malaysian day beside the sessions made on it (`counters.ts`): model use, failures and durations. A deletion does not
 * subtract from them: the use was paid for.
 */

const onDay = (module: ModuleName, at: Date, id: string, add: Record<string, number>): Change => ({
  key: keys.usage(module, malaysianDay(at), shardOf(id)),
  add,
});

/** Model use of one attempt and what it cost in USD by the price list of its day; null: its model has no price. */
export type ModelUse = Usage & { usd: number | null };

/** The figures of a module's model use, each an attribute such as 'pedagonaInputTokens'. Money in whole millionths of a dollar. */
export const modelUseFigures = (usage: ModelUse) => ({
  Calls: usage.calls,
  InputTokens: promptTokens(usage),
  OutputTokens: usage.outputTokens,
  MicroUsd: Math.round((usage.usd ?? 0) * 1_000_000),
  UnpricedCalls: usage.usd === null ? usage.calls : 0,
});
type ModelUseFigure = keyof ReturnType<typeof modelUseFigures>;

export const modelUseFigure = (module: ModuleName, figure: ModelUseFigure): string => `${module}${figure}`;

/** The changes that count the model use of one attempt, on its day and in its user's profile. */
export function modelUseWrites(module: ModuleName, sub: string, usage: ModelUse, at: Date) {
  const add = Object.fromEntries(
    Object.entries(modelUseFigures(usage)).map(([figure, by]) => [
      modelUseFigure(module, figure as ModelUseFigure),
      by,
    ]),
  );
  return { ofUser: { key: keys.profile(sub), add } satisfies Change, ofDay: onDay(module, at, sub, add) };
}

/** Each class of durations is 10 % wider than the one before, so a percentile is exact to within 10 %. */
const classWidth = 1.1;

/** The class of a duration: 0 up to a second, then by 10 %. */
export const durationClass = (seconds: number): number =>
  seconds <= 1 ? 0 : Math.ceil(Math.log(seconds) / Math.log(classWidth));

/** The seconds that a class reaches up to. */
export const secondsOfClass = (n: number): number => classWidth ** n;

/** How a job ended: how long it took, or why it failed. */
export interface Ending {
  module: ModuleName;
  stage: string;
  startedAt: string;
  /** Null when it was completed. */
  failure: string | null;
}

/** The name of a day's figure: 'pedagonaTook#merungkai#27', 'acadioraFailed#throttled'. */
export const endingName = (
  module: ModuleName,
  kind: 'Took' | 'Failed',
  ...parts: readonly (string | number)[]
): string => [`${module}${kind}`, ...parts].join('#');

/** Counts the end of a job on the day it ended. */
export function endingWrite({ module, stage, startedAt, failure }: Ending, id: string, at: Date): Write {
  const seconds = (at.getTime() - Date.parse(startedAt)) / 1000;
  const name =
    failure === null
      ? endingName(module, 'Took', stage, durationClass(seconds))
      : endingName(module, 'Failed', failure);
  return { change: onDay(module, at, id, { [name]: 1 }) };
}
