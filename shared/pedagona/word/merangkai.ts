import { courseTitle } from '../../course/rules.ts';
import { emptyText, notFoundText } from '../../texts.ts';
import { keysOf } from '../../pick.ts';
import { cell, factTable, heading, italic, paragraph, part, recordTable, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Column } from '../../word/blocks.ts';
import { chainLabels, marksLabel, merangkaiLabels as labels, totalMarks } from '../labels.ts';
import { performanceLevelLabels, placedQuote } from '../../text/labels.ts';
import type { Criterion, Merangkai, SharedClaim } from '../stages.ts';
import { listing, writtenPart } from '../../word/written.ts';
import { listOf, weightText, writtenFacts } from './parts.ts';

const levelColumns = (at: (index: number) => string) =>
  keysOf(performanceLevelLabels).map((level): Column<Pick<Criterion, 'levels'>> => [
    15,
    performanceLevelLabels[level],
    ({ levels }, index) => [writtenPart(`${at(index)}/levels/${level}`, levels[level])],
  ]);

const rubricAt = '/integratedAssessment/rubric';

/** The integrated task's own rubric, then one for the assessment of each course. */
export const rubricBlocks = ({ integratedAssessment: { rubric: common }, rubrics }: Merangkai): Block[] => [
  heading(1, labels.rubric),
  ...listing(
    common,
    [
      [
        18,
        labels.criterion,
        ({ criterion, marks, weight, links }, index) => [
          writtenPart(`${rubricAt}/${index}/criterion`, criterion),
          part(`${rubricAt}/${index}/marks`, marksLabel(marks, weight)),
          writtenPart(`${rubricAt}/${index}/links`, links),
        ],
      ],
      ...levelColumns((index) => `${rubricAt}/${index}`),
    ],
    {
      at: rubricAt,
      grows: true,
      totals: [[totalCell('Jumlah Markah'), totalCell(marksLabel(totalMarks(common)), 5)]],
    },
  ),
  heading(1, labels.rubrics),
  ...(rubrics.length === 0 ? [paragraph(emptyText)] : rubrics.flatMap(courseRubric)),
];

const courseRubric = (rubric: Merangkai['rubrics'][number], place: number): Block[] => [
  heading(2, courseTitle(rubric, notFoundText)),
  factTable([
    [labels.hp, rubric.hp || notFoundText],
    [labels.assessmentType, rubric.assessmentType || notFoundText],
    [labels.weight, weightText(rubric.weight)],
    ...writtenFacts(`/rubrics/${place}`, labels, rubric, ['cognitiveLevel', 'softSkills']),
  ]),
  recordTable(
    [rubric],
    levelColumns(() => `/rubrics/${place}`),
  ),
];

/** `isBrief`: for a report whose other parts say some of it. */
export const merangkaiBlocks = (
  { combinedBigIdea, courseComparison: compared, integratedAssessment: integrated }: Merangkai,
  isBrief: boolean,
): Block[] => [
  heading(1, labels.combinedBigIdea),
  writtenPart('/combinedBigIdea', combinedBigIdea),
  heading(1, labels.courseComparison),
  factTable([
    [labels.commonHP, compared.commonHP.join(', ') || 'Tiada HP sepunya antara kursus'],
    [labels.commonDomains, compared.commonDomains.join(', ') || 'Tiada domain sepunya antara kursus'],
    ...writtenFacts('/courseComparison', labels, compared, ['rationale']),
  ]),
  heading(2, labels.links),
  ...listing(
    compared.links,
    [
      [36, 'text', 'Kaitan'],
      [18, 'Kursus Terlibat', (link) => listOf(link.courses)],
      [46, 'Asas', (link) => cell(basisBlocks(link, isBrief), link.isSuggestion ? { style: 'warning' } : {})],
    ],
    { at: '/courseComparison/links' },
  ),
  heading(1, labels.integratedAssessment),
  heading(2, labels.integratedQuestion),
  writtenPart('/integratedAssessment/integratedQuestion', integrated.integratedQuestion),
  heading(2, labels.selectedAssessments),
  ...listing(
    integrated.selectedAssessments,
    [
      [36, chainLabels.courses, (selected) => courseTitle(selected, notFoundText)],
      [0, labels.assessmentType, ({ assessmentType }) => assessmentType || notFoundText],
      [0, chainLabels.links, ({ links }) => listOf(links)],
      [10, labels.hp, ({ hp }) => hp || notFoundText],
      [14, labels.weight, ({ weight }) => weightText(weight)],
      [40, 'rationale', labels.rationale],
    ],
    { at: '/integratedAssessment/selectedAssessments' },
  ),
];

function basisBlocks({ isSuggestion, evidence }: SharedClaim, isBrief: boolean): CellBlock[] {
  const basis = isSuggestion
    ? 'Cadangan; belum disokong bukti daripada dua kursus'
    : 'Kedua-dua hujung dipetik; kaitannya belum disahkan';
  const lines = evidence.map((quoted) =>
    [quoted.courseCode, isBrief ? quoted.place : placedQuote(quoted)].filter((told) => told !== '').join(', '),
  );
  return [paragraph([{ text: basis, bold: true }]), ...[...new Set(lines)].map((line) => paragraph(italic(line)))];
}
