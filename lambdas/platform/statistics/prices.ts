import * as z from 'zod';
import { promptTokens, type Usage } from '../../../shared/usage.ts';

const amount = z.number().nonnegative();

/** USD for a million tokens, by model id. */
const pricesSchema = z.record(
  z.string(),
  z.object({
    input: amount,
    output: amount,
    /** From and into the cache; without them, a tenth and five quarters of `input`. */
    cacheRead: amount.optional(),
    cacheWrite: amount.optional(),
    /** A call whose prompt is longer than so many tokens costs so many times as much. */
    long: z.object({ above: amount, times: amount }).optional(),
  }),
);
export type Prices = z.infer<typeof pricesSchema>;

/** The price list as a setting carries it, as JSON. @throws when it is none */
export const parsePrices = (text: string): Prices => pricesSchema.parse(JSON.parse(text));

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
