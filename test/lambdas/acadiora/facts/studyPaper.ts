import type { Section } from '../../../../shared/acadiora/facts.ts';
import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { placeAt } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { paperOf } from './layouts.ts';

/** A section of an invented paper: its kind, its heading and its lines. */
export type Part = readonly [kind: SectionKind, heading: string, ...lines: string[]];

interface KnownPaper {
  document: SourceDocument;
  sections: Section[];
}

/** An invented paper; a part whose heading begins with a form feed begins a page. */
export function paper(...parts: readonly Part[]): KnownPaper {
  const lines: string[] = [];
  const starts = parts.map(([, heading, ...text]) => {
    if (heading.startsWith('\f')) lines.push('---');
    const first = lines.length;
    const printed = heading.replace('\f', '');
    lines.push(...(printed === '' ? [] : [`# ${printed}`]), ...text);
    return first;
  });
  const document = paperOf(lines.join('\n'));
  // The rows of a table are one block.
  const blockAt = (line: number): string =>
    String(
      lines
        .slice(0, line + 1)
        .filter((text, i) => text !== '---' && !(text.startsWith('|') && lines[i - 1]?.startsWith('|'))).length,
    );
  const sections = parts.map(([kind, heading], i) => {
    const at = blockAt(starts[i] ?? 0);
    return { kind, heading: heading.replace('\f', ''), level: 1, at, place: placeAt(document, at), words: 0 };
  });
  return { document, sections };
}
