import { cell, factTable, heading, headRow, labelCell, paragraph, table, totalCell } from '../../word/blocks.ts';
import type { Block, Cell } from '../../word/blocks.ts';
import { type Alignment, type AlignmentRow, type Finding, grouped } from '../alignmentTypes.ts';
import {
  alignedActivityLabel,
  alignedAssessmentLabel,
  alignmentLabels as labels,
  completeLabels,
  doubleKindLabels,
  findingsLabel,
  gapKindLabels,
  outOfLabel,
} from '../labels.ts';
import { listing } from '../../word/written.ts';
import { listOf, weightText } from './parts.ts';

/** The alignment view as blocks for a page laid across. `isBrief`: without the second matrix, which shows the HP of the first again. */
export const alignmentBlocks = (alignment: Alignment, isBrief = false): Block[] => [
  totalsTable(alignment),
  heading(1, labels.matrix),
  ...matrix(alignment),
  ...(isBrief ? [] : [heading(1, labels.hpMatrix), hpMatrix(alignment)]),
  heading(1, labels.gaps),
  findings(alignment.gaps, gapKindLabels, labels.noGaps),
  heading(1, labels.doubles),
  findings(alignment.doubles, doubleKindLabels, labels.noDoubles),
];

const totalsTable = ({ totals }: Alignment): Block =>
  factTable([
    [labels.clo, String(totals.clos)],
    [labels.withHp, outOfLabel(totals.withHp, totals.clos)],
    [labels.withAssessment, outOfLabel(totals.withAssessment, totals.clos)],
    [
      labels.withActivity,
      totals.withActivity === null ? completeLabels.notGenerated : outOfLabel(totals.withActivity, totals.clos),
    ],
    [labels.weights, listOf(totals.weights.map(({ courseLabel, weight }) => `${courseLabel}: ${weightText(weight)}`))],
  ]);

const matrix = ({ rows, columns: { assessments, activities } }: Alignment): Block[] =>
  listing(rows, [
    [8, labels.clo, ({ clo }) => labelCell(clo)],
    [13, labels.course, ({ courseLabel }) => courseLabel],
    [13, labels.hp, ({ hp }) => marked(hp.length === 0 ? [] : [hp.join(', ')])],
    [
      33,
      labels.assessments,
      (row) => marked(row.assessments.flatMap((place) => assessments[place] ?? []).map(alignedAssessmentLabel)),
    ],
    [26, labels.activities, ({ activities: links }) => linkedCell(links, activities)],
    [7, labels.topics, ({ topics }) => String(topics)],
  ]);

const linkedCell = (links: AlignmentRow['activities'], activities: Alignment['columns']['activities']): Cell =>
  links === null
    ? cell(labels.notGenerated)
    : marked(
        links.flatMap((activity) => {
          const linked = activities?.[activity];
          return linked ? [alignedActivityLabel(linked)] : [];
        }),
      );

/** What is there, under its mark; a gap is marked by sign, word and colour. */
const marked = (texts: readonly string[]): Cell =>
  texts.length === 0 ? cell(labels.missing, { style: 'warning' }) : cell([paragraph(labels.present), ...listOf(texts)]);

function hpMatrix({ columns, rows, totals }: Alignment): Block {
  if (columns.hp.length === 0) return paragraph(labels.missing);
  const width = 76 / columns.hp.length;
  return table(
    [10, 14, ...columns.hp.map(() => width)],
    [headRow([labels.clo, labels.course, ...columns.hp])],
    [
      ...rows.map(({ courseLabel, clo, hp }) => [
        labelCell(clo),
        cell(courseLabel),
        ...columns.hp.map((code) => (hp.includes(code) ? cell(labels.present, { style: 'info' }) : cell(labels.none))),
      ]),
      [totalCell(labels.total, 2), ...totals.closByHp.map((count) => totalCell(String(count)))],
    ],
  );
}

const findings = <Kind extends string>(
  found: readonly Finding<Kind>[],
  names: Readonly<Record<Kind, string>>,
  none: string,
): Block =>
  found.length === 0
    ? paragraph(none)
    : factTable(
        grouped(found).map(
          ([kind, all]) => [findingsLabel(all.length, names[kind]), listOf(all.map(({ text }) => text))] as const,
        ),
      );
