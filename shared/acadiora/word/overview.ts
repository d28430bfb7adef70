import {
  cell,
  factTable,
  heading,
  headRow,
  note,
  numbered,
  paragraph,
  recordTable,
  table,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, Row } from '../../word/blocks.ts';
import { flatRuns } from '../../richText/flat.ts';
import { writtenBlocks } from '../../word/written.ts';
import type { Warning } from '../../session.ts';
import {
  leftOutLabel,
  percentLabel,
  numberedTitle,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../labels.ts';
import { placedQuote, warningLabel } from '../../text/labels.ts';
import { leadingRemarks } from '../rules.ts';
import { criterionKeys } from '../criteria.ts';
import type { Criteria, Evaluation, Overall, PlacedRemark } from '../schemas.ts';
import { remarkRuns, under, type Opinions } from './parts.ts';

const leadingList = (title: string, remarks: readonly PlacedRemark[]): Block[] =>
  under(
    heading(2, title),
    remarks.length === 0 ? [] : [numbered(remarks.slice(0, leadingRemarks).map(({ text }) => flatRuns(text)))],
  );

/** What one page holds: score and grade, five strengths, five improvements. */
export const leadingBlocks = (overall: Overall): Block[] => [
  heading(1, labels.overall),
  factTable([
    [
      labels.totalScore,
      `${scoreLabel(overall.totalScore, overall.maxScore)} (${percentLabel(overall.percentage)}); ${labels.grade} ${overall.grade}: ${overall.gradeInterpretation}`,
    ],
    [labels.publishability, overall.publishability],
  ]),
  ...leadingList(labels.mainStrengths, overall.mainStrengths),
  ...leadingList(labels.criticalImprovements, overall.criticalImprovements),
];

/** How to mend the five, with words that could stand in the paper; and the review as a whole. */
export const overallBlocks = (overall: Overall, opinions: Opinions): Block[] => [
  ...under(
    heading(1, labels.howToMend),
    overall.criticalImprovements.length === 0
      ? []
      : [
          recordTable(
            overall.criticalImprovements.slice(0, leadingRemarks),
            [
              [50, labels.improvements, (remark) => [paragraph(remarkRuns(remark, opinions, true))]],
              [50, labels.after, ({ rewrite }) => (rewrite === null ? labels.noRewrite : rewriteBlocks(rewrite))],
            ],
            { look: 'dense' },
          ),
        ],
  ),
  ...[
    [labels.summaryEvaluation, overall.summaryEvaluation] as const,
    [labels.recommendation, overall.recommendation] as const,
  ].flatMap(([label, text]) => under(heading(2, label), text.trim() === '' ? [] : writtenBlocks(text))),
];

/** What the passage says, and what it could say. */
const rewriteBlocks = ({
  before,
  isInsertion,
  after,
}: NonNullable<Overall['criticalImprovements'][number]['rewrite']>) => [
  paragraph([{ text: `${labels.before}: `, bold: true }, { text: placedQuote(before) }]),
  paragraph([{ text: `${isInsertion ? labels.inserted : labels.after}: `, bold: true }, ...flatRuns(after)]),
];

export const leftOutBlocks = ({ leftOut }: Evaluation): Block[] =>
  leftOut.length === 0
    ? []
    : [
        note(
          'warning',
          labels.leftOut,
          leftOut.map(({ part, reason }) => `${leftOutLabel(part)}: ${reason}`),
        ),
      ];

export const warningBlocks = (warnings: readonly Warning[]): Block[] =>
  warnings.length === 0 ? [] : [note('warning', labels.warnings, warnings.map(warningLabel))];

/** Every criterion's score under the number of its main criterion, and the total. */
export const scoreBlocks = (evaluation: Criteria, overall: Overall): Block[] => [
  heading(2, labels.scores),
  table(
    [48, 17, 14, 21],
    [headRow([labels.criterion, labels.score, labels.percentage, labels.band])],
    [
      ...criterionKeys.map((key): Row => [cell(numberedTitle(key)), ...scoreCells(evaluation[key])]),
      [
        totalCell(labels.total),
        ...scoreCells({ ...overall, score: overall.totalScore }).map((one) => ({ ...one, style: 'total' as const })),
      ],
    ],
    { look: 'dense' },
  ),
];

const scoreCells = ({ score, maxScore, percentage }: { score: number; maxScore: number; percentage: number }) => [
  cell(scoreLabel(score, maxScore)),
  cell(maxScore === 0 ? '-' : percentLabel(percentage)),
  cell(maxScore === 0 ? '-' : scoreBandLabels[scoreBand(percentage)]),
];
