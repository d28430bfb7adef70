import { parseInline } from '../../richText/parse.ts';
import { heading, part } from '../../word/blocks.ts';
import type { Block, Fact, Part } from '../../word/blocks.ts';
import { listing, writtenPart } from '../../word/written.ts';
import type { Chain } from '../vetting/alignment.ts';
import { alignmentOf } from '../vetting/alignment.ts';
import { levelLabel, levelOrderLabel, orEmpty, weightageLabel, fieldLabels as labels } from '../labels.ts';
import { stepLabels } from '../workflow.ts';
import { cognitiveLevels, type ExamQuestion, type Jsu, type JsuQuestion, optionKeys } from '../schemas.ts';
import { essayBlocks, partBlocks } from './examAnswers.ts';
import { pairTable } from './parts.ts';

/** Questions as a page shows them, one by one, each part editable at its pointer. */

const levelChoices = cognitiveLevels.map((level) => ({ value: level, label: levelLabel(level) }));
const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));

const topicPart = (at: string, { topic }: Pick<JsuQuestion, 'topic'>, topics: Jsu['topics']): Part =>
  part(`${at}/topic`, orEmpty(topic), { choices: topics.map(({ title }) => ({ value: title, label: title })) });

const levelPart = (at: string, { cognitiveLevel }: Pick<JsuQuestion, 'cognitiveLevel'>): Part =>
  part(`${at}/cognitiveLevel`, levelOrderLabel(cognitiveLevel), { choices: levelChoices });

export const jsuQuestionBlocks = (question: JsuQuestion, at: string, topics: Jsu['topics']): Block[][] => [
  [
    pairTable([
      [labels.topic, [topicPart(at, question, topics)]],
      [labels.subtopic, [part(`${at}/subtopic`, parseInline(question.subtopic))]],
      [labels.cognitiveLevel, [levelPart(at, question)]],
      [labels.cognitiveDescription, [writtenPart(`${at}/cognitiveDescription`, question.cognitiveDescription)]],
      [labels.marks, [part(`${at}/marks`, String(question.marks))]],
      [labels.percentage, weightageLabel(question.weightage)],
      [labels.clo, orEmpty(question.clo)],
    ]),
    ...(question.more === undefined
      ? []
      : [
          heading(3, 'Bahagian lain soalan ini'),
          ...listing(
            question.more,
            [
              [20, labels.topic, (one, n) => [topicPart(`${at}/more/${n}`, one, topics)]],
              [20, 'subtopic', labels.subtopic],
              [8, labels.clo, ({ clo }) => orEmpty(clo)],
              [12, labels.cognitiveLevel, (one, n) => [levelPart(`${at}/more/${n}`, one)]],
              [30, 'cognitiveDescription', labels.cognitiveDescription],
              [10, 'marks', labels.marks],
            ],
            { at: `${at}/more` },
          ),
        ]),
  ],
];

/**
 * What it asks with its options or parts and their scheme; then what it is about. Where it has parts or a scheme, their marks are edited
 * instead of its own.
 */
export function examQuestionBlocks(question: ExamQuestion, at: string): Block[][] {
  const stem = writtenPart(`${at}/stem`, question.stem);
  const about: Fact[] = [
    [labels.cognitiveLevel, [levelPart(at, question)]],
    [labels.marks, [part(`${at}/marks`, String(question.marks))]],
    [
      `${labels.clo}, ${labels.topic}`,
      orEmpty([question.clo, question.topic].filter((one) => one.trim() !== '').join(' · ')),
    ],
    [labels.subtopic, [part(`${at}/subtopic`, parseInline(question.subtopic))]],
  ];
  if (question.kind === 'struktur') return [[stem, ...partBlocks(question, at)], [pairTable(about)]];
  if (question.kind === 'esei-pendek') return [[stem, ...essayBlocks(question, at)], [pairTable(about)]];
  const { options, answer, explanation } = question;
  return [
    [
      stem,
      pairTable(
        options.map(({ key, text }, n) => [
          key === answer ? `${key} ✓` : key,
          [{ ...writtenPart(`${at}/options/${n}/text`, text), name: `${labels.options} ${key}` }],
        ]),
      ),
    ],
    [
      pairTable([...about, ['Kunci Jawapan', [part(`${at}/answer`, answer, { choices: keyChoices })]]]),
      heading(3, labels.explanation),
      writtenPart(`${at}/explanation`, explanation),
    ],
  ];
}

export const matrixTitle = 'Matriks penjajaran';

/** The places of CLOs, topics and HP in the documents. */
export const matrixBlocks = (chain: Chain): Block[] => [
  heading(2, matrixTitle),
  ...listing(alignmentOf(chain), [
    [
      22,
      'Perkara',
      ({ kind, label, detail }) =>
        [label, kind === 'topic' && detail !== '' ? `Minggu ${detail}` : detail].join(' ').trim(),
    ],
    ...(['topics', 'jst', 'jsu', 'pentaksiran', 'rubrik', 'exam'] as const).map(
      (name) =>
        [
          13,
          name === 'topics' ? labels.topic : stepLabels[name],
          ({ cells }: ReturnType<typeof alignmentOf>[number]) =>
            parseInline(cells[name] === null ? 'Belum dijana' : cells[name].join(', ') || 'Tiada'),
        ] as const,
    ),
  ]),
];
