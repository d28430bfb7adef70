import type { CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';

const unjudged = 'Tidak dapat dinilai oleh enjin peraturan.';

/**
 * Fills the answer of `acadiora.review.<criterion>`. Rules count, they do not judge: what can be counted of a paper is counted before any model
 * is asked, with its remarks and levels, and what cannot is left to a reader.
 */
export function review(key: CriterionKey): unknown {
  return {
    items: rubricItems[key].map(({ id }) => ({ id, level: null, reason: unjudged })),
    comments: [],
    strengths: [],
    weaknesses: [],
    improvements: [],
    earlier: [],
    extras: {},
  };
}
