import {
  cell,
  cellBlockTexts,
  factTable,
  heading,
  italic,
  note,
  pageBreak,
  paragraph,
  part,
  portrait,
  recordTable,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import { courseTitle, findingsOf, totalWeight, weightFault } from '../../course/rules.ts';
import { doubtful } from '../../fact/labels.ts';
import { describeMqfOutcome } from '../../mqf.ts';
import { notFoundText } from '../../texts.ts';
import {
  cloTitle,
  documentStatusLabels,
  fallbackLabel,
  kppbModels,
  resultLabels as labels,
  skillLabel,
  stageTitles,
  weightLabel,
} from '../labels.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import { cloTitles, resultTotals } from '../courses.ts';
import { orNotFound, suggestionOf } from '../rules.ts';
import { type Assessment, type Clo, type CourseAnalysis, type LearningDevelopment, type Session } from '../schemas.ts';
import { onPaper } from '../../word/onPaper.ts';
import { textBlocks, withFact } from '../../word/written.ts';
import { disclaimerNote, listOf, noticeBlocks, pedagonaDocument, weightText } from './parts.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export function merungkaiDocument(session: Session): WordDocument {
  const totals = resultTotals(session);
  return pedagonaDocument(stageTitles.merungkai, session.sessionName, [
    portrait([
      factTable([
        [labels.sessionName, session.sessionName],
        [labels.createdAt, dateTimeLabel(session.createdAt)],
        [labels.coursesCount, String(totals.courses)],
        [labels.documentsCount, String(totals.documents)],
        [labels.closCount, String(totals.clos)],
      ]),
      documentTable(session),
      disclaimerNote,
      ...session.coursesAnalysis.flatMap((course) => [pageBreak, ...courseBlocks(course)]),
    ]),
  ]);
}

export const documentTable = ({ documents }: Pick<Session, 'documents'>): Block =>
  recordTable(
    documents,
    [
      [56, labels.document, ({ name }) => name],
      [16, 'Muka Surat', ({ pages }) => String(pages || '-')],
      [
        28,
        'Status',
        ({ status, error }) => [paragraph(documentStatusLabels[status]), ...(error === null ? [] : [paragraph(error)])],
      ],
    ],
    { isKept: true },
  );

/** The same without the words of its document, for a report that goes on from it. */
export const unquotedCourseBlocks = (course: CourseAnalysis): Block[] =>
  courseBlocks({
    ...course,
    facts: Object.fromEntries(
      Object.entries(course.facts).map(([name, fact]) => [name, { ...fact, quote: '', place: '' }]),
    ),
    engineNotice: null,
  });

const courseBlocks = (course: CourseAnalysis): Block[] => [
  heading(1, courseTitle(course, notFoundText)),
  ...noticeBlocks(course.engineNotice),
  ...courseBody(course, toldColumns),
];

type StatedField =
  'courseCode' | 'courseName' | 'credit' | 'institution' | 'faculty' | 'programme' | 'prerequisite' | 'synopsis';

/** What is read of a course. `columns`: those of a table that are shown. */
export const courseBody = (course: CourseAnalysis, columns: typeof toldColumns): Block[] => {
  const stated = (...keys: StatedField[]) =>
    keys.map((key) => [labels[key], withFact(orNotFound(course[key]), course.facts[key], labels[key])] as const);
  const fault = weightFault(course.assessments);
  const findings = findingsOf(course).filter((finding) => finding !== fault);
  return [
    ...(findings.length === 0 ? [] : [note('warning', labels.warnings, findings)]),
    factTable([
      ...stated('courseCode', 'courseName', 'credit'),
      [labels.sourceDocument, course.sourceDocument],
      [labels.domainSummary, listOf(course.domainSummary)],
      ...stated('institution', 'faculty', 'programme'),
      ...(course.prerequisite === '' ? [] : stated('prerequisite')),
      ...stated('synopsis'),
      ...(course.skills.length === 0 ? [] : [[labels.courseSkills, listOf(course.skills)] as const]),
      [labels.methods, listOf(course.methods)],
      [labels.references, listOf(course.references)],
    ]),
    heading(2, labels.clos),
    ...cloBlocks(course, columns),
    heading(2, labels.assessments),
    assessmentBlock(course, columns),
    ...(fault === null ? [] : [note('warning', labels.totalWeight, [fault])]),
    heading(2, labels.topics),
    topicBlock(course, columns),
    heading(2, labels.learningDevelopment),
    learningBlock(course.learningDevelopment),
  ];
};

/** A column whose cells hold text. */
type Told<T> = readonly [
  width: number,
  head: string,
  show: (record: T, index: number) => string | readonly CellBlock[],
];

const isTold = (shown: ReturnType<Told<never>[2]>): boolean =>
  onPaper(cell(shown).blocks)
    .flatMap((block) => cellBlockTexts(block as CellBlock))
    .some((line) => line !== notFoundText);

/** In a file, columns of which no record says anything are left out; where one record says nothing stands a dash. */
function toldColumns<T>(records: readonly T[], columns: readonly Told<T>[]): Told<T>[] {
  return columns.flatMap(([width, head, show]): Told<T>[] => {
    const shown = records.map(show);
    if (!shown.some(isTold)) return [];
    const told = shown.map((one) => (isTold(one) ? one : '-'));
    return [[width, head, (_, index) => told[index] ?? '-']];
  });
}

