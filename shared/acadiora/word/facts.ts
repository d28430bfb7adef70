import type { Evidence } from '../../evidence.ts';
import { notFoundText } from '../../texts.ts';
import { bullets, cell, factTable, heading } from '../../word/blocks.ts';
import type { Block, CellBlock, Inline } from '../../word/blocks.ts';
import type { Facts } from '../facts.ts';
import {
  citationStyleLabels,
  countLabel,
  evidenceLabel,
  factLabels as labels,
  languageLabels,
  objectiveKindLabels,
  percentLabel,
  reviewLabels,
  sectionKindLabels,
  yesNoLabel,
} from '../labels.ts';
import { listing, listOf, under, withEvidence } from './parts.ts';

/** What code has counted in the paper (facts.ts), each finding with its place. */
export const factBlocks = (facts: Facts): Block[] => [
  heading(1, labels.title),
  factTable([
    [labels.wordCount, countLabel(facts.wordCount)],
    [labels.pageCount, countLabel(facts.pageCount)],
    [labels.language, languageLabels[facts.language]],
    [labels.missingSections, listOf(facts.missingSections.map((kind) => sectionKindLabels[kind]))],
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
  found: readonly { text: string; evidence: Evidence }[],
  none: string = reviewLabels.empty,
): CellBlock[] =>
  found.length === 0
    ? listOf([], none)
    : [
        bullets(
          found.map(({ text, evidence }): Inline => [{ text }, { text: `\n${evidenceLabel(evidence)}`, italic: true }]),
        ),
      ];

const sectionTable = ({ sections }: Facts): Block[] =>
  listing(
    [28, 40, 14, 18],
    [labels.section, labels.heading, labels.page, labels.words],
    sections.map(({ kind, heading: title, level, page, words }) => [
      cell(sectionKindLabels[kind], { style: 'label' }),
      // An indent by level would be lost in a cell; the dash says that it stands within the one before.
      cell(title.trim() === '' ? '–' : `${'– '.repeat(level - 1)}${title}`),
      cell(String(page)),
      cell(countLabel(words)),
    ]),
  );

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
  listing(
    [22, 16, 16, 46],
    [labels.illustration, labels.isPresent, labels.isMentioned, reviewLabels.quote],
    illustrations.map(({ label, isPresent, isMentioned, evidence }) => [
      cell(label, { style: 'label' }),
      yesNo(isPresent),
      yesNo(isMentioned),
      cell(evidenceLabel(evidence)),
    ]),
  );

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
      return [labels[key], evidence === null ? notFoundText : evidenceLabel(evidence)] as const;
    }),
    [labels.software, placed(software, notFoundText)],
  ]);
};

const objectiveTable = ({ objectives }: Facts): Block[] =>
  listing(
    [18, 42, 40],
    [labels.objectiveKind, labels.objective, labels.answeredBy],
    objectives.map(({ kind, label, text, evidence, answeredBy }) => [
      cell(label || objectiveKindLabels[kind], { style: 'label' }),
      cell(withEvidence(text, evidence)),
      answeredBy === null ? cell(labels.notAnswered, { style: 'warning' }) : cell(evidenceLabel(answeredBy)),
    ]),
  );
