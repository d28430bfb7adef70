import { isWithoutData } from '../paper.ts';
import type { Paper } from '../paper.ts';
import type { Found } from './types.ts';

/** Why what only a study with data needs does not apply; null when it does. */
export const withoutData = (paper: Paper): string | null =>
  isWithoutData(paper) ? 'Tidak terpakai kerana kertas ini tidak melaporkan data empirikal.' : null;

/** What code has counted of the statistics: the paper reports it, or nowhere. */
export const counted =
  (key: 'normality' | 'outliers' | 'multicollinearity' | 'effectSize' | 'contentValidity' | 'constructValidity') =>
  ({ facts: { statistics } }: Paper): Found | null => {
    const evidence = statistics[key];
    return evidence ? { phrase: evidence.quote, sentence: null } : null;
  };
