import { cell, factTable, heading, note, numbered, pageBreak, paragraph, table } from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import type { SessionDocument, Warning } from '../../session.ts';
import { notFoundText } from '../../texts.ts';
import {
  cloTitle,
  courseTitle,
  dateTimeLabel,
  documentStatusLabels,
  evidenceLabel,
  fallbackLabel,
  kppbKeyLabels,
  kppbModelLabel,
  pageLabel,
  resultLabels as labels,
  skillLabel,
  weightLabel,
} from '../labels.ts';
import { bigIdeaOf, essentialQuestionsOf, orNotFound, totalWeight } from '../rules.ts';
import { kppbKeys } from '../schemas.ts';
import type { Assessment, Clo, CourseAnalysis, LearningDevelopment, Session, Topic } from '../schemas.ts';
import { resultTotals } from '../summary.ts';
import { disclaimerNote, italic, listOf, noticeBlocks, pedagonaDocument } from './parts.ts';

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
  table(
    [56, 16, 28],
    [[cell(labels.document), cell(labels.pages), cell(labels.documentStatus)]],
    documents.map(({ name, pages, status, error }) => [
      cell(name),
      cell(pages === null ? '-' : String(pages)),
      cell([paragraph(documentStatusLabels[status]), ...(error === null ? [] : [paragraph(error)])]),
    ]),
  );

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

const withEvidence = (text: string, evidence: Clo['evidence'], document: string): CellBlock[] => [
  paragraph(text),
  ...(evidence === null ? [] : [paragraph(italic(evidenceLabel(evidence, document)))]),
];

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
      [labels.evidence, clo.evidence === null ? notFoundText : evidenceLabel(clo.evidence, document)],
    ]),
  ];
}

const fallbackMark = (isFallback: boolean): CellBlock[] => (isFallback ? [paragraph(italic(fallbackLabel))] : []);

function assessmentBlock(assessments: readonly Assessment[], document: string): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const total = totalWeight(assessments);
  return table(
    [23, 13, 15, 25, 24],
    [
      [labels.assessmentType, labels.weight, labels.domain, labels.description, labels.evidence].map((text) =>
        cell(text),
      ),
    ],
    [
      ...assessments.map(({ type, weight, domain, description, evidence }) => [
        cell(orNotFound(type)),
        cell(weight === null ? notFoundText : weightLabel(weight)),
        cell(orNotFound(domain)),
        cell(orNotFound(description)),
        cell(evidence === null ? notFoundText : evidenceLabel(evidence, document)),
      ]),
      [
        cell(labels.totalWeight, { style: 'total' }),
        cell(total === null ? notFoundText : weightLabel(total), { style: 'total', colspan: 4 }),
      ],
    ],
  );
}

function topicBlock(topics: readonly Topic[]): Block {
  if (topics.length === 0) return paragraph(notFoundText);
  return table(
    [14, 34, 34, 18],
    [[labels.week, labels.topic, labels.subtopics, labels.cloNumber].map((text) => cell(text))],
    topics.map(({ week, title, subtopics, clos }) => [
      cell(orNotFound(week)),
      cell(orNotFound(title)),
      cell(listOf(subtopics)),
      cell(clos.join(', ') || notFoundText),
    ]),
  );
}

function learningBlock({ kppbModel, flow, kppbApplication }: LearningDevelopment): Block {
  const keys = kppbModel === null ? [] : kppbKeys[kppbModel];
  return factTable([
    [labels.kppbModel, kppbModelLabel(kppbModel)],
    [labels.flow, listOf(flow, { list: numbered })],
    ...keys.map((key) => [kppbKeyLabels[key], orNotFound(kppbApplication[key] ?? null)] as const),
  ]);
}
