import type { StageName } from './schemas/common.ts';
import type { Review } from './schemas/session.ts';

export { type Review, reviewStates } from './schemas/session.ts';

export const reviewLabels = { draf: 'Draf', disemak: 'Disemak', sah: 'Sah' } as const satisfies Record<
  Review['state'],
  string
>;

export const presentReview = (
  reviews: Partial<Record<StageName, Review>>,
  stage: StageName,
  version: number | null,
): Review | null => {
  const review = reviews[stage];
  return review?.version === version ? (review ?? null) : null;
};
