import {
  factTable,
  heading,
  italic,
  note,
  numbered,
  pageBreak,
  paragraph,
  recordTable,
  totalCell,
  withDetail,
} from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import type { SessionDocument, Warning } from '../../session.ts';
import { notFoundText } from '../../texts.ts';
import {
  cloTitle,
  courseTitle,
  documentStatusLabels,
  fallbackLabel,
  kppbKeyLabels,
  kppbModelLabel,
  resultLabels as labels,
  skillLabel,
} from '../labels.ts';
import { dateTimeLabel, evidenceLabel, pageLabel } from '../../text/labels.ts';
import { bigIdeaOf, essentialQuestionsOf, orNotFound, totalWeight } from '../rules.ts';
import { kppbKeys } from '../schemas.ts';
import type { Assessment, Clo, CourseAnalysis, LearningDevelopment, Session, Topic } from '../schemas.ts';
import { resultTotals } from '../summary.ts';
import { disclaimerNote, listOf, noticeBlocks, pedagonaDocument, weightText } from './parts.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export const merungkaiDocument = (session: Session): WordDocument =>
  pedagonaDocument(labels.title, session.sessionName, [
    {
      orientation: 'portrait',
      blocks: [
        ...summaryBlocks(session),
        disclaimerNote,
        ...session.coursesAnalysis.flatMap((course) => [pageBreak, ...courseBlocks(course)]),
      ],
    },
  ]);

/** What the page shows above its courses. */
export const summaryBlocks = (session: Session): Block[] => {
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

export const courseBlocks = (course: CourseAnalysis): Block[] => [
  heading(1, courseTitle(course, notFoundText)),
  ...noticeBlocks(course.engineNotice),
  factTable([
    [labels.courseCode, withEvidence(orNotFound(course.courseCode), course.evidence.courseCode, course.sourceDocument)],
    [labels.courseName, withEvidence(orNotFound(course.courseName), course.evidence.courseName, course.sourceDocument)],
    [labels.credit, course.credit === null ? notFoundText : String(course.credit)],
    [labels.sourceDocument, course.sourceDocument],
    [labels.domainSummary, listOf(course.domainSummary)],
  ]),
  ...(course.warnings.length === 0 ? [] : [note('warning', labels.warnings, course.warnings.map(warningText))]),
  heading(2, labels.clos),
  ...(course.clos.length === 0
    ? [paragraph(notFoundText)]
    : course.clos.flatMap((clo, index) => cloBlocks(clo, index, course.sourceDocument))),
  heading(2, labels.assessments),
  assessmentBlock(course.assessments, course.sourceDocument),
  heading(2, labels.topics),
  topicBlock(course.topics),
  heading(2, labels.learningDevelopment),
  learningBlock(course.learningDevelopment),
];

const withEvidence = (text: string, evidence: Clo['evidence'], document: string): CellBlock[] =>
  withDetail(text, evidence && evidenceLabel(evidence, document));

/** What the document says of a value, or that it was not found. */
const quoteLine = (evidence: Clo['evidence'], document: string): string =>
  evidence === null ? notFoundText : evidenceLabel(evidence, document);

function warningText({ message, document, page, quote }: Warning): string {
  const place = [
    document,
    page === null ? null : pageLabel(page, document),
    quote === null ? null : `\u201c${quote}\u201d`,
  ];
  const known = place.filter((part) => part !== null);
  return known.length === 0 ? message : `${message} (${known.join(', ')})`;
}

function cloBlocks(clo: Clo, index: number, document: string): Block[] {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  return [
    heading(3, cloTitle(clo, index)),
    factTable([
      [labels.cloStatement, orNotFound(clo.cloStatement)],
      [labels.domain, listOf(clo.domain)],
      [labels.level, orNotFound(clo.level)],
      [labels.hpp, listOf(clo.hpp)],
      [labels.skills, listOf(clo.skills.map(skillLabel))],
      [labels.knowledge, listOf(clo.knowledge)],
      [labels.microConcepts, listOf(clo.microConcepts)],
      [labels.macroConcepts, listOf(clo.macroConcepts)],
      [labels.bigIdea, [paragraph(bigIdea.text), ...fallbackMark(bigIdea.isFallback)]],
      [labels.essentialQuestions, [numbered(questions), ...fallbackMark(isFallback)]],
      [labels.evidence, quoteLine(clo.evidence, document)],
    ]),
  ];
}

const fallbackMark = (isFallback: boolean): CellBlock[] => (isFallback ? [paragraph(italic(fallbackLabel))] : []);

function assessmentBlock(assessments: readonly Assessment[], document: string): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const total = totalWeight(assessments);
  return recordTable(
    assessments,
    [
      [23, labels.assessmentType, ({ type }) => orNotFound(type)],
      [13, labels.weight, ({ weight }) => weightText(weight)],
      [15, labels.domain, ({ domain }) => orNotFound(domain)],
      [25, labels.description, ({ description }) => orNotFound(description)],
      [24, labels.evidence, ({ evidence }) => quoteLine(evidence, document)],
    ],
    { totals: [[totalCell(labels.totalWeight), totalCell(weightText(total), 4)]] },
  );
}

function topicBlock(topics: readonly Topic[]): Block {
  if (topics.length === 0) return paragraph(notFoundText);
  return recordTable(topics, [
    [14, labels.week, ({ week }) => orNotFound(week)],
    [34, labels.topic, ({ title }) => orNotFound(title)],
    [34, labels.subtopics, ({ subtopics }) => listOf(subtopics)],
    [18, labels.cloNumber, ({ clos }) => clos.join(', ') || notFoundText],
  ]);
}

function learningBlock({ kppbModel, flow, kppbApplication }: LearningDevelopment): Block {
  const keys = kppbModel === null ? [] : kppbKeys[kppbModel];
  return factTable([
    [labels.kppbModel, kppbModelLabel(kppbModel)],
    [labels.flow, listOf(flow, numbered)],
    ...keys.map((key) => [kppbKeyLabels[key], orNotFound(kppbApplication[key] ?? null)] as const),
  ]);
}
