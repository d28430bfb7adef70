import { cell, factTable, heading, labelCell, paragraph } from '../../word/blocks.ts';
import type { Block, Cell } from '../../word/blocks.ts';
import { type Alignment, type Finding, grouped } from '../alignment.ts';
import { activityTexts, alignmentLabels as labels, assessmentTexts, findingsLabel, outOfLabel } from '../labels.ts';
import { listing } from '../../word/written.ts';
import { listOf, weightText } from './parts.ts';

/** The alignment view as blocks for a page laid across. */
export const alignmentBlocks = (alignment: Alignment): Block[] => [
  ...matrixBlocks(alignment),
  heading(1, labels.gaps),
  findings(alignment.gaps, labels.noGaps),
  heading(1, labels.doubles),
  findings(alignment.doubles, labels.noDoubles),
];

/** What is counted and the matrix: a page shows the findings with the ways to close them. */
export const matrixBlocks = ({ totals, rows, columns }: Alignment): Block[] => [
  factTable([
    [labels.clo, String(totals.clos)],
    [labels.withHp, outOfLabel(totals.withHp, totals.clos)],
    [labels.withAssessment, outOfLabel(totals.withAssessment, totals.clos)],
    [
      labels.withActivity,
      totals.withActivity === null ? labels.notGenerated : outOfLabel(totals.withActivity, totals.clos),
    ],
    [labels.weights, listOf(totals.weights.map(({ courseLabel, weight }) => `${courseLabel}: ${weightText(weight)}`))],
  ]),
  heading(1, labels.matrix),
  ...listing(rows, [
    [8, labels.clo, ({ clo }) => labelCell(clo)],
    [13, labels.course, ({ courseLabel }) => courseLabel],
    [13, labels.hp, ({ hp }) => marked(hp.length === 0 ? [] : [hp.join(', ')])],
    [33, labels.assessments, (row) => marked(assessmentTexts(row, columns))],
    [
      26,
      labels.activities,
      (row) => {
        const texts = activityTexts(row, columns);
        return texts === null ? labels.notGenerated : marked(texts);
      },
    ],
    [7, labels.topics, ({ topics }) => String(topics ?? '-')],
  ]),
];

/** What is there, under its mark; a gap is marked by sign, word and colour. */
const marked = (texts: readonly string[]): Cell =>
  texts.length === 0
    ? cell([{ text: labels.missing, bold: true }], { style: 'warning' })
    : cell([paragraph([{ text: labels.present, bold: true }]), ...listOf(texts)]);

const findings = (found: readonly Finding[], none: string): Block =>
  found.length === 0
    ? paragraph(none)
    : factTable(
        grouped(found, ({ kind }) => kind).map(
          ([kind, all]) => [findingsLabel(all.length, kind), listOf(all.map(({ text }) => text))] as const,
        ),
      );
