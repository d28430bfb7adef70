import { heading, keysOf, paragraph, totalCell } from '../../word/blocks.ts';
import type { CellBlock, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  domainLabels,
  domainNames,
  fileTitles,
  hoursLabel,
  hpShareLabel,
  jstLabels as labels,
  kindLabel,
  orEmpty,
  percentLabel,
} from '../labels.ts';
import { withMark } from '../stated.ts';
import { dateLabel } from '../../text/labels.ts';
import type { Jst, JstAssessment } from '../schemas.ts';
import { listOrText, textBlocks, withDetails } from '../../word/written.ts';
import {
  cloTable,
  courseDocument,
  courseFacts,
  evidenceTable,
  listing,
  objectiveTable,
  originBlocks,
} from './parts.ts';

/** JADUAL SPESIFIKASI TUGASAN: the parts of its preview (spec 2 §2) and the document's own words behind them. */
export const jstDocument = (jst: Jst): WordDocument =>
  courseDocument('landscape', fileTitles.jst, jst, [
    courseFacts(jst.courseInfo, [
      [labels.totalAssessments, String(jst.totalAssessments)],
      [labels.totalTasks, String(jst.tasks.length)],
      [labels.generatedDate, dateLabel(jst.metadata.generatedDate)],
    ]),
    ...originBlocks(jst, { notices: jst.hasQuizOrExam ? [labels.jsuNeeded] : [] }),
    heading(2, labels.tasksSummary),
    ...listing(jst.tasksSummary, [
      [36, commonLabels.task, ({ displayFormat }) => displayFormat],
      [
        64,
        commonLabels.domains,
        ({ domains }) => orEmpty(domains.map(({ code, descriptor }) => `${code} ${descriptor}`.trim()).join(', ')),
      ],
    ]),
    heading(2, commonLabels.cloList),
    ...cloTable(jst.cloList),
    heading(2, commonLabels.objectives),
    ...objectiveTable(jst.objectives),
    heading(2, labels.assessments),
    ...listing(
      jst.assessments,
      [
        [6, labels.code, ({ code }) => code],
        [17, labels.type, (assessment) => withDetails(assessment.type, [kindLabel(assessment)])],
        [8, commonLabels.clo, ({ clo, facts }) => withMark(orEmpty(clo.join(', ')), facts['clo'])],
        [21, commonLabels.topics, ({ topics }) => listOrText(topics)],
        [20, labels.hpAllocation, hpAllocation],
        [11, labels.suggestedQuestionType, ({ suggestedQuestionType }) => textBlocks(suggestedQuestionType)],
        [
          9,
          commonLabels.percentage,
          ({ percentage, facts }) => withMark(percentLabel(percentage), facts['percentage']),
        ],
        [8, labels.slt, ({ slt, facts }) => (slt === null ? hoursLabel(slt) : withMark(hoursLabel(slt), facts['slt']))],
      ],
      [[totalCell(labels.totalPercentage, 6), totalCell(percentLabel(jst.totalPercentage)), totalCell('')]],
    ),
    heading(2, labels.details),
    ...listing(jst.assessments, [
      [8, labels.code, ({ code }) => code],
      [34, labels.asked, askedBlocks],
      [22, commonLabels.domains, ({ domains }) => domainBlocks(domains)],
      [20, labels.criteria, ({ criteria }) => textBlocks(criteria.map((each) => `- ${each}`).join('\n'))],
      [16, labels.dates, dateLines],
    ]),
    heading(2, commonLabels.evidence),
    ...evidenceTable(
      jst.cloList,
      jst.assessments.map(({ code, type, fact }) => [`${code} ${type}`, fact] as const),
    ),
  ]);

const hpAllocation = ({ hpAllocation: shares }: JstAssessment): CellBlock[] =>
  listOrText(Object.entries(shares).map(([hp, share]) => hpShareLabel(hp, share)));

/** Description and objective, each once: they may be the same words. */
const askedBlocks = ({ description, objective }: JstAssessment): CellBlock[] => {
  const stated = [...new Set([description.trim(), objective.trim()])].filter((text) => text !== '');
  return textBlocks(stated.join('\n\n'));
};

const dateLines = ({ duration, startDate, dueDate, isTest, facts }: JstAssessment): string => {
  const stated = [
    [commonLabels.duration, duration, facts['duration']],
    [labels.startDate, isTest ? '' : startDate, facts['startDate']],
    [isTest ? labels.date : labels.dueDate, dueDate, facts['dueDate']],
  ] as const;
  const lines = stated.flatMap(([label, text, fact]) =>
    text.trim() === '' ? [] : [`${label}: ${withMark(text, fact)}`],
  );
  return lines.length === 0 ? '-' : lines.join('\n');
};

const domainBlocks = (domains: JstAssessment['domains']): CellBlock[] => {
  const stated = keysOf(domainLabels).filter((key) => domains[key].length > 0);
  return stated.length === 0
    ? [paragraph(commonLabels.empty)]
    : stated.map((key) => paragraph(`${domainLabels[key]}: ${domainNames(domains[key]).join(', ')}`));
};
