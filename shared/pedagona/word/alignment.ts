import { cell, factTable, heading, pageBreak, paragraph, table } from '../../word/blocks.ts';
import type { Block, Cell } from '../../word/blocks.ts';
import type { Alignment, AlignmentRow } from '../alignment.ts';
import {
  alignedActivityLabel,
  alignedAssessmentLabel,
  alignmentLabels as labels,
  completeLabels,
  doubleKindLabels,
  gapKindLabels,
  outOfLabel,
} from '../labels.ts';
import { listOf, listing, weightText } from './parts.ts';

/** The alignment view as blocks for a page laid across. */
export const alignmentBlocks = (alignment: Alignment): Block[] => [
  totalsTable(alignment),
  heading(1, labels.matrix),
  listing(
    [8, 13, 13, 33, 26, 7],
    [labels.clo, labels.course, labels.hp, labels.assessments, labels.activities, labels.topics],
    alignment.rows.map((row) => matrixRow(row, alignment.columns)),
  ),
  pageBreak,
  heading(1, labels.hpMatrix),
  hpMatrix(alignment),
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

const matrixRow = (row: AlignmentRow, { assessments, activities }: Alignment['columns']): Cell[] => [
  cell(row.clo, { style: 'label' }),
  cell(row.courseLabel),
  marked(row.hp.length === 0 ? [] : [row.hp.join(', ')]),
  marked(row.assessments.flatMap((place) => assessments[place] ?? []).map(alignedAssessmentLabel)),
  row.activities === null
    ? cell(labels.notGenerated)
    : marked(
        row.activities.flatMap(({ activity, basis }) => {
          const served = activities?.[activity];
          return served ? [alignedActivityLabel(served, basis)] : [];
        }),
      ),
  cell(String(row.topics)),
];

/** What is there, under its mark; a gap is marked by sign, word and colour. */
const marked = (texts: readonly string[]): Cell =>
  texts.length === 0 ? cell(labels.missing, { style: 'warning' }) : cell([paragraph(labels.present), ...listOf(texts)]);

function hpMatrix({ columns, rows, totals }: Alignment): Block {
  if (columns.hp.length === 0) return paragraph(labels.missing);
  const width = 76 / columns.hp.length;
  return table(
    [10, 14, ...columns.hp.map(() => width)],
    [[labels.clo, labels.course, ...columns.hp].map((text) => cell(text))],
    [
      ...rows.map(({ courseLabel, clo, hp }) => [
        cell(clo, { style: 'label' }),
        cell(courseLabel),
        ...columns.hp.map((code) => (hp.includes(code) ? cell(labels.present, { style: 'info' }) : cell(labels.none))),
      ]),
      [
        cell(labels.total, { style: 'total', colspan: 2 }),
        ...totals.closByHp.map((count) => cell(String(count), { style: 'total' })),
      ],
    ],
  );
}

const findings = <Kind extends string>(
  found: readonly { kind: Kind; text: string }[],
  names: Readonly<Record<Kind, string>>,
  none: string,
): Block =>
  found.length === 0 ? paragraph(none) : factTable(found.map(({ kind, text }) => [names[kind], text] as const));
