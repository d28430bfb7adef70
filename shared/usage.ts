import { z } from 'zod';

/** Model use of one attempt or a sum of attempts. */
export const usageSchema = z.object({
  calls: z.int().nonnegative(),
  inputTokens: z.int().nonnegative(),
  outputTokens: z.int().nonnegative(),
  milliseconds: z.int().nonnegative(),
});
export type Usage = z.infer<typeof usageSchema>;

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };

export const addUsage = (a: Usage, b: Usage): Usage => ({
  calls: a.calls + b.calls,
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  milliseconds: a.milliseconds + b.milliseconds,
});
