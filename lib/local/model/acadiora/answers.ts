import * as z from 'zod';
import { noOverall } from '../../../../lambdas/acadiora/overall.ts';
import type { OverallAnswer } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { type CriterionKey, criteria, criterionKeys } from '../../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import { gradeOf, percentageOf } from '../../../../shared/acadiora/rules.ts';
import { dataIn } from '../promptData.ts';
import { inMalay } from '../language.ts';

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

const scoresSchema = z.partialRecord(
  z.enum(criterionKeys),
  z.object({ score: z.number(), maxScore: z.number(), percentage: z.number() }),
);

/** Below this a criterion needs attention: it is not 'Baik'. */
const good = 70;

/** Fills the answer of `acadiora.overall`: texts made of the scores. Rules look at no remark, and the choice among them is code's by weight. */
export function overall(text: string): OverallAnswer {
  const scores = dataIn(text, 'skor', scoresSchema.default({}));
  const counted = criterionKeys.flatMap((key) => {
    const { score = 0, maxScore = 0, percentage = 0 } = scores[key] ?? {};
    return maxScore > 0 ? [{ key, score, maxScore, percentage, lost: maxScore - score }] : [];
  });
  const sum = (field: 'score' | 'maxScore'): number => counted.reduce((total, one) => total + one[field], 0);
  const grade = gradeOf(percentageOf(sum('score'), sum('maxScore'))).interpretation.toLowerCase();
  const weak = counted
    .filter(({ percentage }) => percentage < good)
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ key }) => criteria[key].title.toLowerCase());
  return {
    ...noOverall,
    summaryEvaluation: [
      counted.length === 0
        ? 'Tiada kriteria yang dapat dinilai oleh enjin peraturan.'
        : `Secara keseluruhan, perkara yang dapat dikira dalam kertas ini ${grade}.`,
      ...(weak.length > 0 ? [`Bahagian yang paling memerlukan perhatian ialah ${inMalay(weak.slice(0, 3))}.`] : []),
      'Enjin peraturan hanya menilai perkara yang dapat dikira. Perkara yang mungkin tiada tidak dinilai; mutu hujah, tafsiran dan bahasa perlu dinilai oleh pembaca.',
    ].join(' '),
    recommendation:
      weak.length > 0
        ? `Mulakan pembetulan pada ${inMalay(weak.slice(0, 2))}, kemudian hantar kertas untuk disemak semula.`
        : 'Kemaskan ulasan yang tersenarai sebelum kertas dihantar.',
  };
}
