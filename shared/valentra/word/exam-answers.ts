import { cell, heading, leading, pageBreak, table } from '../../word/blocks.ts';
import type { Block, Cell, Row, WordDocument } from '../../word/blocks.ts';
import {
  commonLabels,
  complianceLabels,
  examLabels as labels,
  examTypeLabels,
  fileTitles,
  flagLabel,
  levelLabel,
  marksLabel,
  orEmpty,
  percentLabel,
  questionTitle,
} from '../labels.ts';
import type { Exam, ExamQuestion, MultipleChoice } from '../schemas.ts';
import { courseDocument, courseFacts, listing, originBlocks, signatureBlocks, textBlocks, totalCell } from './parts.ts';

/** The marking scheme: what to look at first, the key, then the answer and marks of each question. */
export const examAnswersDocument = (exam: Exam): WordDocument =>
  courseDocument(fileTitles.examAnswers, exam, [
    {
      orientation: 'portrait',
      blocks: [
        courseFacts(exam.courseInfo, examFacts(exam.examInfo)),
        ...originBlocks(exam, { flags: flagLines(exam.questions) }),
        ...signatureBlocks(),
        ...answerBlocks(exam.questions),
      ],
    },
  ]);

const examFacts = (info: Exam['examInfo']) =>
  [
    [labels.questionType, examTypeLabels[info.type]],
    [labels.numberOfQuestions, String(info.numberOfQuestions)],
    [labels.duration, orEmpty(info.duration)],
    [labels.totalMarks, String(info.totalMarks)],
    [labels.hotsPercentage, percentLabel(info.hotsPercentage)],
    [labels.compliance, complianceLabels[info.kbatCompliance]],
  ] as const;

const flagLines = (questions: readonly ExamQuestion[]): string[] =>
  questions.flatMap(({ number, flags }) => flags.map((flag) => flagLabel(questionTitle(number), flag)));

function answerBlocks(questions: readonly ExamQuestion[]): Block[] {
  const choices = questions.filter((question) => question.kind === 'aneka-pilihan');
  return [
    ...(choices.length === 0
      ? []
      : [
          heading(2, labels.answerKey),
          keyTable(choices),
          pageBreak,
          heading(2, labels.details),
          ...choiceTable(choices),
        ]),
    ...questions.flatMap(schemeBlocks),
  ];
}

const keysInRow = 5;

/** Number and letter, five questions in a row. */
function keyTable(choices: readonly MultipleChoice[]): Block {
  const rows = Array.from({ length: Math.ceil(choices.length / keysInRow) }, (_, index): Row => {
    const some = choices.slice(index * keysInRow, (index + 1) * keysInRow);
    const cells = some.flatMap(({ number, answer }) => [cell(String(number), { style: 'label' }), cell(answer)]);
    const left = 2 * keysInRow - cells.length;
    return left === 0 ? cells : [...cells, cell('', { colspan: left })];
  });
  const head = Array.from({ length: keysInRow }, () => [cell(commonLabels.number), cell(labels.key)]).flat();
  return table(Array<number>(2 * keysInRow).fill(10), [head], rows, { isKept: true });
}

const choiceTable = (choices: readonly MultipleChoice[]): Block[] =>
  listing(
    [11, 27, 23, 27, 12],
    [labels.question, labels.place, labels.answer, labels.explanation, commonLabels.marks],
    [
      ...choices.map((question) => [
        cell(String(question.number)),
        cell(placeOf(question)),
        cell(answerLines(question)),
        cell(textBlocks(question.explanation)),
        cell(String(question.marks)),
      ]),
      [totalCell(commonLabels.total, 4), totalCell(String(sumOf(choices)))],
    ],
  );

/** The key with its text; what the blind second look said stands below it when that is something else. */
function answerLines({ options, answer, blindAnswer }: MultipleChoice): string {
  const text = options.find(({ key }) => key === answer)?.text ?? '';
  const other = blindAnswer === null || blindAnswer === answer ? [] : [`${labels.blindAnswer}: ${blindAnswer}`];
  return [`${answer}. ${text}`, ...other].join('\n');
}

/** What a question asks about, and at which level. */
const placeOf = ({ clo, topic, subtopic, cognitiveLevel, questionType }: ExamQuestion): string =>
  [clo, topic, subtopic, `${levelLabel(cognitiveLevel)} (${questionType})`]
    .filter((part) => part.trim() !== '')
    .join('\n');

function schemeBlocks(question: ExamQuestion): Block[] {
  if (question.kind === 'aneka-pilihan') return [];
  return [
    heading(2, `${questionTitle(question.number)} ${marksLabel(question.marks)}`),
    leading([{ text: placeOf(question).replaceAll('\n', ' · '), italic: true }]),
    ...textBlocks(question.stem).map((block) => ({ ...block, isKept: true })),
    ...(question.kind === 'struktur' ? [partTable(question)] : essayBlocks(question)),
  ];
}

const partTable = ({ parts }: Extract<ExamQuestion, { kind: 'struktur' }>): Block =>
  table(
    [14, 31, 43, 12],
    [head(labels.part, labels.question, labels.answer, commonLabels.marks)],
    [
      ...parts.map(({ label, text, answer, marks: own }) => [
        cell(label),
        cell(textBlocks(text)),
        cell(textBlocks(answer)),
        cell(String(own)),
      ]),
      [totalCell(commonLabels.total, 3), totalCell(String(sumOf(parts)))],
    ],
    { isKept: true },
  );

const essayBlocks = ({ sampleAnswer, scheme }: Extract<ExamQuestion, { kind: 'esei-pendek' }>): Block[] => [
  heading(3, labels.sampleAnswer),
  ...textBlocks(sampleAnswer),
  heading(3, labels.scheme),
  table(
    [88, 12],
    [head(labels.point, commonLabels.marks)],
    [
      ...scheme.map(({ point, marks: own }) => [cell(textBlocks(point)), cell(String(own))]),
      [totalCell(commonLabels.total), totalCell(String(sumOf(scheme)))],
    ],
    { isKept: true },
  ),
];

const head = (...texts: string[]): Row => texts.map((text): Cell => cell(text));

/** What the rows above a total say together, whatever marks the question has. */
const sumOf = (rows: readonly { marks: number }[]): number => rows.reduce((sum, { marks }) => sum + marks, 0);
