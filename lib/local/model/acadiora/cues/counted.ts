import type { Paper } from '../paper.ts';
import type { Found } from './types.ts';

/** What code has counted of the statistics: the paper reports it, or nowhere. */
export const counted =
  (key: 'normality' | 'outliers' | 'multicollinearity' | 'effectSize' | 'contentValidity' | 'constructValidity') =>
  ({ facts: { statistics } }: Paper): Found | null => {
    const evidence = statistics[key];
    return evidence ? { phrase: evidence.quote, sentence: null } : null;
  };
