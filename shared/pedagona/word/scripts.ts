import { factTable, heading, keysOf } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import {
  chainLabels,
  learningModelLabels,
  scriptsLabels as labels,
  scriptType1Labels,
  scriptType2Labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../labels.ts';
import type { Scripts } from '../stages.ts';
import { listOrText, textBlocks } from '../../word/written.ts';
import { joinSections, openingBlocks, pedagonaDocument, textTable } from './parts.ts';
import type { ChainContext } from './parts.ts';

/** Both tabs of the scripts page as a document, type 1 first (spec 1 §2). */
export const scriptsDocument = (scripts: Scripts, context: ChainContext): WordDocument =>
  pedagonaDocument(
    labels.title,
    context.sessionName,
    joinSections([
      { orientation: 'portrait', blocks: openingBlocks(context, scripts.engineNotice) },
      ...scriptsSections(scripts),
    ]),
  );

/** The content without the opening, a section for each type. */
export const scriptsSections = (scripts: Scripts): Section[] => [
  { orientation: 'portrait', blocks: [heading(1, labels.type1), ...type1Blocks(scripts)] },
  { orientation: 'portrait', blocks: [heading(1, labels.type2), ...type2Blocks(scripts)] },
];

const type1Blocks = (scripts: Scripts): Block[] =>
  keysOf(scriptType1Labels).flatMap((key) => [
    heading(2, scriptType1Labels[key]),
    ...(key === 'scriptType16cMapping' ? [textTable(sixCLabels, scripts[key])] : textBlocks(scripts[key])),
    ...linksOf(scripts, key),
  ]);

const type2Blocks = (scripts: Scripts): Block[] =>
  keysOf(scriptType2Labels).flatMap((key) => [
    heading(2, scriptType2Labels[key]),
    ...type2Section(scripts, key),
    ...linksOf(scripts, key),
  ]);

/** The outcomes that a section serves. */
const linksOf = ({ links }: Scripts, key: string): Block[] =>
  links[key] === undefined ? [] : [factTable([[chainLabels.links, listOrText(links[key])]])];

function type2Section(scripts: Scripts, key: keyof typeof scriptType2Labels): Block[] {
  switch (key) {
    case 'scriptType2ModelPembelajaran':
      return [textTable(learningModelLabels, scripts[key])];
    case 'scriptType26cMapping':
      return [textTable(sixCLabels, scripts[key])];
    case 'scriptType23eFramework':
      return [textTable(threeELabels, scripts[key])];
    case 'scriptType23rFramework':
      return [textTable(threeRLabels, scripts[key])];
  }
  return textBlocks(scripts[key]);
}
