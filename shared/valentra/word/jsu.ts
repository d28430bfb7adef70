import {
  cell,
  heading,
  headRow,
  italic,
  leading,
  note,
  paragraph,
  recordTable,
  table,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, Cell, Row, WordDocument } from '../../word/blocks.ts';
import {
  durationLabel,
  levelLabel,
  orEmpty,
  sectionsOf,
  tsltLabel,
  weightageLabel,
  fieldLabels as labels,
  raisedLabel,
  unaskedLines,
} from '../labels.ts';
import { complianceLabel, type LevelState } from '../counting/compliance.ts';
import { sumOf, toTenth } from '../counting/apportion.ts';
import { orderOf, jsuSummary } from '../counting/levels.ts';
import { asksOf } from '../counting/sections.ts';
import { cognitiveLevels, type Jsu, type JsuQuestion } from '../schemas.ts';
import { readFirst } from './lookedUp.ts';
import { courseDocument, courseFacts, listing, originBlocks } from './parts.ts';

/** JADUAL SPESIFIKASI UJIAN: topics by cognitive levels, the LOTS and HOTS summary, what MQA's standard says of it and every item. */
export const jsuDocument = (jsu: Jsu, levels?: LevelState): WordDocument =>
  courseDocument('landscape', 'JADUAL SPESIFIKASI UJIAN', jsu, [
    ...jsuHead(jsu),
    heading(2, 'Taburan Item mengikut Topik dan Aras Kognitif'),
    topicTable(jsu),
    // Hours of an item would be a part of its topic's, whatever its marks: they mean nothing, and are not printed.
    ...(statesHours(jsu) ? [leading(italic(hoursNote))] : []),
    heading(2, 'Ringkasan LOTS dan HOTS'),
    levelTable(jsu.summary),
    note(
      levels === 'lots' || (jsu.summary.kbatCompliance === 'YES' && levels === 'held') ? 'info' : 'warning',
      'Pematuhan',
      [
        complianceLabel(jsu.summary, levels),
        ...(jsu.raised.length === 0 ? [] : [`${raisedLabel}: ${jsu.raised.join(', ')}`]),
        ...unaskedLines(jsu),
      ],
    ),
    heading(2, readFirst.items),
    ...itemTable(jsu),
  ]);

export const jsuHead = (jsu: Jsu): Block[] => [
  courseFacts(jsu.courseInfo, [
    [labels.type, orEmpty(jsu.courseInfo.assessmentType)],
    ['Tempoh', durationLabel(jsu.courseInfo)],
    ['Jumlah Soalan', String(jsu.summary.totalQuestions)],
    ['Jumlah Markah', String(jsu.totalMarks)],
  ]),
  ...originBlocks(jsu),
];

const levelTable = ({ distribution, ...summary }: Jsu['summary']): Block =>
  recordTable(
    cognitiveLevels,
    [
      [40, 'Aras', levelLabel],
      [20, 'Item', (level) => String(distribution[level].count)],
      [20, labels.marks, (level) => String(distribution[level].marks)],
      [20, 'Peratus Markah', (level) => weightageLabel(distribution[level].percentage)],
    ],
    {
      isKept: true,
      look: 'dense',
      totals: [
        orderRow('LOTS', summary.lots, summary.lotsMarks, summary.lotsPercentage),
        orderRow('HOTS', summary.hots, summary.hotsMarks, summary.hotsPercentage),
      ],
    },
  );

