import { createHash } from 'node:crypto';
import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { CountedRemark, Section } from '../../shared/acadiora/facts.ts';
import type { Remark } from '../../shared/acadiora/schemas.ts';
import { type Evidence, type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { withoutOrders } from './facts/text/ordersToModel.ts';
import type { ClaimedRemark } from './parts.ts';

export type RemarkKind = 'strength' | 'weakness' | 'improvement';

/** A quote shorter than this many letters rests on nothing, for it may stand within a word; only a whole heading may be shorter. */
const leastLetters = 10;

/** The paper that quotes are looked for in. */
export interface QuotedPaper {
  pages: readonly PageText[];
  /** The same pages without the sentences that are addressed to an AI: no remark rests on those. */
  ownPages: readonly PageText[];
  sections: readonly Section[];
}

export const quotedPaper = (pages: readonly PageText[], sections: readonly Section[]): QuotedPaper => ({
  pages,
  ownPages: withoutOrders(pages),
  sections,
});

/** Where the paper itself holds the quote: on its own pages, and not only because a sentence was taken out of their midst. */
function ownEvidence(claimed: Evidence, { pages, ownPages }: QuotedPaper): Evidence | null {
  const own = verifyEvidence(claimed, ownPages);
  return own && verifyEvidence(own, pages);
}

/**
 * A claimed quote with its true page; null when it is too little to rest on, when the paper does not hold it (design law 6), or when it
 * is of a sentence addressed to an AI.
 */
export function longQuote(claimed: Evidence, paper: QuotedPaper): Evidence | null {
  const quote = claimed.quote.trim().slice(0, 600);
  return comparable(quote).length < leastLetters ? null : ownEvidence({ page: claimed.page, quote }, paper);
}

const withoutNumber = (heading: string): string => heading.replace(/^[\s\d.()]+/u, '');

/** The same, or a whole heading however short, where that heading is. */
export function quoteOrHeading(claimed: Evidence, paper: QuotedPaper): Evidence | null {
  const wanted = comparable(claimed.quote);
  const headings = paper.sections.filter(
    ({ heading }) => wanted !== '' && [heading, withoutNumber(heading)].some((text) => comparable(text) === wanted),
  );
  const section = headings.find(({ page }) => page === claimed.page) ?? headings[0];
  if (section === undefined) return longQuote(claimed, paper);
  return ownEvidence({ page: section.page, quote: claimed.quote.trim().slice(0, 600) }, paper);
}

/** The same for the same remark on the same words, so that a reader's mark stays with it. */
const remarkId = (...parts: readonly string[]): string =>
  `r${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)}`;

/** The model's remark with its true page, or null when the paper does not hold its quote (design law 6). */
export function verifiedRemark(
  claimed: ClaimedRemark,
  criterion: CriterionKey,
  kind: RemarkKind,
  paper: QuotedPaper,
): Remark | null {
  const isAbsence = claimed.isAbsence ?? false;
  const evidence = isAbsence ? quoteOrHeading(claimed, paper) : longQuote(claimed, paper);
  if (evidence === null || claimed.text.trim() === '') return null;
  return {
    id: remarkId(criterion, kind, claimed.text, comparable(evidence.quote)),
    text: claimed.text.trim(),
    evidence,
    against: null,
    isAbsence,
    source: 'judged',
    priority: claimed.priority ?? 2,
    measure: null,
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
  measure: counted.measure,
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
