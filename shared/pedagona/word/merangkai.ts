import { notFoundText } from '../../texts.ts';
import { cell, factTable, heading, italic, keysOf, labelCell, paragraph, recordTable } from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import { merangkaiLabels as labels, performanceLevelLabels } from '../labels.ts';
import { placedQuote } from '../../text/labels.ts';
import type { Merangkai, SharedClaim } from '../stages.ts';
import { listing, textBlocks } from '../../word/written.ts';
import { listOf, openingBlocks, pedagonaDocument, weightText } from './parts.ts';
import type { ChainContext } from './parts.ts';

/** The merangkai page as a document (spec 1 §2). */
export const merangkaiDocument = (merangkai: Merangkai, context: ChainContext): WordDocument =>
  pedagonaDocument(labels.title, context.sessionName, [
    {
      orientation: 'portrait',
      blocks: [...openingBlocks(context, merangkai.engineNotice), ...merangkaiBlocks(merangkai)],
    },
  ]);

/** The content without the opening. */
export const merangkaiBlocks = (merangkai: Merangkai): Block[] => [
  heading(1, labels.combinedBigIdea),
  ...textBlocks(merangkai.combinedBigIdea),
  ...comparisonBlocks(merangkai.courseComparison),
  ...assessmentBlocks(merangkai.integratedAssessment),
  heading(1, labels.rubrics),
  ...(merangkai.rubrics.length === 0 ? textBlocks('') : merangkai.rubrics.flatMap(rubricBlocks)),
];

const comparisonBlocks = ({ commonHP, commonDomains, rationale, links }: Merangkai['courseComparison']): Block[] => [
  heading(1, labels.courseComparison),
  factTable([
    [labels.commonHP, commonHP.join(', ') || labels.noCommonHP],
    [labels.commonDomains, commonDomains.join(', ') || labels.noCommonDomains],
    [labels.rationale, textBlocks(rationale)],
  ]),
  heading(2, labels.links),
  ...listing(links, [
    [36, labels.link, ({ text }) => textBlocks(text)],
    [18, labels.linkCourses, (link) => listOf(link.courses)],
    [46, labels.linkBasis, (link) => cell(basisBlocks(link), link.isSuggestion ? { style: 'warning' } : {})],
  ]),
];

const basisBlocks = ({ isSuggestion, evidence }: SharedClaim): CellBlock[] => [
  paragraph(isSuggestion ? labels.suggestion : labels.withEvidence),
  ...evidence.map((quoted) => paragraph(italic(`${quoted.courseCode}, ${placedQuote(quoted)}`))),
];

const assessmentBlocks = ({ integratedQuestion, selectedAssessments }: Merangkai['integratedAssessment']): Block[] => [
  heading(1, labels.integratedAssessment),
  heading(2, labels.integratedQuestion),
  ...textBlocks(integratedQuestion),
  heading(2, labels.selectedAssessments),
  ...listing(selectedAssessments, [
    [13, labels.courseCode, ({ courseCode }) => courseCode || notFoundText],
    [20, labels.courseName, ({ courseName }) => courseName || notFoundText],
    [22, labels.assessmentType, ({ assessmentType, links }) => cell([...textBlocks(assessmentType), ...listOf(links)])],
    [9, labels.hp, ({ hp }) => hp || notFoundText],
    [13, labels.weight, ({ weight }) => weightText(weight)],
    [23, labels.rationale, ({ rationale }) => textBlocks(rationale)],
  ]),
];

const rubricBlocks = (rubric: Merangkai['rubrics'][number]): Block[] => [
  heading(2, [rubric.courseCode, rubric.courseName].filter((part) => part !== '').join(' ') || notFoundText),
  factTable([
    [labels.hp, rubric.hp || notFoundText],
    [labels.assessmentType, rubric.assessmentType || notFoundText],
    [labels.weight, weightText(rubric.weight)],
    [labels.cognitiveLevel, textBlocks(rubric.cognitiveLevel)],
    [labels.softSkills, textBlocks(rubric.softSkills)],
  ]),
  recordTable(keysOf(performanceLevelLabels), [
    [28, labels.level, (level) => labelCell(performanceLevelLabels[level])],
    [72, labels.levelDescription, (level) => textBlocks(rubric.levels[level])],
  ]),
];
