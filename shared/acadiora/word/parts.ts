import { modules } from '../../modules.ts';
import { disclaimerText } from '../../texts.ts';
import type { Run } from '../../richText/blocks.ts';
import { flatRuns } from '../../richText/flat.ts';
import { cell, paragraph, recordTable, table } from '../../word/blocks.ts';
import type { Block, CellBlock, Column, Table, WordDocument } from '../../word/blocks.ts';
import { withDetails } from '../../word/written.ts';
import type { Citation } from '../../document/citation.ts';
import type { CriterionKey } from '../criteria.ts';
import { opinionLabels, remarkNote, reviewLabels as labels } from '../labels.ts';
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

/**
 * A remark with its place and the reader's opinion; the paper's words stay on the page, where they unfold. `hasPriority`: false for
 * strengths. One outside its criterion names the criterion.
 */
export function remarkRuns(
  remark: Remark & { criterion?: CriterionKey },
  opinions: Opinions,
  hasPriority: boolean,
): Run[] {
  const opinion = opinions[remark.id];
  const notes = [
    ...remarkNote(remark, hasPriority),
    ...(opinion === undefined ? [] : [`${labels.opinion}: ${opinionLabels[opinion]}`]),
  ];
  return [...flatRuns(remark.text), { text: ` [${notes.join(' · ')}]`, italic: true }];
}

export const withEvidence = (text: string, evidence: Citation | null): CellBlock[] =>
  withDetails(text, evidence === null ? [] : [placeLabel(evidence)]);

/** Where something stands: its page or heading, or the words themselves where the paper has neither. */
export const placeLabel = (evidence: Citation): string => evidence.place || placedQuote(evidence);

/** The blocks under their heading; nothing without blocks. */
export const under = (heading: Block, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading, ...blocks];

/** A headed table, or nothing without records. */
export const listing = <T>(records: readonly T[], columns: readonly Column<T>[]): Block[] =>
  records.length === 0 ? [] : [recordTable(records, columns, { look: 'dense' })];

export type ShortFact = readonly [label: string, text: string];

/** Facts of a few words, one after the other; a row for each group. */
export const factLines = (groups: readonly (readonly ShortFact[])[]): Table =>
  table(
    [100],
    [],
    groups.map((facts) => [
      cell([
        paragraph(
          facts.flatMap(([label, text], index) => [
            { text: `${index === 0 ? '' : ' · '}${label}: `, bold: true },
            ...flatRuns(text),
          ]),
        ),
      ]),
    ]),
    { look: 'dense' },
  );
