import {
  cell,
  cellBlockTexts,
  factTable,
  heading,
  italic,
  leading,
  note,
  pageBreak,
  paragraph,
  part,
  recordTable,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, CellBlock, WordDocument } from '../../word/blocks.ts';
import { courseTitle, findingsOf, totalWeight, weightFault } from '../../course/rules.ts';
import { factStateLabels, marked } from '../../fact/labels.ts';
import type { Fact } from '../../fact/fact.ts';
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
import type { Topic } from '../../course/course.ts';
import { onPaper } from '../../word/onPaper.ts';
import { textBlocks, withFact } from '../../word/written.ts';
import { disclaimerNote, listOf, noticeBlocks, pedagonaDocument, weightText } from './parts.ts';

/** The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. */
export function merungkaiDocument(session: Session): WordDocument {
  const totals = resultTotals(session);
  return pedagonaDocument(stageTitles.merungkai, session.sessionName, [
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

/** The same with the places of its document alone, for a report that goes on from it. */
export const unquotedCourseBlocks = (course: CourseAnalysis): Block[] =>
  courseBlocks({
    ...course,
    facts: Object.fromEntries(Object.entries(course.facts).map(([name, fact]) => [name, { ...fact, quote: '' }])),
    engineNotice: null,
  });

/** Places name their document: notes of several courses stand in one list. */
const courseBlocks = (course: CourseAnalysis): Block[] => {
  const placed = Object.entries(course.facts).map(([name, fact]) => {
    const place = [course.sourceDocument, fact.place].filter((told) => told !== '').join(', ');
    return [name, { ...fact, place: fact.place === '' ? '' : place }] as const;
  });
  return [
    heading(1, courseTitle(course, notFoundText)),
    ...noticeBlocks(course.engineNotice),
    ...courseBody({ ...course, facts: Object.fromEntries(placed) }, toldColumns),
  ];
};

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
      [labels.methods, markedList(course, 'methods')],
      [labels.references, markedList(course, 'references')],
    ]),
    heading(2, labels.clos),
    cloBlock(course, columns),
    heading(2, labels.assessments),
    assessmentBlock(course, columns),
    ...(fault === null ? [] : [note('warning', labels.totalWeight, [fault])]),
    heading(2, labels.topics),
    topicBlock(course, columns),
    ...suggestionBlocks(course, columns),
    heading(2, labels.learningDevelopment),
    suggestionMark,
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

/** What a page and a file say of a value that its document does not say, or that the lecturer has settled. */
const mark = (fact: Fact | undefined, label: string): CellBlock[] => withFact('', marked(fact), label);

/** A list of a course, each item with its mark. */
function markedList(course: CourseAnalysis, key: 'methods' | 'references'): CellBlock[] {
  const marks = course[key].map((_, index) => mark(course.facts[`${key}.${index}`], labels[key]));
  const blocks = listOf(course[key]);
  const [list] = blocks;
  if (list?.kind !== 'list') return [...blocks, ...marks.flat()];
  return [{ ...list, items: list.items.map((item, index) => [...item, ...(marks[index] ?? [])]) }];
}

const cloRow = (key: keyof typeof labels, show: Told<Clo>[2], width = 0): Told<Clo> => [width, labels[key], show];

/** The outcomes as the document has them. */
function cloBlock({ clos, facts }: CourseAnalysis, columns: typeof toldColumns): Block {
  if (clos.length === 0) return paragraph(notFoundText);
  const read = (key: 'domain' | 'level' | 'hpp' | 'skills', width: number, of: (clo: Clo) => readonly string[]) =>
    cloRow(
      key,
      (clo, index) => [
        ...listOf(of(clo)),
        ...mark(facts[`${clo.id}.${key}`], `${cloTitle(clo, index)}, ${labels[key]}`),
      ],
      width,
    );
  return recordTable(
    clos,
    columns<Clo>(clos, [
      cloRow('cloNumber', cloTitle, 10),
      cloRow(
        'cloStatement',
        (clo, index) => {
          const label = `${cloTitle(clo, index)}, ${labels.cloStatement}`;
          return withFact(orNotFound(clo.cloStatement), facts[clo.id], label);
        },
        40,
      ),
      read('domain', 13, ({ domain }) => domain),
      read('level', 12, ({ level }) => [orNotFound(level)]),
      read('hpp', 12, ({ hpp }) => hpp.map(describeMqfOutcome)),
      read('skills', 13, ({ skills }) => skills.map(skillLabel)),
    ]),
  );
}

/** Heads what no document states. */
const suggestionMark = leading([
  { text: factStateLabels.suggestion, bold: true },
  { text: ': bukan petikan dokumen kursus; untuk pertimbangan pensyarah.' },
]);

/** What is suggested for each outcome; its rows are told as the columns of one table of all outcomes would be. */
function suggestionBlocks({ clos }: CourseAnalysis, columns: typeof toldColumns): Block[] {
  const rows = columns<Clo>(clos, [
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
  const of = clos.flatMap((clo, index) => [
    heading(3, cloTitle(clo, index)),
    factTable(rows.map(([, label, show]) => [label, show(clo, index)])),
  ]);
  return of.length === 0 ? [] : [heading(2, labels.suggestions), suggestionMark, ...of];
}

/** 'Kuiz (2)': an assessment with how many of it there are. */
const countedName = (type: string, count: number | null): string =>
  count === null || count < 2 ? orNotFound(type) : `${type} (${count})`;

const hoursText = (hours: number | null): string => (hours === null ? notFoundText : `${hours} jam`);

function assessmentBlock({ assessments, facts }: CourseAnalysis, columns: typeof toldColumns): Block {
  if (assessments.length === 0) return paragraph(notFoundText);
  const noted = (key: 'weight' | 'slt' | 'week' | 'description' | 'count', text: string, { id, type }: Assessment) =>
    withFact(text, marked(facts[`${id}.${key}`]), `${type}, ${labels[key]}`);
  const shown = columns<Assessment>(assessments, [
    [
      28,
      labels.type,
      (one) => [...withFact(countedName(one.type, one.count), facts[one.id], one.type), ...noted('count', '', one)],
    ],
    [16, labels.weight, (assessment) => noted('weight', weightText(assessment.weight), assessment)],
    [10, labels.week, (assessment) => noted('week', orNotFound(assessment.week), assessment)],
    [12, labels.slt, (assessment) => noted('slt', hoursText(assessment.slt), assessment)],
    [
      15,
      labels.domain,
      ({ id, type, domain }) =>
        withFact(orNotFound(domain), marked(facts[`${id}.cloIds`]), `${type}, ${labels.cloIds}`),
    ],
    [19, labels.description, (assessment) => noted('description', orNotFound(assessment.description), assessment)],
  ]);
  const total = totalWeight(assessments);
  return recordTable(assessments, shown, {
    totals: total === null ? [] : [[totalCell(labels.totalWeight), totalCell(weightLabel(total), shown.length - 1)]],
  });
}

function topicBlock(course: CourseAnalysis, columns: typeof toldColumns): Block {
  const { topics, facts } = course;
  if (topics.length === 0) return paragraph(notFoundText);
  const noted = (key: 'week' | 'hours' | 'subtopics' | 'cloIds', { id, title }: Topic) =>
    mark(facts[`${id}.${key}`], `${title}, ${labels[key]}`);
  return recordTable(
    topics,
    columns<Topic>(topics, [
      [10, labels.week, (topic) => [...textBlocks(orNotFound(topic.week)), ...noted('week', topic)]],
      [30, labels.title, ({ id, title }) => withFact(orNotFound(title), marked(facts[id]), title)],
      [26, labels.subtopics, (topic) => [...listOf(topic.subtopics), ...noted('subtopics', topic)]],
      [20, labels.contactHours, (topic) => [...textBlocks(hoursText(topic.hours)), ...noted('hours', topic)]],
      [
        14,
        labels.cloNumber,
        (topic) => [
          ...textBlocks(cloTitles(course, topic.cloIds).join(', ') || notFoundText),
          ...noted('cloIds', topic),
        ],
      ],
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
