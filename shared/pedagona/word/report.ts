import { heading, keysOf, portrait } from '../../word/blocks.ts';
import type { Block, WordDocument } from '../../word/blocks.ts';
import { evidenceBaseLabels, reportLabels, reportTitle, unconfirmedSourcesLabel } from '../labels.ts';
import type { Report } from '../stages.ts';
import { listing, textBlocks } from '../../word/written.ts';
import { openingBlocks, pedagonaDocument } from './parts.ts';
import type { ChainContext } from './parts.ts';

/** The report page as a document: its 13 sections (spec 1 §2). */
export const reportDocument = (report: Report, context: ChainContext): WordDocument =>
  pedagonaDocument(reportTitle, context.sessionName, [
    portrait([...openingBlocks(context, report.engineNotice), ...reportBlocks(report)]),
  ]);

/** The content without the opening. */
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
