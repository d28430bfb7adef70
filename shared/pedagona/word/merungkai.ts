import {
  factTable,
  heading,
  italic,
  note,
  pageBreak,
  paragraph,
  portrait,
  recordTable,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import { courseTitle, totalWeight } from '../../course/rules.ts';
import type { Fact } from '../../fact/fact.ts';
import { doubtful, factLines } from '../../fact/labels.ts';
import { describeMqfOutcome } from '../../mqf.ts';
import type { SessionDocument } from '../../session.ts';
import { notFoundText } from '../../texts.ts';
import {
  cloTitle,
  courseLists,
  courseTexts,
  documentStatusLabels,
  fallbackLabel,
  kppbKeyLabels,
  kppbModelLabel,
  resultLabels as labels,
  skillLabel,
} from '../labels.ts';
import { dateTimeLabel, warningLabel } from '../../text/labels.ts';
import { cloTitles, resultTotals } from '../analysis.ts';
import { bigIdeaOf, essentialQuestionsOf, orNotFound } from '../rules.ts';
import { kppbKeys, type Clo, type CourseAnalysis, type LearningDevelopment, type Session } from '../schemas.ts';
import { textBlocks, withDetails } from '../../word/written.ts';
import { disclaimerNote, listOf, noticeBlocks, pedagonaDocument, weightText } from './parts.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export const merungkaiDocument = (session: Session): WordDocument =>
  pedagonaDocument(labels.title, session.sessionName, [
    portrait([
      ...summaryBlocks(session),
      disclaimerNote,
      ...session.coursesAnalysis.flatMap((course) => [pageBreak, ...courseBlocks(course)]),
    ]),
  ]);

/** What the page shows above its courses. */
const summaryBlocks = (session: Session): Block[] => {
  const totals = resultTotals(session);
  return [
    factTable([
      [labels.sessionName, session.sessionName],
      [labels.createdAt, dateTimeLabel(session.createdAt)],
      [labels.coursesCount, String(totals.courses)],
      [labels.documentsCount, String(totals.documents)],
      [labels.closCount, String(totals.clos)],
    ]),
    documentTable(session.documents),
  ];
};

const documentTable = (documents: readonly SessionDocument[]): Block =>
  recordTable(documents, [
    [56, labels.document, ({ name }) => name],
    [16, labels.pages, ({ pages }) => (pages === null ? '-' : String(pages))],
    [
      28,
      labels.documentStatus,
      ({ status, error }) => [paragraph(documentStatusLabels[status]), ...(error === null ? [] : [paragraph(error)])],
    ],
  ]);

const courseBlocks = (course: CourseAnalysis): Block[] => [
  heading(1, courseTitle(course, notFoundText)),
  ...noticeBlocks(course.engineNotice),
  factTable([
    [labels.courseCode, withFact(orNotFound(course.courseCode), course.facts['courseCode'])],
    [labels.courseName, withFact(orNotFound(course.courseName), course.facts['courseName'])],
    [labels.credit, withFact(course.credit === null ? notFoundText : String(course.credit), course.facts['credit'])],
    [labels.sourceDocument, course.sourceDocument],
    [labels.domainSummary, listOf(course.domainSummary)],
    ...courseTexts.map((key) => [labels[key], withFact(orNotFound(course[key]), course.facts[key])] as const),
    ...courseLists.map((key) => [labels[key], listOf(course[key])] as const),
  ]),
  ...(course.warnings.length === 0 ? [] : [note('warning', labels.warnings, course.warnings.map(warningLabel))]),
  heading(2, labels.clos),
  ...(course.clos.length === 0
    ? [paragraph(notFoundText)]
    : course.clos.flatMap((clo, index) => cloBlocks(clo, index, course.facts))),
  heading(2, labels.assessments),
  assessmentBlock(course),
  heading(2, labels.topics),
  topicBlock(course),
  heading(2, labels.learningDevelopment),
  learningBlock(course.learningDevelopment),
];

/** A column, where any of the rows says something in it. */
const columnIf = <Row>(rows: readonly Row[], width: number, label: string, textOf: (row: Row) => string) =>
  rows.some((row) => textOf(row) !== '') ? [[width, label, (row: Row) => orNotFound(textOf(row))] as const] : [];

/** A course on a page or two: what the later parts rest on. */
export const digestBlocks = (course: CourseAnalysis): Block[] => [
  heading(1, courseTitle(course, notFoundText)),
  paragraph(
    [course.institution, course.programme, course.credit === null ? '' : `${course.credit} ${labels.credit}`]
      .filter((part) => part !== '')
      .join(' · ') || course.sourceDocument,
  ),
  recordTable(course.clos, [
    [42, labels.clos, (clo, index) => [paragraph(cloTitle(clo, index)), ...textBlocks(orNotFound(clo.cloStatement))]],
    [
      16,
      `${labels.level}, HP`,
      ({ domain, level, hpp }) => [...domain, level, ...hpp].filter((text) => text !== '').join(', '),
    ],
    [42, labels.bigIdea, (clo) => textBlocks(bigIdeaOf(clo).text)],
  ]),
  recordTable(course.assessments, [
    [56, labels.assessments, ({ type }) => orNotFound(type)],
    [18, labels.weight, ({ weight }) => weightText(weight)],
    ...columnIf(course.assessments, 26, labels.domain, ({ domain }) => domain),
  ]),
  recordTable(course.topics, [
    ...columnIf(course.topics, 14, labels.week, ({ week }) => week),
    [60, labels.topics, ({ title }) => orNotFound(title)],
    ...columnIf(course.topics, 26, labels.cloNumber, ({ cloIds }) => cloTitles(course, cloIds).join(', ')),
  ]),
];

/** A value with how the document bears it out. */
const withFact = (text: string, fact: Fact | undefined): CellBlock[] => withDetails(text, factLines(fact));

function cloBlocks(clo: Clo, index: number, facts: CourseAnalysis['facts']): Block[] {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  return [
    heading(3, cloTitle(clo, index)),
    factTable([
      [labels.cloStatement, withFact(orNotFound(clo.cloStatement), facts[clo.id])],
      [labels.domain, listOf(clo.domain)],
      [labels.level, withFact(orNotFound(clo.level), doubtful(facts[`${clo.id}.level`]))],
      [labels.hpp, listOf(clo.hpp.map(describeMqfOutcome))],
      [labels.skills, listOf(clo.skills.map(skillLabel))],
      [labels.knowledge, listOf(clo.knowledge)],
      [labels.microConcepts, listOf(clo.microConcepts)],
      [labels.macroConcepts, listOf(clo.macroConcepts)],
      [labels.bigIdea, [...textBlocks(bigIdea.text), ...fallbackMark(bigIdea.isFallback)]],
      [labels.essentialQuestions, [...listOf(questions, true), ...fallbackMark(isFallback)]],
    ]),
  ];
}

const fallbackMark = (isFallback: boolean): CellBlock[] => (isFallback ? [paragraph(italic(fallbackLabel))] : []);

function assessmentBlock({ assessments, facts }: CourseAnalysis): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const total = totalWeight(assessments);
  return recordTable(
    assessments,
    [
      [30, labels.assessmentType, ({ id, type }) => withFact(orNotFound(type), facts[id])],
      [16, labels.weight, ({ id, weight }) => withFact(weightText(weight), doubtful(facts[`${id}.weight`]))],
      [12, labels.slt, ({ id, slt }) => withFact(slt === null ? notFoundText : `${slt}`, doubtful(facts[`${id}.slt`]))],
      [15, labels.domain, ({ domain }) => orNotFound(domain)],
      [27, labels.description, ({ description }) => textBlocks(orNotFound(description))],
    ],
    { totals: [[totalCell(labels.totalWeight), totalCell(weightText(total), 4)]] },
  );
}

function topicBlock(course: CourseAnalysis): Block {
  if (course.topics.length === 0) return paragraph(notFoundText);
  return recordTable(course.topics, [
    [14, labels.week, ({ week }) => orNotFound(week)],
    [34, labels.topic, ({ title }) => orNotFound(title)],
    [34, labels.subtopics, ({ subtopics }) => listOf(subtopics)],
    [18, labels.cloNumber, ({ cloIds }) => cloTitles(course, cloIds).join(', ') || notFoundText],
  ]);
}

function learningBlock({ kppbModel, flow, kppbApplication }: LearningDevelopment): Block {
  const keys = kppbModel === null ? [] : kppbKeys[kppbModel];
  return factTable([
    [labels.kppbModel, kppbModelLabel(kppbModel)],
    [labels.flow, listOf(flow, true)],
    ...keys.map((key) => [kppbKeyLabels[key], textBlocks(orNotFound(kppbApplication[key] ?? null))] as const),
  ]);
}
