import { cell, factTable, heading, paragraph, table } from '../../word/blocks.ts';
import type { Block, Cell } from '../../word/blocks.ts';
import type { AlignedAssessment, Alignment, AlignmentRow } from '../alignment.ts';
import {
  alignmentLabels as labels,
  completeLabels,
  doubleKindLabels,
  gapKindLabels,
  linkBasisLabels,
  minutesLabel,
  outOfLabel,
  sharedWeightLabel,
  weightLabel,
} from '../labels.ts';
import { listOf, listing, weightText } from './parts.ts';

/** The alignment view as blocks for a page laid across. */
export const alignmentBlocks = (alignment: Alignment): Block[] => [
  totalsTable(alignment),
  heading(1, labels.matrix),
  listing(
    [13, 8, 13, 33, 26, 7],
    [labels.course, labels.clo, labels.hp, labels.assessments, labels.activities, labels.topics],
    alignment.rows.map((row) => matrixRow(row, alignment.columns)),
  ),
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
  cell(row.courseLabel),
  cell(row.clo, { style: 'label' }),
  marked(row.hp.length === 0 ? [] : [row.hp.join(', ')]),
  marked(row.assessments.flatMap((place) => assessments[place] ?? []).map(assessmentText)),
  row.activities === null
    ? cell(labels.notGenerated)
    : marked(
        row.activities.map(({ activity, basis }) => {
          const { name = '', minutes = 0 } = activities?.[activity] ?? {};
          return `${name} (${minutesLabel(minutes)}; ${linkBasisLabels[basis]})`;
        }),
      ),
  cell(String(row.topics)),
];

/** What is there, under its mark; a gap is marked by sign, word and colour. */
const marked = (texts: readonly string[]): Cell =>
  texts.length === 0 ? cell(labels.missing, { style: 'warning' }) : cell([paragraph(labels.present), ...listOf(texts)]);

function assessmentText({ type, weight, clos, isSelected }: AlignedAssessment): string {
  const remarks = [
    ...(weight === null ? [] : [weightLabel(weight)]),
    ...(clos > 1 ? [sharedWeightLabel(clos)] : []),
    ...(isSelected === true ? [labels.selected] : []),
  ];
  return remarks.length === 0 ? type : `${type} (${remarks.join('; ')})`;
}

function hpMatrix({ columns, rows, totals }: Alignment): Block {
  if (columns.hp.length === 0) return paragraph(labels.missing);
  const width = 76 / columns.hp.length;
  return table(
    [14, 10, ...columns.hp.map(() => width)],
    [[labels.course, labels.clo, ...columns.hp].map((text) => cell(text))],
    [
      ...rows.map(({ courseLabel, clo, hp }) => [
        cell(courseLabel),
        cell(clo, { style: 'label' }),
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
  found.length === 0
    ? paragraph(none)
    : table(
        [24, 76],
        [[cell(labels.place), cell(labels.reason)]],
        found.map(({ kind, text }) => [cell(names[kind], { style: 'label' }), cell(text)]),
      );
