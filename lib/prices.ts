import type { Prices } from '../lambdas/platform/prices.ts';

/** What the configured models cost, USD for a million tokens, by Bedrock's price list of September 2026. */
export const defaultPrices: Prices = {
  'global.anthropic.claude-sonnet-5-5': { input: 2, output: 10 },
  'global.anthropic.claude-haiku-5-5': { input: 0.1, output: 0.5 },
};
