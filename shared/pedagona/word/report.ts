import { heading, keysOf } from '../../word/blocks.ts';
import type { Block } from '../../word/blocks.ts';
import { evidenceBaseLabels as columns, reportLabels, unconfirmedSourcesLabel } from '../labels.ts';
import type { Report } from '../stages.ts';
import { editedColumns, listing, textBlocks, writtenPart } from '../../word/written.ts';

/** The 13 sections of the report page (spec 1 §2). */
export const reportBlocks = (report: Report): Block[] =>
  keysOf(reportLabels).flatMap((key) => [
    heading(1, reportLabels[key]),
    ...(key === 'evidenceBase' ? sourceBlocks(report) : [writtenPart(`/${key}`, report[key])]),
  ]);

const sourceBlocks = ({ evidenceBase, unconfirmedSources }: Report): Block[] => [
  ...listing(
    evidenceBase,
    editedColumns(
      '/evidenceBase',
      [38, 'source', columns.source],
      [20, 'type', columns.type],
      [42, 'relevance', columns.relevance],
    ),
    { list: '/evidenceBase' },
  ),
  ...(unconfirmedSources.length === 0
    ? []
    : [
        heading(2, unconfirmedSourcesLabel),
        ...listing(unconfirmedSources, [
          [38, columns.source, ({ source }) => textBlocks(source)],
          [20, columns.type, ({ type }) => textBlocks(type)],
          [42, columns.relevance, ({ relevance }) => textBlocks(relevance)],
        ]),
      ]),
];
