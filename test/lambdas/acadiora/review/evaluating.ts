import { criteriaOf } from '../../../../lambdas/acadiora/review/evaluation.ts';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import type { Verdicts } from '../../../../lambdas/acadiora/review/look.ts';
import { knownOfPaper } from '../../../../lambdas/acadiora/review/knownOfPaper.ts';
import { noOverall, overallOf } from '../../../../lambdas/acadiora/review/overall.ts';
import { type OverallAnswer, reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import { settledRegister } from '../../../../lambdas/acadiora/register/settle.ts';
import { criterionKeys, type CriterionKey, type StudyKind } from '../../../../shared/acadiora/criteria.ts';
import type { Corrections } from '../../../../shared/acadiora/facts.ts';
import { type CountedRemark, remarkId } from '../../../../lambdas/acadiora/register/checks/check.ts';
import type { Criteria } from '../../../../shared/acadiora/schemas.ts';
import { citationOf, type Citation } from '../../../../shared/document/citation.ts';
import type { Ref } from '../../../../shared/document/document.ts';
import { paperDocument } from '../../../support/papers.ts';
import { bareAnswer, bareRegister } from '../../../support/reviewer.ts';

/** An invented paper of ten pages. */
export const document = paperDocument(10);
export const { facts } = countPaper(document);

/** The number of a paragraph that is printed on this page. */
export const blockOn = (page: number): Ref =>
  String(document.blocks.findLast((block) => block.page === page && block.kind === 'paragraph')?.n ?? 0);

/** The evidence of a remark that rests on that paragraph. */
export const evidenceOn = (page: number): Citation => {
  const citation = citationOf(document, [blockOn(page)]);
  if (citation === null) throw new Error(`Page ${page} has no paragraph`);
  return citation;
};

/** Answers about some criteria. */
export type Answers = Partial<Record<CriterionKey, unknown>>;

/** The criteria of a review: bare but for these answers and counted remarks. */
export function evaluate(
  answers: Answers = {},
  remarks: CountedRemark[] = [],
  own = facts,
  on = document,
  verdicts: Verdicts = [],
  kind: StudyKind | null = null,
  read: RegisterAnswer = bareRegister,
  corrections: Corrections | null = null,
  isLooked = true,
) {
  const judged = Object.fromEntries(
    criterionKeys.map((key) => [key, reviewAnswerSchemas[key].parse(answers[key] ?? bareAnswer(key))]),
  );
  const register = settledRegister(read, on, corrections);
  return criteriaOf({ judged, plan: { facts: own, remarks }, register, kind, document: on, verdicts, isLooked });
}

/** The review as a whole of these criteria. */
export const overallIn = (
  criteria: Criteria,
  answer: OverallAnswer = bareOverall,
  on = document,
  kind: StudyKind | null = null,
) => overallOf(answer, criteria, { document: on, kind, known: knownOfPaper(on, { facts, remarks: [] }) });

/** A strength as the model claims it. */
export const strength = (ref: Ref, words = 'Kekuatan') => ({ text: words, at: [ref] });
/** A weakness as the model claims it. */
export const weakness = (ref: Ref, changes: object = {}) => ({
  text: 'Kelemahan',
  at: [ref],
  isAbsence: false,
  ...changes,
});

/** A weakness of the methodology that code has counted. */
export const counted = ({
  check = 'contohSemakan',
  subject = '',
  criterion = 'methodology',
  kind = 'weakness',
  ...changes
}: Partial<CountedRemark> = {}): CountedRemark => ({
  id: remarkId(criterion, kind, check, subject),
  check,
  subject,
  criterion,
  kind,
  source: 'counted',
  text: 'Alfa Cronbach tidak dilaporkan.',
  advice: 'Laporkan alfa Cronbach.',
  evidence: evidenceOn(4),
  against: null,
  isAbsence: false,
  isOpen: false,
  priority: 2,
  measure: null,
  item: 'instrumen',
  cap: 4,
  ...changes,
});

/** An answer about the whole that chooses nothing. */
export const bareOverall = { ...noOverall, summaryEvaluation: ' Rumusan. ', recommendation: 'Baiki.' };
