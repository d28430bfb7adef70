import type { Citation } from '../../document/citation.ts';
import { notFoundText } from '../../texts.ts';
import { cell, heading, labelCell, table } from '../../word/blocks.ts';
import type { Block } from '../../word/blocks.ts';
import type { Facts } from '../facts.ts';
import {
  citationStyleLabels,
  countLabel,
  factLabels as labels,
  languageLabels,
  objectiveKindLabels,
  percentLabel,
  reviewLabels,
  sectionKindLabels,
} from '../labels.ts';
import { yesNoLabel } from '../../text/labels.ts';
import { placeLabel } from './parts.ts';

/** What code has counted in the paper (facts.ts), each finding with its place; the paper's outline and its tables are on the page. */
export const factBlocks = (facts: Facts): Block[] => [
  heading(1, labels.title),
  table(
    [28, 72],
    [],
    factTexts(facts).map(([label, text]) => [labelCell(label), cell(text)]),
    { look: 'dense' },
  ),
];

/** Findings, each with its place; `none` stands for no finding. */
const placed = (found: readonly { text: string; evidence: Citation }[], none: string = reviewLabels.empty): string =>
  found.map(({ text, evidence }) => `${text} [${placeLabel(evidence)}]`).join('; ') || none;

function factTexts(facts: Facts): (readonly [label: string, text: string])[] {
  const { citations, statistics, illustrations } = facts;
  const numbersOf = (wanted: (one: Facts['illustrations'][number]) => boolean): string =>
    illustrations
      .filter(wanted)
      .map(({ label }) => label)
      .join(', ') || reviewLabels.empty;
  return [
    [labels.wordCount, countLabel(facts.wordCount)],
    [labels.pageCount, countLabel(facts.pageCount)],
    [labels.language, languageLabels[facts.language]],
    [
      labels.missingSections,
      facts.missingSections.map((kind) => sectionKindLabels[kind]).join(', ') || reviewLabels.empty,
    ],
    [labels.sample, placed(facts.sample.map(({ size, evidence }) => ({ text: countLabel(size), evidence })))],
    [labels.citationStyle, citationStyleLabels[citations.style]],
    [labels.inText, countLabel(citations.inText)],
    [labels.references, countLabel(citations.references)],
    [labels.notListed, placed(citations.notListed)],
    [labels.notCited, placed(citations.notCited)],
    [labels.years, citations.years.map(({ year, count }) => `${year} (${count})`).join(', ') || reviewLabels.empty],
    [labels.recentPercent, citations.recentPercent === null ? labels.unknown : percentLabel(citations.recentPercent)],
    [labels.websites, countLabel(citations.websites)],
    [labels.isOrdered, citations.isOrdered === null ? labels.unknown : yesNoLabel(citations.isOrdered)],
    [labels.absentIllustrations, numbersOf(({ isPresent }) => !isPresent)],
    [labels.silentIllustrations, numbersOf(({ isMentioned }) => !isMentioned)],
    [
      labels.cronbachAlpha,
      placed(
        statistics.cronbachAlpha.map(({ value, evidence }) => ({ text: String(value), evidence })),
        notFoundText,
      ),
    ],
    [
      labels.tests,
      placed(
        statistics.tests.map(({ name, values, evidence }) => ({ text: [name, ...values].join('; '), evidence })),
        notFoundText,
      ),
    ],
    ...(
      ['normality', 'outliers', 'multicollinearity', 'effectSize', 'contentValidity', 'constructValidity'] as const
    ).map((key) => {
      const evidence = statistics[key];
      return [labels[key], evidence === null ? notFoundText : placeLabel(evidence)] as const;
    }),
    [labels.software, placed(statistics.software, notFoundText)],
    ...facts.objectives.map(
      ({ kind, label, text, answeredBy }) =>
        [
          label || objectiveKindLabels[kind],
          `${text} ${labels.answeredBy}: ${answeredBy === null ? labels.notAnswered : placeLabel(answeredBy)}`,
        ] as const,
    ),
  ];
}
