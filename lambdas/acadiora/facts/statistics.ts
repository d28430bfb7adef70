import type { Facts, Section } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** What the study reports of its sample, its statistics and its objectives. */
export function countStatistics(
  _pages: readonly PageText[],
  _sections: readonly Section[],
): Pick<Facts, 'sample' | 'statistics' | 'objectives'> {
  return {
    sample: [],
    statistics: {
      cronbachAlpha: [],
      tests: [],
      normality: null,
      outliers: null,
      multicollinearity: null,
      effectSize: null,
      contentValidity: null,
      constructValidity: null,
      software: [],
    },
    objectives: [],
  };
}
