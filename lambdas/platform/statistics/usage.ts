import { promptTokens, type Usage } from '../../../shared/usage.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { keys } from '../storage/keys.ts';
import type { Change } from '../storage/writes.ts';
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

/**
 * The changes that count the model use of one attempt, on its Malaysian day and in its user's profile. A deletion does not subtract from
 * them: the use was paid for.
 */
export function modelUseWrites(module: ModuleName, sub: string, usage: ModelUse, at: Date) {
  const add = Object.fromEntries(
    Object.entries(modelUseFigures(usage)).map(([figure, by]) => [
      modelUseFigure(module, figure as ModelUseFigure),
      by,
    ]),
  );
  const ofUser: Change = { key: keys.profile(sub), add };
  const ofDay: Change = { key: keys.usage(module, malaysianDay(at), shardOf(sub)), add };
  return { ofUser, ofDay };
}
