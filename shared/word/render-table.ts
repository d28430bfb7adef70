import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import type { Cell, CellBlock, Row, Table as TableBlock } from './blocks.ts';
import { renderAnswerSpace, renderList, renderParagraph } from './render-text.ts';
import type { RenderContext } from './render-text.ts';
import { cellFill, styleIds } from './styles.ts';
import { cellBlockTexts } from './text.ts';

/**
 * A row this long may run over a page's end. Shorter ones move to the next page whole; a row taller than a page that must not split
 * would be cut off by some programs. The longest cell is weighed: characters per twip of width.
 */
const maxUnsplitLines = 20;
const twipsPerCharacter = 105;
/** A line to write on, in lines of text. */
const answerLineHeight = 1.75;

export function renderTable({ widths, head, rows, look, isKept = false }: TableBlock, context: RenderContext): Table {
  const sum = widths.reduce((total, width) => total + width, 0);
  const columns = widths.map((width) => Math.floor((width / sum) * context.textWidth));
  const labelled = rows.some(([first]) => first?.style === 'label');
  return new Table({
    style: look === 'plain' ? styleIds.plainTable : styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((total, width) => total + width, 0), type: WidthType.DXA },
    columnWidths: columns,
    tableLook: { firstRow: head.length > 0, firstColumn: labelled, lastRow: false, noHBand: true, noVBand: true },
    rows: [
      ...head.map((row) => renderRow(row, columns, context, { isHead: true, maySplit: false, keepNext: isKept })),
      // LibreOffice (7.4) can lose the rows after a page's end when the first one under a head must stay whole.
      ...rows.map((row, index) =>
        renderRow(row, columns, context, {
          isHead: false,
          maySplit: index === 0 && head.length > 0,
          keepNext: isKept && index < rows.length - 1,
        }),
      ),
    ],
  });
}

function renderRow(
  row: Row,
  columns: readonly number[],
  context: RenderContext,
  { isHead, maySplit, keepNext }: { isHead: boolean; maySplit: boolean; keepNext: boolean },
): TableRow {
  let column = 0;
  let lines = 0;
  const children = row.map((cell) => {
    const { colspan = 1 } = cell;
    const width = columns.slice(column, column + colspan).reduce((total, part) => total + part, 0);
    column += colspan;
    lines = Math.max(lines, linesOf(cell, width));
    return renderCell(cell, width, context, { isHead, keepNext });
  });
  return new TableRow({ children, tableHeader: isHead, cantSplit: !maySplit && lines <= maxUnsplitLines });
}

/** About how many lines the cell takes. */
const linesOf = ({ blocks }: Cell, width: number): number =>
  blocks
    .flatMap((block) =>
      block.kind === 'answerSpace'
        ? Array<string>(Math.ceil(answerLineHeight * block.lines)).fill('')
        : cellBlockTexts(block),
    )
    .flatMap((text) => text.split('\n'))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((line.length * twipsPerCharacter) / width)), 0);

/** `keepNext`: the row stays on the page of the next one. */
type CellFace = { isHead: boolean; keepNext: boolean };

function renderCell(cell: Cell, width: number, context: RenderContext, { isHead, keepNext }: CellFace): TableCell {
  const { blocks, colspan = 1 } = cell;
  const style = cell.style ?? (isHead ? 'head' : undefined);
  const isHeading = style === 'head' || style === 'label' || style === 'total';
  const children = blocks.flatMap((block) => renderCellBlock(block, context, { isHeading, keepNext }));
  return new TableCell({
    // Word calls a cell without a paragraph damaged.
    children:
      children.length > 0 ? children : [new Paragraph({ style: styleIds.tableText, ...(keepNext && { keepNext }) })],
    ...(colspan > 1 && { columnSpan: colspan }),
    width: { size: width, type: WidthType.DXA },
    ...(style && { shading: { fill: cellFill[style] } }),
  });
}

function renderCellBlock(
  block: CellBlock,
  context: RenderContext,
  { isHeading, keepNext }: { isHeading: boolean; keepNext: boolean },
): Paragraph[] {
  const keep = keepNext ? { keepNext } : {};
  if (block.kind === 'list')
    return renderList(block, context, { bullets: styleIds.tableBullets, numbers: styleIds.tableNumbers }, keep);
  if (block.kind === 'answerSpace') return renderAnswerSpace(block);
  return [renderParagraph(block, { style: isHeading ? styleIds.tableHeading : styleIds.tableText, ...keep })];
}
