import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import { gradeOfReview, leadingRemarks, scoreTotal } from '../../shared/acadiora/rules.ts';
import type { Criteria, Overall, PlacedRemark } from '../../shared/acadiora/schemas.ts';
import { type Numbers, withKnownNumbers, withNumbers } from './knownNumbers.ts';
import { citationOf } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { OverallAnswer } from './prompts/answers.ts';
import { kindOf, type ListName, listNames } from './remarks.ts';

const placed = (criteria: Criteria, list: ListName): PlacedRemark[] =>
  criterionKeys.flatMap((criterion) => criteria[criterion][list].map((remark) => ({ ...remark, criterion })));

const scoresOf = (criteria: Criteria) =>
  Object.fromEntries(
    criterionKeys.map((key) => {
      const { score, maxScore, percentage } = criteria[key];
      return [key, { score, maxScore, percentage }];
    }),
  );

/** What the overall prompt is told: the scores, and every verified remark by its id. */
export const reviewForModel = (criteria: Criteria) => ({
  scores: scoresOf(criteria),
  remarks: listNames.flatMap((list) =>
    placed(criteria, list).map(({ id, criterion, text, priority, evidence, source, isAbsence }) => ({
      id,
      criterion,
      kind: kindOf[list],
      text,
      priority,
      at: evidence?.at ?? [],
      ...(isAbsence ? { isAbsence } : {}),
      ...(source === 'counted' ? { dikira: true } : {}),
    })),
  ),
});

/** Of a review whose remarks nobody has looked at. */
export const noOverall: OverallAnswer = {
  verdicts: [],
  mainStrengths: [],
  mainWeaknesses: [],
  criticalImprovements: [],
  rewrites: [],
  summaryEvaluation: '',
  recommendation: '',
};

/**
 * The texts without sentences whose numbers contradict code's: those that neither the paper, nor what was counted, nor the scores have; and
 * the rewritten passages without those that would bring such a number into the paper. `known`: of the paper and its facts.
 */
export function statedOverall(answer: OverallAnswer, criteria: Criteria, known: Numbers) {
  const numbers = withNumbers(known, scoresOf(criteria), scoreTotal(criteria));
  const summary = withKnownNumbers(answer.summaryEvaluation, numbers);
  const advice = withKnownNumbers(answer.recommendation, numbers);
  const rewrites = answer.rewrites.filter(({ after }) => withKnownNumbers(after, known).dropped === 0);
  return {
    answer: { ...answer, rewrites, summaryEvaluation: summary.text, recommendation: advice.text },
    dropped: summary.dropped + advice.dropped + answer.rewrites.length - rewrites.length,
  };
}

/** The review as a whole: numbers and grade by code, texts and the choice of remarks by the model, the choice filled up by weight. */
export function overallOf(answer: OverallAnswer, criteria: Criteria, paper: SourceDocument): Overall {
  const total = scoreTotal(criteria);
  const items = criterionKeys.flatMap((key) => criteria[key].items);
  const { grade, interpretation, publishability } = gradeOfReview(total.percentage, items);
  const pointsLost = ({ criterion }: PlacedRemark): number => criteria[criterion].maxScore - criteria[criterion].score;
  const chosen = (ids: readonly string[], list: ListName): PlacedRemark[] => {
    const all = placed(criteria, list);
    const wanted = [...new Set(ids)].flatMap((id) => all.find((remark) => remark.id === id) ?? []);
    // The weightier first: by priority, then where most points are to be won.
    const others = all
      .filter((remark) => !wanted.includes(remark))
      .toSorted((a, b) => a.priority - b.priority || pointsLost(b) - pointsLost(a));
    return [...wanted, ...others].slice(0, leadingRemarks);
  };
  return {
    ...total,
    grade,
    gradeInterpretation: interpretation,
    publishability,
    summaryEvaluation: answer.summaryEvaluation.trim(),
    recommendation: answer.recommendation.trim(),
    mainStrengths: chosen(answer.mainStrengths, 'strengths'),
    mainWeaknesses: chosen(answer.mainWeaknesses, 'weaknesses'),
    criticalImprovements: chosen(answer.criticalImprovements, 'improvements').map((remark) => {
      const { at, isInsertion, after } = answer.rewrites.find(({ id }) => id === remark.id) ?? noRewrite;
      const before = citationOf(paper, at);
      // By itself a counted advice does not say what is wrong.
      const problem = criteria[remark.criterion].weaknesses.find(
        ({ source, item, evidence }) =>
          source === 'counted' && item === remark.item && evidence?.quote === remark.evidence?.quote,
      );
      return {
        ...remark,
        text: problem && remark.source === 'counted' ? `${problem.text} ${remark.text}` : remark.text,
        rewrite: before && after.trim() !== '' ? { before, isInsertion, after: after.trim() } : null,
      };
    }),
  };
}

const noRewrite = { at: [], isInsertion: false, after: '' };
