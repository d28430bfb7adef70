import { criterionKeys, type StudyKind } from '../../../shared/acadiora/criteria.ts';
import { gradeOfReview, leadingRemarks, scoreTotal } from '../../../shared/acadiora/rules.ts';
import type { Criteria, Overall, PlacedRemark, Remark } from '../../../shared/acadiora/schemas.ts';
import { comparableWords, wordsIn } from '../../../shared/text/comparable.ts';
import { contentWords } from '../../../shared/text/contentWords.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { extraClaims } from './extras.ts';
import { alsoKnown, doubtsIn, heldText, type PaperKnown } from './knownOfPaper.ts';
import { areOfOneBlock, areOfOneFault, isOfSamePlace } from './look.ts';
import type { OverallAnswer } from '../prompts/answers.ts';
import { kindOf, type ListName, listNames } from './remarks.ts';
import { type Citation, citationOf, textAt } from '../../../shared/document/citation.ts';
import { coverage } from '../../../shared/fact/score.ts';
import { figuresIn, numbersPrinted } from '../register/printed.ts';

/** Words from which on a passage is a whole abstract or section, and the share of them that a rewrite may change. */
const longPassage = 120;
const mostChanged = 0.6;

/** Quotation marks and blanks of one kind, each as long as it was. */
const folded = (text: string): string =>
  text.replaceAll(/[“”„]/gu, '"').replaceAll(/[‘’]/gu, "'").replaceAll(/\s/gu, ' ');

/** What a rewriting replaces: the sentence that it copies, or all of its places where it copies none. Null: the paper has it not. */
export function replacedBy(
  { at, before }: Pick<OverallAnswer['rewrites'][number], 'at' | 'before'>,
  document: SourceDocument,
): Citation | null {
  const cited = citationOf(document, at);
  const passage = (cited?.at ?? []).map((ref) => textAt(document, ref) ?? '').join('\n');
  const sentence = folded(before ?? '')
    .trim()
    .replaceAll(/ +/gu, ' ');
  const from = folded(passage).indexOf(sentence);
  if (cited === null || from === -1) return null;
  return { ...cited, quote: sentence === '' ? passage : passage.slice(from, from + sentence.length) };
}

/**
 * Why a rewritten passage may not stand in the paper's place: it loses a number that no remark on it speaks of, brings what the paper does
 * not have, or writes a long passage anew. Null: it may.
 */
export function rewriteFault(
  { before, isInsertion, after }: { before: Citation; isInsertion: boolean; after: string },
  remarks: string,
  known: PaperKnown,
): string | null {
  const doubts = doubtsIn(after, known, { mayReckon: false });
  if (doubts.length > 0) return `teks cadangan menyebut ${doubts.join(', ')}`;
  if (isInsertion) return null;
  const passage = before.quote;
  const kept = new Set([...numbersPrinted(after), ...numbersPrinted(remarks)]);
  const lost = figuresIn(passage).find(({ values }) => !values.some((value) => kept.has(value)));
  if (lost !== undefined) return `teks cadangan menghilangkan ${lost.text}`;
  return wordsIn(passage).length > longPassage && coverage(passage, after) < 1 - mostChanged
    ? 'teks cadangan menulis semula seluruh petikan yang panjang'
    : null;
}

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

/** Whether two remarks are of one cause: the same item or the same two figures at the same block, or one says the other. */
function isSameCause(one: PlacedRemark, other: PlacedRemark): boolean {
  const [a, b] = [comparableWords(one.text), comparableWords(other.text)];
  return (
    isOfSamePlace(one, other) ||
    areOfOneFault(one, other) ||
    areOfOneFault(other, one) ||
    (a !== '' && b !== '' && (a.includes(b) || b.includes(a)))
  );
}

const eachCause = (remarks: readonly PlacedRemark[]): PlacedRemark[] =>
  remarks.reduce<PlacedRemark[]>(
    (chosen, remark) => (chosen.some((one) => isSameCause(one, remark)) ? chosen : [...chosen, remark]),
    [],
  );

/** By itself a counted advice does not say what is wrong. */
function withProblem(remark: PlacedRemark, criteria: Criteria): PlacedRemark {
  const problem = criteria[remark.criterion].weaknesses.find(
    ({ source, item, evidence }) =>
      source === 'counted' && item === remark.item && evidence?.quote === remark.evidence?.quote,
  );
  return problem && remark.source === 'counted' ? { ...remark, text: `${problem.text} ${remark.text}` } : remark;
}

const isLacking = ({ item, isAbsence, priority }: Remark): boolean => item === 'abstrak' && isAbsence && priority <= 2;

/** Most people read the abstract: where it lacks something, the advice that shares most words with that remark comes early. */
function ofAbstract(order: readonly PlacedRemark[], { titleAbstract }: Criteria): PlacedRemark | undefined {
  const own = order.filter(({ item }) => item === 'abstrak');
  const lacking = own.find(isLacking) ?? titleAbstract.weaknesses.find(isLacking);
  const words = contentWords(lacking?.text ?? '');
  const shared = ({ text }: PlacedRemark): number => [...contentWords(text)].filter((word) => words.has(word)).length;
  return lacking && own.toSorted((a, b) => shared(b) - shared(a))[0];
}

/**
 * The remarks that lead: what must be mended first, then the others; of either those that are asked for, in their order, then the weightier
 * ones: by priority, then where most points are to be won. Among them what the abstract lacks. Each cause once.
 */
function leading(ids: readonly string[], list: ListName, criteria: Criteria): PlacedRemark[] {
  const all = placed(criteria, list).map((remark) =>
    list === 'improvements' ? withProblem(remark, criteria) : remark,
  );
  const wanted = [...new Set(ids)].flatMap((id) => all.find((remark) => remark.id === id) ?? []);
  const pointsLost = ({ criterion }: PlacedRemark): number => criteria[criterion].maxScore - criteria[criterion].score;
  const others = all
    .filter((remark) => !wanted.includes(remark))
    .toSorted((a, b) => a.priority - b.priority || pointsLost(b) - pointsLost(a));
  const order = [...wanted, ...others].toSorted((a, b) => Number(b.priority === 1) - Number(a.priority === 1));
  const abstract = ofAbstract(order, criteria);
  if (abstract === undefined || wanted.includes(abstract)) return eachCause(order).slice(0, leadingRemarks);
  // After what is more urgent, and always among those that lead.
  const at = order.findIndex((one) => one === abstract || one.priority >= abstract.priority);
  const first = eachCause(order.slice(0, at).filter((one) => !isSameCause(one, abstract))).slice(0, leadingRemarks - 1);
  return eachCause([...first, abstract, ...order.slice(at)]).slice(0, leadingRemarks);
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
