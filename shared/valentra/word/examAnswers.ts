import type { Run } from '../../richText/blocks.ts';
import { parseInline } from '../../richText/parse.ts';
import { cell, heading, italic, labelCell, leading, part, table, totalCell } from '../../word/blocks.ts';
import type { Block, Fact, Row, WordDocument } from '../../word/blocks.ts';
import { complianceLabel, type LevelState } from '../counting/compliance.ts';
import { sumOf } from '../counting/apportion.ts';
import { asksOf, countedMarks } from '../counting/sections.ts';
import {
  durationLabel,
  examTypeLabels,
  levelOrderLabel,
  marksLabel,
  percentLabel,
  questionTitle,
  sectionsOf,
  fieldLabels as labels,
} from '../labels.ts';
import { jsuSummary } from '../counting/levels.ts';
import { type Exam, type ExamQuestion, type MultipleChoice, truths } from '../schemas.ts';
import { type ListColumn, listing as usualListing, textBlocks, writtenPart } from '../../word/written.ts';
import { courseDocument, courseFacts, listing, originBlocks, paperTitle } from './parts.ts';

/** The marking scheme: the key, then the answer and marks of each question. */
export const examAnswersDocument = (exam: Exam, levels?: LevelState): WordDocument =>
  courseDocument('portrait', paperTitle('SKEMA JAWAPAN', exam), exam, [
    courseFacts(exam.courseInfo, examFacts(exam, levels)),
    ...originBlocks(exam),
    ...answerBlocks(exam.questions),
  ]);

export function examFacts({ courseInfo, examInfo, questions }: Exam, levels?: LevelState): Fact[] {
  const summary = jsuSummary(questions);
  const { totalQuestions, totalMarks, hotsPercentage } = summary;
  return [
    ['Jenis Soalan', examTypeLabels[examInfo.type]],
    ['Bilangan Soalan', String(totalQuestions)],
    [labels.duration, [part('/examInfo/duration', durationLabel(courseInfo, examInfo.duration))]],
    ['Jumlah Markah', String(totalMarks)],
    ['Peratus HOTS', percentLabel(hotsPercentage)],
    ['Pematuhan', complianceLabel(summary, levels)],
  ];
}

/** Section by section, as the paper is. */
const answerBlocks = (questions: readonly ExamQuestion[]): Block[] =>
  sectionsOf(questions).flatMap(({ title, rule, rows, answered }) => [
    ...(title === '' ? [] : [heading(1, title)]),
    ...(title === '' && answered === rows.length ? [] : [leading(italic(rule))]),
    ...keyBlocks(
      rows.filter((question) => question.kind === 'aneka-pilihan'),
      questions,
    ),
    ...rows.flatMap((question) => schemeBlocks(question, questions.indexOf(question))),
  ]);

const keyBlocks = (choices: readonly MultipleChoice[], questions: readonly ExamQuestion[]): Block[] =>
  choices.length === 0
    ? []
    : [
        heading(2, 'Kunci Jawapan'),
        keyTable(choices, questions),
        heading(2, 'Huraian Jawapan'),
        ...listing(
          choices,
          [
            [10, 'No. Soalan', ({ number }) => String(number)],
            [22, 'CLO, Topik dan Aras', (question) => parseInline(specificationPlace(question))],
            [22, labels.answer, (question) => [part(keyPlace(questions.indexOf(question)), answerLines(question))]],
            [36, labels.explanation, ({ explanation }) => textBlocks(explanation)],
            [10, labels.marks, ({ marks }) => String(marks)],
          ],
          { totals: [totalRow(choices, 4)] },
        ),
      ];

const keysInRow = 5;

