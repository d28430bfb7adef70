import { notFoundText } from '../../texts.ts';
import { cell, factTable, heading, headRow, note, table, totalCell } from '../../word/blocks.ts';
import { writtenBlocks } from '../../word/written.ts';
import type { Block, Row } from '../../word/blocks.ts';
import type { Warning } from '../../session.ts';
import {
  countLabel,
  mainCriteria,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../labels.ts';
import { dateTimeLabel, warningLabel } from '../../text/labels.ts';
import { leadingRemarks } from '../rules.ts';
import type { Criteria, Evaluation, Overall } from '../schemas.ts';
import { numberedTitle, remarksUnder, withEvidence, type Opinions } from './parts.ts';

/** What paper was reviewed, and when. What the paper does not say is said to be unfound (design law 6). */
export function paperBlock({ metadata, documentName, round, reviewedAt }: Evaluation): Block {
  const { title, author, year, documentType, wordCount, evidence } = metadata;
  return factTable([
    [labels.paperTitle, withEvidence(title ?? notFoundText, evidence.title)],
    [labels.author, withEvidence(author ?? notFoundText, evidence.author)],
    [labels.year, withEvidence(year === null ? notFoundText : String(year), evidence.year)],
    [labels.documentType, documentType || notFoundText],
    [labels.wordCount, countLabel(wordCount)],
    [labels.documentName, documentName],
    [labels.round, String(round)],
    [labels.reviewedAt, dateTimeLabel(reviewedAt)],
  ]);
}

/** The most important improvements stand first, as on the page. */
export const leadingBlocks = ({ criticalImprovements }: Overall, opinions: Opinions): Block[] =>
  remarksUnder(heading(1, labels.criticalImprovements), criticalImprovements.slice(0, leadingRemarks), opinions, {
    hasPriority: true,
  });

export const overallBlocks = (overall: Overall, opinions: Opinions): Block[] => [
  heading(1, labels.overall),
  factTable([
    [labels.totalScore, scoreLabel(overall.totalScore, overall.maxScore)],
    [labels.percentage, percentLabel(overall.percentage)],
    [labels.grade, overall.grade],
    [labels.gradeInterpretation, overall.gradeInterpretation],
    [labels.publishability, overall.publishability],
    ...[
      [labels.summaryEvaluation, overall.summaryEvaluation] as const,
      [labels.recommendation, overall.recommendation] as const,
    ].flatMap(([label, text]) => (text.trim() === '' ? [] : [[label, writtenBlocks(text)] as const])),
  ]),
  ...remarksUnder(heading(2, labels.mainStrengths), overall.mainStrengths, opinions, { hasPriority: false }),
  ...remarksUnder(heading(2, labels.mainWeaknesses), overall.mainWeaknesses, opinions, { hasPriority: true }),
];

export const warningBlocks = (warnings: readonly Warning[]): Block[] =>
  warnings.length === 0 ? [] : [note('warning', labels.warnings, warnings.map(warningLabel))];

/** Every criterion's score, those of a pair under the main criterion they share, and the total. */
export const scoreBlocks = (evaluation: Criteria, overall: Overall): Block[] => [
  heading(1, labels.scores),
  table(
    [48, 17, 14, 21],
    [headRow([labels.criterion, labels.score, labels.percentage, labels.band])],
    [
      ...mainCriteria.flatMap(({ number, title, keys }): Row[] => [
        ...(keys.length > 1 ? [[cell(`${number}. ${title}`, { style: 'label', colspan: 4 })]] : []),
        ...keys.map((key) => [cell(numberedTitle(key)), ...scoreCells(evaluation[key])]),
      ]),
      [
        totalCell(labels.total),
        ...scoreCells({ ...overall, score: overall.totalScore }).map((one) => ({ ...one, style: 'total' as const })),
      ],
    ],
  ),
];

const scoreCells = ({ score, maxScore, percentage }: { score: number; maxScore: number; percentage: number }) => [
  cell(scoreLabel(score, maxScore)),
  cell(maxScore === 0 ? '-' : percentLabel(percentage)),
  cell(maxScore === 0 ? '-' : scoreBandLabels[scoreBand(percentage)]),
];
