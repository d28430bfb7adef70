import type { Facts, Section } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';

/** In-text citations against the reference list, both ways. */
export function countCitations(_pages: readonly PageText[], _sections: readonly Section[]): Facts['citations'] {
  return {
    style: 'none',
    inText: 0,
    references: 0,
    notListed: [],
    notCited: [],
    years: [],
    recentPercent: null,
    websites: 0,
    isOrdered: null,
  };
}
