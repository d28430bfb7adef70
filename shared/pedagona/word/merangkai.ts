import { notFoundText } from '../../texts.ts';
import { cell, factTable, heading, italic, keysOf, paragraph, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock } from '../../word/blocks.ts';
import { marksLabel, merangkaiLabels as labels, performanceLevelLabels, totalMarks } from '../labels.ts';
import { placedQuote } from '../../text/labels.ts';
import type { Criterion, Merangkai, SharedClaim } from '../stages.ts';
import { listing, textBlocks } from '../../word/written.ts';
import { listOf, weightText } from './parts.ts';

const levelColumns = keysOf(performanceLevelLabels).map(
  (level) =>
    [15, performanceLevelLabels[level], ({ levels }: Pick<Criterion, 'levels'>) => textBlocks(levels[level])] as const,
);

/** The integrated task's own rubric, then one for the assessment of each course. */
export const rubricBlocks = ({ integratedAssessment: { rubric: common }, rubrics }: Merangkai): Block[] => [
  heading(1, labels.rubric),
  ...listing(
    common,
    [
      [
        18,
        labels.criterion,
        ({ criterion, marks, weight, links }) =>
          cell([...textBlocks(criterion), paragraph(marksLabel(marks, weight)), ...listOf(links)]),
      ],
      ...levelColumns,
    ],
    { totals: [[totalCell(labels.totalMarks), totalCell(marksLabel(totalMarks(common)), 5)]] },
  ),
  heading(1, labels.rubrics),
  ...listing(rubrics, [[18, labels.assessmentType, (rubric) => cell(assessedBlocks(rubric))], ...levelColumns]),
];

const assessedBlocks = (rubric: Merangkai['rubrics'][number]): CellBlock[] => [
  paragraph(courseName(rubric)),
  paragraph(rubric.assessmentType || notFoundText),
  paragraph(rubric.hp || notFoundText),
  paragraph(weightText(rubric.weight)),
  ...textBlocks(rubric.cognitiveLevel),
  ...textBlocks(rubric.softSkills),
];

/** `isBrief`: for a report whose other parts say some of it. */
export const merangkaiBlocks = (
  { combinedBigIdea, courseComparison: compared, integratedAssessment: integrated }: Merangkai,
  isBrief: boolean,
): Block[] => [
  heading(1, labels.combinedBigIdea),
  ...textBlocks(combinedBigIdea),
  heading(1, labels.courseComparison),
  factTable([
    [labels.commonHP, compared.commonHP.join(', ') || labels.noCommonHP],
    [labels.commonDomains, compared.commonDomains.join(', ') || labels.noCommonDomains],
    [labels.rationale, textBlocks(compared.rationale)],
  ]),
  heading(2, labels.links),
  ...listing(compared.links, [
    [36, labels.link, ({ text }) => textBlocks(text)],
    [18, labels.linkCourses, (link) => listOf(link.courses)],
    [46, labels.linkBasis, (link) => cell(basisBlocks(link, isBrief), link.isSuggestion ? { style: 'warning' } : {})],
  ]),
  heading(1, labels.integratedAssessment),
  heading(2, labels.integratedQuestion),
  ...textBlocks(integrated.integratedQuestion),
  heading(2, labels.selectedAssessments),
  ...listing(integrated.selectedAssessments, [
    [
      36,
      labels.assessmentType,
      (selected) =>
        cell([paragraph(courseName(selected)), ...textBlocks(selected.assessmentType), ...listOf(selected.links)]),
    ],
    [10, labels.hp, ({ hp }) => hp || notFoundText],
    [14, labels.weight, ({ weight }) => weightText(weight)],
    [40, labels.rationale, ({ rationale }) => textBlocks(rationale)],
  ]),
];

const courseName = (named: { courseCode: string; courseName: string }): string =>
  [named.courseCode, named.courseName].filter((part) => part !== '').join(' ') || notFoundText;

const basisBlocks = ({ isSuggestion, evidence }: SharedClaim, isBrief: boolean): CellBlock[] => [
  paragraph(isSuggestion ? labels.suggestion : labels.withEvidence),
  ...[
    ...new Set(
      evidence.map((quoted) =>
        [quoted.courseCode, isBrief ? quoted.place : placedQuote(quoted)].filter((part) => part !== '').join(', '),
      ),
    ),
  ].map((line) => paragraph(italic(line))),
];