function keyTable(choices: readonly MultipleChoice[], questions: readonly ExamQuestion[]): Block {
  const rows = Array.from({ length: Math.ceil(choices.length / keysInRow) }, (_, index): Row => {
    const some = choices.slice(index * keysInRow, (index + 1) * keysInRow);
    const cells = some.flatMap((question) => [
      labelCell(String(question.number)),
      cell([part(`/questions/${questions.indexOf(question)}/key`, question.answer)]),
    ]);
    const left = 2 * keysInRow - cells.length;
    return left === 0 ? cells : [...cells, cell('', { colspan: left })];
  });
  const head = Array.from({ length: keysInRow }, () => [cell('Bil.'), cell('Kunci')]).flat();
  return table(Array<number>(2 * keysInRow).fill(10), [head], rows, { isKept: true });
}

/** Where what is found of a question's key or scheme is said. */
const keyPlace = (index: number): string => `/questions/${index}/answer`;

const answerLines = ({ options, answer }: MultipleChoice): Run[] =>
  parseInline(`${answer}. ${options.find(({ key }) => key === answer)?.text ?? ''}`);

const specificationPlace = (question: ExamQuestion): string => {
  const rows = asksOf(question).map(({ clo, topic, subtopic, cognitiveLevel }) =>
    [clo, topic, subtopic, levelOrderLabel(cognitiveLevel)].filter((one) => one.trim() !== '').join('\n'),
  );
  return [...new Set(rows)].join('\n');
};

/** Of the plan of its paper, as far as a question keeps it: outcome, topic, level, marks. */
export const specificationLine = (question: ExamQuestion): string =>
  `${specificationPlace(question).replaceAll('\n', ' · ')} · ${question.marks} ${labels.marks.toLowerCase()}`;

function schemeBlocks(question: ExamQuestion, index: number): Block[] {
  if (question.kind === 'aneka-pilihan') return [];
  const at = `/questions/${index}`;
  return [
    heading(2, `${questionTitle(question.number)} ${marksLabel(question.marks)}`),
    part(keyPlace(index), [
      leading(parseInline(specificationPlace(question).replaceAll('\n', ' · '), { italic: true })),
    ]),
    ...textBlocks(question.stem).map((block) => (block.kind === 'paragraph' ? { ...block, isKept: true } : block)),
    ...(question.kind === 'struktur' ? partBlocks(question, at) : essayBlocks(question, at)),
  ];
}

type Parts = Extract<ExamQuestion, { kind: 'struktur' }>['parts'];

export function partBlocks({ parts }: { parts: Parts }, at: string): Block[] {
  const choices = truths.map((value) => ({ value, label: value }));
  const keys: ListColumn<Parts[number]>[] = parts.some(({ truth }) => truth)
    ? [[10, labels.truth, ({ truth }, n) => (truth ? [part(`${at}/parts/${n}/truth`, truth, { choices })] : '')]]
    : [];
  return usualListing(
    parts,
    [
      [14, labels.parts, ({ label }) => label],
      [31, 'text', labels.question],
      ...keys,
      [43 - 10 * keys.length, 'answer', labels.answer],
      [12, 'marks', labels.marks],
    ],
    { at: `${at}/parts`, grows: true, isKept: true, totals: [totalRow(parts, 3 + keys.length)] },
  );
}

export const essayBlocks = (
  { sampleAnswer, scheme }: Extract<ExamQuestion, { kind: 'esei-pendek' }>,
  at: string,
): Block[] => [
  heading(3, labels.sampleAnswer),
  writtenPart(`${at}/sampleAnswer`, sampleAnswer),
  heading(3, labels.scheme),
  ...usualListing(
    scheme,
    [
      [88, 'point', labels.point],
      [12, 'marks', labels.marks],
    ],
    { at: `${at}/scheme`, grows: true, isKept: true, totals: [totalRow(scheme)] },
  ),
];

/** The sum of the rows above it as they count, also where the question's own marks differ. */
const totalRow = (rows: readonly Parameters<typeof countedMarks>[0][], colspan = 1): Row => [
  totalCell('Jumlah', colspan),
  totalCell(String(Math.round(sumOf(rows, countedMarks)))),
];
