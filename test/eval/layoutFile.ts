import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { mimeTypes } from '../../shared/uploads/rules.ts';
import type { Layout } from './layouts.ts';
import type { TestFile } from '../support/documents.ts';

/** A layout as a Word file: its headings, lines, and tables with cells over columns (`<`) and rows (`^`). */
export async function docxOfLayout({ document }: Layout, name: string): Promise<TestFile> {
  const children: (Paragraph | Table)[] = [];
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 0) children.push(tableOf(rows));
    rows = [];
  };
  for (const line of document.trim().split('\n')) {
    if (line.startsWith('|')) {
      rows.push(
        line
          .split('|')
          .slice(1, -1)
          .map((text) => text.trim()),
      );
      continue;
    }
    endTable();
    const heading = /^# (.*)/.exec(line)?.[1];
    children.push(
      new Paragraph({ text: heading ?? line, ...(heading !== undefined && { heading: HeadingLevel.HEADING_1 }) }),
    );
  }
  endTable();
  const file = new Document({ sections: [{ children }] });
  return { name, type: mimeTypes['docx'] ?? '', bytes: new Uint8Array(await Packer.toBuffer(file)) };
}

/** A short row's last cell reaches to the table's edge. */
function tableOf(rows: readonly string[][]): Table {
  const width = Math.max(...rows.map(({ length }) => length));
  const full = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('<')]);
  const isOver = (row: number, column: number, mark: string): boolean => full[row]?.[column] === mark;
  return new Table({
    rows: full.map(
      (cells, row) =>
        new TableRow({
          children: cells.flatMap((text, column) =>
            text === '<' || text === '^'
              ? []
              : new TableCell({
                  columnSpan: spanFrom(column, (next) => isOver(row, next, '<')),
                  rowSpan: spanFrom(row, (next) => isOver(next, column, '^')),
                  children: text.split('<br>').map((line) => new Paragraph(line)),
                }),
          ),
        }),
    ),
  });
}

/** How many rows or columns a cell covers. */
function spanFrom(at: number, isFurther: (next: number) => boolean): number {
  let end = at + 1;
  while (isFurther(end)) end++;
  return end - at;
}
