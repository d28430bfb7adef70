import { type Citation, placeAt, textAt } from '../../shared/document/citation.ts';
import { parseDocument } from '../../shared/document/render.ts';
import type { SourceDocument, TableBlock } from '../../shared/document/document.ts';
import { comparable } from '../../shared/text/comparable.ts';

/**
 * A document written by hand: a line per block ('# heading', '- item', a paragraph), lines of one table under each other as `| a | b |`, an
 * empty line between two tables; `|<|` and `|^|` are covered places, `<br>` a line break, `--- muka surat 2 ---` a page.
 */
export function documentOf(text: string): SourceDocument {
  let n = 0;
  let row = 0;
  const lines = text.trim().split('\n');
  const numbered = lines.map((each) => {
    const line = each.trim();
    if (line === '' || line.startsWith('--- ')) {
      if (line === '') row = 0;
      return line;
    }
    if (!line.startsWith('|')) row = 0;
    else if (row > 0) return `[${n}.${++row}] ${line}`;
    else row = 1;
    n += 1;
    return `[${row > 0 ? `${n}.1` : n}] ${line}`;
  });
  const parsed = parseDocument(['<dokumen nama="a">', ...numbered, '</dokumen>'].join('\n'));
  if (parsed === null) throw new Error('No document');
  return parsed.document;
}

/** The first table of such a text. */
export function tableOf(text: string): TableBlock {
  const table = documentOf(text).blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('No table');
  return table;
}

/** Whether the document says these words at the places that are named for them. */
export const says = (document: SourceDocument, { at, quote, place }: Citation): boolean =>
  comparable(at.map((ref) => textAt(document, ref) ?? '').join(' ')).includes(comparable(quote)) &&
  place === placeAt(document, at[0] ?? '');
