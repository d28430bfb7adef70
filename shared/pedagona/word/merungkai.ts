import {
  cell,
  cellBlockTexts,
  factTable,
  heading,
  italic,
  labelCell,
  leading,
  note,
  paragraph,
  part,
  recordTable,
  table,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, CellBlock, Fact, Row } from '../../word/blocks.ts';
import { courseTitle, findingsOf, sumsOf, totalWeight, weightFault } from '../../course/rules.ts';
import { factStateLabels, factToShow } from '../../fact/labels.ts';
import { formText, paperFormOf } from '../../course/paperForm.ts';
import { describeMqfOutcome } from '../../terms/mqf.ts';
import { notFoundText } from '../../text/texts.ts';
import {
  cloTitle,
  documentStatusLabels,
  fallbackLabel,
  kppbModels,
  resultLabels as labels,
  skillLabel,
  weightLabel,
} from '../labels/labels.ts';
import { cloTitles } from '../courses.ts';
import { orNotFound, suggestionOf } from '../rules.ts';
import { type Assessment, type Clo, type CourseAnalysis, type LearningDevelopment, type Session } from '../schemas.ts';
import type { Topic } from '../../course/course.ts';
import { textBlocks, withFact } from '../../word/written.ts';
import { listOf, noticeBlocks, weightText } from './parts.ts';

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

/** A field of one value that has a label. */
type StatedField = keyof typeof labels &
  { [K in keyof CourseAnalysis]: CourseAnalysis[K] extends string | number | null ? K : never }[keyof CourseAnalysis];

/** What is read of a course but its lists. */
function courseFacts(course: CourseAnalysis): Fact[] {
  const stated = (...keys: StatedField[]) =>
    keys.map((key) => [labels[key], withFact(orNotFound(course[key]), course.facts[key], labels[key])] as const);
  return [
    ...stated('courseCode', 'courseName', 'credit'),
    [labels.sourceDocument, course.sourceDocument] as const,
    [labels.domainSummary, listOf(course.domainSummary)] as const,
    ...stated('institution', 'faculty', 'programme'),
    ...(course.semester === '' ? [] : stated('semester')),
    ...(course.prerequisite === '' ? [] : stated('prerequisite')),
    ...stated('synopsis'),
    ...(course.skills.length === 0 ? [] : [[labels.courseSkills, listOf(course.skills)] as const]),
    [labels.methods, markedList(course, 'methods')] as const,
    [labels.references, markedList(course, 'references')] as const,
  ];
}

/** A course in a file. */
function courseBody(course: CourseAnalysis): Block[] {
  const fault = weightFault(course.assessments, sumsOf(course));
  const findings = findingsOf(course).filter((finding) => finding !== fault);
  return [
    ...(findings.length === 0 ? [] : [note('warning', labels.warnings, findings)]),
    factTable(folded(courseFacts(course))),
    heading(2, labels.clos),
    ...toldTable(course.clos, cloColumns(course)),
    heading(2, labels.assessments),
    ...assessmentBlocks(course),
    ...(fault === null ? [] : [note('warning', labels.totalWeight, [fault])]),
    heading(2, labels.topics),
    ...topicBlocks(course),
    ...suggestionBlocks(course),
    heading(2, labels.learningDevelopment),
    suggestionMark,
    learningBlock(course.learningDevelopment),
  ];
}

/** Facts beside each other, as far as there is room. */
const inColumns = (facts: readonly Fact[]): Block =>
  table(
    facts.flatMap(() => [10, 10]),
    [],
    [facts.flatMap(([label, value]) => [labelCell(label), cell(value)])],
  );

/** A course on a page, part by part. */
export const courseParts = (course: CourseAnalysis) => ({
  facts: factTable(courseFacts(course)),
  /** By outcome, below its statement: what the document says and what is suggested, in short columns. */
  outcomes: course.clos.map((clo, index) => {
    const [number, statement, ...columns] = cloColumns(course);
    const grounds = [number, statement].flatMap(([, , show]) =>
      cell(show(clo, index)).blocks.filter(({ kind }) => kind === 'evidence'),
    );
    const told = columns.map(([, label, show]): Fact => [label, show(clo, index)]);
    return {
      clo,
      stated: inColumns(
        grounds.length === 0 ? told : [[labels.cloStatement, [paragraph('Seperti di atas.'), ...grounds]], ...told],
      ),
      suggested: inColumns(suggestionRows.map(([, label, show]) => [label, show(clo, index)])),
    };
  }),
  assessments: assessmentBlocks(course),
  topics: topicBlocks(course),
  suggestionMark,
  learning: learningBlock(course.learningDevelopment),
});

