import type { Evaluation, Remark } from '../../shared/acadiora/schemas.ts';
import { type Citation, citationSchema, textAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { saysPlanted } from './paper-match.ts';
import type { PaperTruth, Planted } from './paper-truth.ts';

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
  /** Of those, by a remark that code has counted. */
  byCount: number;
  missed: string[];
}

export interface PaperScore {
  /** What was found in place of what is there, for the reader; null when right. */
  wrong: Record<PaperField, string | null>;
  /** Main headings found that the truth does not name: not wrong by themselves. */
  extraSections: string[];
  weaknesses: Planting;
  /** Weaknesses that only judgement sees. */
  judgements: Planting;
  strengths: Planting;
  /** Planted strengths that a counted weakness of the same criterion seems to deny. */
  denied: string[];
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
  const found = all.filter((planted) => saysPlanted(planted.description, remarksFor(planted)));
  const byCount = all.filter((planted) =>
    saysPlanted(
      planted.description,
      remarksFor(planted).filter(({ source }) => source === 'counted'),
    ),
  );
  return {
    planted: all.length,
    found: found.length,
    byCount: byCount.length,
    missed: all.filter((planted) => !found.includes(planted)).map((one) => `${one.criterion}: ${one.description}`),
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

/** How a review compares with the truth about its paper. */
export function scorePaper(truth: PaperTruth, review: Review, document: SourceDocument): PaperScore {
  const { evaluation, facts } = review;
  const weak = ({ criterion }: Planted): Remark[] => [
    ...evaluation[criterion].weaknesses,
    ...evaluation[criterion].improvements,
  ];
  const countedWeak = ({ criterion }: Planted): Remark[] =>
    evaluation[criterion].weaknesses.filter(({ source }) => source === 'counted');
  return {
    wrong: fieldsOf(truth, review),
    extraSections: facts.sections
      .filter(({ level, kind }) => level === 1 && kind !== 'front')
      .map(({ heading }) => heading)
      .filter((heading) => !truth.sections.some((named) => isSection(heading, named))),
    weaknesses: plantingOf(
      truth.plantedWeaknesses.filter(({ isCountable }) => isCountable),
      weak,
    ),
    judgements: plantingOf(
      truth.plantedWeaknesses.filter(({ isCountable }) => !isCountable),
      weak,
    ),
    strengths: plantingOf(truth.plantedStrengths, ({ criterion }) => evaluation[criterion].strengths),
    denied: truth.plantedStrengths
      .filter((planted) => saysPlanted(planted.description, countedWeak(planted)))
      .map(({ criterion, description }) => `${criterion}: ${description}`),
    quotes: quotesOf(review, document),
  };
}
