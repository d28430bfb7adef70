import { criterionKeys, type StudyKind } from '../../shared/acadiora/criteria.ts';
import { gradeOfReview, leadingRemarks, scoreTotal } from '../../shared/acadiora/rules.ts';
import type { Criteria, Overall, PlacedRemark } from '../../shared/acadiora/schemas.ts';
import { comparableWords } from '../../shared/text/comparable.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { extraClaims } from './extras.ts';
import { alsoKnown, heldText, type PaperKnown } from './known.ts';
import { areOfOneBlock, isOfSamePlace } from './look.ts';
import type { OverallAnswer } from './prompts/answers.ts';
import { replacedBy, rewriteFault } from './rewrite.ts';
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

/** What the overall prompt is told: the scores, and by their ids every remark and every judged extra field. */
export const reviewForModel = (criteria: Criteria) => ({
  scores: scoresOf(criteria),
  extras: extraClaims(criteria),
  remarks: listNames.flatMap((list) =>
    placed(criteria, list).map(({ id, criterion, text, priority, evidence, source, isAbsence, isOpen }) => ({
      id,
      criterion,
      kind: kindOf[list],
      text,
      priority,
      at: evidence?.at ?? [],
      ...(isAbsence ? { isAbsence } : {}),
      ...(source === 'counted' ? { [isOpen ? 'dibandingkan' : 'dikira']: true } : {}),
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

/** The texts without the sentences that name what neither the paper, nor what was counted, nor the scores have. `dropped`: what these named. */
export function statedOverall(answer: OverallAnswer, criteria: Criteria, known: PaperKnown) {
  const withScores = alsoKnown(known, scoresOf(criteria), scoreTotal(criteria));
  const summary = heldText(answer.summaryEvaluation, withScores);
  const advice = heldText(answer.recommendation, withScores, true);
  return {
    answer: { ...answer, summaryEvaluation: summary.text, recommendation: advice.text },
    dropped: [...summary.dropped, ...advice.dropped],
  };
}

/** Whether two remarks are of one cause: the same item at the same block, or one says the other. */
function isSameCause(one: PlacedRemark, other: PlacedRemark): boolean {
  const [a, b] = [comparableWords(one.text), comparableWords(other.text)];
  return isOfSamePlace(one, other) || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)));
}

/** By itself a counted advice does not say what is wrong. */
function withProblem(remark: PlacedRemark, criteria: Criteria): PlacedRemark {
  const problem = criteria[remark.criterion].weaknesses.find(
    ({ source, item, evidence }) =>
      source === 'counted' && item === remark.item && evidence?.quote === remark.evidence?.quote,
  );
  return problem && remark.source === 'counted' ? { ...remark, text: `${problem.text} ${remark.text}` } : remark;
}

const isOfAbstract = ({ item }: PlacedRemark): number => (item === 'abstrak' ? 1 : 0);

/**
 * The remarks that lead: those that are asked for, in their order, then the weightier ones: by priority, the abstract first, for it is what most
 * people read, then where most points are to be won. Each cause once.
 */
function leading(ids: readonly string[], list: ListName, criteria: Criteria): PlacedRemark[] {
  const all = placed(criteria, list).map((remark) =>
    list === 'improvements' ? withProblem(remark, criteria) : remark,
  );
  const wanted = [...new Set(ids)].flatMap((id) => all.find((remark) => remark.id === id) ?? []);
  const pointsLost = ({ criterion }: PlacedRemark): number => criteria[criterion].maxScore - criteria[criterion].score;
  const others = all
    .filter((remark) => !wanted.includes(remark))
    .toSorted((a, b) => a.priority - b.priority || isOfAbstract(b) - isOfAbstract(a) || pointsLost(b) - pointsLost(a));
  const chosen: PlacedRemark[] = [];
  for (const remark of [...wanted, ...others]) if (!chosen.some((one) => isSameCause(one, remark))) chosen.push(remark);
  return chosen.slice(0, leadingRemarks);
}

/** The review as a whole: numbers and grade by code, texts and the choice of remarks by the model, the choice filled up by weight. `dropped`: why rewrites are. */
export function overallOf(
  answer: OverallAnswer,
  criteria: Criteria,
  { document, kind, known }: { document: SourceDocument; kind: StudyKind | null; known: PaperKnown },
): { overall: Overall; dropped: string[] } {
  const total = scoreTotal(criteria);
  const { grade, interpretation, publishability } = gradeOfReview(total.percentage, criteria, kind);
  const dropped: string[] = [];
  const weaknesses = placed(criteria, 'weaknesses');
  const rewriteOf = (remark: PlacedRemark): Rewrite | null => {
    const rewrite = answer.rewrites.find(({ id }) => id === remark.id);
    const before = rewrite ? replacedBy(rewrite, document) : null;
    if (!rewrite || before === null || rewrite.after.trim() === '') return null;
    // What it puts right is told by the remarks on the same place.
    const remarks = [remark, ...weaknesses.filter((one) => areOfOneBlock(one, remark))].map(({ text }) => text);
    const fault = rewriteFault({ ...rewrite, before }, remarks.join('\n'), known);
    if (fault !== null) dropped.push(fault);
    return fault === null ? { before, isInsertion: rewrite.isInsertion, after: rewrite.after.trim() } : null;
  };
  const overall = {
    ...total,
    grade,
    gradeInterpretation: interpretation,
    publishability,
    summaryEvaluation: answer.summaryEvaluation.trim(),
    recommendation: answer.recommendation.trim(),
    mainStrengths: leading(answer.mainStrengths, 'strengths', criteria),
    mainWeaknesses: leading(answer.mainWeaknesses, 'weaknesses', criteria),
    criticalImprovements: leading(answer.criticalImprovements, 'improvements', criteria).map((remark) => ({
      ...remark,
      rewrite: rewriteOf(remark),
    })),
  };
  return { overall, dropped };
}

type Rewrite = NonNullable<Overall['criticalImprovements'][number]['rewrite']>;
