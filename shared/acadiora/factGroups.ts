import type { Citation } from '../document/citation.ts';
import { countLabel, dateTimeLabel, yesNoLabel } from '../text/labels.ts';
import { emptyText, notFoundText } from '../texts.ts';
import { type Fact, paragraph, type Table } from '../word/blocks.ts';
import { writtenBlocks } from '../word/written.ts';
import { studyKindLabels } from './criteria.ts';
import { sectionKindLabels, type Facts } from './facts.ts';
import { citationStyleLabels, factLabels as labels, languageLabels, percentLabel, reviewLabels } from './labels.ts';
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
  const groups: { title: string; facts: Fact[] }[] = [
    {
      title: '',
      facts: [
        fact(labels.wordCount, countLabel(facts.wordCount)),
        fact(labels.pageCount, facts.pageCount === 0 ? labels.unknown : countLabel(facts.pageCount)),
        fact(labels.language, languageLabels[facts.language]),
        fact(
          labels.missingSections,
          facts.missingSections.map((kind) => ({ text: sectionKindLabels[kind] })),
        ),
        fact(
          labels.sample,
          facts.sample.map(({ size, evidence }) => ({ text: countLabel(size), evidence })),
        ),
      ],
    },
    {
      title: labels.citations,
      facts: [
        fact(labels.citationStyle, citationStyleLabels[citations.style]),
        fact(labels.inText, countLabel(citations.inText)),
        fact(labels.references, countLabel(citations.references)),
        fact(labels.notListed, citations.notListed),
        fact(labels.notCited, citations.notCited),
        fact(labels.years, citations.years.map(({ year, count }) => `${year} (${count})`).join(', ') || emptyText),
        fact(
          labels.recentPercent,
          citations.recentPercent === null ? labels.unknown : percentLabel(citations.recentPercent),
        ),
        fact(labels.websites, countLabel(citations.websites)),
        fact(labels.isOrdered, citations.isOrdered === null ? labels.unknown : yesNoLabel(citations.isOrdered)),
      ],
    },
    {
      title: labels.illustrations,
      facts: [
        fact(labels.absentIllustrations, named(illustrations.filter(({ isPresent }) => !isPresent))),
        fact(labels.silentIllustrations, named(illustrations.filter(({ isMentioned }) => !isMentioned))),
      ],
    },
    {
      title: labels.statistics,
      facts: [
        fact(
          labels.cronbachAlpha,
          statistics.cronbachAlpha.map(({ value, evidence }) => ({ text: String(value), evidence })),
          notFoundText,
        ),
        fact(
          labels.tests,
          statistics.tests.map(({ name, values, evidence }) => ({ text: [name, ...values].join('; '), evidence })),
          notFoundText,
        ),
        ...reportedOnce.map(reported),
        fact(labels.software, statistics.software, notFoundText),
      ],
    },
    {
      title: labels.objectives,
      facts: objectives.flatMap(({ label, text, evidence, answeredBy }) => [
        fact(label, [{ text, evidence }]),
        fact(labels.answeredBy, answeredBy === null ? [] : [{ text: '', evidence: answeredBy }], labels.notAnswered),
      ]),
    },
  ];
  return groups.flatMap(({ title, facts: told }) => (told.length === 0 ? [] : [{ title, blocks: [shortFacts(told)] }]));
}

const named = (illustrations: Facts['illustrations']) =>
  illustrations.map(({ label, evidence }) => ({ text: label, evidence }));
