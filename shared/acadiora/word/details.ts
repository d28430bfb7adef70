import { factTable, heading, italic, labelCell, paragraph, recordTable } from '../../word/blocks.ts';
import { listOrText, writtenBlocks } from '../../word/written.ts';
import type { Block, CellBlock } from '../../word/blocks.ts';
import { criterionKeys, type CriterionKey } from '../criteria.ts';
import {
  extraTexts,
  levelLabel,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../labels.ts';
import type { Criteria } from '../schemas.ts';
import { numberedTitle, remarksUnder, type Opinions } from './parts.ts';

type Entry = Criteria[CriterionKey];

/** What the details tab holds: each criterion with its rubric, remarks and extra fields. */
export const detailBlocks = (evaluation: Criteria, opinions: Opinions): Block[] => [
  heading(1, labels.details),
  ...criterionKeys.flatMap((key) => criterionBlocks(key, evaluation[key], opinions)),
];

const criterionBlocks = (key: CriterionKey, entry: Entry, opinions: Opinions): Block[] => [
  heading(2, numberedTitle(key)),
  paragraph([{ text: scoreText(entry), bold: true }]),
  ...entry.comments.flatMap(writtenBlocks),
  ...rubric(entry),
  ...(['strengths', 'weaknesses', 'improvements'] as const).flatMap((kind) =>
    remarksUnder(heading(3, labels[kind]), entry[kind], opinions, { hasPriority: kind !== 'strengths' }),
  ),
  ...extraBlocks(entry),
];

const scoreText = ({ score, maxScore, percentage }: Entry): string =>
  maxScore === 0
    ? `${labels.score}: ${scoreLabel(score, maxScore)}`
    : `${labels.score}: ${scoreLabel(score, maxScore)} (${percentLabel(percentage)}, ${scoreBandLabels[scoreBand(percentage)]})`;

const rubric = ({ items }: Entry): Block[] =>
  items.length === 0
    ? []
    : [
        recordTable(items, [
          [38, labels.item, ({ label }) => labelCell(label)],
          [20, labels.level, ({ level }) => levelLabel(level)],
          [42, labels.reason, ({ reason, cappedBy }) => reasonBlocks(reason, cappedBy)],
        ]),
      ];

/** Why the level was given and, where a counted fact bounds it, by which. */
function reasonBlocks(reason: string, cappedBy: string | null): CellBlock[] {
  const bound = cappedBy === null ? [] : [paragraph(italic(`${labels.cappedBy}: ${cappedBy}`))];
  const given = writtenBlocks(reason);
  return given.length + bound.length === 0 ? [paragraph('–')] : [...given, ...bound];
}

function extraBlocks(entry: Entry): Block[] {
  const texts = extraTexts(entry);
  if (texts.length === 0) return [];
  return [
    heading(3, labels.extras),
    factTable(texts.map(({ label, texts: values }) => [label, listOrText(values)] as const)),
  ];
}
