import type { Evaluation, Remark } from '../../shared/acadiora/schemas.ts';
import { type Citation, citationSchema, textAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import { clausesOf, saysClause, saysPlanted } from './paper-match.ts';
import type { PaperTruth, Planted } from './truth.ts';

/** What of a review is compared with the truth. */
export type Review = Pick<Evaluation, 'metadata' | 'evaluation' | 'overall' | 'facts'>;

/** The word count may differ by this share: readers cut words differently. */
const wordShare = 0.02;

export const paperFields = ['title', 'authors', 'year', 'sections', 'wordCount', 'citationStyle'] as const;
export type PaperField = (typeof paperFields)[number];

/** Planted things of one kind, and those that a remark speaks of. */
export interface Planting {
  planted: number;
  found: number;
  missed: string[];
}

export interface PaperScore {
  /** What was found in place of what is there, for the reader; null when right. */
  wrong: Record<PaperField, string | null>;
  weaknesses: Planting;
  /** Weaknesses that only judgement sees. */
  judgements: Planting;
  strengths: Planting;
  /** Weaknesses that were reported, and those of them that are neither planted nor known to be true. */
  reported: { shown: number; doubtful: string[] };
  quotes: { checked: number; untrue: string[] };
}

/** A heading without its number. */
const headingOf = (heading: string): string =>
  comparable(heading.replace(/^(?:(?:bab|chapter)\s+\p{L}+|[\dIVX]+(?:\.\d+)*)[.):]?\s+/iu, ''));

const isSection = (printed: string, named: string): boolean =>
  [comparable(printed), headingOf(printed)].some((one) => one === comparable(named) || one === headingOf(named)) ||
  (/^(?:lampiran|appendix)/iu.test(named) && new RegExp(`^${named}\\b`, 'iu').test(printed));

const styleOf = (words: string): Evaluation['facts']['citations']['style'] =>
  /campuran|mixed/iu.test(words)
    ? 'mixed'
    : /bernombor|numbered|ieee|vancouver/iu.test(words)
      ? 'numbered'
      : 'author-year';

/** What stands there for what should, or null when they say the same. */
const other = (is: string | null, should: string): string | null =>
  is !== null && comparable(is) === comparable(should) ? null : `${is ?? 'null'} for ${should}`;

function fieldsOf(truth: PaperTruth, { metadata, facts }: Review): Record<PaperField, string | null> {
  const unfound = truth.sections.filter((named) => !facts.sections.some(({ heading }) => isSection(heading, named)));
  const off = Math.abs(facts.wordCount - truth.wordCountApprox) / truth.wordCountApprox;
  const style = styleOf(truth.citationStyle);
  return {
    title: other(metadata.title, truth.title),
    authors: other((metadata.author ?? '').split('; ').toSorted().join('; '), truth.authors.toSorted().join('; ')),
    year: metadata.year === truth.year ? null : `${metadata.year} for ${truth.year}`,
    sections: unfound.length === 0 ? null : `not found: ${unfound.join(', ')}`,
    wordCount: off <= wordShare ? null : `${facts.wordCount} for ${truth.wordCountApprox}`,
    citationStyle: facts.citations.style === style ? null : `${facts.citations.style} for ${style}`,
  };
}

function plantingOf(all: readonly Planted[], remarksFor: (planted: Planted) => readonly Remark[]): Planting {
  const missed = all.filter((planted) => !saysPlanted(planted.description, remarksFor(planted)));
  return {
    planted: all.length,
    found: all.length - missed.length,
    missed: missed.map(({ criterion, description }) => `${criterion}: ${description}`),
  };
}

/** Every quote of a value, wherever it stands; but those of a remark on the version before, which are not of this paper. */
export function quotesIn(value: unknown): Citation[] {
  const parsed = citationSchema.safeParse(value);
  if (parsed.success) return [parsed.data];
  if (typeof value !== 'object' || value === null) return [];
  const isOutcome = 'remark' in value && 'status' in value;
  return Object.entries(value).flatMap(([key, inner]) => (isOutcome && key === 'remark' ? [] : quotesIn(inner)));
}

function quotesOf(review: Review, document: SourceDocument): PaperScore['quotes'] {
  const quotes = quotesIn(review);
  const isTrue = ({ at, quote }: Citation): boolean =>
    comparable(at.map((ref) => textAt(document, ref) ?? '').join(' ')).includes(comparable(quote));
  return {
    checked: quotes.length,
    untrue: quotes.filter((quote) => !isTrue(quote)).map(({ at, quote }) => `${at.join(', ')}: ${quote}`),
  };
}

/** A remark may say one clause of what was planted. */
function reportedOf({ plantedWeaknesses, accepted }: PaperTruth, { evaluation }: Review): PaperScore['reported'] {
  const shown = criterionKeys.flatMap((key) => evaluation[key].weaknesses);
  const isTrue = (remark: Remark): boolean =>
    plantedWeaknesses.some(({ description }) => clausesOf(description).some((clause) => saysClause(clause, remark))) ||
    accepted.some((words) => comparable(remark.text).includes(comparable(words)));
  return { shown: shown.length, doubtful: shown.filter((one) => !isTrue(one)).map(({ text }) => text) };
}

/** How a review compares with the truth about its paper. */
export function scorePaper(truth: PaperTruth, review: Review, document: SourceDocument): PaperScore {
  const { evaluation } = review;
  const weak = ({ criterion }: Planted): Remark[] => [
    ...evaluation[criterion].weaknesses,
    ...evaluation[criterion].improvements,
  ];
  const of = (counted: boolean) => truth.plantedWeaknesses.filter(({ isCountable }) => isCountable === counted);
  return {
    wrong: fieldsOf(truth, review),
    weaknesses: plantingOf(of(true), weak),
    judgements: plantingOf(of(false), weak),
    strengths: plantingOf(truth.plantedStrengths, ({ criterion }) => evaluation[criterion].strengths),
    reported: reportedOf(truth, review),
    quotes: quotesOf(review, document),
  };
}
