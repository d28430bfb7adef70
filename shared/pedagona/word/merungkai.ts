import {
  cell,
  cellBlockTexts,
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
  weightLabel,
} from '../labels.ts';
import { dateTimeLabel, warningLabel } from '../../text/labels.ts';
import { cloTitles, resultTotals } from '../analysis.ts';
import { bigIdeaOf, essentialQuestionsOf, orNotFound } from '../rules.ts';
import { kppbKeys, type Clo, type CourseAnalysis, type LearningDevelopment, type Session } from '../schemas.ts';
import { textBlocks, withDetails } from '../../word/written.ts';
import { disclaimerNote, listOf, noticeBlocks, pedagonaDocument, weightText } from './parts.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export function merungkaiDocument(session: Session): WordDocument {
  const totals = resultTotals(session);
  return pedagonaDocument(labels.title, session.sessionName, [
    portrait([
      factTable([
        [labels.sessionName, session.sessionName],
        [labels.createdAt, dateTimeLabel(session.createdAt)],
        [labels.coursesCount, String(totals.courses)],
        [labels.documentsCount, String(totals.documents)],
        [labels.closCount, String(totals.clos)],
      ]),
      recordTable(session.documents, [
        [56, labels.document, ({ name }) => name],
        [16, labels.pages, ({ pages }) => String(pages || '-')],
        [
          28,
          labels.documentStatus,
          ({ status, error }) => [
            paragraph(documentStatusLabels[status]),
            ...(error === null ? [] : [paragraph(error)]),
          ],
        ],
      ]),
      disclaimerNote,
      ...session.coursesAnalysis.flatMap((course) => [pageBreak, ...courseBlocks(course)]),
    ]),
  ]);
}

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
  ...cloBlocks(course),
  heading(2, labels.assessments),
  assessmentBlock(course),
  heading(2, labels.topics),
  topicBlock(course),
  heading(2, labels.learningDevelopment),
  learningBlock(course.learningDevelopment),
];

/** A column whose cells hold text. */
type Told<T> = readonly [
  width: number,
  head: string,
  show: (record: T, index: number) => string | readonly CellBlock[],
];

const isTold = (shown: ReturnType<Told<never>[2]>): boolean =>
  cell(shown)
    .blocks.flatMap(cellBlockTexts)
    .some((line) => line !== notFoundText);

/** Columns of which no record says anything are left out; where one record says nothing stands a dash. */
function toldColumns<T>(records: readonly T[], columns: readonly Told<T>[]): Told<T>[] {
  return columns.flatMap(([width, head, show]): Told<T>[] => {
    const shown = records.map(show);
    if (!shown.some(isTold)) return [];
    const told = shown.map((one) => (isTold(one) ? one : '-'));
    return [[width, head, (_, index) => told[index] ?? '-']];
  });
}

/** A value with how the document bears it out. */
const withFact = (text: string, fact: Fact | undefined): CellBlock[] => withDetails(text, factLines(fact));

/** A table for each outcome; its rows are told as the columns of one table of all outcomes would be. */
function cloBlocks({ clos, facts }: CourseAnalysis): Block[] {
  if (clos.length === 0) return [paragraph(notFoundText)];
  const rows = toldColumns<Clo>(clos, [
    [0, labels.cloStatement, ({ id, cloStatement }) => withFact(orNotFound(cloStatement), facts[id])],
    [0, labels.domain, ({ domain }) => listOf(domain)],
    [0, labels.level, ({ id, level }) => withFact(orNotFound(level), doubtful(facts[`${id}.level`]))],
    [0, labels.hpp, ({ hpp }) => listOf(hpp.map(describeMqfOutcome))],
    [0, labels.skills, ({ skills }) => listOf(skills.map(skillLabel))],
    [0, labels.knowledge, ({ knowledge }) => listOf(knowledge)],
    [0, labels.microConcepts, ({ microConcepts }) => listOf(microConcepts)],
    [0, labels.macroConcepts, ({ macroConcepts }) => listOf(macroConcepts)],
    [
      0,
      labels.bigIdea,
      (clo) => {
        const { text, isFallback } = bigIdeaOf(clo);
        return [...textBlocks(text), ...fallbackMark(isFallback)];
      },
    ],
    [
      0,
      labels.essentialQuestions,
      (clo) => {
        const { questions, isFallback } = essentialQuestionsOf(clo);
        return [...listOf(questions, true), ...fallbackMark(isFallback)];
      },
    ],
  ]);
  return clos.flatMap((clo, index) => [
    heading(3, cloTitle(clo, index)),
    factTable(rows.map(([, label, show]) => [label, show(clo, index)])),
  ]);
}

const fallbackMark = (isFallback: boolean): CellBlock[] => (isFallback ? [paragraph(italic(fallbackLabel))] : []);

function assessmentBlock({ assessments, facts }: CourseAnalysis): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const columns = toldColumns(assessments, [
    [30, labels.assessmentType, ({ id, type }) => withFact(orNotFound(type), facts[id])],
    [16, labels.weight, ({ id, weight }) => withFact(weightText(weight), doubtful(facts[`${id}.weight`]))],
    [12, labels.slt, ({ id, slt }) => withFact(slt === null ? notFoundText : `${slt}`, doubtful(facts[`${id}.slt`]))],
    [15, labels.domain, ({ domain }) => orNotFound(domain)],
    [27, labels.description, ({ description }) => textBlocks(orNotFound(description))],
  ]);
  const total = totalWeight(assessments);
  return recordTable(assessments, columns, {
    totals: total === null ? [] : [[totalCell(labels.totalWeight), totalCell(weightLabel(total), columns.length - 1)]],
  });
}

function topicBlock(course: CourseAnalysis): Block {
  if (course.topics.length === 0) return paragraph(notFoundText);
  return recordTable(
    course.topics,
    toldColumns(course.topics, [
      [14, labels.week, ({ week }) => orNotFound(week)],
      [34, labels.topic, ({ title }) => orNotFound(title)],
      [34, labels.subtopics, ({ subtopics }) => listOf(subtopics)],
      [18, labels.cloNumber, ({ cloIds }) => cloTitles(course, cloIds).join(', ') || notFoundText],
    ]),
  );
}

function learningBlock({ kppbModel, flow, kppbApplication }: LearningDevelopment): Block {
  const keys = kppbModel === null ? [] : kppbKeys[kppbModel];
  return factTable([
    [labels.kppbModel, kppbModelLabel(kppbModel)],
    [labels.flow, listOf(flow, true)],
    ...keys.map((key) => [kppbKeyLabels[key], textBlocks(orNotFound(kppbApplication[key] ?? null))] as const),
  ]);
}