/** Section by section, as its paper will be. */
const itemTable = (jsu: Jsu): Block[] =>
  sectionsOf(jsu.questions).flatMap(({ title, rule, rows, answered, marks }, n, { length }) => [
    ...(title === '' ? [] : [heading(3, title)]),
    ...(jsu.questionType === null ? [] : [leading(italic(rule))]),
    ...(answered === rows.length
      ? []
      : [
          leading(
            italic(`Setiap soalan menyumbang ${answered}/${rows.length} daripada markahnya kepada jumlah kertas.`),
          ),
        ]),
    ...listing(
      rows.flatMap(lettered),
      [
        [8, 'No. Soalan', ({ called }) => called],
        [17, 'topic', labels.topic],
        [16, 'subtopic', labels.subtopic],
        [6, labels.clo, ({ clo }) => orEmpty(clo)],
        [
          11,
          labels.cognitiveLevel,
          ({ cognitiveLevel, questionType }) =>
            [levelLabel(cognitiveLevel), questionType].map((text) => paragraph(text)),
        ],
        [19, 'cognitiveDescription', labels.cognitiveDescription],
        [7, 'marks', labels.marks],
        [9, labels.percentage, ({ weightage }) => weightageLabel(weightage)],
      ],
      {
        totals: [
          itemTotal(`Jumlah: ${rows.length}`, marks, length === 1 ? 100 : sumOf(rows, ({ weightage }) => weightage)),
          ...(length > 1 && n === length - 1
            ? [itemTotal(`Jumlah Kertas: ${jsu.questions.length}`, jsu.summary.totalMarks, 100)]
            : []),
        ],
      },
    ),
  ]);

/** The rows that a question follows: '1(a)', '1(b)'. */
const lettered = (question: JsuQuestion): (JsuQuestion & { called: string })[] =>
  asksOf(question).map((one, n, { length }) => ({
    ...one,
    questionType: orderOf(one.cognitiveLevel),
    called: `${question.number}${length === 1 ? '' : `(${String.fromCodePoint(97 + n)})`}`,
  }));

const itemTotal = (label: string, marks: number, share: number): Row => [
  totalCell(label, 6),
  totalCell(String(marks)),
  totalCell(weightageLabel(share)),
];

const hoursNote = 'TSLT ialah jam pembelajaran topik dalam dokumen kursus, bukan masa kertas ini.';

/** Hours that nobody states get no column. */
const statesHours = ({ topics }: Jsu): boolean => topics.some(({ hours }) => hours > 0);

function topicTable(jsu: Jsu): Block {
  const { topics, questions, summary } = jsu;
  const withHours = <T>(item: T): T[] => (statesHours(jsu) ? [item] : []);
  const rows = topics.map(({ title, hours, questions: count, marks, percentage }, index): Row => [
    cell(String(index + 1)),
    cell(title),
    ...withHours(cell(tsltLabel(hours))),
    ...levelCells(questions.flatMap(asksOf).filter(({ topic }) => topic === title)),
    cell(String(count)),
    cell(String(marks)),
    cell(weightageLabel(percentage)),
  ]);
  const total: Row = [
    totalCell('Jumlah', 2),
    // To one decimal, since hours may have fractions.
    ...withHours(totalCell(tsltLabel(toTenth(sumOf(topics, ({ hours }) => hours))))),
    ...levelCells(questions).map(({ blocks }): Cell => ({ blocks, style: 'total' })),
    totalCell(String(sumOf(topics, ({ questions: count }) => count))),
    totalCell(String(summary.totalMarks)),
    totalCell(weightageLabel(100)),
  ];
  const widths = [4, ...(statesHours(jsu) ? [14, 6] : [20]), ...cognitiveLevels.map(() => 9.2), 5.8, 6.8, 8.2];
  return table(widths, topicHead(withHours(labels.tslt)), [...rows, total], { look: 'dense' });
}

const topicHead = (hours: readonly string[]): Row[] => [
  [
    cell('Kandungan', { colspan: 2 + hours.length }),
    ...(['LOTS', 'HOTS'] as const).map((order) =>
      cell(order, { colspan: cognitiveLevels.filter((level) => orderOf(level) === order).length }),
    ),
    cell('Jumlah', { colspan: 3 }),
  ],
  headRow([
    'Bil.',
    labels.topic,
    ...hours,
    ...cognitiveLevels.map((level) => levelLabel(level).replace(' ', '\n')),
    'Item',
    labels.marks,
    labels.percentage,
  ]),
];

const levelCells = (questions: readonly JsuQuestion[]): Cell[] => {
  const { distribution } = jsuSummary(questions);
  return cognitiveLevels.map((level) => {
    const { count, marks } = distribution[level];
    return cell(count === 0 ? '-' : `${count} item\n${marks} markah`);
  });
};

const orderRow = (name: string, count: number, marks: number, percentage: number): Row =>
  [name, String(count), String(marks), weightageLabel(percentage)].map((text) => totalCell(text));
