import { modules } from '../../modules.ts';
import { disclaimerText } from '../../texts.ts';
import { bullets, cell, numbered, paragraph, table } from '../../word/blocks.ts';
import type { Block, Cell, CellBlock, List, Row, Run, WordDocument } from '../../word/blocks.ts';
import type { Evidence } from '../../evidence.ts';
import type { CriterionKey } from '../criteria.ts';
import {
  absenceLabel,
  againstLabel,
  criterionTitle,
  evidenceLabel,
  mainCriteria,
  opinionLabels,
  priorityLabels,
  reviewLabels as labels,
  sourceLabels,
} from '../labels.ts';
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
 * Remarks as a numbered list: the remark, the paper's words it rests on, and who says it. `hasPriority`: false for strengths, which
 * need no mending. A remark outside its criterion names it.
 */
export const remarkList = (
  remarks: readonly (Remark & { criterion?: CriterionKey })[],
  opinions: Opinions,
  { hasPriority }: { hasPriority: boolean },
): List =>
  numbered(
    remarks.map((remark): Run[] => [
      { text: remark.text, bold: true },
      { text: `\n${placeText(remark)}`, italic: true },
      { text: `\n${originText(remark, opinions, hasPriority)}` },
    ]),
  );

/** The paper's words that a remark rests on, the second place on a line of its own. */
export const placeText = ({ evidence, against, isAbsence }: Remark): string =>
  [
    isAbsence ? `${absenceLabel}. ${evidenceLabel(evidence)}` : evidenceLabel(evidence),
    ...(against === null ? [] : [againstLabel(against)]),
  ].join('\n');

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

/** Two or more texts as a list, one as it is, none as `none`. */
export function listOf(texts: readonly string[], none: string = labels.empty): CellBlock[] {
  const stated = texts.filter((text) => text.trim() !== '');
  if (stated.length > 1) return [bullets(stated)];
  return [paragraph(stated[0] ?? none)];
}

/** A value with the paper's own words below it. */
export const withEvidence = (text: string, evidence: Evidence | null): CellBlock[] => [
  paragraph(text),
  ...(evidence === null ? [] : [paragraph([{ text: evidenceLabel(evidence), italic: true }])]),
];

/** A written text, a paragraph for each that an empty line divides; none for an empty one. */
export const textBlocks = (text: string): CellBlock[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(part.trim()));

/** The blocks under their heading, or nothing at all: no heading stands alone. */
export const under = (heading: Block, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading, ...blocks];

/** A headed table, or nothing without rows. */
export const listing = (widths: readonly number[], head: readonly string[], rows: readonly Row[]): Block[] =>
  rows.length === 0 ? [] : [table(widths, [head.map((text): Cell => cell(text))], rows)];
