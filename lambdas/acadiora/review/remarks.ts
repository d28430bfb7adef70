import { type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import type { Remark } from '../../../shared/acadiora/schemas.ts';
import { citationOf } from '../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { comparable } from '../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import type { ClaimedRemark } from '../prompts/answers.ts';
import { type CountedRemark, remarkId } from '../register/checks/check.ts';

/** The lists of a criterion's remarks, and of what kind each is. */
export const kindOf = { strengths: 'strength', weaknesses: 'weakness', improvements: 'improvement' } as const;
export type ListName = keyof typeof kindOf;
export const listNames = Object.keys(kindOf) as ListName[];
type RemarkKind = (typeof kindOf)[ListName];

/**
 * The model's remark with the words of the places that it names; without evidence where the paper has none of them (design law 6).
 * `paper`: without the sentences that are addressed to an AI, on which no remark rests. Null: it says nothing.
 */
export function judgedRemark(
  claimed: ClaimedRemark,
  criterion: CriterionKey,
  kind: RemarkKind,
  paper: SourceDocument,
): Remark | null {
  const text = claimed.text.trim();
  if (text === '') return null;
  const evidence = citationOf(paper, claimed.at);
  return {
    id: remarkId(criterion, kind, text, comparable(evidence?.quote ?? '')),
    text,
    evidence,
    against: null,
    isAbsence: claimed.isAbsence ?? false,
    isOpen: true,
    source: 'judged',
    priority: claimed.priority ?? 2,
    item: rubricItems[criterion].find(({ id }) => id === claimed.item)?.id ?? null,
    measure: null,
  };
}

/** What to do about a counted weakness, as a remark of its own. */
export const adviceOf = (one: CountedRemark): Remark => ({
  ...one,
  id: remarkId(one.criterion, 'improvement', one.check, one.subject),
  text: one.advice,
});

const rank = ({ source, evidence }: Remark): number => (source === 'counted' ? 0 : evidence === null ? 2 : 1);

/** Each remark once, the weightier first; those counted before those judged, those with evidence before those without. */
export const ordered = (remarks: readonly Remark[]): Remark[] =>
  uniqueBy(remarks, ({ id }) => id).toSorted((a, b) => a.priority - b.priority || rank(a) - rank(b));
