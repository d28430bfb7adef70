import { cell, factTable, heading, italic, note, paragraph } from '../../word/blocks.ts';
import type { Block, Cell, CellBlock } from '../../word/blocks.ts';
import { parseInline } from '../../richText/parse.ts';
import { textBlocks } from '../../word/written.ts';
import type { AiDetection } from '../facts.ts';
import {
  aiBand,
  aiBandLabels,
  aiLabels,
  changeLabel,
  fallenLabels,
  fallenNote,
  percentLabel,
  remarkNote,
  reviewLabels,
  revisionLabels as labels,
  revisionStatusLabels,
} from '../labels.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import type { Evaluation, PlacedRemark, Revision } from '../schemas.ts';
import { factLines, listing, placeLabel, type ShortFact, under, withEvidence } from './parts.ts';

/** Figures, where there was enough to measure. */
const aiFigures = ({ aiPercentage, humanPercentage, confidence }: AiDetection): ShortFact[] => [
  [aiLabels.aiPercentage, `${percentLabel(aiPercentage)} (${aiBandLabels[aiBand(aiPercentage)]})`],
  [aiLabels.humanPercentage, percentLabel(humanPercentage)],
  [aiLabels.confidence, confidence],
];

/** The AI detection tab: signs that were counted, and that they prove nothing. */
export const aiBlocks = (detection: AiDetection): Block[] => [
  heading(1, aiLabels.title),
  note('info', reviewLabels.notice, [aiLabels.notProof]),
  factLines([
    [
      ...(detection.isMeasured ? aiFigures(detection) : []),
      ...(['turnitinEquivalent', 'verdict', 'detailedAnalysis'] as const).flatMap((key): ShortFact[] =>
        detection[key].trim() === '' ? [] : [[aiLabels[key], detection[key]]],
      ),
    ],
  ]),
  ...under(
    heading(2, aiLabels.indicators),
    detection.indicators.length === 0
      ? []
      : [
          factLines(
            detection.indicators.map(({ name, measured, share, passages }): ShortFact[] => [
              [name, measured],
              [aiLabels.share, percentLabel(share)],
              ...(passages.length === 0 ? [] : [[aiLabels.passages, passages.map(placeLabel).join('; ')] as const]),
            ]),
          ),
        ],
  ),
];

/** The status of each remark on the version before; nothing for a first version. */
export const revisionBlocks = ({ revision, overall }: Evaluation): Block[] =>
  revision === null
    ? []
    : [
        heading(1, labels.title),
        factTable([
          [
            labels.before,
            [paragraph(revision.before.documentName), paragraph(dateTimeLabel(revision.before.reviewedAt))],
          ],
          [labels.beforeScore, `${revision.before.totalScore} (${reviewLabels.grade} ${revision.before.grade})`],
          [labels.nowScore, `${overall.totalScore} (${reviewLabels.grade} ${overall.grade})`],
          [labels.scoreChange, changeLabel(revision.scoreChange)],
        ]),
        ...comparison(revision),
      ];

const comparison = ({ remarks }: Revision): Block[] =>
  remarks.length === 0
    ? [paragraph(labels.none)]
    : listing(remarks, [
        [38, labels.remark, ({ remark }) => remarkBlocks(remark)],
        [12, labels.status, ({ status }) => statusCell(status)],
        [22, labels.reason, ({ reason }) => textBlocks(reason)],
        [28, labels.evidence, ({ evidence }) => (evidence === null ? reviewLabels.empty : placeLabel(evidence))],
      ]);

const remarkBlocks = (remark: PlacedRemark): CellBlock[] => [
  paragraph(parseInline(remark.text)),
  paragraph(italic(remarkNote(remark, false).join(' · '))),
];

const statusCell = (status: Revision['remarks'][number]['status']): Cell =>
  cell(revisionStatusLabels[status], status === 'belum' ? { style: 'warning' } : {});

/** The remarks that fell when they were held against the whole paper. */
export const fallenBlocks = ({ fallen }: Evaluation): Block[] =>
  fallen.length === 0
    ? []
    : [
        heading(1, reviewLabels.fallen),
        paragraph(italic(fallenNote)),
        listing(fallen, [
          [50, reviewLabels.comments, ({ remark }) => textBlocks(remark.text)],
          [20, labels.status, ({ verdict }) => fallenLabels[verdict]],
          [30, labels.reason, ({ reason, evidence }) => withEvidence(reason, evidence)],
        ]),
      ].flat();
