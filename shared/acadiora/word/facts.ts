import type { Citation } from '../../document/citation.ts';
import { notFoundText } from '../../texts.ts';
import { bullets, cell, factTable, heading, labelCell } from '../../word/blocks.ts';
import type { Inline } from '../../richText/blocks.ts';
import type { Block, CellBlock } from '../../word/blocks.ts';
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
import { placedQuote, yesNoLabel } from '../../text/labels.ts';
import { listOrText } from '../../word/written.ts';
import { listing, under, withEvidence } from './parts.ts';

/** What code has counted in the paper (facts.ts), each finding with its place. */
export const factBlocks = (facts: Facts): Block[] => [
  heading(1, labels.title),
  factTable([
    [labels.wordCount, countLabel(facts.wordCount)],
    [labels.pageCount, countLabel(facts.pageCount)],
    [labels.language, languageLabels[facts.language]],
    [labels.missingSections, listOrText(facts.missingSections.map((kind) => sectionKindLabels[kind]))],
    [labels.sample, placed(facts.sample.map(({ size, evidence }) => ({ text: countLabel(size), evidence })))],
  ]),
  ...under(heading(2, labels.sections), sectionTable(facts)),
  heading(2, labels.citations),
  citationTable(facts.citations),
  ...under(heading(2, labels.illustrations), illustrationTable(facts)),
  heading(2, labels.statistics),
  statisticsTable(facts.statistics),
  ...under(heading(2, labels.objectives), objectiveTable(facts)),
];

/** Findings, each with the paper's words below it; `none` stands for no finding. */
const placed = (
  found: readonly { text: string; evidence: Citation }[],
  none: string = reviewLabels.empty,
): CellBlock[] =>
  found.length === 0
    ? listOrText([], none)
    : [
        bullets(
          found.map(({ text, evidence }): Inline => [{ text }, { text: `\n${placedQuote(evidence)}`, italic: true }]),
        ),
      ];

const sectionTable = ({ sections }: Facts): Block[] =>
  listing(sections, [
    [28, labels.section, ({ kind }) => labelCell(sectionKindLabels[kind])],
    // A cell cannot be indented: a dash for each level stands before the heading.
    [40, labels.heading, ({ heading: title, level }) => (title.trim() === '' ? '–' : '– '.repeat(level - 1) + title)],
    [14, labels.place, ({ place }) => place],
    [18, labels.words, ({ words }) => countLabel(words)],
  ]);

const citationTable = (citations: Facts['citations']): Block =>
  factTable([
    [labels.citationStyle, citationStyleLabels[citations.style]],
    [labels.inText, countLabel(citations.inText)],
    [labels.references, countLabel(citations.references)],
    [labels.notListed, placed(citations.notListed)],
    [labels.notCited, placed(citations.notCited)],
    [labels.years, citations.years.map(({ year, count }) => `${year} (${count})`).join(', ') || reviewLabels.empty],
    [labels.recentPercent, citations.recentPercent === null ? labels.unknown : percentLabel(citations.recentPercent)],
    [labels.websites, countLabel(citations.websites)],
    [labels.isOrdered, citations.isOrdered === null ? labels.unknown : yesNoLabel(citations.isOrdered)],
  ]);

const illustrationTable = ({ illustrations }: Facts): Block[] =>
  listing(illustrations, [
    [22, labels.illustration, ({ label }) => labelCell(label)],
    [16, labels.isPresent, ({ isPresent }) => yesNo(isPresent)],
    [16, labels.isMentioned, ({ isMentioned }) => yesNo(isMentioned)],
    [46, reviewLabels.quote, ({ evidence }) => placedQuote(evidence)],
  ]);

const yesNo = (value: boolean) => cell(yesNoLabel(value), value ? {} : { style: 'warning' });

const statisticsTable = (statistics: Facts['statistics']): Block => {
  const { cronbachAlpha, tests, software } = statistics;
  return factTable([
    [
      labels.cronbachAlpha,
      placed(
        cronbachAlpha.map(({ value, evidence }) => ({ text: String(value), evidence })),
        notFoundText,
      ),
    ],
    [
      labels.tests,
      placed(
        tests.map(({ name, values, evidence }) => ({
          text: values.length === 0 ? name : `${name}: ${values.join('; ')}`,
          evidence,
        })),
        notFoundText,
      ),
    ],
    ...(
      ['normality', 'outliers', 'multicollinearity', 'effectSize', 'contentValidity', 'constructValidity'] as const
    ).map((key) => {
      const evidence = statistics[key];
      return [labels[key], evidence === null ? notFoundText : placedQuote(evidence)] as const;
    }),
    [labels.software, placed(software, notFoundText)],
  ]);
};

const objectiveTable = ({ objectives }: Facts): Block[] =>
  listing(objectives, [
    [18, labels.objectiveKind, ({ kind, label }) => labelCell(label || objectiveKindLabels[kind])],
    [42, labels.objective, ({ text, evidence }) => withEvidence(text, evidence)],
    [
      40,
      labels.answeredBy,
      ({ answeredBy }) =>
        answeredBy === null ? cell(labels.notAnswered, { style: 'warning' }) : placedQuote(answeredBy),
    ],
  ]);
