import type { Citation } from '../document/citation.ts';
import { countLabel, dateTimeLabel, yesNoLabel } from '../text/labels.ts';
import { emptyText, notFoundText } from '../texts.ts';
import { type Fact, paragraph, type Table } from '../word/blocks.ts';
import { writtenBlocks } from '../word/written.ts';
import { studyKindLabels } from './criteria.ts';
import type { Facts } from './facts.ts';
import {
  citationStyleLabels,
  factLabels as labels,
  languageLabels,
  percentLabel,
  reviewLabels,
  sectionKindLabels,
} from './labels.ts';
import { type Group, placed, shortFacts } from './review.ts';
import type { Evaluation } from './schemas.ts';

type Found = readonly { text: string; evidence?: Citation | null }[];

/** What was found under one label: each finding with its place. `none` stands for no finding. */
function fact(label: string, found: Found | string, none: string = emptyText): Fact {
  if (typeof found === 'string') return [label, found];
  const items = found.map(({ text, evidence = null }) => [...writtenBlocks(text), ...placed(evidence)]);
  const [only = [paragraph(none)]] = items;
  return [label, items.length < 2 ? only : [{ kind: 'list', numbered: false, items }]];
}

/** What a paper says of itself; what it does not say is said to be unfound (design law 6). */
const stated = (label: string, text: string | number | null, evidence: Citation | null = null): Fact =>
  fact(label, text === null || text === '' ? [] : [{ text: String(text), evidence }], notFoundText);

/** What paper was reviewed, and when. */
export function paperFacts({ metadata, documentName, round, reviewedAt }: Evaluation): Table {
  const { title, author, year, documentType, studyKind, wordCount, evidence } = metadata;
  return shortFacts([
    stated(reviewLabels.paperTitle, title, evidence.title),
    stated(reviewLabels.author, author, evidence.author),
    stated(reviewLabels.year, year, evidence.year),
    stated(reviewLabels.documentType, documentType),
    stated(reviewLabels.studyKind, studyKind && studyKindLabels[studyKind]),
    fact(reviewLabels.wordCount, countLabel(wordCount)),
    fact(reviewLabels.documentName, documentName),
    fact(reviewLabels.round, String(round)),
    fact(reviewLabels.reviewedAt, dateTimeLabel(reviewedAt)),
  ]);
}

/** Of these a paper says once how it stands. */
const reportedOnce = [
  'normality',
  'outliers',
  'multicollinearity',
  'effectSize',
  'contentValidity',
  'constructValidity',
] as const;

/** What code has counted in a paper (facts.ts), as page and Word show it; its outline is on the page alone. */
export function factGroups(facts: Facts): Group[] {
  const { citations, statistics, illustrations, objectives } = facts;
  const reported = (key: (typeof reportedOnce)[number]) => {
    const evidence = statistics[key];
    return fact(labels[key], evidence === null ? [] : [{ text: '', evidence }], notFoundText);
  };
  return [
    ...group(
      '',
      fact(labels.wordCount, countLabel(facts.wordCount)),
      fact(labels.pageCount, facts.pageCount === 0 ? labels.unknown : countLabel(facts.pageCount)),
      fact(labels.language, languageLabels[facts.language]),
      fact(
        labels.missingSections,
        facts.missingSections.map((kind) => ({ text: sectionKindLabels[kind] })),
      ),
      fact(
        labels.sample,
        cited(facts.sample, ({ size }) => countLabel(size)),
      ),
    ),
    ...group(
      labels.citations,
      fact(labels.citationStyle, citationStyleLabels[citations.style]),
      fact(labels.inText, countLabel(citations.inText)),
      fact(labels.references, countLabel(citations.references)),
      fact(labels.notListed, citations.notListed),
      fact(labels.notCited, citations.notCited),
      fact(labels.years, citations.years.map(({ year, count }) => `${year} (${count})`).join(', ') || emptyText),
      fact(labels.recentPercent, known(citations.recentPercent, percentLabel)),
      fact(labels.websites, countLabel(citations.websites)),
      fact(labels.isOrdered, known(citations.isOrdered, yesNoLabel)),
    ),
    ...group(
      labels.illustrations,
      fact(
        labels.absentIllustrations,
        cited(
          illustrations.filter(({ isPresent }) => !isPresent),
          labelOf,
        ),
      ),
      fact(
        labels.silentIllustrations,
        cited(
          illustrations.filter(({ isMentioned }) => !isMentioned),
          labelOf,
        ),
      ),
    ),
    ...group(
      labels.statistics,
      fact(
        labels.cronbachAlpha,
        cited(statistics.cronbachAlpha, ({ value }) => String(value)),
        notFoundText,
      ),
      fact(
        labels.tests,
        cited(statistics.tests, ({ name, values }) => [name, ...values].join('; ')),
        notFoundText,
      ),
      ...reportedOnce.map(reported),
      fact(labels.software, statistics.software, notFoundText),
    ),
    ...group(
      labels.objectives,
      ...objectives.flatMap(({ label, text, evidence, answeredBy }) => [
        fact(label, [{ text, evidence }]),
        fact(labels.answeredBy, answeredBy === null ? [] : [{ text: '', evidence: answeredBy }], labels.notAnswered),
      ]),
    ),
  ];
}

/** Nothing without facts. */
const group = (title: string, ...told: Fact[]): Group[] =>
  told.length === 0 ? [] : [{ title, blocks: [shortFacts(told)] }];
/** What was found, each in these words, with its place. */
const cited = <T extends { evidence: Citation }>(all: readonly T[], textOf: (one: T) => string) =>
  all.map((one) => ({ text: textOf(one), evidence: one.evidence }));
const labelOf = ({ label }: { label: string }): string => label;
/** Too little may be known to say. */
const known = <T>(value: T | null, textOf: (value: T) => string): string =>
  value === null ? labels.unknown : textOf(value);
