import { createHash } from 'node:crypto';
import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { CountedRemark } from '../../shared/acadiora/facts.ts';
import type { Remark } from '../../shared/acadiora/schemas.ts';
import { type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { comparable } from '../../shared/words.ts';
import type { ClaimedRemark } from './parts.ts';

export type RemarkKind = 'strength' | 'weakness' | 'improvement';

/** A quote shorter than this many letters rests on nothing; a heading that shows where something is absent may be short. */
const leastLetters = { quote: 10, heading: 4 } as const;

/** The same for the same remark on the same words, so that a reader's mark stays with it. */
const remarkId = (...parts: readonly string[]): string =>
  `r${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}`;

/** The model's remark with its true page, or null when the paper does not hold its quote (design law 6). */
export function verifiedRemark(
  claimed: ClaimedRemark,
  criterion: CriterionKey,
  kind: RemarkKind,
  pages: readonly PageText[],
): Remark | null {
  const quote = claimed.quote.trim().slice(0, 600);
  const isAbsence = claimed.isAbsence ?? false;
  const letters = comparable(quote).length;
  if (claimed.text.trim() === '' || letters < (isAbsence ? leastLetters.heading : leastLetters.quote)) return null;
  const evidence = verifyEvidence({ page: claimed.page, quote }, pages);
  if (evidence === null) return null;
  return {
    id: remarkId(criterion, kind, claimed.text, comparable(quote)),
    text: claimed.text.trim(),
    evidence,
    against: null,
    isAbsence,
    source: 'judged',
    priority: claimed.priority ?? 2,
  };
}

/** A counted remark as the review shows it. Its id is that of its rule and subject: a revised paper's is the same. */
export const countedRemark = (
  counted: CountedRemark,
  kind: RemarkKind,
  text: string = kind === 'improvement' ? counted.advice : counted.text,
): Remark => ({
  id: remarkId(counted.criterion, kind, counted.check, counted.subject),
  text,
  evidence: counted.evidence,
  against: counted.against,
  isAbsence: counted.isAbsence,
  source: 'counted',
  priority: counted.priority,
});

/** Judged remarks of one kind that a criterion shows: the parts of a long paper together say more than anybody reads. */
export const judgedAtMost = 10;

/** Each remark once, the weightier first; those counted before those judged. All counted ones stay. */
export function ordered(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>();
  let judged = 0;
  return remarks
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .toSorted((a, b) => a.priority - b.priority || Number(a.source === 'judged') - Number(b.source === 'judged'))
    .filter(({ source }) => source === 'counted' || ++judged <= judgedAtMost);
}
