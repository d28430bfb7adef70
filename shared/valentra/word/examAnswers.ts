import type { Run } from '../../richText/blocks.ts';
import { parseInline } from '../../richText/parse.ts';
import { cell, heading, labelCell, leading, recordTable, table, totalCell } from '../../word/blocks.ts';
import type { Block, Row, WordDocument } from '../../word/blocks.ts';
import { sumOf } from '../apportion.ts';
import {
  commonLabels,
  complianceLabels,
  durationLabel,
  examLabels as labels,
  examTypeLabels,
  jsuLabels,
  fileTitles,
  levelLabel,
  marksLabel,
  percentLabel,
  questionTitle,
} from '../labels.ts';
import type { Exam, ExamQuestion, MultipleChoice } from '../schemas.ts';
import { textBlocks } from '../../word/written.ts';
import { courseDocument, courseFacts, flagLines, listing, originBlocks } from './parts.ts';

/** The marking scheme: what to look at first, the key, then the answer and marks of each question. */
export const examAnswersDocument = (exam: Exam): WordDocument =>
  courseDocument('portrait', fileTitles.examAnswers, exam, [
    courseFacts(exam.courseInfo, [
      [labels.questionType, examTypeLabels[exam.examInfo.type]],
      [labels.numberOfQuestions, String(exam.examInfo.numberOfQuestions)],
      [labels.duration, durationLabel(exam.courseInfo, exam.examInfo.duration)],
      [labels.totalMarks, String(exam.examInfo.totalMarks)],
      [labels.hotsPercentage, percentLabel(exam.examInfo.hotsPercentage)],
      [labels.compliance, complianceLabels[exam.examInfo.kbatCompliance]],
    ]),
    ...originBlocks(exam, { flags: flagLines(exam.questions, ({ number }) => questionTitle(number)) }),
    ...answerBlocks(exam.questions),
  ]);

function answerBlocks(questions: readonly ExamQuestion[]): Block[] {
  const choices = questions.filter((question) => question.kind === 'aneka-pilihan');
  return [
    ...(choices.length === 0
      ? []
      : [
          heading(2, labels.answerKey),
          keyTable(choices),
          heading(2, labels.details),
          ...listing(
            choices,
            [
              [10, jsuLabels.number, ({ number }) => String(number)],
              [22, labels.place, (question) => parseInline(specificationPlace(question))],
              [22, labels.answer, answerLines],
              [36, labels.explanation, ({ explanation }) => textBlocks(explanation)],
              [10, commonLabels.marks, ({ marks }) => String(marks)],
            ],
            [totalRow(choices, 4)],
          ),
        ]),
    ...questions.flatMap(schemeBlocks),
  ];
}

const keysInRow = 5;

function keyTable(choices: readonly MultipleChoice[]): Block {
  const rows = Array.from({ length: Math.ceil(choices.length / keysInRow) }, (_, index): Row => {
    const some = choices.slice(index * keysInRow, (index + 1) * keysInRow);
    const cells = some.flatMap(({ number, answer }) => [labelCell(String(number)), cell(answer)]);
    const left = 2 * keysInRow - cells.length;
    return left === 0 ? cells : [...cells, cell('', { colspan: left })];
  });
  const head = Array.from({ length: keysInRow }, () => [cell(commonLabels.number), cell(labels.key)]).flat();
  return table(Array<number>(2 * keysInRow).fill(10), [head], rows, { isKept: true });
}

const answerLines = ({ options, answer }: MultipleChoice): Run[] =>
  parseInline(`${answer}. ${options.find(({ key }) => key === answer)?.text ?? ''}`);

const specificationPlace = ({ clo, topic, subtopic, cognitiveLevel, questionType }: ExamQuestion): string =>
  [clo, topic, subtopic, `${levelLabel(cognitiveLevel)} (${questionType})`]
    .filter((part) => part.trim() !== '')
    .join('\n');

function schemeBlocks(question: ExamQuestion): Block[] {
  if (question.kind === 'aneka-pilihan') return [];
  return [
    heading(2, `${questionTitle(question.number)} ${marksLabel(question.marks)}`),
    leading(parseInline(specificationPlace(question).replaceAll('\n', ' · '), { italic: true })),
    ...textBlocks(question.stem).map((block) => (block.kind === 'paragraph' ? { ...block, isKept: true } : block)),
    ...(question.kind === 'struktur' ? [partTable(question)] : essayBlocks(question)),
  ];
}

const partTable = ({ parts }: Extract<ExamQuestion, { kind: 'struktur' }>): Block =>
  recordTable(
    parts,
    [
      [14, labels.part, ({ label }) => label],
      [31, labels.question, ({ text }) => textBlocks(text)],
      [43, labels.answer, ({ answer }) => textBlocks(answer)],
      [12, commonLabels.marks, ({ marks }) => String(marks)],
    ],
    { isKept: true, totals: [totalRow(parts, 3)] },
  );

const essayBlocks = ({ sampleAnswer, scheme }: Extract<ExamQuestion, { kind: 'esei-pendek' }>): Block[] => [
  heading(3, labels.sampleAnswer),
  ...textBlocks(sampleAnswer),
  heading(3, labels.scheme),
  recordTable(
    scheme,
    [
      [88, labels.point, ({ point }) => textBlocks(point)],
      [12, commonLabels.marks, ({ marks }) => String(marks)],
    ],
    { isKept: true, totals: [totalRow(scheme)] },
  ),
];

/** The sum of the rows above it, also where the question's own marks differ. */
const totalRow = (rows: readonly { marks: number }[], colspan = 1): Row => [
  totalCell(commonLabels.total, colspan),
  totalCell(String(sumOf(rows, ({ marks }) => marks))),
];
