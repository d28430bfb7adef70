import { factTable, heading, portrait } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import {
  chainLabels,
  scriptFrameworks,
  scriptHeading,
  scriptsLabels as labels,
  type ScriptSection,
  scriptType1Labels,
  scriptType2Labels,
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
    joinSections([portrait(openingBlocks(context, scripts.engineNotice)), ...scriptsSections(scripts)]),
  );

/** The content without the opening, a section for each type. */
export const scriptsSections = (scripts: Scripts): Section[] => [
  portrait([heading(1, labels.type1), ...typeBlocks(scriptType1Labels, scripts)]),
  portrait([heading(1, labels.type2), ...typeBlocks(scriptType2Labels, scripts)]),
];

/** The sections of one type, each with the outcomes that it serves. */
const typeBlocks = (titles: Partial<Record<ScriptSection, string>>, scripts: Scripts): Block[] =>
  (Object.entries(titles) as [ScriptSection, string][]).flatMap(([name, title]) => {
    const content = scripts[name];
    const links = scripts.links[name];
    const linkFacts = links === undefined ? [] : [[chainLabels.links, listOrText(links)] as const];
    const blocks =
      typeof content !== 'string'
        ? [textTable(scriptFrameworks[name] ?? {}, content, linkFacts)]
        : [...textBlocks(content), ...(links === undefined ? [] : [factTable(linkFacts)])];
    return [heading(2, scriptHeading(name, title)), ...blocks];
  });
