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
import { writtenPart } from '../../word/written.ts';
import { textTable } from './parts.ts';

/** Both tabs of the scripts page, type 1 first (spec 1 §2). */
export const scriptsSections = (scripts: Scripts): Section[] =>
  scriptTypes.map(({ title, sections }) => portrait([heading(1, title), ...typeBlocks(sections, scripts)]));

export const scriptTypes: { title: string; sections: Partial<Record<ScriptSection, string>> }[] = [
  { title: labels.type1, sections: scriptType1Labels },
  { title: labels.type2, sections: scriptType2Labels },
];

/** The sections of one type, each with the outcomes that it serves. */
export const typeBlocks = (titles: Partial<Record<ScriptSection, string>>, scripts: Scripts): Block[] =>
  (Object.entries(titles) as [ScriptSection, string][]).flatMap(([name, title]) => {
    const content = scripts[name];
    const links = scripts.links[name];
    const linkFacts = links === undefined ? [] : [[chainLabels.links, [writtenPart(`/links/${name}`, links)]] as const];
    const blocks =
      typeof content !== 'string'
        ? [textTable(`/${name}`, scriptFrameworks[name] ?? {}, content, linkFacts)]
        : [writtenPart(`/${name}`, content), ...(links === undefined ? [] : [factTable(linkFacts)])];
    return [heading(2, scriptHeading(name, title)), ...blocks];
  });