/** A page shows all, since what is missing can be added there. */
export const allColumns: typeof toldColumns = (_, columns) => [...columns];

const cloRow = (key: keyof typeof labels, show: Told<Clo>[2]): Told<Clo> => [0, labels[key], show];

/** A table for each outcome; its rows are told as the columns of one table of all outcomes would be. */
function cloBlocks({ clos, facts }: CourseAnalysis, columns: typeof toldColumns): Block[] {
  if (clos.length === 0) return [paragraph(notFoundText)];
  /** Beside the statement, the row that bears the outcome out; beside its other values, what is doubtful. */
  const read = (key: 'domain' | 'level' | 'hpp' | 'skills', of: (clo: Clo) => readonly string[]) =>
    cloRow(key, (clo, index) => {
      const doubt = doubtful(facts[`${clo.id}.${key}`]);
      return [...listOf(of(clo)), ...withFact('', doubt, `${cloTitle(clo, index)}, ${labels[key]}`)];
    });
  const rows = columns<Clo>(clos, [
    cloRow('cloStatement', (clo, index) => {
      const label = `${cloTitle(clo, index)}, ${labels.cloStatement}`;
      return withFact(orNotFound(clo.cloStatement), facts[clo.id], label);
    }),
    read('domain', ({ domain }) => domain),
    read('level', ({ level }) => [orNotFound(level)]),
    read('hpp', ({ hpp }) => hpp.map(describeMqfOutcome)),
    read('skills', ({ skills }) => skills.map(skillLabel)),
    ...(['knowledge', 'microConcepts', 'macroConcepts'] as const).map((key) =>
      cloRow(key, (clo, index) => [part(`/clos/${index}/${key}`, listOf(clo[key]))]),
    ),
    ...(['bigIdea', 'essentialQuestions'] as const).map((key) =>
      cloRow(key, (clo, index) => {
        const { texts, isFallback } = suggestionOf(clo, key);
        const shown = part(`/clos/${index}/${key}`, listOf(texts, true));
        return isFallback ? [shown, paragraph(italic(fallbackLabel))] : [shown];
      }),
    ),
  ]);
  return clos.flatMap((clo, index) => [
    heading(3, cloTitle(clo, index)),
    factTable(rows.map(([, label, show]) => [label, show(clo, index)])),
  ]);
}

/** 'Kuiz (2)': an assessment with how many of it there are. */
const countedName = (type: string, count: number | null): string =>
  count === null || count < 2 ? orNotFound(type) : `${type} (${count})`;

function assessmentBlock({ assessments, facts }: CourseAnalysis, columns: typeof toldColumns): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const noted = (key: 'weight' | 'slt' | 'week', text: string, { id, type }: Assessment) =>
    withFact(text, doubtful(facts[`${id}.${key}`]), `${type}, ${labels[key]}`);
  const shown = columns<Assessment>(assessments, [
    [28, labels.type, ({ id, type, count }) => withFact(countedName(type, count), facts[id], type)],
    [16, labels.weight, (assessment) => noted('weight', weightText(assessment.weight), assessment)],
    [10, labels.week, (assessment) => noted('week', orNotFound(assessment.week), assessment)],
    [12, labels.slt, (assessment) => noted('slt', orNotFound(assessment.slt), assessment)],
    [15, labels.domain, ({ domain }) => orNotFound(domain)],
    [19, labels.description, ({ description }) => textBlocks(orNotFound(description))],
  ]);
  const total = totalWeight(assessments);
  return recordTable(assessments, shown, {
    totals: total === null ? [] : [[totalCell(labels.totalWeight), totalCell(weightLabel(total), shown.length - 1)]],
  });
}

function topicBlock(course: CourseAnalysis, columns: typeof toldColumns): Block {
  if (course.topics.length === 0) return paragraph(notFoundText);
  return recordTable(
    course.topics,
    columns(course.topics, [
      [14, labels.week, ({ week }) => orNotFound(week)],
      [34, labels.title, ({ title }) => orNotFound(title)],
      [34, labels.subtopics, ({ subtopics }) => listOf(subtopics)],
      [18, labels.cloNumber, ({ cloIds }) => cloTitles(course, cloIds).join(', ') || notFoundText],
    ]),
  );
}

/** Texts that the model left out cannot be edited. */
function learningBlock({ kppbModel, flow, kppbApplication }: LearningDevelopment): Block {
  const texts: Readonly<Record<string, string | undefined>> = kppbApplication;
  return factTable([
    [labels.kppbModel, kppbModel ?? 'Tidak dinyatakan'],
    [labels.flow, [part('/learningDevelopment/flow', listOf(flow, true))]],
    ...Object.entries(kppbModel === null ? {} : kppbModels[kppbModel]).map(([key, label]) => {
      const stated = textBlocks(orNotFound(texts[key] ?? null));
      const at = `/learningDevelopment/kppbApplication/${key}`;
      return [label, texts[key] === undefined ? stated : [part(at, stated)]] as const;
    }),
  ]);
}
