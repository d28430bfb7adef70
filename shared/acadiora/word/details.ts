import { cell, heading, numbered, paragraph, table, type Block, type Row } from '../../word/blocks.ts';
import type { Inline } from '../../richText/blocks.ts';
import { flatRuns } from '../../richText/flat.ts';
import { criterionKeys, type CriterionKey } from '../criteria.ts';
import {
  extraTexts,
  levelLabel,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
  factLabels,
} from '../labels.ts';
import type { Criteria, Evaluation } from '../schemas.ts';
import { remarkRuns, type Opinions, factLines, placeLabel, type ShortFact } from './parts.ts';
import { type CountedFact, factGroups, paperFacts } from '../factGroups.ts';
import type { Facts } from '../facts.ts';

type Entry = Criteria[CriterionKey];

/** What the details tab holds: each criterion with its rubric, remarks and extra fields, in a table of its own. */
export const detailBlocks = (evaluation: Criteria, opinions: Opinions): Block[] => [
  heading(1, labels.details),
  ...criterionKeys.flatMap((key) => [
    heading(3, `${numberedTitle(key)}: ${scoreText(evaluation[key])}`),
    table([100], [], criterionRows(evaluation[key], opinions), { look: 'dense' }),
  ]),
];

const scoreText = ({ score, maxScore, percentage }: Entry): string =>
  maxScore === 0
    ? scoreLabel(score, maxScore)
    : `${scoreLabel(score, maxScore)} (${percentLabel(percentage)}, ${scoreBandLabels[scoreBand(percentage)]})`;

/** Under its name on one line, and the texts below it. */
const row = (label: string, texts: readonly Inline[], isNumbered = false): Row[] =>
  texts.length === 0
    ? []
    : [[cell([paragraph([{ text: label, bold: true }]), ...(isNumbered ? [numbered(texts)] : texts.map(paragraph))])]];

const criterionRows = (entry: Entry, opinions: Opinions): Row[] => [
  ...row(labels.comments, [...entry.comments.map(flatRuns), rubric(entry)]),
  ...(['strengths', 'weaknesses', 'improvements'] as const).flatMap((kind) =>
    row(
      labels[kind],
      entry[kind].map((remark) => remarkRuns(remark, opinions, kind !== 'strengths')),
      true,
    ),
  ),
  ...row(labels.extras, extrasIn(entry)),
];

/** The extra fields that say something, in one text. */
function extrasIn(entry: Entry): Inline[] {
  const texts = extraTexts(entry).flatMap(({ label, texts: values, isEmpty }) =>
    isEmpty
      ? []
      : [
          [
            { text: `${label}: ` },
            ...values.flatMap((value, i) => [...(i === 0 ? [] : [{ text: '; ' }]), ...flatRuns(value)]),
          ],
        ],
  );
  return texts.length === 0 ? [] : [texts.flatMap((runs, i) => [...(i === 0 ? [] : [{ text: ' · ' }]), ...runs])];
}

/** Each item with its level and why it was given; the weakness that bounds it is listed below. */
const rubric = ({ items }: Entry): Inline =>
  items.flatMap(({ label, level, reason, cappedBy }, index) => [
    { text: `${index === 0 ? '' : ' · '}${label}: ` },
    { text: levelLabel(level), bold: true },
    ...(reason.trim() === '' ? [] : [{ text: '. ' }, ...flatRuns(reason)]),
    ...(cappedBy === null ? [] : [{ text: ` ${labels.cappedBy}.`, italic: true }]),
  ]);

/** What code has counted in the paper, each finding with its place. */
export const factBlocks = (facts: Facts): Block[] => [
  heading(1, factLabels.title),
  factLines(factGroups(facts).map((group) => group.facts.map(factLine))),
];

/** What paper was reviewed, and when. */
export const paperBlock = (evaluation: Evaluation): Block => factLines([paperFacts(evaluation).map(factLine)]);

const factLine = ({ label, found, none }: CountedFact): ShortFact => [
  label,
  found
    .map(({ text, evidence }) =>
      evidence ? (text === '' ? placeLabel(evidence) : `${text} [${placeLabel(evidence)}]`) : text,
    )
    .join('; ') || none,
];
