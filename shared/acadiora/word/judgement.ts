import { cell, factTable, heading, note, paragraph } from '../../word/blocks.ts';
import type { Block, Cell, CellBlock } from '../../word/blocks.ts';
import type { AiDetection } from '../facts.ts';
import {
  aiBand,
  aiBandLabels,
  aiLabels,
  changeLabel,
  criterionTitle,
  dateTimeLabel,
  evidenceLabel,
  percentLabel,
  reviewLabels,
  revisionLabels as labels,
  revisionStatusLabels,
} from '../labels.ts';
import type { Evaluation, PlacedRemark, Revision } from '../schemas.ts';
import { listing, listOf, placeText, textBlocks, under } from './parts.ts';

/** Figures, where there was enough to measure. */
const aiFigures = ({ aiPercentage, humanPercentage, confidence }: AiDetection): (readonly [string, string])[] => [
  [aiLabels.aiPercentage, `${percentLabel(aiPercentage)} (${aiBandLabels[aiBand(aiPercentage)]})`],
  [aiLabels.humanPercentage, percentLabel(humanPercentage)],
  [aiLabels.confidence, confidence],
];

/** The AI detection tab: signs that were counted, and that they prove nothing. */
export const aiBlocks = (detection: AiDetection): Block[] => [
  heading(1, aiLabels.title),
  note('info', reviewLabels.notice, [aiLabels.notProof]),
  factTable([
    ...(detection.isMeasured ? aiFigures(detection) : []),
    ...(['turnitinEquivalent', 'verdict', 'detailedAnalysis'] as const).flatMap((key) =>
      detection[key].trim() === '' ? [] : [[aiLabels[key], textBlocks(detection[key])] as const],
    ),
  ]),
  ...under(
    heading(2, aiLabels.indicators),
    listing(
      [20, 26, 18, 36],
      [aiLabels.indicator, aiLabels.measured, aiLabels.share, aiLabels.passages],
      detection.indicators.map(({ name, measured, share, passages }) => [
        cell(name, { style: 'label' }),
        cell(measured),
        cell(percentLabel(share)),
        cell(listOf(passages.map(evidenceLabel))),
      ]),
    ),
  ),
];

/** What became of the remarks of the version before; nothing for a first version. */
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
    : listing(
        [38, 12, 22, 28],
        [labels.remark, labels.status, labels.reason, labels.evidence],
        remarks.map(({ remark, status, reason, evidence }) => [
          cell(remarkCell(remark)),
          statusCell(status),
          cell(listOf([reason])),
          cell(evidence === null ? reviewLabels.empty : evidenceLabel(evidence)),
        ]),
      );

const remarkCell = (remark: PlacedRemark): CellBlock[] => [
  paragraph(remark.text),
  paragraph(`${reviewLabels.criterion}: ${criterionTitle(remark.criterion)}`),
  paragraph([{ text: placeText(remark), italic: true }]),
];

const statusCell = (status: Revision['remarks'][number]['status']): Cell =>
  cell(revisionStatusLabels[status], status === 'belum' ? { style: 'warning' } : {});
