import { totalWeight } from '../../course/rules.ts';
import { cell, factTable, heading, labelCell, paragraph } from '../../word/blocks.ts';
import type { Block, Cell } from '../../word/blocks.ts';
import { listing, writtenBlocks } from '../../word/written.ts';
import type { Alignment, Finding } from '../alignment.ts';
import { courseLabelOf } from '../courses.ts';
import {
  alignmentLabels as labels,
  findingLabel,
  findingReasons,
  merangkaiLabels,
  minutesLabel,
  resultLabels,
  weightLabel,
} from '../labels/labels.ts';
import { listOf, weightText } from './parts.ts';

/** The alignment view as blocks. */
export const alignmentBlocks = (alignment: Alignment): Block[] => [
  ...matrixBlocks(alignment),
  heading(1, labels.gaps),
  alignment.gaps.length === 0 ? paragraph(labels.noGaps) : findings(alignment.gaps),
  ...(alignment.doubles.length === 0 ? [] : [heading(1, labels.doubles), findings(alignment.doubles)]),
];

const notGenerated = '– Belum dijana';

/** What is counted and the matrix: a page shows the findings with the ways to close them. */
export const matrixBlocks = ({ rows, courses }: Alignment): Block[] => {
  const counted = (reached: (row: Alignment['rows'][number]) => readonly unknown[] | null): string =>
    rows.some((row) => reached(row) === null)
      ? notGenerated
      : `${rows.filter((row) => reached(row)?.length !== 0).length} daripada ${rows.length}`;
  return [
    factTable([
      ['CLO', String(rows.length)],
      ['CLO dipetakan kepada HP/PLO', counted(({ hp }) => hp)],
      ['CLO yang ditaksir', counted(({ assessments }) => assessments)],
      ['CLO dengan aktiviti DLO', counted(({ activities }) => activities)],
      [
        resultLabels.totalWeight,
        listOf(courses.map((course) => `${courseLabelOf(course)}: ${weightText(totalWeight(course.assessments))}`)),
      ],
    ]),
    heading(1, 'Matriks Penjajaran'),
    ...listing(rows, [
      [8, 'CLO', ({ clo }) => labelCell(clo)],
      [14, 'Kursus', ({ courseLabel }) => courseLabel],
      [13, merangkaiLabels.hp, ({ hp }) => marked(hp.length === 0 ? [] : [hp.join(', ')])],
      [25, 'Pentaksiran', ({ assessments }) => marked(assessments.map(assessmentText))],
      [
        32,
        'Aktiviti DLO',
        ({ activities }) =>
          activities === null
            ? notGenerated
            : marked(activities.map(({ activityName, duration }) => `${activityName} (${minutesLabel(duration)})`)),
      ],
      [8, 'Topik', ({ topics }) => (topics === 0 ? marked([]) : String(topics ?? '-'))],
    ]),
  ];
};

/** 'Kuiz (10%; dikongsi 2 CLO; cadangan)'. */
function assessmentText({ type, weight, clos, doubt }: Alignment['rows'][number]['assessments'][number]): string {
  const remarks = [weight === null ? '' : weightLabel(weight), clos > 1 ? `dikongsi ${clos} CLO` : '', doubt].filter(
    (remark) => remark !== '',
  );
  return remarks.length === 0 ? type : `${type} (${remarks.join('; ')})`;
}

/** What is there, under its mark; a gap is marked by sign, word and colour. */
const marked = (texts: readonly string[]): Cell =>
  texts.length === 0
    ? cell([{ text: '✗ Tiada', bold: true }], { style: 'warning' })
    : cell(writtenBlocks(`✓ ${texts.join('; ')}`));

const findings = (found: readonly Finding[]): Block =>
  factTable(
    found.map((one) => [
      findingLabel(one),
      [...writtenBlocks(findingReasons[one.kind] ?? ''), ...listOf(one.faults.map(([, text]) => text))],
    ]),
  );
