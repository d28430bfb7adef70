import { heading, keysOf } from '../../word/blocks.ts';
import type { Block } from '../../word/blocks.ts';
import { evidenceBaseLabels, reportLabels, unconfirmedSourcesLabel } from '../labels.ts';
import type { Report } from '../stages.ts';
import { listing, textBlocks } from '../../word/written.ts';

/** The 13 sections of the report page (spec 1 §2). */
export const reportBlocks = (report: Report): Block[] =>
  keysOf(reportLabels).flatMap((key) => [
    heading(1, reportLabels[key]),
    ...(key === 'evidenceBase'
      ? [...sourceBlocks(report.evidenceBase), ...unconfirmedBlocks(report)]
      : textBlocks(report[key])),
  ]);

const unconfirmedBlocks = ({ unconfirmedSources }: Report): Block[] =>
  unconfirmedSources.length === 0 ? [] : [heading(2, unconfirmedSourcesLabel), ...sourceBlocks(unconfirmedSources)];

const sourceBlocks = (sources: Report['evidenceBase']): Block[] =>
  listing(sources, [
    [38, evidenceBaseLabels.source, ({ source }) => textBlocks(source)],
    [20, evidenceBaseLabels.type, ({ type }) => textBlocks(type)],
    [42, evidenceBaseLabels.relevance, ({ relevance }) => textBlocks(relevance)],
  ]);
