import { modules } from '../../modules.ts';
import { disclaimerText } from '../../texts.ts';
import type { Run } from '../../richText/blocks.ts';
import { parseInline } from '../../richText/inline.ts';
import { numbered, recordTable } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, WordDocument } from '../../word/blocks.ts';
import { withDetails } from '../../word/written.ts';
import type { Citation } from '../../document/citation.ts';
import type { CriterionKey } from '../criteria.ts';
import {
  absenceLabel,
  absentLabel,
  againstLabel,
  criterionTitle,
  mainCriteria,
  opinionLabels,
  priorityLabels,
  reviewLabels as labels,
  sourceLabels,
  unplacedLabel,
} from '../labels.ts';
import { placedQuote } from '../../text/labels.ts';
import type { Remark, Session } from '../schemas.ts';

export type Opinions = Session['opinions'];

/** An ACADIORA file: its header names the product, its footer holds the disclaimer. */
export const acadioraDocument = (subtitle: string, blocks: readonly Block[]): WordDocument => ({
  title: labels.title,
  subtitle,
  header: modules.acadiora.title,
  footerNote: `${labels.disclaimer}: ${disclaimerText}`,
  sections: [{ orientation: 'portrait', blocks }],
});

const numberedTitles = new Map(
  mainCriteria.flatMap(({ number, keys }) =>
    keys.map((key, index) => {
      const place = keys.length === 1 ? `${number}.` : `${number}.${index + 1}`;
      return [key, `${place} ${criterionTitle(key)}`] as const;
    }),
  ),
);
/** A criterion under the number of its main criterion: '1. Tajuk dan Abstrak', '2.1 Pengenalan'. */
export const numberedTitle = (key: CriterionKey): string => numberedTitles.get(key) ?? criterionTitle(key);

/**
 * Remarks as a numbered list under their heading, none without remarks: the remark, the paper's words it rests on, and who says it.
 * `hasPriority`: false for strengths. A remark outside its criterion names the criterion.
 */
export const remarksUnder = (
  heading: Block,
  remarks: readonly (Remark & { criterion?: CriterionKey })[],
  opinions: Opinions,
  { hasPriority }: { hasPriority: boolean },
): Block[] => {
  const items = remarks.map((remark): Run[] => [
    ...parseInline(remark.text, { bold: true }),
    { text: `\n${placeText(remark)}`, italic: true },
    { text: `\n${originText(remark, opinions, hasPriority)}` },
  ]);
  return items.length === 0 ? [] : [heading, numbered(items)];
};

/** The paper's words that a remark rests on, the second place on a line of its own. */
export const placeText = (remark: Remark): string =>
  [firstPlace(remark), ...(remark.against === null ? [] : [againstLabel(remark.against)])].join('\n');

function firstPlace({ evidence, isAbsence }: Remark): string {
  if (evidence === null) return isAbsence ? absentLabel : unplacedLabel;
  return isAbsence ? `${absenceLabel}. ${placedQuote(evidence)}` : placedQuote(evidence);
}

function originText(remark: Remark & { criterion?: CriterionKey }, opinions: Opinions, hasPriority: boolean): string {
  const opinion = opinions[remark.id];
  const priority = hasPriority ? priorityLabels[remark.priority] : undefined;
  return [
    ...(remark.criterion === undefined ? [] : [`${labels.criterion}: ${criterionTitle(remark.criterion)}`]),
    `${labels.source}: ${sourceLabels[remark.source]}`,
    ...(priority === undefined ? [] : [`${labels.priority}: ${priority}`]),
    ...(opinion === undefined ? [] : [`${labels.opinion}: ${opinionLabels[opinion]}`]),
  ].join(' · ');
}

export const withEvidence = (text: string, evidence: Citation | null): CellBlock[] =>
  withDetails(text, evidence === null ? [] : [placedQuote(evidence)]);

/** The blocks under their heading; nothing without blocks. */
export const under = (heading: Block, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading, ...blocks];

/** A headed table, or nothing without records. */
export const listing = <T>(records: readonly T[], columns: readonly Column<T>[]): Block[] =>
  records.length === 0 ? [] : [recordTable(records, columns)];
