import type { Prices } from '../lambdas/platform/statistics/prices.ts';

/** Prices of models, USD for a million tokens, by Bedrock's price list of September 2026; those of caches from memory. */
export const defaultPrices: Prices = {
  'global.anthropic.claude-sonnet-5-5': { input: 2, output: 10, cacheRead: 0.1 },
  'global.anthropic.claude-haiku-5-5': { input: 0.1, output: 0.5, long: { above: 100_000, times: 5 } },
};