/** A column whose cells hold text. */
type Told<T> = readonly [
  width: number,
  head: string,
  show: (record: T, index: number) => string | readonly CellBlock[],
];

const isTold = (shown: Fact[1]): boolean =>
  cell(shown)
    .blocks.flatMap((block) => cellBlockTexts(block))
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

const missingText = (heads: readonly string[]): string => `${notFoundText}: ${heads.join(', ')}.`;

/** A table of the columns that are shown, and a line that names the others; of nothing the sentence for it. */
function toldTable<T>(
  records: readonly T[],
  all: readonly Told<T>[],
  totalsOf: (wide: number) => readonly Row[] = () => [],
): Block[] {
  if (records.length === 0) return [paragraph(notFoundText)];
  const shown = toldColumns(records, all);
  const heads = new Set(shown.map(([, head]) => head));
  const missing = all.flatMap(([, head]) => (heads.has(head) ? [] : [head]));
  return [
    recordTable(records, shown, { totals: totalsOf(shown.length) }),
    ...(missing.length === 0 ? [] : [paragraph(italic(missingText(missing)))]),
  ];
}

/** Facts of which the document says nothing as one row. */
function folded(facts: readonly Fact[]): Fact[] {
  const told = facts.filter(([, value]) => isTold(value));
  const missing = facts.flatMap((fact) => (told.includes(fact) ? [] : [fact[0]]));
  return missing.length === 0 ? told : [...told, ['Maklumat lain', missingText(missing)]];
}

/** A list of a course, each item with its mark. */
function markedList({ facts, ...course }: CourseAnalysis, key: 'methods' | 'references'): CellBlock[] {
  const mark = (_: unknown, index: number) => withFact('', factToShow(facts[`${key}.${index}`]), labels[key]);
  return listOf(course[key]).flatMap((block): CellBlock[] =>
    block.kind === 'list'
      ? [{ ...block, items: block.items.map((item, index) => [...item, ...mark(item, index)]) }]
      : [block, ...course[key].flatMap(mark)],
  );
}

/**
 * Makes the columns of a table of rows of a course: a value is followed by its mark, one by which a row is named (`isNamed`) by all that
 * bears the row out. `name`: of the value's fact, where it is not that of the label.
 */
const columnsOf =
  <T extends { id: string }>({ facts }: CourseAnalysis, titleOf: (row: T, index: number) => string) =>
  (
    width: number,
    key: keyof typeof labels,
    show: (row: T, index: number) => string | readonly string[],
    { name = key, isNamed = false }: { name?: keyof typeof labels; isNamed?: boolean } = {},
  ): Told<T> => [
    width,
    labels[key],
    (row, index) => {
      const fact = isNamed ? facts[row.id] : factToShow(facts[name === 'title' ? row.id : `${row.id}.${name}`]);
      const shown = show(row, index);
      const blocks = typeof shown === 'string' ? textBlocks(orNotFound(shown)) : listOf(shown);
      return [...blocks, ...withFact('', fact, `${titleOf(row, index)}, ${labels[name]}`)];
    },
  ];

/** The outcomes as the document has them; the statement bears the evidence of its row. */
function cloColumns(course: CourseAnalysis): [Told<Clo>, Told<Clo>, ...Told<Clo>[]] {
  const column = columnsOf<Clo>(course, cloTitle);
  return [
    column(10, 'cloNumber', cloTitle),
    column(40, 'cloStatement', ({ cloStatement }) => cloStatement, { isNamed: true }),
    column(13, 'domain', ({ domain }) => domain),
    column(12, 'level', ({ level }) => level),
    column(12, 'hpp', ({ hpp }) => hpp.map(describeMqfOutcome)),
    column(13, 'skills', ({ skills }) => skills.map(skillLabel)),
  ];
}

/** Heads what no document states. */
const suggestionMark = leading([
  { text: factStateLabels.suggestion, bold: true },
  { text: ': bukan petikan dokumen kursus; untuk pertimbangan pensyarah.' },
]);

const row = (key: keyof typeof labels, show: Told<Clo>[2]): Told<Clo> => [0, labels[key], show];

