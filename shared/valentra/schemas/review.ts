import * as z from 'zod';

/** How far a document has come through vetting, as its owner keeps it. */
export const reviewStates = ['draf', 'disemak', 'sah'] as const;

/** What a lecturer says of a document. It holds for the version that was looked at; another one is a draft again. */
export const reviewSchema = z.object({
  state: z.enum(reviewStates),
  version: z.int().positive(),
  /** Who looked at it or approved it. */
  by: z.string().trim().max(120, 'Teks terlalu panjang.'),
  /** What the lecturer has looked at where nobody can count it. */
  checked: z.array(z.enum(['language', 'key', 'content'])).max(3),
});
export const keptReviewSchema = reviewSchema.extend({ at: z.iso.datetime() });
export type Review = z.infer<typeof keptReviewSchema>;
