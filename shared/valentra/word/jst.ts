import { heading, paragraph, part, tool, totalCell } from '../../word/blocks.ts';
import type { Block, CellBlock, Part, WordDocument } from '../../word/blocks.ts';
import { domainNames, hpNames, orEmpty, percentLabel, fieldLabels as labels } from '../labels.ts';
import { lookedUp, readFirst } from './lookedUp.ts';
import { assessmentWarnings, totalPercentage } from '../tasks/jstDerived.ts';
import { unsureHp } from '../counting/hp.ts';
import { withMark } from '../course/valueFacts.ts';
import { dateLabel } from '../../text/labels.ts';
import type { Jst, JstAssessment } from '../schemas.ts';
import { listOrText, textBlocks, withDetails, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, listing, originBlocks, outcomeBlocks } from './parts.ts';

/** JADUAL SPESIFIKASI TUGASAN. */
export const jstDocument = (jst: Jst): WordDocument =>
  courseDocument('landscape', 'JADUAL SPESIFIKASI TUGASAN', jst, jstBlocks(jst));

/** The parts of its preview (spec 2 §2); `notices`: of the page alone. What they rest on in the document stands in Semak Fakta. */
export const jstBlocks = (jst: Jst, notices: readonly string[] = []): Block[] => [
  courseFacts(jst.courseInfo, [
    ['Jumlah Pentaksiran', String(jst.totalAssessments)],
    ['Jumlah Tugasan', String(jst.tasks.length)],
    ['Tarikh Dijana', dateLabel(jst.metadata.generatedDate)],
  ]),
  ...originBlocks({ ...jst, warnings: assessmentWarnings(jst.assessments) }, notices),
  heading(2, 'Ringkasan Tugasan'),
  ...listing(jst.tasksSummary, [
    [36, labels.tasks, ({ displayFormat }) => displayFormat],
    [64, 'Domain', (task) => listOrText(summaryDomains(task, jst))],
  ]),
  ...outcomeBlocks(jst, 2),
  heading(2, readFirst.tasks),
  ...listing(
    jst.assessments,
    [
      [6, 'Kod', ({ code }) => code],
      [17, labels.type, (assessment) => withDetails(assessment.type, [assessment.isTest ? 'Ujian' : 'Tugasan'])],
      [8, labels.clo, (one, index) => [statedPart(one, index, 'clo', orEmpty(one.clo.join(', ')))]],
      [21, 'topics', labels.topics],
      [20, labels.hpAllocation, (one, index) => hpAllocation(one, index, jst)],
      [11, 'suggestedQuestionType', labels.suggestedQuestionType],
      [9, labels.percentage, (one, index) => [statedPart(one, index, 'percentage', percentLabel(one.percentage))]],
      [8, labels.slt, (one, index) => [statedPart(one, index, 'slt', one.slt === null ? '-' : `${one.slt} jam`)]],
    ],
    {
      at: '/assessments',
      totals: [
        [
          totalCell('Jumlah Wajaran', 6),
          totalCell(percentLabel(totalPercentage(jst.assessments))),
          totalCell(courseHours(jst)),
        ],
      ],
    },
  ),
  heading(2, lookedUp.details),
  ...listing(jst.assessments, [
    [8, 'Kod', ({ code }, index) => [paragraph(code), tool('regenerate', `/assessments/${index}`)]],
    [34, labels.description, (one, index) => [textPart(one, index, 'description')]],
    [0, labels.objective, (one, index) => [textPart(one, index, 'objective')]],
    [22, 'Domain', domainParts],
    [20, labels.criteria, ({ criteria }, index) => [criteriaPart(criteria, index)]],
    [16, 'Tempoh dan Tarikh', dateParts],
  ]),
];

/** Beside hours that the document states of no assessment those of the whole course, which are nobody's to share out. */
const courseHours = ({ courseInfo: { sltTotal }, assessments }: Jst): string =>
  sltTotal !== undefined && assessments.some(({ slt }) => slt === null) ? `Kursus: ${sltTotal} jam` : '';

/** The levels and programme outcomes of a task, one that is not confirmed with its mark. */
function summaryDomains({ taskNumber, domains }: Jst['tasksSummary'][number], { assessments, cloList }: Jst): string[] {
  const row = assessments.filter(({ isTest }) => !isTest)[taskNumber - 1];
  return domains.map(({ code, descriptor }) =>
    withMark(`${code} ${descriptor}`.trim(), row && unsureHp(code, row, cloList)),
  );
}

/** What the document may state, with the mark of how it is known. */
const statedPart = (one: JstAssessment, index: number, field: 'clo' | 'percentage' | 'slt', text: string): Part =>
  part(`/assessments/${index}/${field}`, one[field] === null ? text : withMark(text, one.facts[field]));

const hpAllocation = (one: JstAssessment, index: number, { cloList, courseInfo }: Jst): CellBlock[] =>
  Object.entries(one.hpAllocation).map(([hp, share]) => {
    const fact = unsureHp(hp, one, cloList) ?? one.facts['hpAllocation'];
    const text = share === null ? '-' : withMark(`${share}%`, fact);
    return part(`/assessments/${index}/hpAllocation/${hp}`, `${hpNames([hp], courseInfo).join('')}: ${text}`);
  });

/** An objective with the same words as the description is left blank in a file. */
const textPart = (one: JstAssessment, index: number, field: 'description' | 'objective'): Part => {
  const text = one[field].trim();
  const isBlank = text === '' || (field === 'objective' && text === one.description.trim());
  return part(`/assessments/${index}/${field}`, textBlocks(text), { isBlank });
};

const criteriaPart = (criteria: readonly string[], index: number): Part =>
  writtenPart(`/assessments/${index}/criteria`, criteria.map((each) => `- ${each}`).join('\n'));

const lineOf = (at: string, label: string, text: string): Part =>
  part(at, `${label}: ${orEmpty(text)}`, { isBlank: text.trim() === '' });

const dateParts = ({ isTest, facts, ...one }: JstAssessment, index: number): CellBlock[] =>
  (
    [
      ['duration', 'Tempoh'],
      ...(isTest ? [] : ([['startDate', labels.startDate]] as const)),
      ['dueDate', isTest ? 'Tarikh' : labels.dueDate],
    ] as const
  ).map(([field, label]) => lineOf(`/assessments/${index}/${field}`, label, withMark(one[field], facts[field])));

const domainParts = ({ domains }: JstAssessment, index: number): CellBlock[] =>
  (['cognitive', 'affective', 'psychomotor', 'skills', 'outcomes'] as const).map((key) =>
    lineOf(`/assessments/${index}/domains/${key}`, labels[key], domainNames(domains[key]).join(', ')),
  );
