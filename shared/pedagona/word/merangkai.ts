import { notFoundText } from '../../texts.ts';
import { cell, factTable, heading, paragraph, table } from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import { documentOf, evidenceLabel, merangkaiLabels as labels, orEmpty, performanceLevelLabels } from '../labels.ts';
import type { Merangkai, SharedClaim } from '../stages.ts';
import { italic, keysOf, listing, listOf, openingBlocks, pedagonaDocument, textBlocks, weightText } from './parts.ts';
import type { ChainContext } from './parts.ts';

type Courses = ChainContext['courses'];

/** The merangkai page as a document (spec 1 §2). */
export const merangkaiDocument = (merangkai: Merangkai, context: ChainContext): WordDocument =>
  pedagonaDocument(labels.title, context.sessionName, [
    {
      orientation: 'portrait',
      blocks: [...openingBlocks(context, merangkai.engineNotice), ...merangkaiBlocks(merangkai, context.courses)],
    },
  ]);

/** The content without the opening. */
export const merangkaiBlocks = (merangkai: Merangkai, courses: Courses): Block[] => [
  heading(1, labels.combinedBigIdea),
  ...textBlocks(merangkai.combinedBigIdea),
  ...comparisonBlocks(merangkai.courseComparison, courses),
  ...assessmentBlocks(merangkai.integratedAssessment),
  heading(1, labels.rubrics),
  ...(merangkai.rubrics.length === 0 ? textBlocks('') : merangkai.rubrics.flatMap(rubricBlocks)),
];

const comparisonBlocks = (
  { commonHP, commonDomains, rationale, links }: Merangkai['courseComparison'],
  courses: Courses,
): Block[] => [
  heading(1, labels.courseComparison),
  factTable([
    [labels.commonHP, commonHP.join(', ') || labels.noCommonHP],
    [labels.commonDomains, commonDomains.join(', ') || labels.noCommonDomains],
    [labels.rationale, textBlocks(rationale)],
  ]),
  heading(2, labels.links),
  listing(
    [36, 18, 46],
    [labels.link, labels.linkCourses, labels.linkBasis],
    links.map((link) => [
      cell(textBlocks(link.text)),
      cell(listOf(link.courses)),
      cell(basisBlocks(link, courses), link.isSuggestion ? { style: 'warning' } : {}),
    ]),
  ),
];

const basisBlocks = ({ isSuggestion, evidence }: SharedClaim, courses: Courses): CellBlock[] => [
  paragraph(isSuggestion ? labels.suggestion : labels.withEvidence),
  ...evidence.map((quoted) =>
    paragraph(italic(`${quoted.courseCode}, ${evidenceLabel(quoted, documentOf(courses, quoted.courseCode))}`)),
  ),
];

const assessmentBlocks = ({ integratedQuestion, selectedAssessments }: Merangkai['integratedAssessment']): Block[] => [
  heading(1, labels.integratedAssessment),
  heading(2, labels.integratedQuestion),
  ...textBlocks(integratedQuestion),
  heading(2, labels.selectedAssessments),
  listing(
    [13, 20, 19, 9, 13, 26],
    [labels.courseCode, labels.courseName, labels.assessmentType, labels.hp, labels.weight, labels.rationale],
    selectedAssessments.map(({ courseCode, courseName, assessmentType, hp, weight, rationale }) => [
      cell(courseCode || notFoundText),
      cell(courseName || notFoundText),
      cell(assessmentType),
      cell(hp || notFoundText),
      cell(weightText(weight)),
      cell(textBlocks(rationale)),
    ]),
  ),
];

const rubricBlocks = (rubric: Merangkai['rubrics'][number]): Block[] => [
  heading(2, [rubric.courseCode, rubric.courseName].filter((part) => part !== '').join(' ') || notFoundText),
  factTable([
    [labels.hp, rubric.hp || notFoundText],
    [labels.assessmentType, rubric.assessmentType || notFoundText],
    [labels.weight, weightText(rubric.weight)],
    [labels.cognitiveLevel, orEmpty(rubric.cognitiveLevel)],
    [labels.softSkills, orEmpty(rubric.softSkills)],
  ]),
  table(
    [28, 72],
    [[cell(labels.level), cell(labels.levelDescription)]],
    keysOf(performanceLevelLabels).map((level) => [
      cell(performanceLevelLabels[level], { style: 'label' }),
      cell(textBlocks(rubric.levels[level])),
    ]),
  ),
];