/** What is suggested for an outcome. */
const suggestionRows: readonly Told<Clo>[] = [
  ...(['knowledge', 'microConcepts', 'macroConcepts'] as const).map((key) =>
    row(key, (clo, index) => [part(`/clos/${index}/${key}`, listOf(clo[key]))]),
  ),
  ...(['bigIdea', 'essentialQuestions'] as const).map((key) =>
    row(key, (clo, index) => {
      const { texts, isFallback } = suggestionOf(clo, key);
      const shown = part(`/clos/${index}/${key}`, listOf(texts, true));
      return isFallback ? [shown, paragraph(italic(fallbackLabel))] : [shown];
    }),
  ),
];

/** Its rows are told as the columns of one table of all outcomes would be. */
function suggestionBlocks({ clos }: CourseAnalysis): Block[] {
  if (clos.length === 0) return [];
  const rows = toldColumns(clos, suggestionRows);
  const tables = clos.flatMap((clo, index) => [
    heading(3, cloTitle(clo, index)),
    factTable(rows.map(([, label, show]) => [label, show(clo, index)])),
  ]);
  return [heading(2, labels.suggestions), suggestionMark, ...tables];
}

/** 'Kuiz (2)', 'Peperiksaan (3 jam)': an assessment with how many of it there are and how long it is, unless its name says so. */
const countedName = ({ type, count, duration }: Assessment): string => {
  const isCounted = count !== null && count > 1 && !type.split(/\D+/).includes(String(count));
  const told = [isCounted ? String(count) : '', type.includes(duration) ? '' : duration].filter((each) => each !== '');
  return told.length === 0 ? type : `${type} (${told.join(', ')})`;
};

/** What a test's paper asks: '3 daripada 4 soalan, 60 markah'. */
function paperText(one: Assessment): string {
  const form = paperFormOf(one);
  return form === null ? '' : formText(form).ms;
}

const hoursText = (hours: number | null): string => (hours === null ? '' : `${hours} jam`);

function assessmentBlocks(course: CourseAnalysis): Block[] {
  const { assessments } = course;
  const column = columnsOf<Assessment>(course, ({ type }) => type);
  const [width, head, showType] = column(26, 'type', countedName, { isNamed: true });
  const shown: Told<Assessment>[] = [
    [
      width,
      head,
      (one, index) => [
        ...cell(showType(one, index)).blocks,
        ...withFact('', factToShow(course.facts[`${one.id}.count`]), labels.count),
        ...withFact('', factToShow(course.facts[`${one.id}.duration`]), labels.duration),
      ],
    ],
    column(14, 'weight', ({ weight }) => weightText(weight)),
    column(9, 'week', ({ week }) => week),
    column(12, 'paperForm', paperText, { name: 'questions' }),
    column(10, 'slt', ({ slt }) => hoursText(slt)),
    column(11, 'cloNumber', ({ cloIds }) => cloTitles(course, cloIds).join(', '), { name: 'cloIds' }),
    column(13, 'domain', ({ domain }) => domain),
    column(17, 'description', ({ description }) => description),
  ];
  const total = totalWeight(assessments);
  return toldTable(assessments, shown, (wide) =>
    total === null ? [] : [[totalCell(labels.totalWeight), totalCell(weightLabel(total), wide - 1)]],
  );
}

function topicBlocks(course: CourseAnalysis): Block[] {
  const { topics } = course;
  const column = columnsOf<Topic>(course, ({ title }) => title);
  const shown = [
    column(10, 'week', ({ week }) => week),
    column(30, 'title', ({ title }) => title),
    column(26, 'subtopics', ({ subtopics }) => subtopics),
    column(20, 'hours', ({ hours }) => hoursText(hours)),
    column(14, 'cloNumber', ({ cloIds }) => cloTitles(course, cloIds).join(', '), { name: 'cloIds' }),
  ];
  return toldTable(topics, shown);
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

/** A course with the words of its document, or, `isBrief`, with their places alone; these name the document, as notes of several stand in one list. */
export function courseBlocks(course: CourseAnalysis, isBrief = false): Block[] {
  const facts = Object.entries(course.facts).map(([name, { place, quote, ...fact }]) => [
    name,
    { ...fact, place: place === '' ? '' : `${course.sourceDocument}, ${place}`, quote: isBrief ? '' : quote },
  ]);
  return [
    heading(1, courseTitle(course, notFoundText)),
    ...(isBrief ? [] : noticeBlocks(course.engineNotice)),
    ...courseBody({ ...course, facts: Object.fromEntries(facts) as CourseAnalysis['facts'] }),
  ];
}
