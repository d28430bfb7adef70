import { criteria, criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import { maxScoreOf, percentageOf, scoreOf } from '../../shared/acadiora/rules.ts';
import { type Criteria, criteriaSchema, type Remark } from '../../shared/acadiora/schemas.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { CountedRemark } from '../../shared/acadiora/facts.ts';
import { extrasOf } from './extras.ts';
import type { ClaimedRemark, Judged } from './parts.ts';
import { knownNumbers, type Numbers, withKnownNumbers, withNumbers } from './numbers.ts';
import { paperWords } from './paperWords.ts';
import { withoutOrders } from './facts/text/ordersToModel.ts';
import { readStudy } from './facts/text/studyText.ts';
import { countedRemark, judgedRemark, ordered, type RemarkKind } from './remarks.ts';
import type { Plan } from './store.ts';

export interface CriteriaInput {
  judged: Record<CriterionKey, Judged>;
  plan: Pick<Plan, 'facts' | 'remarks'>;
  document: SourceDocument;
}

/** The paper that remarks rest on, and all numbers that are known of it. */
interface KnownPaper {
  document: SourceDocument;
  numbers: Numbers;
}

/**
 * The eleven entries of a review: what code counted first, then what the model said; scores by code. `dropped`: how many of its sentences
 * and suggestions name a number or a publication that nobody has counted or seen.
 */
export function criteriaOf({ judged, plan, document }: CriteriaInput): { criteria: Criteria; dropped: number } {
  const { facts } = plan;
  const { sections } = facts;
  const paper: KnownPaper = {
    document: withoutOrders(document),
    numbers: knownNumbers(document, plan),
  };
  const words = paperWords(readStudy(document, sections));
  let dropped = 0;
  const entries = criterionKeys.map((key) => {
    const made = entryOf(key, judged[key], plan.remarks, paper);
    const extras = extrasOf(key, judged[key].extras, facts, words);
    dropped += made.dropped + extras.dropped;
    return [key, { ...made.entry, ...extras.fields }] as const;
  });
  return { criteria: criteriaSchema.parse(Object.fromEntries(entries)), dropped };
}

function entryOf(key: CriterionKey, judged: Judged, remarks: readonly CountedRemark[], paper: KnownPaper) {
  const counted = remarks.filter(({ criterion }) => criterion === key);
  const weak = counted.filter(({ kind }) => kind === 'weakness');
  let dropped = 0;
  const said = (claims: readonly ClaimedRemark[], kind: RemarkKind): Remark[] =>
    claims.flatMap((claim) => judgedRemark(claim, key, kind, paper.document) ?? []);
  const items = itemsOf(key, judged, counted);
  const levels = Object.fromEntries(items.map(({ id, level }) => [id, level]));
  const maxScore = maxScoreOf(key, levels);
  const score = scoreOf(key, levels);
  const percentage = percentageOf(score, maxScore);
  const numbers = withNumbers(paper.numbers, score, maxScore, percentage);
  const comments = judged.comments.flatMap((comment) => {
    const stated = withKnownNumbers(comment, numbers);
    dropped += stated.dropped;
    return stated.text === '' ? [] : [stated.text];
  });
  const entry = {
    score,
    maxScore,
    percentage,
    comments,
    strengths: ordered([
      ...counted.filter(({ kind }) => kind === 'strength').map((remark) => countedRemark(remark, 'strength')),
      ...said(judged.strengths, 'strength'),
    ]),
    weaknesses: ordered([
      ...weak.map((remark) => countedRemark(remark, 'weakness')),
      ...said(judged.weaknesses, 'weakness'),
    ]),
    improvements: ordered([
      ...weak.filter(({ advice }) => advice !== '').map((remark) => countedRemark(remark, 'improvement')),
      ...said(judged.improvements, 'improvement'),
    ]),
    items,
  };
  return { entry, dropped };
}

/**
 * The rubric's levels, bounded by what was counted: nobody's judgement makes up for an alpha that is not reported. An item that nobody
 * judged has the level that was counted, of a weakness or else of a strength.
 */
const itemsOf = (key: CriterionKey, judged: Judged, counted: readonly CountedRemark[]) =>
  criteria[key].items.map(({ id, label }) => {
    const { level, reason } = judged.items[id] ?? { level: null, reason: '' };
    const lowest = (kind: RemarkKind) =>
      counted
        .flatMap((remark) =>
          remark.kind === kind && remark.cap?.item === id ? [{ level: remark.cap.level, text: remark.text }] : [],
        )
        .toSorted((a, b) => a.level - b.level)[0];
    const bound = lowest('weakness');
    // A bound above the middle tells only that the item is not the best.
    const known = bound && bound.level <= 2 ? bound : lowest('strength');
    if (level === null && known) return { id, label, level: known.level, reason: known.text, cappedBy: null };
    return level === null || bound === undefined || level <= bound.level
      ? { id, label, level, reason, cappedBy: null }
      : { id, label, level: bound.level, reason, cappedBy: bound.text };
  });
