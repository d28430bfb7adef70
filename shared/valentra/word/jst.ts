import { cell, heading, pageBreak, paragraph } from '../../word/blocks.ts';
import type { Block, CellBlock, Row, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  dateLabel,
  domainLabels,
  domainNames,
  evidenceLabel,
  fileTitles,
  hoursLabel,
  hpShareLabel,
  jstLabels as labels,
  kindLabel,
  orEmpty,
  orNotFound,
  percentLabel,
} from '../labels.ts';
import type { Jst, JstAssessment } from '../schemas.ts';
import {
  cloTable,
  courseDocument,
  courseFacts,
  evidenceTable,
  keysOf,
  listing,
  listOf,
  objectiveTable,
  originBlocks,
  signatureBlocks,
  textBlocks,
  totalCell,
} from './parts.ts';

/** JADUAL SPESIFIKASI TUGASAN: the parts of its preview (spec 2 §2), signatures and the document's own words behind them. */
export const jstDocument = (jst: Jst): WordDocument =>
  courseDocument(fileTitles.jst, jst, [
    {
      orientation: 'landscape',
      blocks: [
        courseFacts(jst.courseInfo, [
          [labels.totalAssessments, String(jst.totalAssessments)],
          [labels.totalTasks, String(jst.tasks.length)],
          [labels.generatedDate, dateLabel(jst.metadata.generatedDate)],
        ]),
        ...originBlocks(jst, { notices: jst.hasQuizOrExam ? [labels.jsuNeeded] : [] }),
        heading(2, labels.tasksSummary),
        ...taskTable(jst),
        heading(2, commonLabels.cloList),
        ...cloTable(jst.cloList),
        heading(2, commonLabels.objectives),
        ...objectiveTable(jst.objectives),
        heading(2, labels.assessments),
        ...assessmentTable(jst),
        pageBreak,
        heading(2, labels.details),
        ...detailTable(jst.assessments),
        ...signatureBlocks(),
        heading(2, commonLabels.evidence),
        ...evidenceTable(jst.cloList, assessmentEvidence(jst.assessments)),
      ],
    },
  ]);

const taskTable = ({ tasksSummary }: Jst): Block[] =>
  listing(
    [36, 64],
    [commonLabels.task, commonLabels.domains],
    tasksSummary.map(({ displayFormat, domains }) => [
      cell(displayFormat),
      cell(orEmpty(domains.map(({ code, descriptor }) => `${code} ${descriptor}`.trim()).join(', '))),
    ]),
    { look: 'dense' },
  );

/** What each assessment is, weighs and takes; a line of totals ends it. */
function assessmentTable({ assessments, totalPercentage }: Jst): Block[] {
  const rows = assessments.map((assessment) => [
    cell(assessment.code),
    cell([paragraph(assessment.type), paragraph([{ text: kindLabel(assessment), italic: true }])]),
    cell(orEmpty(assessment.clo.join(', '))),
    cell(listOf(assessment.topics)),
    cell(hpAllocation(assessment)),
    cell(orEmpty(assessment.suggestedQuestionType)),
    cell(percentLabel(assessment.percentage)),
    cell(hoursLabel(assessment.slt)),
  ]);
  const total = [totalCell(labels.totalPercentage, 6), totalCell(percentLabel(totalPercentage)), totalCell('')];
  return listing(
    [6, 17, 8, 21, 20, 11, 9, 8],
    [
      labels.code,
      labels.type,
      commonLabels.clo,
      commonLabels.topics,
      labels.hpAllocation,
      labels.suggestedQuestionType,
      commonLabels.percentage,
      labels.slt,
    ],
    rows.length === 0 ? [] : [...rows, total],
    { look: 'dense' },
  );
}

const hpAllocation = ({ hpAllocation: shares }: JstAssessment): CellBlock[] =>
  listOf(Object.entries(shares).map(([hp, share]) => hpShareLabel(hp, share)));

/** What each assessment asks for and is judged by. */
const detailTable = (assessments: readonly JstAssessment[]): Block[] =>
  listing(
    [6, 36, 22, 20, 16],
    [labels.code, labels.asked, commonLabels.domains, labels.criteria, labels.dates],
    assessments.map((assessment) => [
      cell(assessment.code),
      cell(askedBlocks(assessment)),
      cell(domainBlocks(assessment.domains)),
      cell(listOf(assessment.criteria)),
      cell(dateLines(assessment)),
    ]),
    { look: 'dense' },
  );

/** Description and objective, each once: they may be the same words. */
const askedBlocks = ({ description, objective }: JstAssessment): CellBlock[] => {
  const stated = [...new Set([description.trim(), objective.trim()])].filter((text) => text !== '');
  return textBlocks(stated.join('\n\n'));
};

const dateLines = ({ startDate, dueDate }: JstAssessment): string =>
  startDate.trim() === '' && dueDate.trim() === ''
    ? orNotFound('')
    : `${labels.startDate}: ${orNotFound(startDate)}\n${labels.dueDate}: ${orNotFound(dueDate)}`;

const domainBlocks = (domains: JstAssessment['domains']): CellBlock[] => {
  const stated = keysOf(domainLabels).filter((key) => domains[key].length > 0);
  return stated.length === 0
    ? [paragraph(commonLabels.empty)]
    : stated.map((key) => paragraph(`${domainLabels[key]}: ${domainNames(domains[key]).join(', ')}`));
};

const assessmentEvidence = (assessments: readonly JstAssessment[]): Row[] =>
  assessments.flatMap(({ code, type, evidence }) =>
    evidence === null ? [] : [[cell(`${code} ${type}`), cell(evidenceLabel(evidence))]],
  );
