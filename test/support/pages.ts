import type { Block, DocumentKind, GridRow, SourceDocument } from '../../shared/document/document.ts';

/** A page as flat lines. */
interface PageText {
  number: number;
  label?: string;
  text: string;
}

/** A document written by hand as flat lines; `blocksOfText` makes blocks of it. */
export interface DocumentText {
  kind: DocumentKind;
  pages: PageText[];
  notices: string[];
}

/**
 * The document as flat text by page, for tests that look for words: a table row is one line `| a | b |`, the lines of a cell are
 * parted by `<br>`, covered places are empty. A workbook has a page for each sheet, other documents without true pages have one.
 */
export function pagesOf({ blocks }: SourceDocument): PageText[] {
  const sheets = [...new Set(blocks.flatMap(({ sheet }) => sheet ?? []))];
  const pages = new Map<number, { label?: string; lines: string[]; last: Block }>();
  for (const block of blocks) {
    for (const { text, page } of linesOf(block)) {
      const number = page ?? Math.max(1, sheets.indexOf(block.sheet ?? '') + 1);
      const known = pages.get(number) ?? {
        ...(block.sheet === undefined ? {} : { label: block.sheet }),
        lines: [],
        last: block,
      };
      // A blank line parts a table from a table that follows at once.
      if (known.last !== block && known.last.kind === 'table' && block.kind === 'table') known.lines.push('');
      known.lines.push(text);
      pages.set(number, { ...known, last: block });
    }
  }
  return [...pages]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { label, lines }]) => ({
      number,
      ...(label === undefined ? {} : { label }),
      text: lines.join('\n'),
    }));
}

function linesOf(block: Block): { text: string; page: number | undefined }[] {
  if (block.kind !== 'table') {
    const text = block.text.replace(/^\|/gmu, '¦');
    return text.trim() === '' ? [] : [{ text, page: block.page }];
  }
  const [head] = block.rows;
  let page = head?.page ?? block.page;
  return block.rows.flatMap((row) => {
    const text = rowLine(row);
    const isNewPage = (row.page ?? block.page) !== page;
    page = row.page ?? block.page;
    const repeated = isNewPage && head && looksLikeHead(head) ? rowLine(head) : null;
    return [repeated, text].flatMap((line) => (line === null ? [] : [{ text: line, page }]));
  });
}

/** A head is named again on each page that its table goes on to: three columns or more, all with words. */
const looksLikeHead = ({ cells }: GridRow): boolean =>
  cells.length > 2 && cells.every((cell) => typeof cell === 'string' || /\p{L}/u.test(cell.text));

function rowLine({ cells }: GridRow): string | null {
  const texts = cells.map((cell) =>
    typeof cell === 'string' ? '' : cell.text.trim().replaceAll('|', '¦').replaceAll('\n', '<br>'),
  );
  return texts.some((text) => text !== '') ? `| ${texts.join(' | ')} |` : null;
}
