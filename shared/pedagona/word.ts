import { bullets, cell, factTable, heading, note, numbered, pageBreak, paragraph, table } from '../word/blocks.ts';
import type { Block, CellBlock, Inline, List, WordDocument } from '../word/blocks.ts';
import { fileNamePart, fileTimestamp } from '../word/file-name.ts';
import { modules } from '../modules.ts';
import type { SessionDocument, Warning } from '../session.ts';
import { disclaimerText, notFoundText } from '../texts.ts';
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
} from './labels.ts';
import { bigIdeaOf, essentialQuestionsOf, orNotFound, totalWeight } from './rules.ts';
import { kppbKeys } from './schemas.ts';
import type { Assessment, Clo, CourseAnalysis, LearningDevelopment, Session, Topic } from './schemas.ts';
import { resultTotals } from './summary.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export function merungkaiDocument(session: Session): WordDocument {
  return {
    title: labels.title,
    subtitle: session.sessionName,
    header: modules.pedagona.title,
    footerNote: `${labels.disclaimer}: ${disclaimerText}`,
    sections: [
      {
        orientation: 'portrait',
        blocks: [...sessionBlocks(session), ...session.coursesAnalysis.flatMap(courseBlocks)],
      },
    ],
  };
}

function sessionBlocks(session: Session): Block[] {
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
    note('info', labels.disclaimer, [disclaimerText]),
  ];
}

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

const courseBlocks = (course: CourseAnalysis): Block[] => [
  pageBreak,
  heading(1, courseTitle(course, notFoundText)),
  ...(course.engineNotice === null ? [] : [note('info', labels.notice, [course.engineNotice])]),
  factTable([
    [labels.courseCode, withEvidence(orNotFound(course.courseCode), course.evidence.courseCode)],
    [labels.courseName, withEvidence(orNotFound(course.courseName), course.evidence.courseName)],
    [labels.credit, course.credit === null ? notFoundText : String(course.credit)],
    [labels.sourceDocument, course.sourceDocument],
    [labels.domainSummary, listOf(course.domainSummary)],
  ]),
  ...(course.warnings.length === 0 ? [] : [note('warning', labels.warnings, course.warnings.map(warningText))]),
  heading(2, labels.clos),
  ...(course.clos.length === 0 ? [paragraph(notFoundText)] : course.clos.flatMap(cloBlocks)),
  heading(2, labels.assessments),
  assessmentBlock(course.assessments),
  heading(2, labels.topics),
  topicBlock(course.topics),
  heading(2, labels.learningDevelopment),
  learningBlock(course.learningDevelopment),
];

const withEvidence = (text: string, evidence: Clo['evidence']): CellBlock[] => [
  paragraph(text),
  ...(evidence === null ? [] : [paragraph(italic(evidenceLabel(evidence)))]),
];

const italic = (text: string): Inline => [{ text, italic: true }];

/** Two or more parts as a list, one as it is, none as not found. */
function listOf(parts: readonly string[], list: (items: readonly string[]) => List = bullets): CellBlock[] {
  const stated = parts.filter((part) => part.trim() !== '');
  if (stated.length > 1) return [list(stated)];
  return [paragraph(stated[0] ?? notFoundText)];
}

function warningText({ message, document, page, quote }: Warning): string {
  const place = [document, page === null ? null : pageLabel(page), quote === null ? null : `\u201c${quote}\u201d`];
  const known = place.filter((part) => part !== null);
  return known.length === 0 ? message : `${message} (${known.join(', ')})`;
}

function cloBlocks(clo: Clo, index: number): Block[] {
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
      [labels.evidence, clo.evidence === null ? notFoundText : evidenceLabel(clo.evidence)],
    ]),
  ];
}

const fallbackMark = (isFallback: boolean): CellBlock[] => (isFallback ? [paragraph(italic(fallbackLabel))] : []);

function assessmentBlock(assessments: readonly Assessment[]): Block {
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
        cell(evidence === null ? notFoundText : evidenceLabel(evidence)),
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
    [labels.flow, listOf(flow, numbered)],
    ...keys.map((key) => [kppbKeyLabels[key], orNotFound(kppbApplication[key] ?? null)] as const),
  ]);
}

/** The kinds of Word files that PEDAGONA's pages make, and how their names start (spec 1 §7). */
const filePrefixes = {
  merungkai: 'MERUNGKAI',
  results: 'PEDAGONA_KmR',
} as const;
export type WordFileKind = keyof typeof filePrefixes;

/**
 * `MERUNGKAI_<session name>_<YYYYMMDD_HHmmss>.doc`; the id's first 8 characters stand in for a name without a safe character. `.doc`
 * and `.docx` name the same bytes (design §9).
 */
export function wordFileName(
  kind: WordFileKind,
  session: Pick<Session, 'id' | 'sessionName'>,
  at: Date,
  ending: 'doc' | 'docx',
): string {
  const name = fileNamePart(session.sessionName) || session.id.slice(0, 8);
  return `${filePrefixes[kind]}_${name}_${fileTimestamp(at)}.${ending}`;
}
