import * as z from 'zod';
import type { StageName } from './schemas/common.ts';

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

export const reviewLabels = { draf: 'Draf', disemak: 'Disemak', sah: 'Sah' } as const satisfies Record<
  Review['state'],
  string
>;

/** The review of a document as it now is; null: a draft. */
export const presentReview = (
  reviews: Partial<Record<StageName, Review>>,
  stage: StageName,
  version: number | null,
): Review | null => {
  const review = reviews[stage];
  return review?.version === version ? (review ?? null) : null;
};
