import {
  answerSpace,
  atRight,
  cell,
  centred,
  factTable,
  heading,
  headRow,
  italic,
  leading,
  numbered,
  pageBreak,
  paragraph,
  table,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, Cell, Row, WordDocument } from '../../word/blocks.ts';
import { isBorneOut } from '../../fact/labels.ts';
import { jsuSummary } from '../counting/levels.ts';
import { isFinalExam } from '../limits.ts';
import { citedFormulas } from '../items/taken.ts';
import { examTypeLabels, marksLabel, questionTitle, sectionsOf, fieldLabels as labels } from '../labels.ts';
import { type Exam, type ExamQuestion, truths } from '../schemas.ts';
import { textBlocks } from '../../word/written.ts';
import { blank, confirmedInfo, courseFacts, paperTitle, studentPaper } from './parts.ts';

/** Of more questions than this examiners write the marks of a section in one row. */
const mostMarked = 12;

/** Room for the marks that examiners give, question by question or section by section. */
function markTable(exam: Exam): Block[] {
  const sections = sectionsOf(exam.questions);
  const isEach = exam.questions.length <= mostMarked;
  const rows = sections.flatMap(({ name, rows: own, marks }): [string, number][] =>
    isEach ? own.map((one) => [questionTitle(one.number), one.marks]) : [[name || labels.questions, marks]],
  );
  const total = jsuSummary(exam.questions).totalMarks;
  return [
    heading(2, 'Untuk Kegunaan Pemeriksa'),
    table(
      [40, 30, 30],
      [headRow([labels.questions, labels.marks, 'Markah Diperoleh'])],
      [
        ...rows.map(([name, marks]) => [cell(name), cell(String(marks)), cell('')]),
        [totalCell('Jumlah'), totalCell(String(total)), totalCell('')],
      ],
      { isKept: true },
    ),
  ];
}

/** The paper that students sit: of an examination a cover, then the questions, then the formulas of the notes that they follow. No answer, level, flag or notice stands in it. */
export function examQuestionsDocument(exam: Exam, unconfirmed: readonly string[] = []): WordDocument {
  const courseInfo = confirmedInfo(exam.courseInfo, unconfirmed);
  const sections = sectionsOf(exam.questions);
  const formulas = citedFormulas(exam.questions);
  return studentPaper(paperTitle('KERTAS SOALAN', exam), { courseInfo }, [
    courseFacts(courseInfo, [
      ['Jenis Soalan', examTypeLabels[exam.examInfo.type]],
      [labels.duration, confirmedDuration(exam)],
      ['Jumlah Markah', String(jsuSummary(exam.questions).totalMarks)],
    ]),
    factTable(['Nama Pelajar', 'No. Pelajar', 'Kumpulan'].map((label) => [label, ''])),
    heading(2, 'Arahan'),
    numbered([
      `Kertas ini mengandungi ${exam.questions.length} soalan.`,
      ...sections.flatMap(({ name, rule, instruction }) =>
        sections.length > 1 ? [runs(name, ': ', rule, ' ', instruction)] : [runs(rule), runs(instruction)],
      ),
      ...(formulas.length === 0 ? [] : ['Senarai rumus ada di akhir kertas ini.']),
    ]),
    // A quiz or test begins on its first page.
    ...(isFinalExam(exam.courseInfo.assessmentType) ? [...markTable(exam), pageBreak] : []),
    heading(1, labels.questions),
    ...sections.flatMap(({ title, rule, rows }) => [
      ...(title === '' ? [] : [heading(2, title), leading(italic(rule))]),
      ...rows.flatMap(questionBlocks),
    ]),
    centred([{ text: 'KERTAS SOALAN TAMAT', bold: true }]),
    ...(formulas.length === 0 ? [] : [heading(1, 'Senarai Rumus'), numbered(formulas.map((text) => [{ text }]))]),
  ]);
}

/** Texts of a line, each told in the language of the paper. */
const runs = (...texts: readonly string[]) => texts.map((text) => ({ text }));

/** Room to write the time in until document or lecturer state it. */
function confirmedDuration({ examInfo: { duration }, courseInfo }: Exam): string {
  const isStated = duration !== courseInfo.duration || isBorneOut(courseInfo.durationFact);
  return isStated && duration.trim() !== '' ? duration : blank;
}

type Structured = Extract<ExamQuestion, { kind: 'struktur' }>;

/** Number, letter, text and marks; without lines, so that marks stand at the right. */
const widths = [7, 7, 68, 18];

/** A question stays with its options, and a part with its room to answer. */
const laidOut = (rows: readonly Row[]): Block => table(widths, [], rows, { look: 'plain', isKept: true });

function questionBlocks(question: ExamQuestion): Block[] {
  if (question.kind === 'struktur') return question.parts.map((part, index) => partBlock(question, part, index === 0));
  const options = question.kind === 'aneka-pilihan' ? question.options : [];
  return [laidOut([stemRow(question, question.marks), ...options.map(({ key, text }) => row('', `${key}.`, text))])];
}

const partBlock = (
  question: Structured,
  { label, text, marks, truth }: Structured['parts'][number],
  isFirst: boolean,
): Block =>
  laidOut([
    ...(isFirst ? [stemRow(question, null)] : []),
    row('', truth && question.parts.length === 1 ? '' : label, text, marks),
    [
      cell('', { colspan: 2 }),
      cell(truth ? [paragraph(runs(truths[0], ' / ', truths[1]))] : [answerSpace(linesFor(marks))], { colspan: 2 }),
    ],
  ]);

const stemRow = ({ number, stem }: ExamQuestion, marks: number | null): Row => [
  cell(`${number}.`),
  cell(textBlocks(stem), { colspan: 2 }),
  marksCell(marks),
];

const row = (first: string, second: string, text: string, marks: number | null = null): Row => [
  cell(first),
  cell(second),
  cell(textBlocks(text)),
  marksCell(marks),
];

const marksCell = (marks: number | null): Cell => cell(marks === null ? '' : [atRight(marksLabel(marks))]);

/** A line a mark, enough to begin with and never half a page. */
const linesFor = (marks: number): number => Math.min(11, Math.max(3, marks));
