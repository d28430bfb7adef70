import { heading, keysOf, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Part, WordDocument } from '../../word/blocks.ts';
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
import { listOrText, textBlocks, withDetails, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, evidenceTable, listing, originBlocks, outcomeBlocks } from './parts.ts';

/** JADUAL SPESIFIKASI TUGASAN. */
export const jstDocument = (jst: Jst): WordDocument => courseDocument('landscape', fileTitles.jst, jst, jstBlocks(jst));

/** The parts of its preview (spec 2 §2) and the document's own words behind them. */
export const jstBlocks = (jst: Jst): Block[] => [
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
      ({ domains }) => listOrText(domains.map(({ code, descriptor }) => `${code} ${descriptor}`.trim())),
    ],
  ]),
  ...outcomeBlocks(jst, 2),
  heading(2, labels.assessments),
  ...listing(
    jst.assessments,
    [
      [6, labels.code, ({ code }) => code],
      [17, labels.type, (assessment) => withDetails(assessment.type, [kindLabel(assessment)])],
      [8, commonLabels.clo, (one, index) => [statedPart(one, index, 'clo', orEmpty(one.clo.join(', ')))]],
      [21, 'topics', commonLabels.topics],
      [20, labels.hpAllocation, hpAllocation],
      [11, 'suggestedQuestionType', labels.suggestedQuestionType],
      [
        9,
        commonLabels.percentage,
        (one, index) => [statedPart(one, index, 'percentage', percentLabel(one.percentage))],
      ],
      [8, labels.slt, (one, index) => [statedPart(one, index, 'slt', hoursLabel(one.slt))]],
    ],
    {
      at: '/assessments',
      totals: [[totalCell(labels.totalPercentage, 6), totalCell(percentLabel(jst.totalPercentage)), totalCell('')]],
    },
  ),
  heading(2, labels.details),
  ...listing(jst.assessments, [
    [8, labels.code, ({ code }, index) => [paragraph(code), tool('regenerate', `/assessments/${index}`)]],
    [34, commonLabels.description, (one, index) => [textPart(one, index, 'description')]],
    [0, commonLabels.objective, (one, index) => [textPart(one, index, 'objective')]],
    [22, commonLabels.domains, domainParts],
    [20, labels.criteria, ({ criteria }, index) => [criteriaPart(criteria, index)]],
    [16, labels.dates, dateParts],
  ]),
  heading(2, commonLabels.evidence),
  ...evidenceTable(jst.cloList, jst.assessments.flatMap(evidenceOf)),
];

/** What the document may state, with the mark of how it is known. */
const statedPart = (one: JstAssessment, index: number, field: 'clo' | 'percentage' | 'slt', text: string): Part =>
  part(`/assessments/${index}/${field}`, one[field] === null ? text : withMark(text, one.facts[field]));

const hpAllocation = ({ hpAllocation: shares }: JstAssessment, index: number): CellBlock[] =>
  Object.entries(shares).map(([hp, share]) =>
    part(`/assessments/${index}/hpAllocation/${hp}`, hpShareLabel(hp, share)),
  );

/** In a file each once: description and objective may be the same words. */
const textPart = (one: JstAssessment, index: number, field: 'description' | 'objective'): Part => {
  const text = one[field].trim();
  const isBlank = text === '' || (field === 'objective' && text === one.description.trim());
  return part(`/assessments/${index}/${field}`, textBlocks(text), { isBlank });
};

const criteriaPart = (criteria: readonly string[], index: number): Part =>
  writtenPart(`/assessments/${index}/criteria`, criteria.map((each) => `- ${each}`).join('\n'));

const lineOf = (at: string, label: string, text: string, shown = text): Part =>
  part(at, `${label}: ${orEmpty(shown)}`, { isBlank: text.trim() === '' });

const dateParts = ({ isTest, facts, ...one }: JstAssessment, index: number): CellBlock[] =>
  (
    [
      ['duration', commonLabels.duration],
      ...(isTest ? [] : ([['startDate', labels.startDate]] as const)),
      ['dueDate', isTest ? labels.date : labels.dueDate],
    ] as const
  ).map(([field, label]) =>
    lineOf(
      `/assessments/${index}/${field}`,
      label,
      one[field],
      one[field] === '' ? '' : withMark(one[field], facts[field]),
    ),
  );

const domainParts = ({ domains }: JstAssessment, index: number): CellBlock[] =>
  keysOf(domainLabels).map((key) =>
    lineOf(`/assessments/${index}/domains/${key}`, domainLabels[key], domainNames(domains[key]).join(', ')),
  );

const factLabels = {
  percentage: commonLabels.percentage,
  slt: labels.slt,
  duration: commonLabels.duration,
  clo: commonLabels.clo,
} as const;

/** The row of an assessment, then the values that rest on other words. */
const evidenceOf = ({ code, type, fact, facts }: JstAssessment) => [
  [`${code} ${type}`, fact] as const,
  ...keysOf(factLabels).flatMap((field) => {
    const own = facts[field];
    return own === undefined || own.quote === fact?.quote
      ? []
      : [[`${factLabels[field]}, ${code} ${type}`, own] as const];
  }),
];
