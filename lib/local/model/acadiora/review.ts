import { criteria, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { extrasOf } from './extras.ts';
import { studyIn } from './metadata.ts';

const unjudged = 'Tidak dapat dinilai oleh enjin peraturan.';

/**
 * Fills the answer of `acadiora.review.<criterion>`. Rules count, they do not judge: what can be counted of a paper is counted before any model
 * is asked, with its remarks and levels, and what cannot is left to a reader.
 * @throws ZodError when the request's outline is not of the agreed form
 */
export function review(key: CriterionKey, text: string): unknown {
  return {
    items: criteria[key].items.map(({ id }) => ({ id, level: null, reason: unjudged })),
    comments: [],
    strengths: [],
    weaknesses: [],
    improvements: [],
    earlier: [],
    extras: extrasOf(key, studyIn(text)),
  };
}
