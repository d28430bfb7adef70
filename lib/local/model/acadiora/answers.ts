import { type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import { noOverall } from '../../../../lambdas/acadiora/review/overall.ts';
import type { OverallAnswer } from '../../../../lambdas/acadiora/prompts/answers.ts';

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

/** Fills the answer of `acadiora.overall`: it looks at no remark; the choice among them is code's by weight. */
export const overall = (): OverallAnswer => ({
  ...noOverall,
  summaryEvaluation:
    'Enjin peraturan hanya menilai perkara yang dapat dikira. Perkara yang mungkin tiada tidak dinilai; mutu hujah, tafsiran dan bahasa perlu dinilai oleh pembaca.',
});
