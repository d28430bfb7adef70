import * as z from 'zod';

/** USD for a million tokens, by model id. */
const pricesSchema = z.record(
  z.string(),
  z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() }),
);
export type Prices = z.infer<typeof pricesSchema>;

/** The price list as a setting carries it, as JSON. @throws when it is none */
export const parsePrices = (text: string): Prices => pricesSchema.parse(JSON.parse(text));
