import type { JsuSummary } from '../schemas.ts';
import { hotsThreshold } from './levels.ts';

/** Spec 2 §5, to the letter. */
const complianceLabels = {
  YES: `Mematuhi Standard MQA (HOTS ≥ ${hotsThreshold}%)`,
  NO: `Tidak Mematuhi Standard MQA (HOTS perlu ≥ ${hotsThreshold}%)`,
} as const;

/** How far a paper's levels are known: looked at and held, accepted by the lecturer in place of a look, labels, or of outcomes that allow no HOTS at all. */
export type LevelState = 'held' | 'accepted' | 'labels' | 'lots';

export const lotsText = `HOTS ≥ ${hotsThreshold}% tidak terpakai: aras CLO kertas ini di bawah C3`;

/** Levels that nobody has looked at are labels, and certify nothing. */
export function complianceLabel(
  { kbatCompliance }: Pick<JsuSummary, 'kbatCompliance'>,
  levels: LevelState = 'labels',
): string {
  if (kbatCompliance === 'NO') return levels === 'lots' ? lotsText : complianceLabels.NO;
  if (levels === 'held') return complianceLabels.YES;
  return `HOTS ≥ ${hotsThreshold}% mengikut aras JSU${levels === 'accepted' ? ', diterima oleh pensyarah' : ', belum disemak'}`;
}
