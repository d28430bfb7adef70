import { factTable, heading, portrait } from '../../word/blocks.ts';
import type { Block, Section } from '../../word/blocks.ts';
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
import { textTable } from './parts.ts';

/** Both tabs of the scripts page, type 1 first (spec 1 §2). */
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
