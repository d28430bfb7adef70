import { criteriaOf } from '../../../lambdas/acadiora/evaluation.ts';
import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import { judgedOf } from '../../../lambdas/acadiora/parts.ts';
import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import type { CountedRemark } from '../../../shared/acadiora/facts.ts';
import { paperText } from '../../support/papers.ts';
import { bareAnswer } from '../../support/reviewer.ts';

/** An invented paper of ten pages. */
export const text = paperText(10);
export const { pages } = text;
export const { facts } = countPaper(text);

/** A line that is printed on this page and on no other. */
export const lineOn = (page: number): string =>
  pages[page - 1]?.text.split('\n').findLast((line) => line.length > 60) ?? '';

/** Answers of the parts of some criteria. */
export type Answers = Partial<Record<CriterionKey, unknown[]>>;

/** The criteria of a review: bare but for these answers and counted remarks. */
export function evaluate(answers: Answers = {}, remarks: CountedRemark[] = [], own = facts, on = pages) {
  const judged = Object.fromEntries(
    criterionKeys.map((key) => [key, judgedOf(key, answers[key] ?? [bareAnswer(key)])]),
  ) as Parameters<typeof criteriaOf>[0]['judged'];
  return criteriaOf({ judged, plan: { facts: own, remarks }, pages: on });
}

/** A strength as the model claims it. */
export const strength = (quote: string, page = 1, words = 'Kekuatan') => ({ text: words, page, quote });
/** A weakness as the model claims it. */
export const weakness = (quote: string, page = 1, changes: object = {}) => ({
  text: 'Kelemahan',
  page,
  quote,
  isAbsence: false,
  ...changes,
});

/** A weakness of the methodology that code has counted. */
export const counted = (changes: Partial<CountedRemark> = {}): CountedRemark => ({
  check: 'contohSemakan',
  subject: '',
  criterion: 'methodology',
  kind: 'weakness',
  text: 'Alfa Cronbach tidak dilaporkan.',
  advice: 'Laporkan alfa Cronbach.',
  evidence: { page: 4, quote: lineOn(4) },
  against: null,
  isAbsence: false,
  priority: 2,
  measure: null,
  cap: null,
  ...changes,
});

/** An answer about the whole that chooses nothing. */
export const bareOverall = {
  summaryEvaluation: ' Rumusan. ',
  recommendation: 'Baiki.',
  mainStrengths: [] as string[],
  mainWeaknesses: [] as string[],
  criticalImprovements: [] as string[],
};
